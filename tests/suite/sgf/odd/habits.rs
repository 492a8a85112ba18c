//! What servers, programs and collections write.

use super::Odd;

pub(super) const HABITS: &[Odd] = &[
    // Fox: komi in hundredths of stones, two applications, private times.
    (
        "(;GM[1]FF[4]\nSZ[19]\nGN[野狐]\nDT[2021-03-04]\nPB[柯洁]\nPW[申真谞]\nBR[9段]\nWR[9段]\nKM[375]HA[0]RU[Chinese]\
         AP[GNU Go:3.8]RN[3]RE[W+R]TM[7200]TC[5]TT[60]AP[foxwq]RL[0]\n;B[pd];W[dd];B[pq];W[dq])"
            .as_bytes(),
        "odd-komi repeated-property",
    ),
    (b"(;GM[1]FF[4]SZ[19]KM[650]HA[0]RU[Japanese]AP[foxwq]RE[B+2];B[pd];W[dp])", "odd-komi"),
    (b"(;GM[1]SZ[19]KM[0]HA[2]AP[foxwq]RU[Chinese]AB[pd][dp];W[dd];B[pq])", ""),
    (b"(;GM[1]SZ[19]KM[0]HA[2]RU[Chinese]AP[foxwq];B[pd];B[dp];W[dd])", "handicap-as-moves"),
    (b"(;GM[1]SZ[19]KM[375]RU[Chinese]RE[B+3 3/4];B[pd])", "odd-komi unreadable-value"),
    // Tygem, by programs that turn its records into SGF.
    ("(;GM[1]FF[3]SZ[19]PB[이창호 9단]PW[조훈현 9단]KM[6.5]RE[B+R]US[tygem];B[pd];W[dp])".as_bytes(), ""),
    ("(;SZ[19]KM[65]PB[流れ星]RE[백 불계승];B[pd];W[dp])".as_bytes(), "odd-result"),
    (b"(TE[Tygem]RD[2005-01-02]PC[]TM[30]KO[6.5]RE[B+R]PB[a]PW[b];B[pd];W[dp])", "missing-semicolon no-size"),
    (b"(;GM[1]SZ[19]KM[6]HA[3]RE[W+T];W[dp];B[pq])", "handicap-differs"),
    (b"\xef\xbb\xbf(;GM[1]FF[4]CA[EUC-KR]SZ[19]KM[650]PB[a]PW[b]RE[];B[pd];W[dp])\r\n", "odd-komi"),
    // KGS.
    (
        b"(;GM[1]FF[4]CA[UTF-8]AP[CGoban:3]ST[2]\nRU[Japanese]SZ[19]KM[6.50]TM[1800]OT[3x30 byo-yomi]\n\
          PW[white]PB[black]\
          WR[3d]BR[2d?]DT[2015-06-07]PC[The KGS Go Server at http://www.gokgs.com/]RE[W+Resign]\n;B[qd]BL[1795.5]\n\
          ;W[dc]WL[1790.25]C[white [3d\\]: hi\nblack [2d?\\]: hi\\\\o/\n])",
        "",
    ),
    (b"(;GM[1]FF[4]CA[UTF-8]AP[CGoban:3]RU[Chinese]SZ[9]KM[7.50]HA[2]AB[gc][cg]RE[B+];W[ee]OW[1];B[]TB[aa]TW[ii])", ""),
    (b"(;GM[1]FF[4]CA[UTF-8]SZ[19]KM[0.50]RE[?]KGSDE[aa][bb]KGSSB[1]KGSSW[2];B[pd])", ""),
    (b"(;GM[1]FF[4]SZ[19]KM[5.50]RE[W+Forfeit]C[kim [4k]: one moment];B[pd])", "unescaped-bracket"),
    (b"(;GM[1]FF[4]CA[UTF-8]SZ[19]RU[Chinese];B[aa];W[bb];B[tt];W[tt]TB[cc:dd]TW[ee])", ""),
    // A demonstration, in which the teacher sets stones as he goes.
    (b"(;GM[1]FF[4]SZ[9];AB[cc][dc]AW[cd];B[dd];AE[cc]C[and now];PL[W]AW[ee];W[ff])", "setup-in-game setup-in-game"),
    // OGS.
    (
        b"(;FF[4]\nCA[UTF-8]\nGM[1]\nDT[2020-02-03]\nPC[OGS: https://online-go.com/game/1]\nGN[Friend\
          ly Match]\nPB[a]\nPW[b]\n\
          BR[10k]\nWR[9k]\nTM[259200]OT[86400 fischer]\nRE[B+14.5]\nSZ[19]\nKM[6.5]\nRU[Japanese]\n;B[\
          pd]\n(;W[dp]\n(;B[pp]\n)))",
        "",
    ),
    (
        b"(;FF[4]CA[UTF-8]GM[1]SZ[9]HA[2]KM[0.5]RU[AGA]AB[cg][gc]\n;W[ee]C[a [link](http://x.y) and *more*\n];B[cc]\
          )",
        "unescaped-bracket",
    ),
    (b"(;FF[4]CA[UTF-8]GM[1]SZ[13]HA[2]KM[0.5]RU[NZ];B[dj];B[jd];W[dd])", "handicap-as-moves"),
    (b"(;FF[4]GM[1]SZ[19]RE[W+Cancellation]KM[6.5]RU[AGA];B[pd])", "unreadable-value"),
    (b"(;FF[4]CA[UTF-8]GM[1]SZ[19]KM[7.5]RU[Chinese]RE[B+Server Decision];B[];W[])", "unreadable-value"),
    // GNU Go, Sabaki, CGoban, GoGui, qGo.
    (
        b"(;GM[1]FF[4]\nRU[Japanese]\nSZ[19]\nHA[0]\nKM[5.5]\nPW[GNU Go 3.8]\nPB[Human]\nGN[GNU Go 3.8 Random Seed \
          1]\n\n;B[pd]C[load and print random seed: 1]\n)\n",
        "",
    ),
    (b"(;GM[1]FF[4]SZ[9]HA[2]KM[0.0]AP[GNU Go:3.8]AB[cg][gc]PL[W];W[ee];B[tt];W[tt])", ""),
    (b"(;GM[1]FF[4]CA[UTF-8]AP[Sabaki:0.52.2]KM[6.5]SZ[9]DT[2022-01-01];B[ee]SBKV[51.2];W[ce]HO[1])", ""),
    (b"(;FF[4]GM[1]SZ[9]CA[UTF-8]AP[CGoban 1.9.12]KM[5.5];B[ee];W[];B[]TB[aa:ii])", ""),
    (b"(;FF[4]CA[UTF-8]AP[GoGui:1.5.4]SZ[9]\nKM[6.5]DT[2020-01-01]\n;AB[cc]AW[gg]PL[B]\n;B[ee]BL[600]OB[25]\n)", ""),
    (b"(;GM[1]FF[4]AP[qGo:2.1]ST[1]SZ[19]HA[0]KM[5.5]PW[w]PB[b];B[pd];W[dp]MA[pd]MN[2])", ""),
    (b"(;GM[1]VW[]FF[4]SZ[19]AP[drago:4.11]KM[];B[pd])", "no-value"),
    // MultiGo: its own properties, and GBK that no name tells.
    (b"(;SZ[19]AP[MultiGo:4.4.4]MULTIGOGM[1]AB[pd]AW[dp])", ""),
    // 棋谱 讲解 黑先白死, a problem with all its variations.
    (
        b"(;SZ[19]AP[MultiGo:3.6.0]AB[pd][qd]AW[pc]MULTIGOGM[1]\
          GN[\xc6\xe5\xc6\xd7]C[\xbd\xb2\xbd\xe2\xa3\xba\xba\xda\xcf\xc8\xb0\xd7\xcb\xc0\xa1\xa3](;B[\
          qc])(;B[pb];W[qc]))",
        "guessed-charset",
    ),
    (b"(;AP[MultiGo:4.2.1]SZ[19]AB[pd]MULTIGOBM[1](;B[qc]C[RIGHT])(;B[qb]))", ""),
    // SmartGo, Go Write, Many Faces.
    (b"(;FF[4]GM[1]SZ[19]AP[SmartGo_Mac:1.2.4]SGD[1]GN[a\nb]PB[a]KM[6.5]OS[x]US[y];B[pd]GN[b])", ""),
    (b"(;GM[1]FF[4]ST[2]AP[GOWrite:2.3.36]FG[259:]PM[2]SZ[19]SY[Cgoban 1.9.2];B[pd]FG[256:Figure 1]PM[1]LB[pd:A])", ""),
    (b"(;GM[1]FF[3]SZ[19]CoPyright[me]GaMe[1]HA[0];B[pd];W[dp])", "repeated-property"),
    // Leela Zero, Lizzie, KataGo, Go Review Partner, AI Sensei.
    (
        b"(;KM[7.5]PW[Leela Zero]PB[Human]DT[2019-01-01]AP[Lizzie: 0.7.2]SZ[19]CA[UTF-8];B[pd]\
          LZ[0.17 51.2 1.6k \nmove Q16 visits 833 winrate 5120 pv Q16 D4 D16];W[dp]LZ[leela 48.8 1k\n])",
        "",
    ),
    (
        b"(;FF[4]GM[1]SZ[19]KM[7]RU[koPOSITIONALscoreAREAtaxNONEsui1]PB[b]PW[w]RE[W+0.5];B[pd]C[0.53 0.47 0.00 0.8 \
          v=500];W[dp]C[0.52])",
        "",
    ),
    (
        b"(;FF[4]GM[1]SZ[9]HA[0]KM[7]RU[koSIMPLEscoreAREAtaxNONEsui0button1]RE[B+R];B[ee]C[0.11 0.89 0.00 -0.3 v=20\
          0 weight=0.75 result=B+R])",
        "",
    ),
    (
        b"(;GM[1]SZ[19]RGR[x]GRPV[1.0]CA[utf-8]AP[GoReviewPartner];B[pd]BWWR[52%]VNWR[51%]CBM[Q16]BKMV[yes](;W[dp])\
          (;W[dd]C[win rate: 49%]))",
        "",
    ),
    (b"(;FF[4]GM[1]SZ[19]KM[6.5]SBKV[50]\n;B[pd]CM[good]GC[by KaTrain]KT[eyJ4IjogMX0=]\n)", ""),
    // Collections: GoGoD, Waltheri, Go4Go.
    (
        b"(;SZ[19]FF[3]\nPW[Sonoda Yuichi]\nWR[7d]\nPB[Awaji Shuzo]\nBR[8d]\nEV[5th Gosei]\nRO[1]\nDT[1979-08-30]\n\
          KM[5.5]\nRE[W+1.5 (moves after 200 omitted)]\nUS[GoGoD95]\n\n;B[qd];W[dd])",
        "unreadable-value",
    ),
    (b"(;SZ[19]FF[3]\nPB[Gu Li]\nPW[Chang Hao]\nKM[2.75]RE[B+0.75]US[GoGoD95]\n;B[qd];W[dd])", "odd-komi"),
    (b"(;SZ[19]FF[3]\nPB[Ancient]\nAB[dd][pp]\nAW[dp][pd]\nRE[W+2]\n;W[cn];B[fc])", ""),
    (b"(;SZ[19]FF[3]KM[0]HA[2]AB[dp][pd]RE[Jigo]US[GoGoD95];W[qn];B[dd])", ""),
    (
        b"(;EV[?]DT[1996-00-00]PB[Lee Changho]PW[Cho Hunhyun]KM[5.5]RE[B+?]SO[waltheri];B[pd])",
        "no-size unreadable-value",
    ),
    (b"(;GM[1]FF[4]SZ[19]AP[Go4Go]PB[Ke Jie]PW[Shin Jinseo]KM[7.5]RE[W+R]MULTIGOGM[1]\n;B[qd];W[dd])\n", ""),
    // FF[1] as Kierulf's thesis has it, and what mgt and xgoban wrote.
    (b"(\n;\nGaMe[1]\nVieW[]\nSiZe[19]\nComment[$Id: mgt $]\n;\nBlack[pd]\n;White[dp]\n)\n", ""),
    (b"(;\nGaMe[1]VieW[]SiZe[9]HandiCap[0]KoMi[5.5]\n;Black[ee]MoVeS[1];White[tt];Black[tt]TerritoryBlack[aa:ii])", ""),
    (b"(;GaMe[1]FileFormat[1]SiZe[19]KoMi[5.5];Black[pd]BlackLeft[60];White[dp]WhiteLeft[59])", ""),
    // IGS and its clients: captures as moves of nothing, results in words, the time as a comment.
    (
        b"(;\nGM[1]FF[3]\nRU[Japanese]SZ[19]HA[0]KM[5.5]\nPW[w]\nPB[b]\nGN[b-w(B) IGS]\nDT[1999-01-01]\nRE[B+Resign\
          ]\n;B[pd]BL[599];W[dp]WL[598])",
        "",
    ),
    (b"(;GM[1]FF[1]SZ[19]KM[0.5]HA[3]RE[W+Time]AB[dp][pd][dd];W[qq];B[tt];W[tt])", ""),
    (b"(;GM[1]FF[4]SZ[19]RE[Black wins by 3.5]KM[5.5 (reverse)];B[pd])", "odd-result unreadable-value"),
    // Everything in capitals, and a date behind it.
    (b"(;FF[4]SZ[9];B[EE];W[CC])2020-01-01", "off-board off-board stray-text"),
    // Copied from a page, with a browser's quotes, entities and line numbers.
    (b"(;FF[4]SZ[9];B[ee]C[a &amp; b];W[&nbsp;];B[gg])", "unreadable-value out-of-turn"),
    (b"> (;FF[4]SZ[9]\n> ;B[ee]\n> ;W[gg])\n", "leading-text stray-text stray-text"),
    (b"1 (;FF[4]SZ[9]\n2 ;B[ee]\n3 ;W[gg])\n", "leading-text stray-text stray-text"),
    ("“(;FF[4]SZ[9];B[ee];W[gg])”".as_bytes(), "leading-text stray-text"),
    // Two players' reviews pasted after each other, the second cut.
    (b"(;FF[4]SZ[9];B[ee]C[mine])\n(;FF[4]SZ[9];B[ee]C[yours", "several-games unclosed-value unclosed"),
];
