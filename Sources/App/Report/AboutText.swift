import Localization
import TextUI

/// Version, sources of the data and licences.
enum AboutText {
  static func lines(_ strings: Strings) -> [Line] {
    [
      Line(strings(SessionText.aboutTagline, Version.current), .title),
      Line(strings[SessionText.aboutCities]),
      Line(strings[SessionText.aboutMap]),
      Line(strings[SessionText.aboutLicense]),
    ]
  }
}
