/// Which Swift compiled the program.
///
/// The runtime's own version (`_SwiftStdlibVersion`) leaves the patch out: it says 6.3.0 for 6.3.1. Only
/// a condition on the compiler tells the patch, so each release there is has a line; a patch that is
/// newer than these counts as the newest here that it is at least, with a `+`.
enum CompilerVersion {
  #if compiler(>=6.5)
  static let current = "6.5+"
  #elseif compiler(>=6.4.1)
  static let current = "6.4.1+"
  #elseif compiler(>=6.4)
  static let current = "6.4"
  #elseif compiler(>=6.3.4)
  static let current = "6.3.4+"
  #elseif compiler(>=6.3.3)
  static let current = "6.3.3"
  #elseif compiler(>=6.3.2)
  static let current = "6.3.2"
  #elseif compiler(>=6.3.1)
  static let current = "6.3.1"
  #elseif compiler(>=6.3)
  static let current = "6.3"
  #elseif compiler(>=6.2.4)
  static let current = "6.2.4+"
  #elseif compiler(>=6.2.3)
  static let current = "6.2.3"
  #elseif compiler(>=6.2.2)
  static let current = "6.2.2"
  #elseif compiler(>=6.2.1)
  static let current = "6.2.1"
  #else
  static let current = "6.2"
  #endif
}
