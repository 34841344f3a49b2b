import Catalog
import Domain
import Local
import Localization
import Terminal
import TextUI

extension Program {
  /// `catalejo doctor`: what it found.
  ///
  /// Problems are part of the answer, so it ends with done.
  package func doctor() async -> ExitStatus {
    var lines = [Line("catalejo \(Version.current)", .title)]
    lines += rows(of: .doctorTerminal, [terminalText, colorText, drawingText])
    lines += rows(of: .doctorLanguage, [language.rawValue, localeText])
    let places = [folders.data, folders.state, folders.cache, folders.config]
    let labels: [SessionText] = [.doctorData, .doctorState, .doctorCache, .doctorConfig]
    for (label, place) in zip(labels, places) {
      lines += rows(of: label, [place ?? strings[SessionText.statusNowhere]])
    }
    lines += await dataRows()
    return printed(.done) { () throws(ConsoleError) in try console.write(lines) }
  }

  private func dataRows() async -> [Line] {
    guard let services = services() else { return [] }
    let cities = strings(SessionText.doctorCityCount, formats.number(services.cityCount))
    let favorites: String
    do throws(DataError) {
      let count = try await services.favorites.all().count
      favorites = strings(SessionText.doctorFavoriteCount, formats.number(count))
    } catch {
      favorites = strings.message(for: error)
    }
    return rows(of: .doctorCities, [cities]) + rows(of: .doctorFavorites, [favorites])
  }

  private var terminalText: String {
    let description = console.description
    guard description.isInteractive else { return strings[SessionText.doctorNoTerminal] }
    return "\(console.size.columns) × \(console.size.rows), TERM=\(environment["TERM"] ?? "")"
  }

  private var colorText: String {
    strings[console.description.showsColor ? SessionText.doctorColor : .doctorNoColor]
  }

  private var drawingText: String {
    strings[console.description.showsBraille ? SessionText.doctorBraille : .doctorNoBraille]
  }

  private var localeText: String {
    let set = ["LC_ALL", "LC_MESSAGES", "LC_CTYPE", "LANG"].compactMap { name in
      environment[name].map { "\(name)=\($0)" }
    }
    return set.isEmpty ? strings[SessionText.doctorNoLocale] : set.joined(separator: ", ")
  }

  private func rows(of label: SessionText, _ values: [String]) -> [Line] {
    let head = strings[label].padded(to: 14)
    return [Line([Span(head, .dim), Span(values.joined(separator: "; "))])]
  }
}
