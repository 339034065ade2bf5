"""Each package has a bill of materials with its checksum, the same each time."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from formula_desktop import __version__
from formula_desktop.pages.settings.licences import PARTS
from tests.helpers.places import ROOT

NAMES = (
    *("a.AppImage", "b.deb", "c.dmg", "d-Setup.exe", "e.tar.xz"),
    *("f.tar.gz", "g.whl", "h.msi"),
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in (*NAMES, "SHA256SUMS"):
        (tmp_path / name).write_text(name)
    return tmp_path


def bills(folder: Path) -> dict[str, dict[str, Any]]:
    """The bills that the script makes, by the names of their packages."""
    script = ROOT / "packaging" / "sbom.py"
    done = subprocess.run(
        [sys.executable, script, folder], capture_output=True, encoding="utf-8", check=True
    )
    files = [Path(line) for line in done.stdout.splitlines()]
    return {
        file.name.removesuffix(".cdx.json"): json.loads(file.read_text("utf-8")) for file in files
    }


def test_every_package_has_one_with_its_checksum(folder: Path) -> None:
    found = bills(folder)
    assert found.keys() == {*NAMES}
    for name, each in found.items():
        assert (each["bomFormat"], each["specVersion"], each["version"]) == ("CycloneDX", "1.5", 1)
        program = each["metadata"]["component"]
        assert (program["name"], program["version"]) == ("formula-desktop", __version__)
        wanted = hashlib.sha256(name.encode()).hexdigest()
        assert program["hashes"] == [{"alg": "SHA-256", "content": wanted}]
        refs = [part["bom-ref"] for part in each["components"]]
        assert len(refs) == len({*refs})
        assert each["dependencies"] == [{"ref": name, "dependsOn": refs}]
        assert all(part["licenses"] for part in each["components"])
    assert len({each["serialNumber"] for each in found.values()}) == len(NAMES)
    assert bills(folder) == found, "made again"


def test_versions_are_those_that_are_locked(folder: Path) -> None:
    lock = (ROOT / "requirements.lock").read_text("utf-8")
    for each in bills(folder).values():
        for part in each["components"]:
            if part.get("purl", "").startswith("pkg:pypi/"):
                assert part["purl"] == f"pkg:pypi/{part['name'].lower()}@{part['version']}"
                assert f"\n{part['name'].lower()}=={part['version']} " in lock


def test_everything_in_the_packages_is_named(folder: Path) -> None:
    found = {
        name: {part["name"] for part in each["components"]} for name, each in bills(folder).items()
    }
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    needed = {each.partition("=")[0].partition(">")[0] for each in project["dependencies"]}
    for names in found.values():
        assert needed <= names
    assert "Python" not in found["g.whl"]
    shipped = " ".join(found["b.deb"])
    for part in PARTS[1:]:
        if "…" not in part.name:  # those are inside Qt
            assert any(word.strip(",") in shipped for word in part.name.split()), part.name


def test_a_folder_without_packages_is_a_failure(tmp_path: Path) -> None:
    script = ROOT / "packaging" / "sbom.py"
    assert subprocess.run([sys.executable, script, tmp_path], check=False).returncode == 1
