import Catalog
import Components
import Local
import Localization
import Remote
import Terminal
import TextUI

/// Version, sources of the data, what the program is made with, and licenses.
enum AboutText {
  static func lines(_ strings: Strings) -> [Line] {
    // What is long has a line break in it, so that it stays within 80 columns.
    let credits =
      Catalogs.descriptions.flatMap(\.words.credits).map { strings[$0] }
      + [SessionText.aboutDescriptions, .aboutTrademarks, .aboutLibraries].map { strings[$0] }
    return [Line(strings(SessionText.aboutTagline, Version.current), .title)]
      + credits.flatMap { $0.split(separator: "\n") }.map { Line(String($0)) }
      + (ProgramPart.ofTheSystem + ProgramPart.packages).map { part in
        let name = [part.name, part.version].compactMap(\.self).joined(separator: " ")
        return Line("  \(name), \(part.license ?? strings[SessionText.aboutPublicDomain])")
      } + [Line(strings[SessionText.aboutLicense])]
  }
}

/// Something the program is made with.
struct ProgramPart {
  let name: String
  /// Nil where it does not say.
  let version: String?
  /// By the short name of the SPDX license list; nil is the public domain.
  let license: String?

  /// What the machine brings, as it was found there: the program's own runtime first.
  static var ofTheSystem: [ProgramPart] {
    [
      ProgramPart(name: "Swift", version: "\(_SwiftStdlibVersion.current)", license: "Apache 2.0"),
      ProgramPart(name: "libedit", version: LineEditorVersion.current, license: "BSD 3-Clause"),
      ProgramPart(name: "SQLite", version: DatabaseVersion.current, license: nil),
      ProgramPart(name: "zlib", version: InflaterVersion.current, license: "zlib"),
    ]
  }

  /// The packages whose modules are imported, at least as new as Package.swift asks for.
  static let packages = [
    ProgramPart(name: "GRDB.swift", version: "7.10.0+", license: "MIT"),
    ProgramPart(name: "async-http-client", version: "1.37.0+", license: "Apache 2.0"),
    ProgramPart(name: "swift-nio", version: "2.101.2+", license: "Apache 2.0"),
    ProgramPart(name: "swift-log", version: "1.16.2+", license: "Apache 2.0"),
    ProgramPart(name: "swift-argument-parser", version: "1.8.2+", license: "Apache 2.0"),
  ]
}
