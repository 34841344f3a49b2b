import Foundation

/// Speaks like the Action API of a Wikipedia: pages near a position or of a name, their texts
/// and addresses.
enum EncyclopediaService: PlainStubService {
  static let name = "wikipedia"

  /// - Parameter path: below `/wikipedia`: `w/api.php` or `{language}/w/api.php`.
  static func answer(_ path: [String], _ request: StubRequest) -> StubAnswer {
    let language = path.count == 3 ? path[0] : request.query["uselang"] ?? "en"
    if path.count == 3, path[1] == "wiki" {
      return .page("\n<html lang=\"\(language)\"><title>\(path[2])</title>")
    }
    guard path.suffix(2) == ["w", "api.php"], path.count <= 3 else { return .notFound }
    guard request.headers["user-agent"]?.isEmpty == false else {
      return .text("Please set a user-agent and respect our robot policy.\n", status: 403)
    }
    let query = EncyclopediaQuery(request: request, language: language)
    return .json(query.answer, style: .escapedUnicode)
  }
}

/// A query with `generator=geosearch` or with `titles`.
private struct EncyclopediaQuery {
  let request: StubRequest
  let language: String

  /// A page as it is listed: by its id, where the list is an object.
  private typealias Row = (key: String, value: StubJSON)

  var answer: StubJSON {
    let pages = StubCity.all.flatMap { StubPage.pages(of: $0, in: language) }
    return request.query["titles"].map { titled($0, among: pages) } ?? near(among: pages)
  }

  /// The pages near a position, the nearest first.
  private func near(among pages: [StubPage]) -> StubJSON {
    let parts = (request.query["ggscoord"] ?? "").split(separator: "|").compactMap { Double($0) }
    guard parts.count == 2, abs(parts[0]) <= 90, abs(parts[1]) <= 180 else {
      return ServiceWords.encyclopediaError(
        "invalid-coord", "Invalid coordinate provided", "the documentation for API usage")
    }
    let radius = Double(request.number("ggsradius") ?? 500)
    let found = pages.map { (page: $0, metres: $0.metres(from: parts[0], parts[1])) }
      .filter { $0.metres <= radius }.sorted { $0.metres < $1.metres }
      .prefix(max(1, request.number("ggslimit") ?? 10))
    guard !found.isEmpty else { return ["batchcomplete": yes] }
    return list(found.enumerated().map { row($1.page, at: $0, index: .integer($0 - 1)) })
  }

  /// The pages of names; one that is known by its name in the other language is redirected to.
  private func titled(_ titles: String, among pages: [StubPage]) -> StubJSON {
    var redirects: [StubJSON] = []
    let rows = titles.split(separator: "|").map(String.init).enumerated().map {
      place, title -> Row in
      let page =
        pages.first { $0.title == title } ?? pages.first { $0.otherNames.contains(title) }
      guard let page else {
        return (String(-1 - place), ["ns": 0, "title": .string(title), "missing": yes])
      }
      if page.title != title {
        redirects.append(["from": .string(title), "to": .string(page.title)])
      }
      return row(page, at: place)
    }
    return list(rows, redirects.isEmpty ? nil : .array(redirects))
  }

  private var isSecondFormat: Bool { request.query["formatversion"] == "2" }

  /// How each version of the format says yes.
  private var yes: StubJSON { isSecondFormat ? true : "" }

  /// Whole texts come one at a time, introductions up to twenty (TextExtracts, `exlimit`).
  private var extractLimit: Int { request.query["exlimit"] == "max" ? 20 : 1 }

  private func list(_ rows: [Row], _ redirects: StubJSON? = nil) -> StubJSON {
    let isCut = rows.count > extractLimit
    return [
      "continue": isCut ? ["excontinue": .integer(extractLimit), "continue": "||info"] : nil,
      "batchcomplete": isCut ? nil : yes,
      "query": [
        "redirects": redirects,
        "pages": isSecondFormat ? .array(rows.map(\.value)) : .object(rows),
      ],
    ]
  }

  private func row(_ page: StubPage, at place: Int, index: StubJSON? = nil) -> Row {
    let words = page.title.replacing(" ", with: "_")
    let path = words.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? words
    let address: StubJSON = "\(request.base)/wikipedia/\(language)/wiki/\(path)"
    let position: StubJSON = [
      "lat": .number(page.latitude), "lon": .number(page.longitude), "primary": yes,
      "globe": "earth",
    ]
    let json: StubJSON = [
      "pageid": .integer(page.id), "ns": 0, "title": .string(page.title), "index": index,
      "extract": place < extractLimit ? .string(page.text) : nil,
      "coordinates": request.query["prop"]?.contains("coordinates") == true ? [position] : nil,
      "contentmodel": "wikitext", "pagelanguage": .string(language), "fullurl": address,
      "canonicalurl": address,
    ]
    return (String(page.id), json)
  }
}

/// A page about a place, in English or Spanish.
private struct StubPage {
  let id: Int
  let title: String
  let text: String
  let latitude: Double
  let longitude: Double
  /// What leads to it beside its title.
  var otherNames: [String] = []

  /// A city's own page and some of what is near its centre.
  ///
  /// There are no pages in other languages, and none in Spanish on the cities of Oceania.
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
      id: city.id, title: name, text: text, latitude: city.latitude, longitude: city.longitude,
      otherNames: [city.name, city.spanish])
    let near =
      isSpanish
      ? ["Plaza del Catalejo (\(name))", "Estación Central de \(name)"]
      : ["Spyglass Square (\(name))", "\(name) Central Station"]
    return [own]
      + near.enumerated().map { index, title in
        StubPage(
          id: 10_000_000 + city.id + index, title: title,
          text: isSpanish ? "\(title) está en \(name)." : "\(title) is in \(name).",
          latitude: city.latitude + 0.01 * Double(index + 1), longitude: city.longitude)
      }
  }

  /// Along a sphere of the Earth's mean radius (haversine).
  func metres(from otherLatitude: Double, _ otherLongitude: Double) -> Double {
    let (first, second) = (otherLatitude * .pi / 180, latitude * .pi / 180)
    let half = sin((second - first) / 2)
    let side = sin((longitude - otherLongitude) * .pi / 360)
    let square = half * half + cos(first) * cos(second) * side * side
    return 2 * 6_371_000 * asin(min(1, square.squareRoot()))
  }
}
