"""One SQLite database: checked when opened, migrated, written in transactions, copied."""

from __future__ import annotations

import contextlib
import os
import re
import sqlite3
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar, cast

from formula_desktop import safe
from formula_desktop.kinds.registry import KINDS
from formula_desktop.results.schema import APPLICATION, MOST_VERSIONS, VERSIONS
from formula_desktop.results.trouble import ResultsError, Trouble

WAITS = 2.0
"""The seconds to wait for another program that is writing; a window can't wait longer."""

JOURNAL = "-journal"
"""The suffix of the file that a crash while writing leaves; without it the database is damaged."""

_MOST_KEPT = 500
"""How many things that were read are kept at most."""

_HEAD = 20
"""The bytes of a database up to the two that say which SQLite versions may write and read it."""

_FIRST = datetime(1970, 1, 1, tzinfo=UTC)
"""Moment 0 in the database."""

Value = str | int | float | None
Row = tuple[Any, ...]
Read = TypeVar("Read", bound=Callable[..., Any])

_GAMES_NOT_WHOLE = """
SELECT 1 FROM games
WHERE players <> (SELECT count(*) FROM seats WHERE game = id)
    OR turns <> (SELECT count(*) FROM plays WHERE game = id)
    OR players <= (SELECT max(seat) FROM plays WHERE game = id)
"""

_GAMES_THERE = "SELECT DISTINCT game FROM games"

_OF_CODE = {
    sqlite3.SQLITE_BUSY: Trouble.LOCKED,
    sqlite3.SQLITE_LOCKED: Trouble.LOCKED,
    sqlite3.SQLITE_READONLY: Trouble.NOT_PERMITTED,
    sqlite3.SQLITE_PERM: Trouble.NOT_PERMITTED,
    sqlite3.SQLITE_CANTOPEN: Trouble.NOT_PERMITTED,
    sqlite3.SQLITE_FULL: Trouble.DISK_FULL,
    sqlite3.SQLITE_IOERR: Trouble.NOT_READ,
}


def as_number(moment: datetime) -> int:
    """A moment as stored: whole seconds since 1970, UTC, exact for every year."""
    return (moment - _FIRST) // timedelta(seconds=1)


def as_moment(number: int) -> datetime:
    """The moment stored as this number."""
    return _FIRST + timedelta(seconds=number)


@contextlib.contextmanager
def _as_results_error() -> Iterator[None]:
    """Turn errors of SQLite into a ResultsError."""
    try:
        yield
    except sqlite3.ProgrammingError:
        raise  # a bug in this program
    except UnicodeDecodeError as error:  # SQLite's message quotes damaged text
        raise ResultsError(Trouble.DAMAGED) from error
    except MemoryError as error:  # Python's way to report SQLITE_NOMEM
        raise ResultsError(Trouble.NOT_READ) from error
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
        raise ResultsError(_OF_CODE.get(code, Trouble.DAMAGED)) from error


