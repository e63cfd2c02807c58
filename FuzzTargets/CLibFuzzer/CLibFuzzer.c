#include "CLibFuzzer.h"

// What a global's initializer allocates (its symbol ends in _WZ) lives as long as the process, and the
// optimizer may keep no pointer to it where LeakSanitizer looks.
const char *__lsan_default_suppressions(void);
const char *__lsan_default_suppressions(void) { return "leak:_WZ\n"; }
