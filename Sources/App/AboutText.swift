import Contracts
import Domain
import Localization
import TextUI

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