class Database:
    """A connection to a database that has passed every check. Raises ResultsError throughout.

    `versions` is VERSIONS, except in tests of migrations. `is_checked`: another thread has just
    checked the database, so its content is not checked again.
    """

    def __init__(
        self, path: Path, versions: tuple[str, ...] = VERSIONS, *, is_checked: bool = False
    ) -> None:
        self.path = path.absolute()
        self._versions = versions
        self._is_closed = False
        self._kept: dict[Hashable, Any] = {}
        self._kept_at: tuple[int, int] | None = None
        self._connection = self._connected(is_checked)

    def close(self) -> None:
        """Close the file; using the database afterwards raises ResultsError."""
        self._is_closed = True
        self._connection.close()

    # --- using it -------------------------------------------------------------------------------

    def rows(self, query: str, *values: Value) -> list[Row]:
        """All rows of a query."""
        with _as_results_error():
            self._reopen_if_replaced()
            return self._connection.execute(query, values).fetchall()

    @property
    def kept(self) -> dict[Hashable, Any]:
        """What has been kept of what was read, if nothing in the database has changed since.

        Within `writing` nothing is kept.
        """
        with _as_results_error():
            self._reopen_if_replaced()
            if self._connection.in_transaction:
                return {}
            (others,) = self._connection.execute("PRAGMA data_version").fetchone()
            now = self._connection.total_changes, others
            if now != self._kept_at or len(self._kept) > _MOST_KEPT:
                self._kept, self._kept_at = {}, now
            return self._kept

    def do(self, statement: str, *values: Value) -> int:
        """Execute a statement within `writing`. Returns the id of the row it added."""
        with _as_results_error():
            return self._connection.execute(statement, values).lastrowid or 0

    def do_many(self, statement: str, rows: Sequence[Mapping[str, object]]) -> None:
        """Execute a statement for each of these rows, by name, within `writing`."""
        with _as_results_error():
            self._connection.executemany(statement, rows)

    @contextlib.contextmanager
    def writing(self) -> Iterator[None]:
        """A transaction, or part of one: all of it is written, or nothing."""
        with _as_results_error():
            self._reopen_if_replaced()
            if self._connection.in_transaction:
                yield
            else:
                with _transaction(self._connection):
                    yield

    def copy_to(self, path: Path) -> None:
        """Replace a file by a copy: a consistent state, synced."""
        with _as_results_error():
            self._reopen_if_replaced()
            _copy(self._connection, path)

    # --- opening it -----------------------------------------------------------------------------

    def _reopen_if_replaced(self) -> None:
        """Reopen the file if another one has replaced it; SQLite would write to the old one.

        If it is missing or empty, nothing is made in its place: the loss must be reported.
        """
        if self._is_closed:
            raise ResultsError(Trouble.NOT_READ)
        if self._connection.in_transaction:
            return
        try:
            status = self.path.stat()
        except FileNotFoundError as error:
            raise ResultsError(Trouble.GONE) from error
        except OSError as error:
            raise ResultsError(trouble_of(error)) from error
        if not status.st_size:
            raise ResultsError(Trouble.GONE)
        if _identity(status) != self._identity:
            fresh = self._connected()
            self._connection.close()
            self._connection, self._kept_at = fresh, None

    def _connected(self, is_checked: bool = False) -> sqlite3.Connection:
        _see_to_plain_file(self.path)
        with _as_results_error():
            self._make_file()
            connection = sqlite3.connect(self.path, timeout=WAITS, isolation_level=None)
            try:
                self._set_up(connection, is_checked)
                self._identity = _identity(self.path.stat())
            except OSError as error:
                connection.close()
                raise ResultsError(trouble_of(error)) from error
            except BaseException:
                connection.close()
                raise
        return connection

    def _make_file(self) -> None:
        """Make the file if it is missing: SQLite would let others read it, and its journals."""
        try:
            safe.make_file(self.path)
        except OSError as error:
            raise ResultsError(trouble_of(error)) from error

    def _set_up(self, connection: sqlite3.Connection, is_checked: bool) -> None:
        """Check the database and migrate it to this program's version."""
        connection.text_factory = lambda data: data.decode("utf-8", "replace")
        for setting in ("trusted_schema = OFF", "cell_size_check = ON", "secure_delete = ON"):
            connection.execute(f"PRAGMA {setting}")
        with _transaction(connection, "BEGIN"):  # another program may be making the tables
            version = _version(connection)
            if not version and self.path.stat().st_size:
                raise ResultsError(Trouble.DAMAGED)  # less than a page; SQLite would call it empty
        if version > len(self._versions):
            raise ResultsError(Trouble.NEWER)
        connection.execute("PRAGMA journal_mode = DELETE")
        # Else a power cut brings the journal back, which undoes the last transaction.
        connection.execute("PRAGMA synchronous = EXTRA")
        if version and not (is_checked and version == len(self._versions)):
            check(connection, self._versions[:version])
        if 0 < version < len(self._versions):
            kept = _file_of_version(self.path, version)
            if not kept.exists():
                _copy(connection, kept)
        if version < len(self._versions):
            with _transaction(connection):
                version = _version(connection)  # another program may have been faster
                if version < len(self._versions):
                    migrate(connection, self._versions, version)
            check(connection, self._versions)
        connection.execute("PRAGMA foreign_keys = ON")


def kept(read: Read) -> Read:
    """Have a method that asks a database return again what it has read before.

    It is read anew once anything in the database has changed. Pages ask for the same whenever they
    are shown, and Home after every game. Whoever is given it must not change it.
    """

    @wraps(read)
    def kept_or_read(self: Any, *args: Hashable, **named: Hashable) -> Any:
        known, asked = self._database.kept, (read.__name__, args, *sorted(named.items()))
        if asked not in known:
            known[asked] = read(self, *args, **named)
        return known[asked]

    return cast("Read", kept_or_read)


