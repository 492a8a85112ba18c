//! The built-in rule sets, one file each.

pub(super) mod aga;
pub(super) mod ancient_territory;
pub(super) mod area;
pub(super) mod bga;
pub(super) mod button_area;
pub(super) mod chinese_1988;
pub(super) mod chinese_2002;
pub(super) mod chinese_as_told_by_the_kbf_text;
pub(super) mod cyningstan;
pub(super) mod egf_area_japanese_sets;
pub(super) mod egf_territory;
pub(super) mod ffg;
pub(super) mod ikeda_area_iii;
pub(super) mod ikeda_territory_i;
pub(super) mod ing_sst;
pub(super) mod japanese_1949_wagc;
pub(super) mod japanese_1989;
pub(super) mod kba_beginner;
pub(super) mod korean_1992;
pub(super) mod korean_2009;
pub(super) mod korean_2013_aimag;
pub(super) mod korean_2016;
pub(super) mod lasker_maas;
pub(super) mod nz;
mod prelude;
pub(super) mod simplified_ing;
pub(super) mod stone_scoring;
pub(super) mod sunjang;
pub(super) mod taiwan_old;
pub(super) mod taiwanese;
pub(super) mod territory;
pub(super) mod tromp_taylor;
pub(super) mod wmsg_2008;

#[cfg(test)]
mod tests;
