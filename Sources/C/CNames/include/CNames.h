#ifndef CATALEJO_CNAMES_H
#define CATALEJO_CNAMES_H

#include <stddef.h>

// Names of places, and the embedded data that no service has: time zones and translations. They are
// read-only and exist for as long as the program runs. Except in the translations, a row is a line,
// and tabs separate its fields.

// The languages; the codes of the countries and their names: first those with a city by rising code,
// then those without. An empty line separates the three.
const void *_Nonnull catalejo_country_names_bytes(void);
size_t catalejo_country_names_size(void);

// Codes of countries and their names in a sentence, with an article ("the Bahamas"), if these are not
// the bare names; Sources/Kernel/Domain/NameTable.swift describes the table.
const void *_Nonnull catalejo_country_phrases_bytes(void);
size_t catalejo_country_phrases_size(void);

// Titles of cities and their names; Sources/Kernel/Domain/NameTable.swift describes the table.
const void *_Nonnull catalejo_city_names_bytes(void);
size_t catalejo_city_names_size(void);

// First-level divisions by their names in the cities' data and their countries, and their names, in
// the same form.
const void *_Nonnull catalejo_region_names_bytes(void);
size_t catalejo_region_names_size(void);

// American states; Sources/Kernel/PlaceNames/AmericanStates.swift describes their fields.
const void *_Nonnull catalejo_american_states_bytes(void);
size_t catalejo_american_states_size(void);

// Time zones of the cities; Sources/Kernel/Clocks/TimeZoneRule.swift describes their fields.
const void *_Nonnull catalejo_time_zones_bytes(void);
size_t catalejo_time_zones_size(void);

// Translations of the program's texts, which scripts/texts compiles from po/;
// Sources/Kernel/Domain/Messages/MessageTable.swift describes the table.
const void *_Nonnull catalejo_messages_bytes(void);
size_t catalejo_messages_size(void);

#endif
