"""The files that come with the program are found, in the checkout and in an installed wheel."""

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QPointF, QTranslator
from PySide6.QtGui import QFontDatabase, QRawFont

from formula_desktop import resources
from formula_desktop.arguments import LANGUAGES
from formula_desktop.look.theme import FONT_FAMILY
from tests.helpers.places import ROOT


def test_the_fonts_are_one_family_with_four_weights(qapp: object) -> None:
    assert len(resources.fonts()) == 4
    for path in resources.fonts():
        number = QFontDatabase.addApplicationFont(str(path))
        assert QFontDatabase.applicationFontFamilies(number)[0] == FONT_FAMILY
    assert resources.built("fonts/OFL.txt").is_file()


def test_the_fonts_have_every_character_of_every_language(qapp: object) -> None:
    """Otherwise a letter would come from another font, or appear as a box."""
    for ts in (ROOT / "translations").glob("*.ts"):
        written = {*"".join(ElementTree.parse(ts).getroot().itertext())} - {"\n"}
        for path in resources.fonts():
            glyphs = QRawFont(str(path), 20).glyphIndexesForString
            assert [each for each in sorted(written) if 0 in glyphs(each)] == [], (ts.name, path)


def test_the_fonts_have_the_letters_of_names_in_a_class(qapp: object) -> None:
    """As children have them in Europe, in the alphabets with Latin letters."""
    letters = "ąćčďđęěėēğġģħıīįķĺļľłńņňőœŕřśşșšťțţūůűųŵŷźżžßþæøåäöüñçàèìòùâêîôûãõáéíóúýë"
    for path in resources.fonts():
        glyphs = QRawFont(str(path), 20).glyphIndexesForString
        missing = [each for each in letters + letters.upper() + "İ" if 0 in glyphs(each)]
        assert not missing, path


def test_the_zero_is_plain(qapp: object) -> None:
    """Children learn it without a slash; the typeface it is made from has one."""
    for path in resources.fonts():
        font = QRawFont(str(path), 1000)
        [zero] = font.glyphIndexesForString("0")
        outline = font.pathForGlyph(zero)
        outside, opening = outline.toSubpathPolygons()
        off = opening.boundingRect().center() - outside.boundingRect().center()
        assert off.manhattanLength() < 2
        ink = outline.boundingRect()
        for place in (0.3, 0.5, 0.7):
            assert not outline.contains(QPointF(ink.center().x(), ink.top() + place * ink.height()))


def test_the_fonts_are_what_the_script_derives(tmp_path: Path) -> None:
    script = str(ROOT / "packaging" / "typeface.py")
    subprocess.run([sys.executable, script, str(tmp_path)], check=True)
    derived = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert derived == {path.name: path.read_bytes() for path in resources.fonts()}


def test_every_language_has_its_translation(qapp: object) -> None:
    sources = {path.stem[-2:] for path in (ROOT / "translations").glob("*.ts")}
    assert sources == set(LANGUAGES)
    for language in LANGUAGES:
        assert QTranslator().load(str(resources.translation(language)))


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel built from the files of a clean clone: those that git would keep."""
    clone = tmp_path_factory.mktemp("with spaces") / "clone"
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True).stdout.decode()
    for name in filter(None, names.split("\0")):
        if (ROOT / name).is_file():
            (clone / name).parent.mkdir(parents=True, exist_ok=True)
            (clone / name).write_bytes((ROOT / name).read_bytes())
    # With what the lock installed: nothing is fetched.
    build = ["-m", "pip", "wheel", "--quiet", "--no-index", "--no-deps", "--no-build-isolation"]
    target = tmp_path_factory.mktemp("wheel")
    subprocess.run([sys.executable, *build, "--wheel-dir", str(target), str(clone)], check=True)
    return next(target.glob("formula_desktop-*-py3-none-any.whl"))


def test_what_a_wheel_brings_passes_the_self_test(wheel: Path, tmp_path: Path) -> None:
    site, found = tmp_path / "site", tmp_path / "found.json"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(site)  # which is what installing it does
    subprocess.run(
        [sys.executable, "-m", "formula_desktop", "--self-test", str(found)],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(site), "PYTHONSAFEPATH": "1"},
        check=True,
    )
    assert Path(json.loads(found.read_text("utf-8"))["from"]).is_relative_to(site)


def test_a_wheel_has_nothing_of_the_workshop(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        tops = {name.split("/")[0] for name in archive.namelist()}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"formula_desktop"}
