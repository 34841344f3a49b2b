import Compression
import Database
import Points
import Remote
import Terminal
import UnicodeData

/// A library or a compiler that the program is made with.
struct ProgramPart {
  let name: String
  /// `nil` if the part does not say its version.
  let version: String?
  /// The license by its short name in the SPDX list; `nil` if the part is in the public domain.
  let license: String?

  /// The compiler of the program, then the system's libraries in the versions that are linked or
  /// found.
  static var ofTheSystem: [ProgramPart] {
    [
      ProgramPart(name: "Swift", version: CompilerVersion.current, license: "Apache 2.0"),
      ProgramPart(name: "libedit", version: LineEditorVersion.current, license: "BSD 3-Clause"),
      ProgramPart(name: "SQLite", version: DatabaseVersion.current, license: nil),
      ProgramPart(name: "Expat", version: XMLParserVersion.current, license: "MIT"),
      ProgramPart(
        name: "utf8proc", version: UnicodeData.libraryVersion, license: "MIT"),
      // minizip does not say its version: it comes with zlib's sources.
      ProgramPart(name: "minizip", version: nil, license: "zlib"),
      ProgramPart(name: "zlib", version: InflateStream.version, license: "zlib"),
      ProgramPart(name: "libcurl", version: CurlVersion.current, license: "curl"),
    ]
  }

  /// The packages that Package.swift names, with the oldest version that it allows.
  static let packages = [
    ProgramPart(name: "swift-argument-parser", version: "1.8.2+", license: "Apache 2.0")
  ]
}
