/// The version of the Swift that compiled the program.
///
/// The runtime's own version (`_SwiftStdlibVersion`) leaves the patch out: it says 6.3.0 for 6.3.1.
/// Only a condition on the compiler tells the patch, so each release has a line here. A patch that
/// is newer than all of them gets the newest line that it reaches, with a `+`.
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
