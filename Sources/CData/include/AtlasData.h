#ifndef CATALEJO_ATLAS_DATA_H
#define CATALEJO_ATLAS_DATA_H

/// The embedded map, read-only; its layout is documented in Services/Atlas/AtlasLayout.swift.
const void *_Nonnull catalejo_atlas_bytes(void);

/// The bytes of the embedded map.
long catalejo_atlas_length(void);

#endif
