"""The workflows: what GitHub would find wrong only when something is pushed or released."""

from __future__ import annotations

import os
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

import dev
from tests.helpers.places import ROOT

GITHUB = ROOT / ".github"
FILES = {name: GITHUB / "workflows" / f"{name}.yml" for name in ("checks", "release")}
TEXTS = {name: file.read_text("utf-8") for name, file in FILES.items()}
WORKFLOWS: dict[str, dict[Any, Any]] = {name: yaml.safe_load(text) for name, text in TEXTS.items()}
JOBS: dict[str, dict[str, Any]] = {
    name: job for workflow in WORKFLOWS.values() for name, job in workflow["jobs"].items()
}
STEPS = [(name, step) for name, job in JOBS.items() for step in job["steps"]]
COMMANDS = [step["run"] for _, step in STEPS if "run" in step]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
SECRET = re.compile(r"secrets\.(\w+)")


def needed(job: str) -> set[str]:
    """The jobs that have to be done before this one."""
    named = JOBS[job].get("needs", [])
    direct = {named} if isinstance(named, str) else set(named)
    return direct.union(*(needed(each) for each in direct))


def systems(job: str) -> set[str]:
    """Where a job runs."""
    matrix = JOBS[job]["strategy"]["matrix"]
    return {*matrix["system"], *(each["system"] for each in matrix.get("include", ()))}


def test_every_action_is_pinned_by_its_commit_and_says_its_version() -> None:
    used = re.findall(r"uses: (.*)", "\n".join(TEXTS.values()))
    assert len(used) == sum("uses" in step for _, step in STEPS)
    for each in used:
        assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", each)
    assert len({each.partition("@")[0] for each in used}) == len(set(used)), "two of one action"


def test_nothing_is_released_before_everything_else_is_done() -> None:
    assert needed("release") == set(WORKFLOWS["release"]["jobs"]) - {"release"}
    assert JOBS["release"]["if"] == "github.ref_type == 'tag'"


def test_only_the_release_may_write() -> None:
    assert all(each["permissions"] == {"contents": "read"} for each in WORKFLOWS.values())
    assert {name for name, job in JOBS.items() if "permissions" in job} == {"release"}
    checkouts = [step for _, step in STEPS if "checkout" in step.get("uses", "")]
    assert checkouts
    assert all(step["with"] == {"persist-credentials": False} for step in checkouts)


def test_everything_that_is_published_is_described_and_attested_before() -> None:
    assert JOBS["release"]["permissions"] == {
        "contents": "write",
        "id-token": "write",
        "attestations": "write",
    }
    steps = JOBS["release"]["steps"]
    commands = [step.get("run", step.get("uses", "")) for step in steps]
    described, attested, published = (
        next(number for number, command in enumerate(commands) if name in command)
        for name in ("describe.sh dist ", "attest-build-provenance", "publish.sh dist")
    )
    assert described < attested < published
    assert steps[attested]["with"] == {"subject-path": "dist/*"}


@pytest.mark.parametrize("command", sorted(set(COMMANDS)))
def test_every_step_is_a_command_that_can_be_run_here(command: str) -> None:
    assert "\n" not in command, "longer ones belong into a script under packaging/"
    words = shlex.split(command)
    if words[:2] == ["python", "dev.py"]:
        assert words[2] in dev.COMMANDS
    elif words[0] == "python":
        assert (ROOT / words[1]).is_file()
    else:
        assert (ROOT / words[0]).is_file()
        assert os.name == "nt" or os.access(ROOT / words[0], os.X_OK)


def test_what_a_job_downloads_has_been_uploaded_before() -> None:
    uploads: dict[str, str] = {}
    for name, step in STEPS:
        if "upload-artifact" in step.get("uses", ""):
            for system in JOBS[name].get("strategy", {}).get("matrix", {}).get("system", [""]):
                uploads[step["with"]["name"].replace("${{ matrix.system }}", system)] = name
    for name, step in STEPS:
        if "download-artifact" in step.get("uses", ""):
            chosen = step["with"]
            wanted = chosen.get("name", chosen.get("pattern", "")).replace("*", ".*")
            found = {job for artifact, job in uploads.items() if re.fullmatch(wanted, artifact)}
            assert found
            assert found <= needed(name)
    packages = {job for artifact, job in uploads.items() if artifact.startswith("packages-")}
    assert packages == {"linux", "macos", "windows-installer"}


