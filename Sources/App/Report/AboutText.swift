import Catalog
import Localization
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
