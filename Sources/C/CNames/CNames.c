#include "CNames.h"

// #embed is a part of C23; this clang accepts it in every dialect.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char country_names[] = {
#embed "blobs/country-names.tsv"
};

static const unsigned char city_names[] = {
#embed "blobs/city-names.tsv"
};

static const unsigned char region_names[] = {
#embed "blobs/region-names.tsv"
};

static const unsigned char american_states[] = {
#embed "blobs/american-states.tsv"
};

static const unsigned char time_zones[] = {
#embed "blobs/time-zones.tsv"
};

static const unsigned char country_phrases[] = {
#embed "blobs/country-phrases.tsv"
};

static const unsigned char messages[] = {
#embed "blobs/messages.bin"
};

const void *catalejo_country_names_bytes(void) { return country_names; }
size_t catalejo_country_names_size(void) { return sizeof country_names; }

const void *catalejo_country_phrases_bytes(void) { return country_phrases; }
size_t catalejo_country_phrases_size(void) { return sizeof country_phrases; }

const void *catalejo_city_names_bytes(void) { return city_names; }
size_t catalejo_city_names_size(void) { return sizeof city_names; }

const void *catalejo_region_names_bytes(void) { return region_names; }
size_t catalejo_region_names_size(void) { return sizeof region_names; }

const void *catalejo_american_states_bytes(void) { return american_states; }
size_t catalejo_american_states_size(void) { return sizeof american_states; }

const void *catalejo_time_zones_bytes(void) { return time_zones; }
size_t catalejo_time_zones_size(void) { return sizeof time_zones; }

const void *catalejo_messages_bytes(void) { return messages; }
size_t catalejo_messages_size(void) { return sizeof messages; }
