"""The shell scripts: their syntax, and those for macOS with stand-ins for its tools."""

from __future__ import annotations

import base64
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.helpers.places import ROOT

SCRIPTS = sorted((ROOT / "packaging").rglob("*.sh"))
MACOS = ROOT / "packaging" / "macos"
on_unix = pytest.mark.skipif(os.name == "nt", reason="the stand-ins are shell scripts")

# Each tool writes its name and arguments as a line; what they print is what the scripts read.
TOOL = """#!/bin/sh
printf '%s' "{name}" >>"$LOG"
for each in "$@"; do printf ' [%s]' "$each" >>"$LOG"; done
echo >>"$LOG"
{does}
"""
TOOLS = {
    "codesign": "",
    "security": """case "$1" in
find-identity) echo '  1) 0123 "Developer ID Application: Try (A1)"' ;;
list-keychains) echo '    "/Users/runner/login.keychain-db"' ;;
esac""",
    "uuidgen": "echo secret",
    "file": """case "$2" in *.dylib|*/QtCore) echo Mach-O ;; *) echo data ;; esac""",
    "ditto": 'cp -R "$1" "$2"',
    "hdiutil": 'for last; do :; done; echo image >"$last"',
    "xcrun": "",
}


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_the_syntax(script: Path) -> None:
    shell = script.read_text("utf-8").splitlines()[0].rpartition("/")[2].removeprefix("env ")
    assert shell in {"sh", "bash"}
    subprocess.run([shell, "-n", script.as_posix()], check=True)
    if linter := shutil.which("shellcheck"):
        quotes = "SC2016"  # their content is for another shell
        subprocess.run([linter, "-e", quotes, str(script)], check=True)


class Mac:
    """An app, and the tools of macOS as stand-ins."""

    def __init__(self, folder: Path) -> None:
        self.app = folder / "dist" / "Formula Desktop.app"
        for name in (
            "MacOS/formula-desktop",
            "Frameworks/libpython.dylib",
            "Frameworks/QtCore.framework/Versions/A/QtCore",
            "Resources/a file.txt",
        ):
            file = self.app / "Contents" / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text("x", "utf-8")
        self.image = folder / "dist" / "Formula.dmg"
        self._log = folder / "log"
        self._path = folder / "bin"
        self._path.mkdir()
        for name, does in TOOLS.items():
            tool = self._path / name
            tool.write_text(TOOL.format(name=name, does=does), "utf-8")
            tool.chmod(0o755)

    def run(self, script: str, *arguments: Path, **secrets: str) -> list[str]:
        """What the tools were called with by one of the scripts."""
        self._log.write_text("", "utf-8")
        subprocess.run(
            ["bash", str(MACOS / script), *map(str, arguments)],
            env={
                "PATH": f"{self._path}:{os.environ['PATH']}",
                "LOG": str(self._log),
                "TMPDIR": str(self._path.parent),
                **{
                    key: base64.b64encode(value.encode()).decode() for key, value in secrets.items()
                },
            },
            check=True,
            capture_output=True,
        )
        return self._log.read_text("utf-8").splitlines()


@pytest.fixture
def mac(tmp_path: Path) -> Mac:
    return Mac(tmp_path)


def signed(calls: list[str]) -> list[str]:
    """The last parts of the paths that were signed, in their order."""
    signing = [call for call in calls if call.startswith("codesign [--force]")]
    return [call.rpartition("/")[2].rstrip("]") for call in signing]


INSIDE_OUT = {"libpython.dylib", "QtCore"}


@on_unix
def test_without_a_certificate_the_app_is_signed_by_nobody(mac: Mac) -> None:
    calls = mac.run("sign.sh", mac.app)
    assert set(signed(calls)[:2]) == INSIDE_OUT
    assert signed(calls)[2:] == ["QtCore.framework", "Formula Desktop.app"]
    assert all("[--sign] [-]" in call for call in calls if call.startswith("codesign [--force]"))
    assert not any(call.startswith("security") for call in calls)
    assert calls[-1].startswith("codesign [--verify]")
    assert not mac.run("sign.sh", mac.image), "an image is signed by somebody or not at all"