def _copy(connection: sqlite3.Connection, path: Path) -> None:
    unfinished = path.with_name(f".{path.name}{safe.LEFTOVER}")
    try:
        safe.make_folder(path.parent)
        unfinished.unlink(missing_ok=True)
        safe.make_file(unfinished)
        with _as_results_error(), contextlib.closing(sqlite3.connect(unfinished)) as copy:
            copy.execute("PRAGMA journal_mode = OFF")  # a partial copy is discarded
            with _transaction(connection, "BEGIN"):
                # From here on nobody else can write; backup() would wait for them forever.
                connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
                connection.backup(copy)
        safe.replace(unfinished, path)
    except OSError as error:
        raise ResultsError(trouble_of(error)) from error
    finally:
        with contextlib.suppress(OSError):
            unfinished.unlink(missing_ok=True)


def versions_of(path: Path) -> list[Path]:
    """The copies of a database made before migrations."""
    files = (_file_of_version(path, version) for version in range(1, len(VERSIONS)))
    return [file for file in files if file.exists()]


def _file_of_version(path: Path, version: int) -> Path:
    return path.with_name(f"{path.stem}.version {version}{path.suffix}")


def trouble_of(error: OSError) -> Trouble:
    """The trouble that an OSError means for the results."""
    import errno

    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return Trouble.NOT_PERMITTED
    return Trouble.DISK_FULL if error.errno in (errno.ENOSPC, errno.EDQUOT) else Trouble.NOT_READ


@contextlib.contextmanager
def _transaction(connection: sqlite3.Connection, begin: str = "BEGIN IMMEDIATE") -> Iterator[None]:
    connection.execute(begin)
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        with contextlib.suppress(sqlite3.Error):  # if SQLite has rolled back itself
            connection.execute("ROLLBACK")
        raise


def _see_to_plain_file(path: Path) -> None:
    """Raise ResultsError for damage that SQLite would not report.

    That is anything but a plain file, or a header that says it is read-only. It is read before
    connecting: closing it later would drop the connection's locks.
    """
    try:
        if not path.exists():
            return
        if not path.is_file():
            raise ResultsError(Trouble.DAMAGED)
        with path.open("rb") as file:
            head = file.read(_HEAD)
    except OSError as error:
        raise ResultsError(trouble_of(error)) from error
    if len(head) == _HEAD and not set(head[-2:]) <= {1, 2}:
        raise ResultsError(Trouble.DAMAGED)


def _identity(status: os.stat_result) -> tuple[int, int]:
    return status.st_dev, status.st_ino


# --- checking and migrating ---------------------------------------------------------------------


def _version(connection: sqlite3.Connection) -> int:
    """The version stated in a database; 0 for an empty one."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if not version and not application:
        (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        if not tables:
            return 0
    if not 1 <= version <= MOST_VERSIONS or application != APPLICATION + version:
        raise ResultsError(Trouble.DAMAGED)
    return int(version)


def migrate(connection: sqlite3.Connection, versions: tuple[str, ...], version: int) -> None:
    """Migrate a database from a version to the last one, within a transaction."""
    for script in versions[version:]:
        for statement in re.split(r";\s*\n", script):
            if statement.strip():
                connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {len(versions)}")
    connection.execute(f"PRAGMA application_id = {APPLICATION + len(versions)}")


def check(connection: sqlite3.Connection, versions: tuple[str, ...]) -> None:
    """Raise ResultsError for a database that is damaged or has other tables.

    A database that passes can be read, and every value in it is possible. A value that was changed
    to another possible one is not found.
    """
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as model:
        migrate(model, versions, 0)
        tables = _tables(model)
    with _transaction(connection, "BEGIN"):  # another program's writes are no damage
        if (
            _tables(connection) != tables
            or connection.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",)
            or connection.execute("PRAGMA foreign_key_check").fetchone() is not None
            or not _types_are_right(connection)
            or connection.execute(_GAMES_NOT_WHOLE).fetchone() is not None
            or not {game for (game,) in connection.execute(_GAMES_THERE)} <= {*KINDS}
        ):
            raise ResultsError(Trouble.DAMAGED)


def _tables(connection: sqlite3.Connection) -> list[Row]:
    query = "SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name"
    return connection.execute(query).fetchall()


def _types_are_right(connection: sqlite3.Connection) -> bool:
    """Whether every column holds its declared type; SQLite itself accepts anything."""
    tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    for (table,) in tables:
        columns = connection.execute(f"PRAGMA table_info({table})").fetchall()
        wrong = " OR ".join(
            f"typeof({name}) NOT IN ('{kind.lower()}', 'null')" for _, name, kind, *_ in columns
        )
        if connection.execute(f"SELECT 1 FROM {table} WHERE {wrong} LIMIT 1").fetchone():
            return False
    return True
