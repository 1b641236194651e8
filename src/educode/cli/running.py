"""Has a job performed, and tells how it ended."""

from __future__ import annotations

import signal
import sys
from typing import TYPE_CHECKING

from educode.cli import textes
from educode.cli.exit_codes import ExitCode, of_failure
from educode.cli.loading import Finished, Ready, tell
from educode.cli.problem import Problem
from educode.host.process import Ended, Runner

if TYPE_CHECKING:
    from educode.host.engine import Step
    from educode.host.job import Job, Result
    from educode.host.limits import Limits

DEFAULT_MEGABYTES = 1024


def limits_of(seconds: float | None, megabytes: int | None) -> Limits:
    """The limits that the options ask for."""
    from educode.host.limits import Limits

    for name, value in (("--duree-max", seconds), ("--memoire-max", megabytes)):
        if value is not None and not value > 0:
            raise Problem(textes.NOT_POSITIVE.format(name=name))
    return Limits(seconds, megabytes or DEFAULT_MEGABYTES)


def perform(runner: Runner, job: Job, ready: Ready, *, errors_json: bool = False) -> tuple[Result, ExitCode]:
    """The result of ``job`` and its exit code, its failure told."""
    result = runner.run(job)
    if isinstance(result, Ended):
        raise Finished(_after_death(result, job, ready, errors_json=errors_json))
    if result.is_pipe_closed:
        raise Finished(ExitCode.PIPE_CLOSED)
    if result.is_output_lost:
        raise Problem(textes.OUTPUT_LOST, textes.CHECK_SPACE, ExitCode.OUTPUT)
    if result.frame_error:
        raise Problem(textes.CANNOT_WRITE.format(path=result.frame_error), textes.CHECK_OUTPUT, ExitCode.OUTPUT)
    if result.failed is None:
        return result, ExitCode.OK
    return result, _tell_failure(result.failed, ready, errors_json=errors_json)


def _after_death(ended: Ended, job: Job, ready: Ready, *, errors_json: bool) -> ExitCode:
    """V8 dies of a full memory; the system kills those that take too much, or that it wants gone."""
    from educode.host.engine import MEMORY_FULL, OUR_FAULT, failure

    if ended.signal in {signal.SIGTERM, getattr(signal, "SIGHUP", -1)}:
        return ExitCode.TERMINATED
    if ended.signal == signal.SIGINT:
        raise KeyboardInterrupt
    code = MEMORY_FULL if ended.signal else OUR_FAULT
    return _tell_failure(failure(code, megabytes=job.limits.megabytes), ready, errors_json=errors_json)


def _tell_failure(step: Step, ready: Ready, *, errors_json: bool) -> ExitCode:
    from educode.host.failure import to_diagnostic

    code = of_failure(step["code"])
    if code is ExitCode.INTERRUPTED and not errors_json:
        sys.stderr.write("\n" + textes.INTERRUPTED + "\n")
        return code
    tell([to_diagnostic(step, ready.compiled, ready.source)], ready.source, errors_json=errors_json)
    return code
