#ifndef CATALEJO_CNAMES_H
#define CATALEJO_CNAMES_H

#include <stddef.h>

// Names of places, and what else of the embedded data has no service: time zones.
// Read-only, there for the program's whole life; a line a row, its fields separated by tabs.

// The countries' codes, their English and their Spanish names; those with a city by rising code, an
// empty line, those without.
const void *_Nonnull catalejo_country_names_bytes(void);
size_t catalejo_country_names_size(void);

// Titles of cities and their Spanish names, in the order of the titles' bytes.
const void *_Nonnull catalejo_city_names_bytes(void);
size_t catalejo_city_names_size(void);

// First-level divisions as the cities have them, and their Spanish names, in the order of the bytes.
const void *_Nonnull catalejo_region_names_bytes(void);
size_t catalejo_region_names_size(void);

// American states; Sources/Kernel/Catalog/Places/AmericanStates.swift describes their fields.
const void *_Nonnull catalejo_american_states_bytes(void);
size_t catalejo_american_states_size(void);

// Time zones of the cities; Sources/Kernel/Localization/TimeZoneRule.swift describes their fields.
const void *_Nonnull catalejo_time_zones_bytes(void);
size_t catalejo_time_zones_size(void);

#endif
