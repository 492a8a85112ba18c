use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use actix_web::dev::ServiceRequest;
use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

/// Counts the requests of each address. An IPv6 network of 64 bits counts as one address.
pub(super) struct RateLimit {
    limiter: DefaultKeyedRateLimiter<IpAddr>,
    clock: DefaultClock,
    checks: AtomicU32,
    behind_proxy: bool,
}

/// After so many checks, addresses that have been silent are forgotten.
const CHECKS_BETWEEN_SWEEPS: u32 = 8192;

impl RateLimit {
    /// So many requests a second of each, and so many at once after a pause: as many as in two seconds unless it is
    /// said.
    pub(super) fn new(rate: NonZeroU32, burst: Option<NonZeroU32>, behind_proxy: bool) -> Self {
        let burst = burst.unwrap_or(rate.saturating_add(rate.get()));
        let quota = Quota::per_second(rate).allow_burst(burst);
        Self {
            limiter: RateLimiter::keyed(quota),
            clock: DefaultClock::default(),
            checks: AtomicU32::new(0),
            behind_proxy,
        }
    }

    /// Lets the request through, or says how long its sender must wait.
    pub(super) fn check(&self, request: &ServiceRequest) -> Result<(), Duration> {
        if self.checks.fetch_add(1, Ordering::Relaxed) % CHECKS_BETWEEN_SWEEPS == CHECKS_BETWEEN_SWEEPS - 1 {
            self.limiter.retain_recent();
        }
        let Some(sender) = self.sender(request) else { return Ok(()) };
        self.limiter.check_key(&sender).map_err(|refused| refused.wait_time_from(self.clock.now()))
    }

    /// Who sent it. A proxy of ours adds the address it saw as the last one of `x-forwarded-for`; without such a proxy
    /// the header is only what the caller claims.
    fn sender(&self, request: &ServiceRequest) -> Option<IpAddr> {
        let forwarded = || {
            let list = request.headers().get_all("x-forwarded-for").last()?.to_str().ok()?;
            list.rsplit(',').next()?.trim().parse().ok()
        };
        let peer = || request.peer_addr().map(|peer| peer.ip());
        let address = if self.behind_proxy { forwarded().or_else(peer) } else { peer() };
        address.map(network)
    }
}

fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => match address.to_ipv4_mapped() {
            Some(inner) => IpAddr::V4(inner),
            None => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
        },
    }
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;

    use super::*;

    fn limit(behind_proxy: bool) -> RateLimit {
        RateLimit::new(NonZeroU32::MIN, Some(NonZeroU32::MIN), behind_proxy)
    }

    fn from(peer: &str, forwarded: &str) -> ServiceRequest {
        let peer = peer.parse().expect("an address with a port");
        TestRequest::default().peer_addr(peer).insert_header(("x-forwarded-for", forwarded)).to_srv_request()
    }

    #[test]
    fn each_address_has_its_own_count() {
        let limit = limit(false);
        assert_eq!(limit.check(&from("192.0.2.1:1", "")), Ok(()));
        assert_eq!(limit.check(&from("192.0.2.2:1", "")), Ok(()));
        let wait = limit.check(&from("192.0.2.1:2", "")).expect_err("the second request within a second");
        assert!(wait > Duration::from_millis(900) && wait <= Duration::from_secs(1), "{wait:?}");
    }

    #[test]
    fn after_a_pause_as_many_come_at_once_as_in_two_seconds() {
        let limit = RateLimit::new(NonZeroU32::MIN, None, false);
        let answers = [(); 3].map(|()| limit.check(&from("192.0.2.1:1", "")).is_ok());
        assert_eq!(answers, [true, true, false]);
    }

    #[test]
    fn addresses_of_one_ipv6_network_count_together() {
        let limit = limit(false);
        assert_eq!(limit.check(&from("[2001:db8::1]:1", "")), Ok(()));
        assert!(limit.check(&from("[2001:db8::2:1]:1", "")).is_err());
        assert_eq!(limit.check(&from("[2001:db8:0:1::1]:1", "")), Ok(()));
    }

    #[test]
    fn a_forwarded_address_is_believed_only_behind_a_proxy() {
        let open = limit(false);
        assert_eq!(open.check(&from("192.0.2.1:1", "198.51.100.1")), Ok(()));
        assert!(open.check(&from("192.0.2.1:1", "198.51.100.2")).is_err());
        let behind = limit(true);
        assert_eq!(behind.check(&from("192.0.2.1:1", "203.0.113.9, 198.51.100.1")), Ok(()));
        assert_eq!(behind.check(&from("192.0.2.1:1", "203.0.113.9, 198.51.100.2")), Ok(()));
        assert!(behind.check(&from("192.0.2.1:1", "198.51.100.2")).is_err());
    }
}
