//! One good record that ends at each structurally different place.

use super::{NO_GAME, Odd};

/// The whole of it: `(;GM[1]SZ[9]PB[Ann]KM[6.5]AB[cc:dd];B[ee]C[a\]b](;W[gg];B[gc])(;W[cg]))`.
pub(super) const TRUNCATED: &[Odd] = &[
    (b"(;GM[1]SZ[9]PB[Ann]KM[6.5]AB[cc:dd];B[ee]C[a\\]b](;W[gg];B[gc])(;W[cg]))", ""),
    (b"(;GM[1]SZ[9]PB[Ann]KM[6.5]AB[cc:dd];B[ee]C[a\\]b](;W[gg];B[gc])(;W[cg])", "unclosed"),
    (b"(;GM[1]SZ[9]PB[Ann]KM[6.5]AB[cc:dd];B[ee]C[a\\]b](;W[gg];B[gc])(;W[cg]", "unclosed"),
    (b"(;GM[1]SZ[9]PB[Ann]KM[6.5]AB[cc:dd];B[ee]C[a\\]b](;W[gg];B[gc])(;W[c", "unclosed-value unclosed"),
    (b"(;GM[1]SZ[9]PB[Ann]KM[6.5]AB[cc:dd];B[ee]C[a\\]b](;W[gg];B[gc])(;W", "no-value unclosed"),
    (b"(;GM[1]SZ[9]PB[Ann]KM[6.5]AB[cc:dd];B[ee]C[a\\]b](;W[gg];B[gc])(;", "unclosed"),
    (b"(;GM[1]SZ[9]PB[Ann]KM[6.5]AB[cc:dd];B[ee]C[a\\]b](;W[gg];B[gc])(", "unclosed"),
    (b"(;GM[1]SZ[9]PB[Ann]KM[6.5]AB[cc:dd];B[ee]C[a\\]b](;W[gg];B[gc])", "unclosed"),
    (b"(;GM[1]SZ[9]PB[Ann]KM[6.5]AB[cc:dd];B[ee]C[a\\]b](;W[gg];B[gc]", "unclosed"),
    (b"(;GM[1]SZ[9]PB[Ann]KM[6.5]AB[cc:dd];B[ee]C[a\\]b](;W[gg];B[gc", "unclosed-value unclosed"),
    // One letter of two is no point; the value begins one byte behind its bracket.
    (b"(;GM[1]SZ[9]PB[Ann]KM[6.5]AB[cc:dd];B[ee]C[a\\]b](;W[gg];B[g", "unclosed-value unreadable-value unclosed"),
    // What is left would say that Black passed, which nobody can know.
    (b"(;GM[1]SZ[9]PB[Ann]KM[6.5]AB[cc:dd];B[ee]C[a\\]b](;W[gg];B[", "unclosed-value unclosed no-value"),
    (b"(;GM[1]SZ[9]PB[Ann]KM[6.5]AB[cc:dd];B[ee]C[a\\]b](;W[gg];B", "no-value unclosed"),
    (b"(;GM[1]SZ[9]PB[Ann]KM[6.5]AB[cc:dd];B[ee]C[a\\]b](;W[gg];", "unclosed"),
    (b"(;GM[1]SZ[9]PB[Ann]KM[6.5]AB[cc:dd];B[ee]C[a\\]b](;W[gg]", "unclosed"),
    (b"(;GM[1]SZ[9]PB[Ann]KM[6.5]AB[cc:dd];B[ee]C[a\\]b](;W[g", "unclosed-value unreadable-value unclosed"),
    (b"(;GM[1]SZ[9]PB[Ann]KM[6.5]AB[cc:dd];B[ee]C[a\\]b](;", "unclosed"),
    (b"(;GM[1]SZ[9]PB[Ann]KM[6.5]AB[cc:dd];B[ee]C[a\\]b](", "unclosed"),
    (b"(;GM[1]SZ[9]PB[Ann]KM[6.5]AB[cc:dd];B[ee]C[a\\]b]", "unclosed"),
    (b"(;GM[1]SZ[9]PB[Ann]KM[6.5]AB[cc:dd];B[ee]C[a\\]b", "unclosed-value unclosed"),
    (b"(;GM[1]SZ[9]PB[Ann]KM[6.5]AB[cc:dd];B[ee]C[a\\]", "unclosed-value unclosed"),
    // The backslash has nothing to escape.
    (b"(;GM[1]SZ[9]PB[Ann]KM[6.5]AB[cc:dd];B[ee]C[a\\", "unclosed-value unclosed"),
    (b"(;GM[1]SZ[9]PB[Ann]KM[6.5]AB[cc:dd];B[ee]C[a", "unclosed-value unclosed"),
    (b"(;GM[1]SZ[9]PB[Ann]KM[6.5]AB[cc:dd];B[ee]C[", "unclosed-value unclosed"),
    (b"(;GM[1]SZ[9]PB[Ann]KM[6.5]AB[cc:dd];B[ee]C", "no-value unclosed"),
    (b"(;GM[1]SZ[9]PB[Ann]KM[6.5]AB[cc:dd];B[ee]", "unclosed"),
    (b"(;GM[1]SZ[9]PB[Ann]KM[6.5]AB[cc:dd];", "unclosed"),
    (b"(;GM[1]SZ[9]PB[Ann]KM[6.5]AB[cc:dd]", "unclosed"),
    (b"(;GM[1]SZ[9]PB[Ann]KM[6.5]AB[cc:dd", "unclosed-value unclosed"),
    (b"(;GM[1]SZ[9]PB[Ann]KM[6.5]AB[cc:d", "unclosed-value unreadable-value unclosed"),
    (b"(;GM[1]SZ[9]PB[Ann]KM[6.5]AB[cc:", "unclosed-value unreadable-value unclosed"),
    // A point instead of a rectangle, which nobody can know.
    (b"(;GM[1]SZ[9]PB[Ann]KM[6.5]AB[cc", "unclosed-value unclosed"),
    (b"(;GM[1]SZ[9]PB[Ann]KM[6.5]AB[", "unclosed-value unclosed"),
    (b"(;GM[1]SZ[9]PB[Ann]KM[6.5]AB", "no-value unclosed"),
    (b"(;GM[1]SZ[9]PB[Ann]KM[6.5", "unclosed-value unclosed"),
    (b"(;GM[1]SZ[9]PB[Ann]KM[6.", "unclosed-value unreadable-value unclosed"),
    // The empty value stands where the text ends: at one place repairs come in the order of their list.
    (b"(;GM[1]SZ[9]PB[Ann]KM[", "unclosed-value unclosed no-value"),
    (b"(;GM[1]SZ[9]PB[An", "unclosed-value unclosed"),
    (b"(;GM[1]SZ[9]PB[", "unclosed-value unclosed"),
    (b"(;GM[1]SZ[9", "unclosed-value unclosed"),
    (b"(;GM[1]SZ[", "no-size unclosed-value unclosed"),
    (b"(;GM[1]SZ", "no-size no-value unclosed"),
    (b"(;GM[1]", "no-size unclosed"),
    (b"(;GM[1", "no-size unclosed-value unclosed"),
    (b"(;GM[", "no-size unclosed-value unclosed"),
    (b"(;GM", "no-value no-size unclosed"),
    (b"(;", "unclosed no-size"),
    (b"(", NO_GAME),
    // The beginning is missing instead.
    (b"GM[1]SZ[9];B[ee];W[gg])", "leading-text no-size extra-close"),
    (b"[9];B[ee];W[gg])", "leading-text no-size extra-close"),
    (b";B[ee];W[gg])", "no-size extra-close"),
    (b"e];W[gg];B[gc])(;W[cg]))", "leading-text no-size extra-close extra-close"),
    // A hole in the middle.
    (b"(;GM[1]SZ[9];B[eW[gg];B[gc])", "unreadable-value"),
    (b"(;GM[1]SZ[9];B[ee]gg];B[gc])", "stray-text stray-text out-of-turn"),
];
