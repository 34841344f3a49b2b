#include "CData.h"
