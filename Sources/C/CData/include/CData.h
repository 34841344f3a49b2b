#ifndef CATALEJO_CDATA_H
#define CATALEJO_CDATA_H

#include <stddef.h>

// The embedded data: read-only, 16-byte aligned, which exist for as long as the program runs.

// The cities, and their other names;
// Services/Catalogs/Cities/Gazetteer/Reading/GazetteerLayout.swift describes the two files.
const void *_Nonnull catalejo_cities_bytes(void);
size_t catalejo_cities_size(void);
const void *_Nonnull catalejo_othernames_bytes(void);
size_t catalejo_othernames_size(void);

// The map; Services/Maps/Atlas/AtlasLayout.swift describes the file.
const void *_Nonnull catalejo_atlas_bytes(void);
size_t catalejo_atlas_size(void);

// The relief; Services/Maps/Relief/ReliefLayout.swift describes the file.
const void *_Nonnull catalejo_relief_bytes(void);
size_t catalejo_relief_size(void);

// Countries by position; Services/Catalogs/Cities/Gazetteer/Reading/CountryGrid.swift describes the
// file.
const void *_Nonnull catalejo_borders_bytes(void);
size_t catalejo_borders_size(void);

// The Pokédex; Services/Catalogs/Pokedex/PokedexTable.swift describes the file.
const void *_Nonnull catalejo_pokedex_bytes(void);
size_t catalejo_pokedex_size(void);

// The evolutions of Pokémon, and the strengths of types; Services/Catalogs/Pokedex/Evolution.swift
// and TypeChart.swift describe the files.
const void *_Nonnull catalejo_evolutions_bytes(void);
size_t catalejo_evolutions_size(void);
const void *_Nonnull catalejo_typechart_bytes(void);
size_t catalejo_typechart_size(void);

// The countries; Services/Catalogs/Countries/CountryTable.swift describes the file.
const void *_Nonnull catalejo_countries_bytes(void);
size_t catalejo_countries_size(void);

#endif
