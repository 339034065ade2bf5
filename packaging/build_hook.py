"""Fills formula_desktop/built before a wheel is made, the way dev.py does in a checkout."""

import importlib.util
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildHook(BuildHookInterface[Any]):
    """Called by hatchling for each thing it builds; editable installs use the same folder."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile what is stale, with the Qt tools of the build's own environment."""
        sys.path.insert(0, self.root)
        import dev

        spec = importlib.util.find_spec("PySide6")
        if spec is None or spec.origin is None:
            raise RuntimeError("PySide6-Essentials is needed to compile the translations")
        dev.compile_built(Path(spec.origin).parent)
