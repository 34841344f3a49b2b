import Foundation
import PseudoTerminal

/// The shells, and what else reads what the program writes of itself, as they are on this machine.
enum Shells {
  static func has(_ program: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: path(program))
  }

  static func path(_ program: String) -> String { "/usr/bin/" + program }

  /// Where the program is found first.
  static let searchPath: String = {
    let program = Executables.path("catalejo")
    return program.prefix(upTo: program.lastIndex(of: "/") ?? program.endIndex) + ":/usr/bin:/bin"
  }()
}
