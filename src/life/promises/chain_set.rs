/// Chains of one colour, by their numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ChainSet {
    words: [u64; Self::WORDS],
}

impl ChainSet {
    /// Of two points of a board at most one is a chain of its own: there are no more than 181.
    const WORDS: usize = 3;

    pub(super) const EMPTY: Self = Self { words: [0; Self::WORDS] };

    pub(super) const fn is_empty(&self) -> bool {
        let [one, two, three] = self.words;
        one | two | three == 0
    }

    pub(super) const fn contains(&self, chain: usize) -> bool {
        self.words[chain / 64] >> (chain % 64) & 1 == 1
    }

    pub(super) const fn insert(&mut self, chain: usize) {
        self.words[chain / 64] |= 1 << (chain % 64);
    }

    pub(super) const fn remove(&mut self, chain: usize) {
        self.words[chain / 64] &= !(1 << (chain % 64));
    }

    #[must_use]
    pub(super) const fn with(mut self, chain: usize) -> Self {
        self.insert(chain);
        self
    }

    #[must_use]
    pub(super) const fn without(mut self, chain: usize) -> Self {
        self.remove(chain);
        self
    }

    pub(super) fn is_subset(&self, other: &Self) -> bool {
        (*self - *other).is_empty()
    }

    /// Their numbers, the least first.
    pub(super) fn iter(&self) -> impl Iterator<Item = usize> + use<> {
        let words = self.words;
        (0..Self::WORDS).flat_map(move |at| {
            let mut left = words[at];
            std::iter::from_fn(move || {
                let bit = (left != 0).then(|| left.trailing_zeros() as usize)?;
                left &= left - 1;
                Some(at * 64 + bit)
            })
        })
    }

    fn combined(self, other: Self, of: impl Fn(u64, u64) -> u64) -> Self {
        Self { words: std::array::from_fn(|at| of(self.words[at], other.words[at])) }
    }
}

impl std::ops::BitOr for ChainSet {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        self.combined(other, |one, other| one | other)
    }
}

impl std::ops::BitAnd for ChainSet {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        self.combined(other, |one, other| one & other)
    }
}

impl std::ops::Sub for ChainSet {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self.combined(other, |one, other| one & !other)
    }
}

impl FromIterator<usize> for ChainSet {
    fn from_iter<T: IntoIterator<Item = usize>>(chains: T) -> Self {
        let mut all = Self::EMPTY;
        chains.into_iter().for_each(|chain| all.insert(chain));
        all
    }
}
