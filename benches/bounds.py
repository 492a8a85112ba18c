"""Shows that every request has a bound, against a running `gyega`: a line for each row, what was measured, what is allowed, ok or FAIL.

    python3 benches/bounds.py target/release/gyega            the whole table, some three minutes
    python3 benches/bounds.py target/debug/gyega --small      small numbers and wide bounds, for a debug build on a busy machine

Needs Python 3 alone and Linux (/proc). Exits with 1 if a row fails.
"""

import argparse
import contextlib
import http.client
import json
import os
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

# Regular boards of 25x25 are the hardest to read: nothing in them is settled.
HARD = [(row * 25)[:25] for row in (["X.O", "XXO", ".OO"] * 9)[:25]]
FINISHED = [".X" + "X" * 7 + "O" * 8 + "O."] * 19
NO_PRISONERS = {"black": 0, "white": 0}
COUNT_ONLY = {"rows": FINISHED, "komi": 0, "prisoners": NO_PRISONERS, "classify": False, "detail": "totals"}
EASY = {"rows": FINISHED, "komi": 0, "prisoners": NO_PRISONERS}
DEAR = {"rows": HARD, "komi": 0, "prisoners": NO_PRISONERS, "sensitivity": True, "proofs": True, "search_nodes": 1_000_000}
LONG = {"rows": [".XO.." * 5] * 25, "rule_sets": "all", "komi": 0, "prisoners": NO_PRISONERS, "procedures": True, "classify": False}
# Each of nine columns of Black, dead under one rule set and alive under the others.
RULED = ["korean-2016", "korean-2009", "korean-1992", "japanese-1989", "chinese-2002", "chinese-1988", "aga", "ing-sst", "nz"]


def body(question):
    return json.dumps(question, separators=(",", ":")).encode()


def post(path, question, more=b"", kind=b"application/json"):
    content = question if isinstance(question, bytes) else body(question)
    head = b"POST %s HTTP/1.1\r\nhost: x\r\ncontent-type: %s\r\ncontent-length: %d\r\n%s\r\n" % (path, kind, len(content), more)
    return head + content


class Server:
    """A service on a port of its own; it ends with the block."""

    def __init__(self, *options):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.log = tempfile.TemporaryFile()
        command = [ARGUMENTS.binary, "serve", "--listen", f"127.0.0.1:{self.port}", *options]
        self.process = subprocess.Popen(command, stdout=self.log, stderr=self.log, env={**os.environ, "RUST_LOG": "off"})

    def __enter__(self):
        for _ in range(200):
            with contextlib.suppress(OSError):
                if self.get("/health/live")[0] == 200:
                    return self
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        self.__exit__()
        self.log.seek(0)
        sys.exit("bounds: the server did not come up:\n" + self.log.read().decode(errors="replace"))

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()

    def connect(self, receive=None, seconds=120):
        connection = socket.socket()
        if receive:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive)
        connection.settimeout(seconds)
        connection.connect(("127.0.0.1", self.port))
        return connection

    def ask(self, method, path, question=None, seconds=120):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=seconds)
        headers = {"content-type": "application/json"} if question is not None else {}
        content = question if question is None or isinstance(question, bytes) else body(question)
        connection.request(method, path, content, headers)
        answer = connection.getresponse()
        text = answer.read()
        connection.close()
        return answer.status, text, answer.headers

    def get(self, path):
        return self.ask("GET", path, seconds=10)

    def score(self, question):
        return self.ask("POST", "/v1/scores", question)

    def metric(self, name):
        for line in self.get("/metrics")[1].decode().splitlines():
            if line.startswith(name + " "):
                return int(line.split()[1])
        raise KeyError(name)

    def cpu(self):
        fields = open(f"/proc/{self.process.pid}/stat").read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self):
        pages = int(open(f"/proc/{self.process.pid}/statm").read().split()[1])
        return pages * resource.getpagesize() / 1e6

    def idle_after(self, seconds):
        """How long until no seat is taken, or nothing."""
        begun = time.monotonic()
        while time.monotonic() - begun < seconds:
            if self.metric("gyega_seats_taken") == 0:
                return time.monotonic() - begun
            time.sleep(0.02)
        return None


