// The C library cjose: a JOSE implementation to compare with, for tests and fuzz targets alone.
#include <cjose/cjose.h>
#include <jansson.h>
#include <openssl/ec.h>

// What follows names functions of libcrypto that are deprecated but documented; Swift would warn of
// them, and does not within a system module.

// Computes Z, in memory of libcrypto's that the caller frees; returns 1, or 0 for a failure.
typedef int (*CCJose_Agreement)(unsigned char **secret, size_t *count, const EC_POINT *peer, const EC_KEY *own);

// libcrypto's own agreement.
static inline CCJose_Agreement CCJose_usualAgreement(void) {
  CCJose_Agreement agreement = NULL;
  EC_KEY_METHOD_get_compute_key(EC_KEY_OpenSSL(), &agreement);
  return agreement;
}

// A method for keys that agree in another way, and do all else as usual; it is never freed.
static inline EC_KEY_METHOD *CCJose_makeMethod(CCJose_Agreement agreement) {
  EC_KEY_METHOD *method = EC_KEY_METHOD_new(EC_KEY_OpenSSL());
  if (method != NULL) EC_KEY_METHOD_set_compute_key(method, agreement);
  return method;
}

// Makes keys that are created from now on use a method; with NULL, libcrypto's own.
static inline void CCJose_setMethod(const EC_KEY_METHOD *method) {
  EC_KEY_set_default_method(method != NULL ? method : EC_KEY_OpenSSL());
}

// Writes the 32 octets of a private key and the 65 of an uncompressed point of P-256; returns 1, or 0
// where there is no private key, or they are of other sizes.
static inline int CCJose_writePair(const EC_KEY *own, const EC_POINT *peer, unsigned char octets[97]) {
  const BIGNUM *scalar = EC_KEY_get0_private_key(own);
  return scalar != NULL && BN_bn2binpad(scalar, octets, 32) == 32 &&
         EC_POINT_point2oct(EC_KEY_get0_group(own), peer, POINT_CONVERSION_UNCOMPRESSED, octets + 32, 65, NULL) == 65;
}

// AddressSanitizer's marks for memory that must not be touched, by its interface for allocators of one's
// own (sanitizer/asan_interface.h); without it there are none.
void __asan_poison_memory_region(void const volatile *start, size_t count) __attribute__((weak));
void __asan_unpoison_memory_region(void const volatile *start, size_t count) __attribute__((weak));

static inline void CCJose_forbid(const void *start, size_t count) {
  if (__asan_poison_memory_region) __asan_poison_memory_region(start, count);
}

static inline void CCJose_allow(const void *start, size_t count) {
  if (__asan_unpoison_memory_region) __asan_unpoison_memory_region(start, count);
}
