import Glibc

/// The locale libedit needs to read and show UTF-8.
enum UnicodeLocale {
  /// Sets the locale of the environment, with UTF-8 in any case.
  ///
  /// Where it is missing or not UTF-8, characters are those of C.UTF-8. Numbers stay C's: nothing
  /// here prints them in C, and parsers in C expect a point.
  ///
  /// Not safe beside other threads that use the locale.
  static func set() {
    setlocale(LC_ALL, "")
    setlocale(LC_NUMERIC, "C")
    if String(cString: nl_langinfo(Int32(CODESET))) != "UTF-8" {
      setlocale(LC_CTYPE, "C.UTF-8")
    }
  }
}