@contextlib.contextmanager
def crowd(count, work):
    """So many threads that do something again and again."""
    stop = threading.Event()

    def again():
        while not stop.is_set():
            try:
                work()
            except OSError:
                time.sleep(0.05)

    threads = [threading.Thread(target=again, daemon=True) for _ in range(count)]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        stop.set()
        for thread in threads:
            thread.join(60)


ROWS = []


def row(name):
    def keep(measure):
        ROWS.append((name, measure))
        return measure

    return keep


def of(small, whole):
    return small if ARGUMENTS.small else whole


# A debug build is some ten times as slow, and the machine of CI is busy.
def core_seconds():
    return of(20, 1.2)


@row("one request with everything, search_nodes at its maximum")
def everything():
    columns = [[f"{'ABCDEFGHJKLMNOPQRSTUVWXYZ'[column]}{line + 1}" for line in range(25) if HARD[24 - line][column] == "X"]
               for column in range(0, 25, 3)]
    question = {**DEAR, "rule_sets": "all", "dead_by_rule_set": dict(zip(RULED, columns)),
                "claims": {"black": {}, "white": {"dead": [columns[0][0]]}}}
    with Server() as server:
        begun = server.cpu()
        status, text, _ = server.score(question)
        took = server.cpu() - begun
        return f"{took:.2f} s of a core, {status}", f"{core_seconds()} s", took <= core_seconds() and status in (200, 503)


@row("sensitivity on a regular 25x25 board")
def regular():
    worst = 0
    with Server() as server:
        for question in ({**DEAR, "search_nodes": 80_000}, DEAR):
            begun = server.cpu()
            server.score(question)
            worst = max(worst, server.cpu() - begun)
    return f"{worst:.2f} s of a core", f"{core_seconds()} s", worst <= core_seconds()


@row("gyega verify of a forged record")
def forged():
    with tempfile.TemporaryDirectory() as folder:
        question = os.path.join(folder, "question.json")
        with open(question, "wb") as file:
            file.write(body({**DEAR, "search_nodes": 1_000, "sensitivity": False}))
        written = subprocess.run([ARGUMENTS.binary, "record", question, "--format", "json"], capture_output=True, check=True)
        record = json.loads(written.stdout)
        record["request"].update(search_nodes=4_294_967_295, sensitivity=True)
        begun = resource.getrusage(resource.RUSAGE_CHILDREN)
        code = subprocess.run([ARGUMENTS.binary, "verify", "-"], input=body(record), capture_output=True, check=False).returncode
        ended = resource.getrusage(resource.RUSAGE_CHILDREN)
        took = ended.ru_utime - begun.ru_utime
        return f"{took:.2f} s of a core, exit code {code}", f"{core_seconds()} s, exit code 1", took <= core_seconds() and code == 1


@row("a permalink that asks for much")
def permalink():
    with Server() as server:
        question = {name: value for name, value in DEAR.items() if name != "sensitivity"} | {"permalink": True}
        code = json.loads(server.score(question)[1])["permalink"]
        begun = server.cpu()
        status = server.get(f"/v1/scores/{code}")[0]
        took = server.cpu() - begun
        return f"{took:.2f} s of a core, {status}", f"{core_seconds()} s", took <= core_seconds()


