import Components
import Compression
import Contracts
import Domain
import Local
import Localization
import Points
import Remote
import Session
import Terminal
import TextUI
import UnicodeData

/// The home screen: it lists the catalogs and the first commands.
enum HomeScreen {
  /// - Parameter placeCount: returns the number of cities as text. It is asked each time, because a
  ///   refresh changes the number.
  @MainActor
  static func screen(
    _ strings: Strings, placeCount: @escaping () -> String, _ scheduler: Scheduler
  ) -> Screen {
    Screen(strings[SessionText.home], scheduler) {
      text(strings, placeCount: placeCount(), width: $0.columns)
    }
  }

  static func text(_ strings: Strings, placeCount: String, width: Int) -> [Line] {
    let rows =
      [("/" + strings.arguments("TEXT"), strings(SessionText.trySearch, "/barcelona"))]
      + Catalogs.descriptions.map {
        (
          strings.language == .spanish
            ? $0.words.spanishVerbs.first ?? $0.id.rawValue : $0.id.rawValue,
          strings($0.words.invitation, placeCount)
        )
      }
      + [
        (strings.verb("favorites"), strings[SessionText.tryFavorites]),
        (strings.verb("help"), strings[SessionText.tryHelp]),
      ]
    let column = rows.map { DisplayWidth.of($0.0) }.max() ?? 0
    let name = "catalejo"
    let welcome = strings[SessionText.welcome]
    let room = width - DisplayWidth.of(name) - 2
    let title =
      DisplayWidth.of(welcome) <= room
      ? [Line([Span(name, .title), .gap(2, spoken: ": "), Span(welcome)])]
      : [Line(name, .title)] + Wrapping.wrap(welcome, to: width).map { Line($0) }
    return title + [Line()]
      + rows.flatMap { HelpText.rows(Line($0.0, .accent), $0.1, column: column, width: width) }
  }
}

/// The lines of `about`: the version, the sources of the data, the libraries and the licenses.
enum AboutText {
  static func lines(_ strings: Strings, _ zones: TimeZones = TimeZones()) -> [Line] {
    // A long text has a line break in it, so that it stays within 80 columns.
    let credits =
      Catalogs.descriptions.flatMap(\.words.credits).map { strings[$0] }
      + [strings(SessionText.aboutClocks, strings.clocks(zones))]
      + [SessionText.aboutDescriptions, .aboutTrademarks, .aboutLibraries].map { strings[$0] }
    return [Line(strings(SessionText.aboutTagline, Version.current), .title)]
      + credits.flatMap { $0.split(separator: "\n") }.map { Line(String($0)) }
      + (ProgramPart.ofTheSystem + ProgramPart.packages).map { part in
        let name = [part.name, part.version].compactMap(\.self).joined(separator: " ")
        return Line("  \(name), \(part.license ?? strings[SessionText.aboutPublicDomain])")
      } + [Line(strings[SessionText.aboutLicense])]
  }
}

extension Strings {
  /// Says which version of the tz database the clocks have, and whether it is the program's or the
  /// system's.
  func clocks(_ zones: TimeZones) -> String {
    let embedded = TimeZones.embeddedVersion?.name ?? ""
    return zones.newerVersion.map { self(SessionText.clocksOfSystem, $0.name, embedded) }
      ?? self(SessionText.clocksEmbedded, embedded)
  }
}

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
