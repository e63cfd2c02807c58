// The C library cjose: a JOSE implementation to compare with, for tests and fuzz targets alone.
#include <cjose/cjose.h>
#include <jansson.h>
