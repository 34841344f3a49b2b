import Localization
import TextUI

/// Version, sources of the data and licences.
enum AboutText {
  static func lines(_ strings: Strings) -> [Line] {
    [Line(strings(SessionText.aboutTagline, Version.current), .title)]
      + credits.flatMap { strings[$0].split(separator: "\n") }.map { Line(String($0)) }
  }

  /// What is long has a line break in it, so that it stays within 80 columns.
  private static let credits: [SessionText] = [
    .aboutCities, .aboutMap, .aboutPeople, .aboutPokedex, .aboutArticles, .aboutDescriptions,
    .aboutTrademarks, .aboutLibraries, .aboutLicense,
  ]
}
