#ifndef CUTF8PROC_SHIM_H
#define CUTF8PROC_SHIM_H

#include <utf8proc.h>

// Swift imports the options as a C enum, whose values can't be combined; these are plain numbers.
enum {
  catalejo_utf8proc_compatibility = UTF8PROC_COMPAT | UTF8PROC_DECOMPOSE,
  catalejo_utf8proc_case_fold = UTF8PROC_CASEFOLD,
};

#endif
