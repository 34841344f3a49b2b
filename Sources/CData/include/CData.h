#ifndef CATALEJO_CDATA_H
#define CATALEJO_CDATA_H

#include "AtlasData.h"
#include "CDataCities.h"

#endif
