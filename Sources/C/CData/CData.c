#include "CData.h"

// #embed is a part of C23; this clang accepts it in every dialect.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const _Alignas(16) unsigned char cities[] = {
#embed "blobs/cities.bin"
};

static const _Alignas(16) unsigned char othernames[] = {
#embed "blobs/othernames.bin"
};

static const _Alignas(16) unsigned char atlas[] = {
#embed "blobs/atlas.bin"
};

static const _Alignas(16) unsigned char relief[] = {
#embed "blobs/relief.bin"
};

static const _Alignas(16) unsigned char borders[] = {
#embed "blobs/borders.bin"
};

static const _Alignas(16) unsigned char pokedex[] = {
#embed "blobs/pokedex.tsv"
};

static const _Alignas(16) unsigned char evolutions[] = {
#embed "blobs/evolutions.tsv"
};

static const _Alignas(16) unsigned char typechart[] = {
#embed "blobs/type-chart.tsv"
};

static const _Alignas(16) unsigned char countries[] = {
#embed "blobs/countries.tsv"
};

const void *catalejo_cities_bytes(void) { return cities; }
size_t catalejo_cities_size(void) { return sizeof cities; }

const void *catalejo_othernames_bytes(void) { return othernames; }
size_t catalejo_othernames_size(void) { return sizeof othernames; }

const void *catalejo_atlas_bytes(void) { return atlas; }
size_t catalejo_atlas_size(void) { return sizeof atlas; }

const void *catalejo_borders_bytes(void) { return borders; }
size_t catalejo_borders_size(void) { return sizeof borders; }

const void *catalejo_pokedex_bytes(void) { return pokedex; }
size_t catalejo_pokedex_size(void) { return sizeof pokedex; }

const void *catalejo_evolutions_bytes(void) { return evolutions; }
size_t catalejo_evolutions_size(void) { return sizeof evolutions; }

const void *catalejo_typechart_bytes(void) { return typechart; }
size_t catalejo_typechart_size(void) { return sizeof typechart; }

const void *catalejo_countries_bytes(void) { return countries; }
size_t catalejo_countries_size(void) { return sizeof countries; }

const void *catalejo_relief_bytes(void) { return relief; }
size_t catalejo_relief_size(void) { return sizeof relief; }