def test_secrets_are_given_to_the_steps_that_sign_and_are_explained() -> None:
    explained = (ROOT / "packaging" / "README.md").read_text("utf-8")
    secrets = set(SECRET.findall(TEXTS["release"]))
    assert secrets
    assert not SECRET.search(TEXTS["checks"]), "whoever opens a pull request could read them"
    assert all(f"`{name}`" in explained for name in secrets)
    for _, step in STEPS:
        given = {key: value for key, value in step.get("env", {}).items() if "secrets." in value}
        whole = {key for key, value in given.items() if "!=" not in value}
        assert not whole or step["run"] == "python dev.py installer"
        assert all(
            value == f"${{{{ secrets.{key} }}}}" for key, value in given.items() if key in whole
        )
    assert not any("secrets." in command for command in COMMANDS)


def test_the_steps_names_for_secrets_are_those_of_the_scripts() -> None:
    scripts = [*(ROOT / "packaging").rglob("*.sh"), *(ROOT / "packaging").rglob("*.py")]
    code = "\n".join(each.read_text("utf-8") for each in scripts)
    for _, step in STEPS:
        for key in step.get("env", {}):
            text = f"{code}\n{step['run']}"
            assert key == "GH_TOKEN" or re.search(rf"\b{key}\b", text), key


def test_a_step_that_is_only_for_one_system_is_in_a_job_for_several() -> None:
    for name, step in STEPS:
        if "if" in step:
            assert step["if"] in ("runner.os == 'Linux'", "runner.os != 'Linux'")
            assert len(systems(name)) > 1


def test_every_job_ends_by_itself() -> None:
    assert all(job["timeout-minutes"] <= 120 for job in JOBS.values())


def test_no_other_workflow_goes_unseen() -> None:
    assert {*(GITHUB / "workflows").iterdir()} == {*FILES.values()}


# --- every push and pull request ----------------------------------------------------------------


def test_pushes_and_pull_requests_are_checked_with_every_python_that_may_be_used() -> None:
    assert set(WORKFLOWS["checks"][True]) == {"push", "pull_request"}  # YAML reads `on` so
    pythons = JOBS["checks"]["strategy"]["matrix"]["python"]
    versions = [tuple(map(int, each.split("."))) for each in pythons]
    beyond = (versions[-1][0], versions[-1][1] + 1)
    assert PROJECT["requires-python"] == f">={written(versions[0])},<{written(beyond)}"
    named = {each.rpartition(" ")[2] for each in PROJECT["classifiers"] if "Python :: 3." in each}
    assert named <= set(pythons)


def test_each_system_is_checked() -> None:
    assert {each.partition("-")[0] for each in systems("checks")} == {"ubuntu", "windows", "macos"}
    commands = [step["run"] for step in JOBS["checks"]["steps"] if "run" in step]
    types = "python dev.py types --no-warn-unreachable formula_desktop"
    assert commands[-3:] == ["python dev.py check", types, "python dev.py test"]


def written(version: tuple[int, ...]) -> str:
    return ".".join(map(str, version))


def test_newer_versions_of_actions_and_packages_are_proposed() -> None:
    dependabot = yaml.safe_load((GITHUB / "dependabot.yml").read_text("utf-8"))
    kinds = {each["package-ecosystem"] for each in dependabot["updates"]}
    assert kinds == {"github-actions", "pip"}
    ignored = {
        rule["dependency-name"] for each in dependabot["updates"] for rule in each.get("ignore", ())
    }
    exact = {each.partition("==")[0] for each in PROJECT["dependencies"] if "==" in each}
    assert ignored == exact


# --- those who report and contribute ------------------------------------------------------------


@pytest.mark.parametrize("file", sorted(GITHUB.rglob("*.yml")), ids=lambda file: file.stem)
def test_every_file_for_github_can_be_read(file: Path) -> None:
    assert isinstance(yaml.safe_load(file.read_text("utf-8")), dict)


@pytest.mark.parametrize("form", ["bug", "idea"])
def test_the_questions_of_a_form_have_names_of_their_own(form: str) -> None:
    text = (GITHUB / "ISSUE_TEMPLATE" / f"{form}.yml").read_text("utf-8")
    read = yaml.safe_load(text)
    assert {"name", "description", "body"} <= set(read)
    ids = [each["id"] for each in read["body"]]
    assert len(ids) == len(set(ids))


def test_git_runs_the_same_checks_before_a_commit() -> None:
    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))
    (hook,) = hooks["repos"][0]["hooks"]
    assert hook["entry"] == "python3 dev.py check"
    assert "check" in dev.COMMANDS


@pytest.mark.parametrize("file", ["CONTRIBUTING.md", ".github/pull_request_template.md"])
def test_every_command_that_is_told_to_contributors_exists(file: str) -> None:
    text = (ROOT / file).read_text("utf-8")
    named = re.findall(r"python3 dev\.py (\w+)", text)
    assert named
    assert set(named) <= set(dev.COMMANDS)
