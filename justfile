# Format, clippy and tests: some minutes once everything is built. Its last line tells what it did not cover.
check:
    .ci/run quick

# All that there is, nothing shortened. CI runs the same with its slowest parts shortened: `.ci/run`.
full:
    .ci/run full

# All tests; arguments go to the test binary: `just test layers`.
test *arguments:
    cargo test --locked --all-features -- {{ arguments }}

# The API documentation, opened in a browser.
docs:
    cargo doc --locked --no-deps --lib --all-features --open

# Writes openapi/ anew. Read the difference before you commit it.
openapi:
    UPDATE=1 cargo test --locked --all-features --test suite openapi
    git diff --stat -- openapi

# Writes every snapshot anew and names those that no test uses. Read the difference line by line before you commit it.
snapshots:
    rm -f target/snapshots.log
    mkdir -p target
    GYEGA_SNAPSHOT_LOG="$PWD/target/snapshots.log" INSTA_UPDATE=always cargo test --locked --all-features
    git diff --stat -- snapshots
    .ci/unused-snapshots target/snapshots.log

# The library's figures, then the service's over loopback (needs wrk and two cores).
bench:
    cargo bench --locked --bench scoring
    cargo bench --locked --bench classification
    cargo bench --locked --bench records
    benches/batch.sh
    benches/loopback.sh
