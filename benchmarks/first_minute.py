"""What somebody waits for who has just cloned the repository: `make play`, from an empty folder to
the first page, and until compiled rules serve.

`python -m benchmarks.first_minute [--commit REVISION]`, from the root of the repository. CPU is
what all processes behind `make` have taken until then, so it says something on a busy machine, too.
"""

import argparse
import json
import os
import signal
import subprocess
import tempfile
import time
import urllib.request
from pathlib import Path

from tests.server.running import free_port

PATIENCE = 1800
LOOK = 0.1
TICKS = os.sysconf("SC_CLK_TCK")


def cpu_of_session(leader: int) -> float:
    """Seconds of CPU of all processes of a session, those that have ended in between included."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:  # it has just ended
            continue
        if int(fields[3]) == leader:
            ticks += sum(map(int, fields[11:15]))
    return ticks / TICKS


def answer(address: str) -> bytes | None:
    try:
        with urllib.request.urlopen(address, timeout=5) as page:
            return bytes(page.read())
    except OSError:
        return None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--commit", default="HEAD")
    parser.add_argument("--first-page-only", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder, "clone")
        subprocess.run(["git", "clone", "-q", ".", clone], check=True)
        subprocess.run(["git", "checkout", "-q", options.commit], cwd=clone, check=True)
        port = free_port()
        address = f"http://127.0.0.1:{port}"
        serving = f"--no-browser --port {port} --data {folder}/house"
        begun = time.monotonic()
        make = subprocess.Popen(
            ["make", "play", f"ARGS={serving}"], cwd=clone, start_new_session=True
        )
        waiting = ["the first page", *([] if options.first_page_only else ["compiled rules"])]
        try:
            while waiting and time.monotonic() - begun < PATIENCE and make.poll() is None:
                time.sleep(LOOK)
                if answer(f"{address}/") is None:
                    continue
                about = json.loads(answer(f"{address}/api/about") or "{}")
                if waiting[0] == "the first page" or about.get("rules") == "compiled":
                    wall, cpu = time.monotonic() - begun, cpu_of_session(make.pid)
                    print(f"{waiting.pop(0)}: {wall:.0f} s, {cpu:.0f} s of CPU", flush=True)
        finally:
            os.killpg(make.pid, signal.SIGTERM)
            make.wait()
        if waiting:
            raise SystemExit(f"There was no sign of {waiting[0]}.")


if __name__ == "__main__":
    main()
