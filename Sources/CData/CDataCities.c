#include "CDataCities.h"

// #embed is of C23; this clang takes it in every dialect.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const _Alignas(16) unsigned char cities[] = {
#embed "blobs/cities.bin" if_empty(0)
};

static const _Alignas(16) unsigned char othernames[] = {
#embed "blobs/othernames.bin" if_empty(0)
};

const void *catalejo_cities_bytes(void) { return cities; }
size_t catalejo_cities_size(void) { return sizeof cities; }

const void *catalejo_othernames_bytes(void) { return othernames; }
size_t catalejo_othernames_size(void) { return sizeof othernames; }
