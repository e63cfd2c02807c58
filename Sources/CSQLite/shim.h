// SQLite, in which a campaign keeps its history.
#include <sqlite3.h>
