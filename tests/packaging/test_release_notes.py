"""What a release says: its section of the changelog, and plainly what is not signed."""

from __future__ import annotations

import sys

import pytest

from formula_desktop import __version__
from tests.helpers.places import ROOT

sys.path.insert(0, str(ROOT / "packaging" / "release"))

from notes import main, notes, section

CHANGES = """\
# Changes

What players notice.

## Not released yet
- later

## 1.1.0 — 2027-01-02
- **new**
- more

## 1.0.0
- first

## 0.9.0

"""


def test_the_section_is_that_of_the_version() -> None:
    assert section(CHANGES, "1.1.0") == "- **new**\n- more"
    assert section(CHANGES, "1.0.0") == "- first"


@pytest.mark.parametrize("version", ["1.1", "0.9.0", "2.0.0", "yet"])
def test_without_a_section_there_is_no_release(version: str) -> None:
    with pytest.raises(ValueError, match=f"no section for {version}"):
        section(CHANGES, version)


def test_it_says_plainly_what_is_not_signed() -> None:
    said = notes(CHANGES, "1.0.0", {})
    assert said.startswith("- first\n")
    assert said.count("**not signed**") == 2
    assert said.count("**not notarised**") == 1
    all_of_it = dict.fromkeys(("WINDOWS_SIGNED", "MACOS_SIGNED", "MACOS_NOTARISED"), "true")
    assert "**not" not in notes(CHANGES, "1.0.0", all_of_it)
    assert notes(CHANGES, "1.0.0", {"WINDOWS_SIGNED": "false"}) == said


def test_a_tag_of_another_version_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main("99.0.0") == 1
    assert capsys.readouterr() == ("", f"The tag is for 99.0.0, the program is {__version__}.\n")
