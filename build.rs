//! Builds again where a documented position was added: they are read into the program as a folder.

fn main() {
    println!("cargo:rerun-if-changed=tests/cases");
}