@row("batches whose sender has gone")
def gone():
    lines = of(400, 4000)
    with Server() as server:
        sent = post(b"/v1/batches", (body({**EASY, "rows": HARD}) + b"\n") * lines, kind=b"application/x-ndjson")
        held = [server.connect(seconds=0.3) for _ in range(4)]
        for connection in held:
            with contextlib.suppress(OSError):
                connection.sendall(sent)
        while server.metric("gyega_batch_lines_total") == 0:
            time.sleep(0.02)
        for connection in held:
            connection.close()
        time.sleep(of(2, 0.3))
        before = server.metric("gyega_batch_lines_total")
        time.sleep(2)
        after, taken = server.metric("gyega_batch_lines_total"), server.metric("gyega_seats_taken")
        shown = f"{after - before} lines and {taken} seats later on, {before} of {4 * lines} lines in all"
        return shown, "0 and 0", after == before and taken == 0 and before < 4 * lines


@row("answers that nobody reads")
def unread():
    scores, batches, allowed = of((40, 6, 200), (2500, 64, 500))
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, scores + batches + 200)), hard))
    with Server("--timeout", of("4", "10"), "--batches", "64", "--answers-bytes", of("33554432", "134217728")) as server:
        before, worst, held = server.memory(), 0, []
        lines = (body(LONG) + b"\n") * 64
        for count, asked in ((batches, post(b"/v1/batches", lines, kind=b"application/x-ndjson")), (scores, post(b"/v1/scores", LONG) * 8)):
            for _ in range(count):
                connection = server.connect(receive=4096, seconds=5)
                connection.setblocking(False)
                with contextlib.suppress(OSError):
                    connection.send(asked)
                held.append(connection)
            for _ in range(of(10, 100)):
                worst = max(worst, server.memory())
                time.sleep(0.1)
        live = server.get("/health/live")[0]
        # Whoever takes nothing is cut off.
        deadline = time.monotonic() + of(30, 40)
        while time.monotonic() < deadline and server.metric("gyega_seats_taken") > 0:
            time.sleep(0.2)
        status = server.score(LONG)[0]
        shown = f"{worst - before:.0f} MB with {batches} batches and {scores} connections, then {live} and {status}"
        return shown, f"{allowed} MB, 200 and 200", worst - before <= allowed and (live, status) == (200, 200)


@row("batches sent a byte at a time")
def slow():
    head = b"POST /v1/batches HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-ndjson\r\ntransfer-encoding: chunked\r\n\r\n"
    with Server("--timeout", "2", "--batches", "4") as server:
        # A machine that stands still for two seconds lets all of them go before anybody looks: then they are sent again.
        for _ in range(3):
            held = [server.connect() for _ in range(4)]
            for connection in held:
                connection.sendall(head + b"1\r\n{\r\n")
            begun, seen = time.monotonic(), None
            while time.monotonic() - begun < (12 if seen else 4):
                for connection in held:
                    with contextlib.suppress(OSError):
                        connection.send(b"1\r\n \r\n")
                connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
                connection.request("POST", "/v1/batches", b"", {"content-type": "application/x-ndjson"})
                status = connection.getresponse().status
                connection.close()
                if status == 503:
                    seen = True
                elif seen:
                    took = time.monotonic() - begun
                    return f"a place free after {took:.1f} s", "4 s (--timeout 2)", took <= 4
                time.sleep(0.2)
            if seen:
                return "no place free after 12 s", "4 s (--timeout 2)", False
        return "never full", "4 s (--timeout 2)", False


@row("/health/ready while every seat is taken")
def ready():
    with Server("--timeout", "1", "--seats", "1") as server:
        first, seen = server.get("/health/ready")[0], set()
        with crowd(4, lambda: server.score(DEAR)):
            begun = time.monotonic()
            while time.monotonic() - begun < of(12, 8) and 503 not in seen:
                seen.add(server.get("/health/ready")[0])
                time.sleep(0.1)
        server.idle_after(30)
        last = server.get("/health/ready")[0]
        return f"{first}, then {sorted(seen)}, then {last}", "200, then 503, then 200", first == last == 200 and 503 in seen


