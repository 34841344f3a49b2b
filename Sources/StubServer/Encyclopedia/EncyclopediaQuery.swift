import Foundation

/// A query with `generator=geosearch` or with `titles`, its parameters read.
struct EncyclopediaQuery: Sendable {
  /// Those that are asked for by name; nil where pages near a position are.
  private let titles: [String]?
  private let latitude: Double?
  private let longitude: Double?
  private let radius: Double
  private let limit: Int
  private let properties: Set<String>
  private let isSecondFormat: Bool
  private let extractLimit: Int
  private let wantsAddress: Bool
  private let language: String
  private let base: String

  init(_ address: StubAddress, language: String) {
    let query = address.query
    titles = query["titles"].map { titles in
      titles.replacing("_", with: " ").split(separator: "|").map { String($0) }
    }
    let parts = (query["ggscoord"] ?? "").split(separator: "|").map { Double($0) }
    let position = parts.count == 2 ? parts : [nil, nil]
    latitude = position[0].flatMap { abs($0) <= 90 ? $0 : nil }
    longitude = position[1].flatMap { abs($0) <= 180 ? $0 : nil }
    radius = query["ggsradius"].flatMap { Double($0) } ?? 500
    limit = min(max(1, address.number("ggslimit") ?? 10), 500)
    properties = Set((query["prop"] ?? "").split(separator: "|").map { String($0) })
    isSecondFormat = query["formatversion"] == "2"
    // Whole texts come one at a time, introductions up to twenty (TextExtracts, `exlimit`).
    extractLimit =
      query["exlimit"] == "max" ? 20 : address.number("exlimit").map { min($0, 20) } ?? 1
    wantsAddress = (query["inprop"] ?? "").split(separator: "|").contains("url")
    self.language = language
    base = address.base
  }

  var result: StubJSON {
    titles.map { titled($0) } ?? near
  }

  private var near: StubJSON {
    guard let latitude, let longitude else { return Self.invalid("invalid-coord", "coordinate") }
    guard (10...10_000).contains(radius) else { return Self.invalid("badinteger", "radius") }
    let found = pages(near: latitude, longitude).prefix(limit)
    guard !found.isEmpty else { return ["batchcomplete": mark] }
    let rows = found.enumerated().map { index, page in
      (key: String(page.id), page: json(page, index, [("index", .integer(index - 1))]))
    }
    return answer(rows, [])
  }

  /// The pages of names; one that is known by its name in the other language is redirected to.
  private func titled(_ titles: [String]) -> StubJSON {
    guard !titles.isEmpty else { return ["batchcomplete": mark] }
    var redirects: [StubJSON] = []
    var rows: [(key: String, page: StubJSON)] = []
    for (index, title) in titles.enumerated() {
      guard let page = StubPage.titled(title, in: language) else {
        let missing: StubJSON = ["ns": 0, "title": .string(title), "missing": mark]
        rows.append((String(-1 - index), missing))
        continue
      }
      if page.title != title {
        redirects.append(["from": .string(title), "to": .string(page.title)])
      }
      rows.append((String(page.id), json(page, index, [])))
    }
    return answer(rows, redirects.isEmpty ? [] : [("redirects", .array(redirects))])
  }

  /// How each version of the format says yes.
  private var mark: StubJSON { isSecondFormat ? true : "" }

  private func answer(
    _ rows: [(key: String, page: StubJSON)], _ more: [(key: String, value: StubJSON)]
  ) -> StubJSON {
    let pages: StubJSON =
      isSecondFormat ? .array(rows.map(\.page)) : .object(rows.map { ($0.key, $0.page) })
    let head: StubJSON =
      properties.contains("extracts") && rows.count > extractLimit
      ? ["continue": ["excontinue": .integer(extractLimit), "continue": "||info"]]
      : ["batchcomplete": mark]
    return head.with("query", .object(more + [("pages", pages)]))
  }

  /// The nearest first.
  private func pages(near latitude: Double, _ longitude: Double) -> [StubPage] {
    let all = StubCity.all.flatMap { StubPage.pages(of: $0, in: language) }
    return all.map { page in
      (page, Self.metres(latitude, longitude, page.latitude, page.longitude))
    }
    .filter { $0.1 <= radius }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// - Parameter more: what the way it was found adds.
  private func json(
    _ page: StubPage, _ index: Int, _ more: [(key: String, value: StubJSON)]
  ) -> StubJSON {
    var members: [(key: String, value: StubJSON)] =
      [("pageid", .integer(page.id)), ("ns", 0), ("title", .string(page.title))] + more
    if properties.contains("extracts"), index < extractLimit {
      members.append(("extract", .string(page.text)))
    }
    if properties.contains("coordinates") {
      let position: StubJSON = [
        "lat": .number(page.latitude), "lon": .number(page.longitude), "primary": mark,
        "globe": "earth",
      ]
      members.append(("coordinates", [position]))
    }
    if properties.contains("info") {
      members += [
        ("contentmodel", "wikitext"), ("pagelanguage", .string(language)),
        ("pagelanguagehtmlcode", .string(language)), ("pagelanguagedir", "ltr"),
        ("touched", "2026-01-02T03:04:05Z"), ("lastrevid", .integer(page.id * 3)),
        ("length", .integer(page.text.utf8.count)),
      ]
    }
    if wantsAddress {
      let words = page.title.replacing(" ", with: "_")
      let path = words.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? words
      let address = "\(base)/wikipedia/\(language)/wiki/\(path)"
      members += [
        ("fullurl", .string(address)), ("editurl", .string("\(address)?action=edit")),
        ("canonicalurl", .string(address)),
      ]
    }
    return .object(members)
  }

  private static func invalid(_ code: String, _ what: String) -> StubJSON {
    [
      "error": [
        "code": .string(code), "info": "Invalid \(what) provided",
        "*": "See the documentation for API usage.",
      ],
      "servedby": "stub",
    ]
  }

  /// Along a sphere of the Earth's mean radius (haversine).
  private static func metres(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
    let (first, second) = (a * .pi / 180, c * .pi / 180)
    let half = sin((second - first) / 2)
    let side = sin((d - b) * .pi / 360)
    let square = half * half + cos(first) * cos(second) * side * side
    return 2 * 6_371_000 * asin(min(1, square.squareRoot()))
  }
}
