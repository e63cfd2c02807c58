#include "CLibFuzzer.h"

// What a global's initializer allocates (its symbol ends in _WZ) lives as long as the process, and the
// optimizer may keep no pointer to it where LeakSanitizer looks.
const char *__lsan_default_suppressions(void);
const char *__lsan_default_suppressions(void) { return "leak:_WZ\n"; }

// An input makes hundreds of small allocations. Eight frames for each, not thirty, tell where it was
// made, and still reach the initializer that the suppression names; freed memory of 32 MB, not 256,
// stays in the caches and keeps some ten thousand inputs' allocations from being used again.
// ASAN_OPTIONS in the environment wins.
const char *__asan_default_options(void);
const char *__asan_default_options(void) {
  return "malloc_context_size=8:quarantine_size_mb=32";
}