@on_unix
def test_with_a_certificate_everything_is_signed_and_the_keychain_goes(mac: Mac) -> None:
    calls = mac.run("sign.sh", mac.app, MACOS_CERTIFICATE="p12")
    assert set(signed(calls)[:2]) == INSIDE_OUT
    assert signed(calls)[2:] == ["QtCore.framework", "Formula Desktop.app"]
    by = "[--sign] [Developer ID Application: Try (A1)] [--timestamp] [--options] [runtime]"
    assert all(by in call for call in calls if call.startswith("codesign [--force]"))
    assert sum("entitlements.plist" in call for call in calls) == 1
    keychain = next(call for call in calls if "create-keychain" in call).rpartition("[")[2]
    searched = next(call for call in calls if "[-d] [user] [-s]" in call)
    assert searched.endswith(f"[-s] [{keychain} [/Users/runner/login.keychain-db]")
    assert calls[-1] == f"security [delete-keychain] [{keychain}"


@on_unix
def test_the_image_has_the_app_and_where_it_goes(mac: Mac) -> None:
    calls = mac.run("make-dmg.sh", mac.app, mac.image)
    image = next(call for call in calls if call.startswith("hdiutil"))
    assert image.startswith("hdiutil [create] [-volname] [Formula Desktop] [-srcfolder]")
    assert mac.image.read_text("utf-8") == "image\n"


@on_unix
def test_an_image_is_notarised_only_with_the_key_and_when_it_is_signed(mac: Mac) -> None:
    assert not mac.run("notarize.sh", mac.image)
    names = ("MACOS_NOTARY_KEY", "MACOS_NOTARY_KEY_ID", "MACOS_NOTARY_ISSUER")
    key = dict.fromkeys(names, "x")
    assert not mac.run("notarize.sh", mac.image, **key)
    submit, staple = mac.run("notarize.sh", mac.image, MACOS_CERTIFICATE="x", **key)
    assert f"[notarytool] [submit] [{mac.image}] [--wait]" in submit
    assert staple == f"xcrun [stapler] [staple] [{mac.image}]"


NEEDED_TO_SIGN = ("osslsigncode", "openssl", "makensis")


@pytest.mark.skipif(
    not all(map(shutil.which, NEEDED_TO_SIGN)), reason=f"needs {', '.join(NEEDED_TO_SIGN)}"
)
def test_every_program_for_windows_is_signed(tmp_path: Path) -> None:
    """With a certificate of our own, and without a server for the time."""
    script = tmp_path / "program.nsi"
    script.write_text('OutFile "made.exe"\nSection\nSectionEnd\n', "utf-8")
    subprocess.run(["makensis", "-V1", str(script)], check=True)
    programs = [tmp_path / "one.exe", tmp_path / "another é.exe"]
    for program in programs:
        shutil.copy(tmp_path / "made.exe", program)
    key, certificate, both = (tmp_path / name for name in ("key.pem", "certificate.pem", "a.pfx"))
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=Try"]
    made += ["-addext", "extendedKeyUsage=codeSigning", "-keyout", str(key)]
    subprocess.run([*made, "-out", str(certificate)], check=True, capture_output=True)
    made = ["openssl", "pkcs12", "-export", "-passout", "pass:secret", "-inkey", str(key)]
    subprocess.run([*made, "-in", str(certificate), "-out", str(both)], check=True)
    subprocess.run(
        ["bash", str(ROOT / "packaging" / "windows" / "sign.sh"), *map(str, programs)],
        env={
            "PATH": os.environ["PATH"],
            "WINDOWS_CERTIFICATE": base64.b64encode(both.read_bytes()).decode(),
            "WINDOWS_CERTIFICATE_PASSWORD": "secret",
            "WINDOWS_TIMESTAMP": "none",
        },
        check=True,
    )
    for program in programs:
        verify = ["osslsigncode", "verify", "-CAfile", str(certificate), "-in", str(program)]
        said = subprocess.run(verify, capture_output=True, text=True, check=False).stdout
        assert "Signature verification: ok" in said
