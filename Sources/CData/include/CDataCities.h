#ifndef CATALEJO_CDATA_CITIES_H
#define CATALEJO_CDATA_CITIES_H

#include <stddef.h>

// The embedded cities and their other names: read-only, 16-byte aligned, there for the program's
// whole life. Services/Gazetteer/Layout describes what is in them.

const void *catalejo_cities_bytes(void);
size_t catalejo_cities_size(void);

const void *catalejo_othernames_bytes(void);
size_t catalejo_othernames_size(void);

#endif
