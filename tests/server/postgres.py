"""A private PostgreSQL server on a free port of this machine."""

import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path

import psycopg
from tests.server.running import free_port

SETUP = Path(__file__).parents[2] / "scripts" / "setup"
OWNER = "edubba"


class Postgres:
    """A cluster that lives as long as the tests."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="edubba-postgres-"))
        self.port = free_port()
        self.databases = 0
        if os.getuid() == 0:  # PostgreSQL refuses to run as root
            user = pwd.getpwnam("postgres")
            os.chown(self.folder, user.pw_uid, user.pw_gid)

    def start(self) -> "Postgres":
        data = self.folder / "data"
        self._run("initdb", "--no-sync", "-A", "trust", "-U", OWNER, "-D", str(data))
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1"
        log = str(self.folder / "log")
        self._run("pg_ctl", "start", "-w", "-D", str(data), "-l", log, "-o", options)
        return self

    @property
    def pid(self) -> int:
        """Its first process, which starts all others."""
        return int((self.folder / "data" / "postmaster.pid").read_text().split()[0])

    def restart(self) -> None:
        """Cut all connections and begin anew, on the same port and data."""
        data, log = str(self.folder / "data"), str(self.folder / "log")
        self._run("pg_ctl", "restart", "-w", "-m", "fast", "-D", data, "-l", log)

    def stop(self) -> None:
        self._run("pg_ctl", "stop", "-m", "fast", "-D", str(self.folder / "data"))
        shutil.rmtree(self.folder, ignore_errors=True)

    def new_database(self) -> str:
        """The URL of an empty database."""
        self.databases += 1
        name = f"house_{self.databases}"
        with psycopg.connect(self._url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self._url(name)

    def read_only(self, url: str, only: bool) -> None:
        """Let nothing be written to a database, or again; beginning with it cuts connections, for
        those that are open would go on to write."""
        name = url.rpartition("/")[2]
        with psycopg.connect(self._url("postgres"), autocommit=True) as connection:
            connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = {only}")
            if only:
                there = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s"
                connection.execute(there, (name,))

    def _url(self, database: str) -> str:
        return f"postgresql://{OWNER}@127.0.0.1:{self.port}/{database}"

    def _run(self, program: str, *args: str) -> None:
        command = [str(programs() / program), *args]
        if os.getuid() == 0:
            command = ["runuser", "-u", "postgres", "--", *command]
        done = subprocess.run(
            command, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False
        )
        assert done.returncode == 0, done.stderr.decode()


def programs() -> Path:
    """Where PostgreSQL's programs lie; they are installed if they are missing and may be."""
    subprocess.run([SETUP, "postgres"], check=True)
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    initdb = shutil.which("initdb")
    assert initdb is not None
    return Path(initdb).resolve().parent
