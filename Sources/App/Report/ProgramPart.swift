import Local
import Remote
import Terminal

/// Something the program is made with.
struct ProgramPart: Hashable {
  /// By the short name of the SPDX license list, but for what is in no need of one.
  enum License: String {
    case apache = "Apache 2.0"
    case bsd = "BSD 3-Clause"
    case mit = "MIT"
    case zlib = "zlib"
    case publicDomain
  }

  let name: String
  /// Nil where it does not say.
  let version: String?
  let license: License

  /// What the machine brings, as it was found there: the program's own runtime first.
  static var ofTheSystem: [ProgramPart] {
    [
      ProgramPart(name: "Swift", version: "\(_SwiftStdlibVersion.current)", license: .apache),
      ProgramPart(name: "libedit", version: LineEditorVersion.current, license: .bsd),
      ProgramPart(name: "SQLite", version: DatabaseVersion.current, license: .publicDomain),
      ProgramPart(name: "zlib", version: InflaterVersion.current, license: .zlib),
    ]
  }

  /// The packages whose modules are imported, at least as new as Package.swift asks for.
  static let packages = [
    ProgramPart(name: "GRDB.swift", version: "7.10.0+", license: .mit),
    ProgramPart(name: "async-http-client", version: "1.37.0+", license: .apache),
    ProgramPart(name: "swift-nio", version: "2.101.2+", license: .apache),
    ProgramPart(name: "swift-log", version: "1.16.2+", license: .apache),
    ProgramPart(name: "swift-argument-parser", version: "1.8.2+", license: .apache),
  ]
}
