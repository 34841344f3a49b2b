#ifndef CUTF8PROC_SHIM_H
#define CUTF8PROC_SHIM_H

#include <utf8proc.h>

// Swift doesn't import the options, which are an enum of C, as numbers that can be combined.
enum {
  catalejo_utf8proc_compatibility = UTF8PROC_COMPAT | UTF8PROC_DECOMPOSE,
  catalejo_utf8proc_case_fold = UTF8PROC_CASEFOLD,
};

#endif
