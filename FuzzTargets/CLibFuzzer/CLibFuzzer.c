#include "CLibFuzzer.h"

#include <stdlib.h>

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

// Swift reads the variable before `main`, in an initializer of its runtime. Whoever starts the executable
// elsewhere can't be asked to set it: ClusterFuzz takes no variables but its own. Linked statically, the
// runtime's initializers come after those with a priority; the shared library's came long before.
__attribute__((constructor(101))) static void hashDeterministically(void) {
  setenv("SWIFT_DETERMINISTIC_HASHING", "1", 0);
}
