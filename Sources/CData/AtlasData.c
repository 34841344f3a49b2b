#include "AtlasData.h"

// Clang knows #embed in every version of C but calls it an extension of those before C23.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc23-extensions"
static const unsigned char atlas[] = {
#embed "blobs/atlas.bin"
};
#pragma clang diagnostic pop

const void *catalejo_atlas_bytes(void) { return atlas; }

long catalejo_atlas_length(void) { return sizeof atlas; }
