// The parts of libcrypto that the construct needs, and nothing of libssl.
#include <openssl/bio.h>
#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/decoder.h>
#include <openssl/ec.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/kdf.h>
#include <openssl/obj_mac.h>
#include <openssl/param_build.h>
#include <openssl/pem.h>
#include <openssl/rand.h>

// Macros that combine macros, which Swift can't import.
static const int COpenSSL_PUBLIC_KEY = EVP_PKEY_PUBLIC_KEY;
static const int COpenSSL_KEYPAIR = EVP_PKEY_KEYPAIR;
