import Foundation

/// Answers like the Action API of a Wikipedia in its second format, as far as the program uses it:
/// pages near a position or with a name, their texts and addresses.
enum EncyclopediaService: PlainStubService {
  static let name = "wikipedia"

  /// - Parameter path: the path below `/wikipedia`: `{language}/w/api.php`, or the path of a link.
  static func answer(_ path: [String], _ request: StubRequest) -> StubAnswer {
    guard path.count == 3 else { return .notFound }
    if path[1] == "wiki" {
      return .page("\n<html lang=\"\(path[0])\"><title>\(path[2])</title>")
    }
    guard path[1...] == ["w", "api.php"] else { return .notFound }
    guard request.headers["user-agent"]?.isEmpty == false else {
      return .text("Please set a user-agent and respect our robot policy.\n", status: 403)
    }
    let pages = StubCity.all.flatMap { StubPage.pages(of: $0, in: path[0]) }
    let position = (request.query["ggscoord"] ?? "").split(separator: "|").compactMap { Double($0) }
    let found: [StubJSON]
    if let title = request.query["titles"] {
      // A name in the other language redirects to its page.
      let page =
        pages.first { $0.title == title } ?? pages.first { $0.otherNames.contains(title) }
      found = [page?.json(request) ?? ["title": .string(title), "missing": true]]
    } else if position.count == 2, abs(position[0]) <= 90, abs(position[1]) <= 180 {
      let radius = Double(request.number("ggsradius") ?? 500)
      let near = pages.map { (page: $0, metres: $0.metres(from: position[0], position[1])) }
        .filter { $0.metres <= radius }.sorted { $0.metres < $1.metres }
      found = near.enumerated().map { $1.page.json(request, index: .integer($0 - 1)) }
    } else {
      return .json(
        ServiceWords.encyclopediaError("invalid-coord", "Invalid coordinate provided"))
    }
    let query: StubJSON? = found.isEmpty ? nil : ["pages": .array(found)]
    return .json(["batchcomplete": true, "query": query], style: .escapedUnicode)
  }
}

/// A page about a place, in English or Spanish.
private struct StubPage {
  let id: Int
  let language: String
  let title: String
  let text: String
  let latitude: Double
  let longitude: Double
  /// The names that redirect to the page.
  var otherNames: [String] = []

  /// Returns a city's own page and pages of places near its centre.
  ///
  /// Other languages have no pages, nor has Spanish any of the cities of Oceania.
  static func pages(of city: StubCity, in language: String) -> [StubPage] {
    let isSpanish = language == "es"
    guard isSpanish ? !["AU", "NZ"].contains(city.country) : language == "en" else { return [] }
    let name = isSpanish ? city.spanish : city.name
    let text =
      isSpanish
      ? "\(name) es una ciudad de \(city.inCountry.spanish). Desde lo alto se ve lejos: sus "
        + "calles, su plaza «del Catalejo» y, los días claros, el horizonte."
      : "\(name) is a city in \(city.inCountry.english). From its heights one sees far: its "
        + "streets, its “Spyglass Square” and, on clear days, the horizon."
    let own = StubPage(
      id: city.id, language: language, title: name, text: text, latitude: city.latitude,
      longitude: city.longitude, otherNames: [city.name, city.spanish])
    let near =
      isSpanish
      ? ["Plaza del Catalejo (\(name))", "Estación Central de \(name)"]
      : ["Spyglass Square (\(name))", "\(name) Central Station"]
    return [own]
      + near.enumerated().map { index, title in
        StubPage(
          id: 10_000_000 + city.id + index, language: language, title: title,
          text: isSpanish ? "\(title) está en \(name)." : "\(title) is in \(name).",
          latitude: city.latitude + 0.01 * Double(index + 1), longitude: city.longitude)
      }
  }

  func json(_ request: StubRequest, index: StubJSON? = nil) -> StubJSON {
    let words = title.replacing(" ", with: "_")
    let path = words.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? words
    let position: StubJSON = ["lat": .number(latitude), "lon": .number(longitude)]
    let isPlaced = request.query["prop"]?.contains("coordinates") == true
    return [
      "pageid": .integer(id), "title": .string(title), "index": index, "extract": .string(text),
      "coordinates": isPlaced ? [position] : nil, "pagelanguage": .string(language),
      "fullurl": "\(request.base)/wikipedia/\(language)/wiki/\(path)",
    ]
  }

  /// The distance on a plane, which is exact enough for a few kilometres.
  func metres(from otherLatitude: Double, _ otherLongitude: Double) -> Double {
    let width = (longitude - otherLongitude) * cos(latitude * .pi / 180)
    return 111_195 * hypot(latitude - otherLatitude, width)
  }
}
