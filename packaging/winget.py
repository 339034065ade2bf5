"""The manifest of a release for winget, Windows' own package manager.

    python packaging/winget.py FOLDER URL TARGET

FOLDER has the packages of a release and URL is where people download them, without the name of a
file. The files of the manifest are written to TARGET. Once the release is published, a person adds
them to microsoft/winget-pkgs, in manifests/f/FormulaDesktop/FormulaDesktop/VERSION.

A user gets the installer, which needs no administrator, and `--scope machine` the MSI. The texts
are those of the Linux desktops.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import bundle
import metadata
import windows_installer
import windows_msi

Value = str | int | Sequence["Value"] | Mapping[str, "Value"]

IDENTIFIER: Final = "FormulaDesktop.FormulaDesktop"
SCHEMA: Final = "1.12.0"
LOCALES: Final = {"en": "en-US", "nl": "nl-NL", "de": "de-DE", "fr": "fr-FR"}
METAINFO: Final = bundle.ROOT / "packaging" / "linux" / "metainfo.xml"
_LANGUAGE: Final = "{http://www.w3.org/XML/1998/namespace}lang"

RETURN_CODES: Final = {
    1: "cancelledByUser",
    1618: "packageInUse",
    1633: "systemNotSupported",
}
"""What the installer ends with (windows/installer.nsi), in winget's words."""


def manifest(folder: Path, url: str, day: str) -> dict[str, str]:
    """The texts of the files by name; `day` is that of the release, YYYY-MM-DD."""
    files = {IDENTIFIER: _file("version", {"DefaultLocale": LOCALES["en"]})}
    files[f"{IDENTIFIER}.installer"] = _file("installer", _installers(folder, url, day))
    for language, locale in LOCALES.items():
        kind = "defaultLocale" if language == "en" else "locale"
        files[f"{IDENTIFIER}.locale.{locale}"] = _file(kind, _words(language, locale))
    return {f"{name}.yaml": text for name, text in files.items()}


def _installers(folder: Path, url: str, day: str) -> dict[str, Value]:
    setup = folder / windows_installer.name(metadata.VERSION)
    msi = folder / windows_msi.name(metadata.VERSION)
    codes: list[Value] = [
        {"InstallerReturnCode": code, "ReturnResponse": meaning}
        for code, meaning in RETURN_CODES.items()
    ]
    for_user: dict[str, Value] = {
        "InstallerType": "nullsoft",
        "Scope": "user",
        **_download(setup, url),
        "ProductCode": "FormulaDesktop",
        "ExpectedReturnCodes": codes,
    }
    code = windows_msi.product_code(metadata.VERSION)
    upgrade_code = f"{{{windows_msi.UPGRADE_CODE}}}".upper()
    for_all: dict[str, Value] = {
        "InstallerType": "msi",
        "Scope": "machine",
        **_download(msi, url),
        "ProductCode": code,
        "AppsAndFeaturesEntries": [{"ProductCode": code, "UpgradeCode": upgrade_code}],
    }
    return {
        "Platform": ["Windows.Desktop"],
        "MinimumOSVersion": "10.0.17763.0",
        "InstallModes": ["interactive", "silent", "silentWithProgress"],
        "UpgradeBehavior": "install",
        "FileExtensions": [metadata.SUFFIX],
        "ReleaseDate": day,
        "Installers": [for_user, for_all],
    }


def _download(file: Path, url: str) -> dict[str, Value]:
    return {
        "Architecture": "x64",
        "InstallerUrl": f"{url}/{file.name}",
        "InstallerSha256": hashlib.sha256(file.read_bytes()).hexdigest().upper(),
    }


def _words(language: str, locale: str) -> dict[str, Value]:
    """What winget shows in a language; everything that is not text only for the first one."""
    info = ElementTree.parse(METAINFO).getroot()
    words: dict[str, Value] = {
        "PackageLocale": locale,
        "ShortDescription": _text(info.findall("summary"), language),
        "Description": _text(info.findall("description/p"), language),
    }
    if language != "en":
        return words
    return words | {
        "Publisher": metadata.AUTHORS,
        "PackageName": metadata.NAME,
        "License": "MIT",
        "Copyright": metadata.COPYRIGHT,
        "Tags": ["arithmetic", "education", "game", "maths", "school"],
    }


def _text(elements: list[ElementTree.Element], language: str) -> str:
    (found,) = (each for each in elements if each.get(_LANGUAGE, "en") == language)
    return " ".join((found.text or "").split())


def _file(kind: str, content: Mapping[str, Value]) -> str:
    """A file of the manifest."""
    whole: dict[str, Value] = {
        "PackageIdentifier": IDENTIFIER,
        "PackageVersion": metadata.VERSION,
        **content,
        "ManifestType": kind,
        "ManifestVersion": SCHEMA,
    }
    schema = f"https://aka.ms/winget-manifest.{kind.lower()}.{SCHEMA}.schema.json"
    return "\n".join([f"# yaml-language-server: $schema={schema}", "", *_lines(whole), ""])


def _lines(mapping: Mapping[str, Value]) -> Iterator[str]:
    """A mapping as YAML, in the form that winget's manifests have; text is quoted as in JSON."""
    for key, value in mapping.items():
        if isinstance(value, str | int):
            yield f"{key}: {_scalar(value)}"
            continue
        yield f"{key}:"
        assert isinstance(value, Sequence)  # no mapping is directly in another one
        for each in value:
            if isinstance(each, Mapping):
                first, *rest = _lines(each)
                yield f"- {first}"
                yield from (f"  {line}" for line in rest)
            else:
                assert isinstance(each, str)
                yield f"- {_scalar(each)}"


def _scalar(value: str | int) -> str:
    return json.dumps(value, ensure_ascii=False)


def main(arguments: list[str]) -> int:
    """Write the files and print their paths."""
    if len(arguments) != 3:
        print("Which release? winget.py FOLDER URL TARGET", file=sys.stderr)
        return 2
    folder, url, target = arguments
    day = datetime.fromtimestamp(int(bundle.moment()), UTC).date().isoformat()
    try:
        files = manifest(Path(folder), url, day)
    except FileNotFoundError as problem:
        print(f"No manifest: {problem.filename} is missing.", file=sys.stderr)
        return 1
    Path(target).mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        file = Path(target, name)
        file.write_text(text, "utf-8")
        print(file)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
