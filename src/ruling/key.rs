use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use ed25519_dalek::ed25519::pkcs8::{EncodePrivateKey as _, KeypairBytes, spki};
use ed25519_dalek::pkcs8::spki::der::pem::LineEnding;
use ed25519_dalek::pkcs8::{DecodePrivateKey as _, DecodePublicKey as _, EncodePublicKey as _};
use ed25519_dalek::{Signature, Signer as _, SigningKey, VerifyingKey};

use crate::wire::sha256;

/// Why a key cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum KeyFault {
    /// It is no secret key.
    #[error("found no secret key of Ed25519 ({0}), expected PEM as `openssl genpkey -algorithm ed25519` writes it")]
    NoSecretKey(String),
    /// It is no public key.
    #[error("found no public key of Ed25519 ({0}), expected PEM as `openssl pkey -pubout` writes it")]
    NoPublicKey(String),
    /// The system gives no random bytes.
    #[error("the system gives no random bytes: {0}")]
    NoRandomBytes(String),
}

/// The key with which a referee signs.
#[derive(Clone, Debug)]
pub struct SecretKey(SigningKey);

/// The key with which anybody checks a signature.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicKey(VerifyingKey);

impl SecretKey {
    /// A key from PEM (PKCS#8).
    ///
    /// # Errors
    ///
    /// When the text is none.
    pub fn from_pem(pem: &str) -> Result<Self, KeyFault> {
        let key = SigningKey::from_pkcs8_pem(pem);
        key.map(Self).map_err(|error| KeyFault::NoSecretKey(error.to_string()))
    }

    /// A new key, from the random bytes of the system.
    ///
    /// # Errors
    ///
    /// When the system gives none.
    pub fn new() -> Result<Self, KeyFault> {
        let mut secret = [0; 32];
        getrandom::fill(&mut secret).map_err(|error| KeyFault::NoRandomBytes(error.to_string()))?;
        Ok(Self(SigningKey::from_bytes(&secret)))
    }

    /// The key as PEM. OpenSSL reads no key that carries its public key along, so this one does not.
    ///
    /// # Errors
    ///
    /// When it cannot be written.
    pub fn to_pem(&self) -> Result<String, KeyFault> {
        let alone = KeypairBytes { secret_key: self.0.to_bytes(), public_key: None };
        let pem = alone.to_pkcs8_pem(LineEnding::LF);
        pem.map(|pem| pem.as_str().to_owned()).map_err(|error| KeyFault::NoSecretKey(error.to_string()))
    }

    /// The key that checks what this one signs.
    pub fn public(&self) -> PublicKey {
        PublicKey(self.0.verifying_key())
    }

    /// A signature in base64.
    pub(super) fn sign(&self, bytes: &[u8]) -> String {
        STANDARD.encode(self.0.sign(bytes).to_bytes())
    }
}

impl PublicKey {
    /// A key from PEM (`SubjectPublicKeyInfo`).
    ///
    /// # Errors
    ///
    /// When the text is none.
    pub fn from_pem(pem: &str) -> Result<Self, KeyFault> {
        let key = VerifyingKey::from_public_key_pem(pem);
        key.map(Self).map_err(|error: spki::Error| KeyFault::NoPublicKey(error.to_string()))
    }

    /// The key as PEM.
    pub fn to_pem(&self) -> String {
        // 32 bytes always have a place in it.
        self.0.to_public_key_pem(LineEnding::LF).unwrap_or_default()
    }

    /// SHA-256 of the key in DER, in hexadecimal: a name short enough to read aloud and to print.
    pub fn fingerprint(&self) -> String {
        self.0.to_public_key_der().map(|der| sha256(der.as_bytes())).unwrap_or_default()
    }

    /// Whether a signature in base64 is this key's over these bytes.
    pub(super) fn verifies(&self, bytes: &[u8], signature: &str) -> bool {
        let read = STANDARD.decode(signature).ok().and_then(|raw| raw.try_into().ok());
        read.is_some_and(|raw| self.0.verify_strict(bytes, &Signature::from_bytes(&raw)).is_ok())
    }
}

#[cfg(test)]
mod tests {
    use super::SecretKey;

    #[test]
    fn a_signature_is_over_its_bytes_and_by_its_key() {
        let (one, other) = (SecretKey::new().expect("a key"), SecretKey::new().expect("a key"));
        let signature = one.sign(b"a ruling");
        assert!(one.public().verifies(b"a ruling", &signature));
        assert!(!one.public().verifies(b"a ruling!", &signature));
        assert!(!other.public().verifies(b"a ruling", &signature));
        for wrong in ["", "AAAA", &signature[1..], &format!("{signature}\n")] {
            assert!(!one.public().verifies(b"a ruling", wrong), "{wrong:?}");
        }
    }
}
