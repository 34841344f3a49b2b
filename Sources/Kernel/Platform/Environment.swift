import Glibc

/// The environment of this process.
package enum Environment {
  /// The variables by name; the first of two of the same name counts, as for getenv.
  package static func current() -> [String: String] {
    var variables: [String: String] = [:]
    var next = environ
    while let entry = next.pointee {
      // By bytes: to look for a character takes ten times as long.
      if let equals = strchr(entry, Int32(UInt8(ascii: "="))) {
        let bytes = UnsafeRawBufferPointer(start: entry, count: equals - entry)
        let name = String(decoding: bytes, as: UTF8.self)
        if variables[name] == nil { variables[name] = String(cString: equals + 1) }
      }
      next += 1
    }
    return variables
  }

  /// The value of one variable; `nil` if it is not set, or empty.
  package static func value(of name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// The home folder of a user, as the system's accounts have it.
  ///
  /// - Parameter user: the name of the account; `nil` for the one that runs the program.
  /// - Returns: `nil` if there is no such account.
  package static func homeFolder(of user: String? = nil) -> String? {
    let account = user.map { getpwnam($0) } ?? getpwuid(getuid())
    return account?.pointee.pw_dir.map { String(cString: $0) }
  }
}

/// The time of the machine.
package enum SystemClock {
  /// Seconds since 1970.
  package static let now: @Sendable () -> Int = { time(nil) }
}

/// The locale that libraries in C read and show text by.
package enum SystemLocale {
  /// Sets the locale of the environment, with UTF-8 in any case.
  ///
  /// If it is missing or not UTF-8, characters are those of C.UTF-8. Numbers stay C's: nothing here
  /// prints them in C, and parsers in C expect a point.
  ///
  /// Not safe beside other threads that use the locale.
  package static func setUnicode() {
    setlocale(LC_ALL, "")
    setlocale(LC_NUMERIC, "C")
    if String(cString: nl_langinfo(Int32(CODESET))) != "UTF-8" {
      setlocale(LC_CTYPE, "C.UTF-8")
    }
  }
}
