import Catalog
import CommandLine
package import Components
import Local
import Localization
import Remote
import Terminal
import TextUI

/// Version, sources of the data, what the program is made with, and licenses.
enum AboutText {
  static func lines(_ strings: Strings) -> [Line] {
    [Line(strings(SessionText.aboutTagline, Version.current), .title)]
      + credits(strings).flatMap { $0.split(separator: "\n") }.map { Line(String($0)) }
      + (ProgramPart.ofTheSystem + ProgramPart.packages).map { Line(text($0, strings)) }
      + [Line(strings[SessionText.aboutLicense])]
  }

  /// What is long has a line break in it, so that it stays within 80 columns.
  private static func credits(_ strings: Strings) -> [String] {
    Catalogs.descriptions.flatMap(\.words.credits).map { strings[$0] }
      + [SessionText.aboutDescriptions, .aboutTrademarks, .aboutLibraries].map { strings[$0] }
  }

  /// "  SQLite 3.40.1, public domain".
  private static func text(_ part: ProgramPart, _ strings: Strings) -> String {
    let license =
      part.license == .publicDomain
      ? strings[SessionText.aboutPublicDomain] : part.license.rawValue
    return "  " + [part.name, part.version].compactMap(\.self).joined(separator: " ")
      + ", " + license
  }
}

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

extension Program {
  /// `catalejo about`: the lines the session's command has.
  package func about() -> ExitStatus {
    printer.printed(.done) { () throws(ConsoleError) in try console.write(AboutText.lines(strings))
    }
  }
}
