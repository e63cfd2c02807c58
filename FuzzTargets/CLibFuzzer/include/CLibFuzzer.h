// What libFuzzer offers to custom mutators (FuzzerInterface.h); the library itself is linked by
// `-sanitize=fuzzer`.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// Mutates `size` octets in place and returns their new number, `maxSize` at most.
size_t LLVMFuzzerMutate(uint8_t *_Nullable data, size_t size, size_t maxSize);