@row("work of requests whose time is up or whose caller has left")
def stopped():
    allowed = of(3, 0.3)
    with Server("--timeout", "1", "--dear-seats", "1") as server:
        answers = []
        threads = [threading.Thread(target=lambda: answers.append(server.score(DEAR)[0])) for _ in range(6)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        by_time = server.idle_after(30)
        for _ in range(6):
            connection = server.connect()
            connection.sendall(post(b"/v1/scores", DEAR))
            time.sleep(0.05)
            connection.close()
        left = server.idle_after(30)
        told = lambda took: "goes on" if took is None else f"{took:.2f} s"
        holds = by_time is not None and left is not None and max(by_time, left) <= allowed
        return f"{told(by_time)} after the last of {sorted(answers)}; {told(left)} after six left", f"{allowed} s each", holds


def latencies(server, question, count):
    """How long each answer took in ms, and those that were not 200 after they waited as long as they were told."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    took, refused, false = [], 0, 0
    for _ in range(count):
        begun = time.monotonic()
        connection.request("POST", "/v1/scores", body(question), {"content-type": "application/json"})
        answer = connection.getresponse()
        answer.read()
        took.append((time.monotonic() - begun) * 1000)
        if answer.status != 200:
            refused += 1
            time.sleep(int(answer.headers.get("retry-after", "0")))
            false += server.score(question)[0] != 200
        time.sleep(0.002)
    return sorted(took), refused, false


@row("count-only while every dear seat is taken")
def count_only():
    count, allowed = of((200, 250), (2000, 20))
    with Server() as server, crowd(4, lambda: server.score(DEAR)):
        time.sleep(0.5)
        took, refused, _ = latencies(server, COUNT_ONLY, count)
        p99 = took[len(took) * 99 // 100]
        return f"p50 {took[len(took) // 2]:.1f} ms, p99 {p99:.1f} ms, {refused} refused", f"p99 {allowed} ms, 0 refused", p99 <= allowed and refused == 0


@row("a finished 19x19 board behind dear work at twice the capacity")
def easy():
    count, allowed = of((40, 3000), (295, 1000))
    with Server() as server, crowd(4, lambda: server.score(DEAR)):
        time.sleep(0.5)
        took, refused, false = latencies(server, EASY, count)
        shown = f"{refused} of {count} refused, {false} of them wrongly told when; at most {took[-1]:.0f} ms"
        return shown, f"{allowed} ms, told rightly", took[-1] <= allowed and false == 0


@row("1 MB of blank lines in a batch")
def blank():
    with Server() as server:
        connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
        connection.request("POST", "/v1/batches", b"\n" * 1_000_000, {"content-type": "application/x-ndjson"})
        length = len(connection.getresponse().read())
        return f"{length} bytes of answers", "0", length == 0


@row("komi 6.50000000000000000000000000001")
def komi():
    with Server() as server:
        near = body({**COUNT_ONLY, "komi": 65}).replace(b'"komi":65', b'"komi":6.50000000000000000000000000001')
        status, text, _ = server.score(near)
        code = json.loads(text).get("errors", [{}])[0].get("code")
        return f"{status} {code}", "422 not-a-quarter", (status, code) == (422, "not-a-quarter")


@row("faults of framing")
def framing():
    told = []
    with Server("--timeout", "1") as server:
        for sent in (b"GET / HTTP/1.1\r\nno header\r\n\r\n", b"GET / HTTP/1.1\r\nhost: x\r\n", b"GET / HTTP/1.1\r\nx: " + b"a" * 140_000):
            connection, answer = server.connect(seconds=10), b""
            with contextlib.suppress(OSError):
                connection.sendall(sent)
            with contextlib.suppress(OSError):
                while piece := connection.recv(65536):
                    answer += piece
            with contextlib.suppress(ValueError, IndexError):
                told.append(int(answer.split(b" ", 2)[1]))
    return f"statuses {told}", "statuses [400, 408, 431]", told == [400, 408, 431]


@row("faults of the command line of gyega serve")
def refused():
    faults = [["--workers", "513"], ["--timeout", "0"], ["--batches", "0"], ["--cors-origin", "example.org"], ["--search-nodes-max", "0"]]
    codes, panics = [], 0
    for options in [*faults, sum(faults, [])]:
        done = subprocess.run([ARGUMENTS.binary, "serve", "--listen", "127.0.0.1:0", *options], capture_output=True, timeout=20, check=False)
        codes.append(done.returncode)
        panics += b"panicked" in done.stderr
    lines = done.stderr.count(b"\n")
    return f"exit codes {codes}, {panics} panics, {lines} faults told at once", "2 each, 0, 5", set(codes) == {2} and panics == 0 and lines == 5


@row("gyega verify without --key")
def whose():
    with tempfile.TemporaryDirectory() as folder:
        key, public = os.path.join(folder, "key.pem"), os.path.join(folder, "public.pem")
        with open(public, "wb") as file:
            subprocess.run([ARGUMENTS.binary, "record", "--new-key", key], stdout=file, check=True)
        record = [ARGUMENTS.binary, "record", "-", "--format", "json", "--key", key]
        written = subprocess.run(record, input=body(COUNT_ONLY), capture_output=True, check=True).stdout
        verify = lambda *more: subprocess.run([ARGUMENTS.binary, "verify", "-", *more], input=written, capture_output=True, check=False).returncode
        codes = verify(), verify("--key", public)
        return f"exit codes {codes}", "(3, 0)", codes == (3, 0)


@row("output of a batch that is killed, finds no room, is written twice at once")
def output():
    line = body(COUNT_ONLY) + b"\n"
    with tempfile.TemporaryDirectory() as folder:
        to = os.path.join(folder, "answers.ndjson")
        command = [ARGUMENTS.binary, "batch", "-", "--output", to]

        def begun():
            process = subprocess.Popen(command, stdin=subprocess.PIPE, stderr=subprocess.PIPE)
            process.stdin.write(line * 500)
            process.stdin.flush()
            while not (os.path.exists(to + ".partial") and os.path.getsize(to + ".partial") > 0):
                time.sleep(0.02)
            return process

        first = begun()
        second = subprocess.run([*command, "--overwrite"], input=line, capture_output=True, timeout=60, check=False).returncode
        first.kill()
        first.communicate()
        killed = os.path.exists(to)

        def small_files():
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))

        full = subprocess.run([*command, "--overwrite"], input=line * 2000, capture_output=True, timeout=60, check=False,
                              preexec_fn=small_files).returncode
        no_room = os.path.exists(to)
        again = subprocess.run([*command, "--overwrite"], input=line * 500, capture_output=True, timeout=60, check=False).returncode
        with open(to, "rb") as file:
            lines = file.read().count(b"\n")
        shown = f"stands: {killed}, {no_room}; the second exits with {second}, the one without room with {full}; then {lines} lines"
        return shown, "False, False; 1, 1; 500 lines", (killed, no_room, second, full, again, lines) == (False, False, 1, 1, 0, 500)


def main():
    failed = 0
    for name, measure in ROWS:
        if ARGUMENTS.only and not any(word in measure.__name__ for word in ARGUMENTS.only):
            continue
        begun = time.monotonic()
        try:
            measured, bound, holds = measure()
        except Exception as error:  # A row that cannot be measured has failed.
            measured, bound, holds = f"{type(error).__name__}: {error}", "", False
        failed += not holds
        print(f"{'ok  ' if holds else 'FAIL'}  {name}: {measured}  (allowed: {bound}; {time.monotonic() - begun:.0f} s)", flush=True)
    return 1 if failed else 0


PARSER = argparse.ArgumentParser(description=__doc__.splitlines()[0])
PARSER.add_argument("binary")
PARSER.add_argument("--small", action="store_true", help="small numbers and wide bounds")
PARSER.add_argument("--only", action="append", metavar="WORD", help="rows whose function has this in its name")
ARGUMENTS = PARSER.parse_args()

if __name__ == "__main__":
    sys.exit(main())
