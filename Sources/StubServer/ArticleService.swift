import Foundation

/// Speaks like the Most Popular API of The New York Times.
enum ArticleService {
  /// - Parameter path: below `/nyt`: `svc/mostpopular/v2/{kind}/{period}.json`, and for shared
  ///   `shared/{period}/facebook.json` too.
  static func answer(
    _ path: [String], _ request: StubRequest, key: String, today: Date
  ) -> StubAnswer {
    let given = request.query["api-key"] ?? ""
    guard !given.isEmpty else { return ServiceWords.missingKey }
    guard given == key else { return ServiceWords.articleFault(401) }
    let form = #/svc/mostpopular/v2/(emailed|shared|viewed)/(1|7|30)(/facebook)?\.json/#
    guard let match = path.joined(separator: "/").wholeMatch(of: form),
      let period = Int(match.2), match.3 == nil || match.1 == "shared"
    else { return .notFound }
    // Most viewed ones come in the shape of 2019, the others in that of 2023.
    let isOld = match.1 == "viewed"
    let shift = (isOld ? 14 : match.1 == "shared" ? 7 : 0) + period
    let all = StubArticle.all
    let count = [1: 10, 7: 14][period] ?? all.count
    let articles = (0..<count).map { place in
      let index = (place * 5 + shift) % all.count
      let day = today.addingTimeInterval(-86_400 * Double(index % period))
        .formatted(.iso8601.year().month().day())
      return all[index].json(index, isOld: isOld, day: day, base: request.base)
    }
    return .json([
      "status": "OK",
      "copyright": "Made up for tests; no rights reserved.",
      // Older answers said how many there are in all.
      "num_results": .integer(isOld ? 1586 : count),
      "results": .array(articles),
    ])
  }

  /// The page an article's link leads to, below `/read`.
  static func page(_ path: [String]) -> StubAnswer {
    guard let name = path.last?.split(separator: ".").first,
      let article = StubArticle.all.first(where: { $0.slug == name })
    else { return .notFound }
    return .page(
      "\n<meta charset=\"utf-8\"><title>\(article.title)</title>\n"
        + "<h1>\(article.title)</h1>\n<p>\(article.abstract)</p>\n")
  }
}

/// A made-up article.
private struct StubArticle: Sendable {
  let section: String
  let byline: String
  let title: String
  let abstract: String
  let places: [String]
  let kind: String

  var slug: String {
    let words = title.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    return words.joined(separator: "-")
  }

  /// - Parameters:
  ///   - isOld: in the shape of 2019, which writes facets in capitals and an empty list as `""`.
  ///   - day: written as `2026-11-21`.
  func json(_ index: Int, isOld: Bool, day: String, base: String) -> StubJSON {
    func facet(_ values: [String]) -> StubJSON {
      if isOld, values.isEmpty { return "" }
      return .array(values.map { .string(isOld ? $0.uppercased() : $0) })
    }
    let path = day.replacing("-", with: "/")
    return [
      "uri": "nyt://article/00000000-0000-0000-0000-\(String(100_000_000_000 + index))",
      "url": "\(base)/read/\(path)/\(slug).html",
      "id": .integer(100_000_000_000_000 + index),
      "asset_id": .integer(100_000_000_000_000 + index),
      "published_date": .string(day),
      "section": .string(section),
      "byline": .string(isOld ? oldByline : byline),
      "type": .string(kind),
      "title": .string(title),
      "abstract": .string(abstract),
      "des_facet": facet(index % 3 == 0 ? [] : ["Lighthouses", "Voyages"]),
      "geo_facet": facet(places),
      "media": index % 6 == 5 ? (isOld ? "" : []) : [media(index, base)],
    ]
  }

  /// Bylines of old: `By ADA MARLOWE and BEN OAKS`.
  private var oldByline: String {
    byline.split(separator: " ").map { ["By", "and"].contains($0) ? String($0) : $0.uppercased() }
      .joined(separator: " ")
  }

  private func media(_ index: Int, _ base: String) -> StubJSON {
    func picture(_ format: String, _ file: String, _ height: Int, _ width: Int) -> StubJSON {
      [
        "url": "\(base)/pictures/articles/\(index)-\(file).png", "format": .string(format),
        "height": .integer(height), "width": .integer(width),
      ]
    }
    return [
      "type": "image", "subtype": "photo", "caption": index % 2 == 0 ? "" : "The harbor at dawn.",
      "copyright": "The Stub", "approved_for_syndication": 1,
      "media-metadata": [
        picture("Standard Thumbnail", "thumbStandard", 75, 75),
        picture("mediumThreeByTwo210", "mediumThreeByTwo210", 140, 210),
        picture("mediumThreeByTwo440", "mediumThreeByTwo440", 293, 440),
      ],
    ]
  }

  static let all: [StubArticle] = {
    let fields = table.split(separator: "\n").map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    }
    return stride(from: 0, to: fields.count, by: 2).map { row in
      let (head, rest) = (fields[row], fields[row + 1])
      return StubArticle(
        section: head[0], byline: head[1], title: head[2],
        abstract: rest[0], places: rest[1].split(separator: ";").map(String.init), kind: rest[2])
    }
  }()

  /// Two lines each: section, byline and title; abstract, places and kind.
  private static let table = """
    World|By Inés Quiroga|A Port Learns to Sail Again
    In Lima’s harbor, old boats return to the sea with young crews.|Lima (Peru);Peru|Article
    Science|By Tobias Fernrohr and Mei Hanazono|The Spyglass That Saw Too Much
    A lens ground four centuries ago still outperforms its makers’ notes.||Article
    Travel|By Anneke Visser|36 Hours in Łódź
    Courtyards, cinemas and a very long street.|Lodz (Poland)|Article
    Food||Soup for Lighthouse Keepers
    Twelve bowls for a night when the fog won’t lift.||Interactive
    Opinion|By Ruth Oyelaran|Maps Are Promises
    What we leave out of a map says where we are afraid to go.||Article
    U.S.|By Calder Whitlock|A Town Votes on Its Own Name
    Both names lost; the count goes on.|Maine|Article
    Arts|By Söderblom Åkesson|An Orchestra Tunes to the Tide
    The concert starts when the water does.|Stockholm (Sweden);Baltic Sea|Article
    Technology|By Priya Ramanathan|The Quiet Return of the Command Line
    “It never left,” say the people who never left it.||Article
    Books||Nine Novels Set on Islands
    Some of them exist; all of them are worth the crossing.||Interactive
    Climate|By Noor El-Sayed|Counting Storks Over Cairo
    Volunteers, rooftops and a tally that grows each spring.|Cairo (Egypt);Egypt|Article
    Well|By Jonah Feldgate|Why Looking Far Away Rests the Eyes
    Ten minutes, a window, and nothing to do.||Article
    Business|By Marisol Etxeberria|The Last Maker of Brass Telescopes
    Orders arrive by letter & leave by bicycle.|Madrid (Spain)|Article
    Real Estate|By Dana Korhonen|A Lighthouse With One Bedroom
    The view is included; the stairs are, too.||Article
    World|By Haruki Aonami|東京 at Five in the Morning
    Markets, trains and the first light over the bay.|Tokyo (Japan)|Article
    Movies|By Léa Montclair|‘The Harbormaster’ Review: Fog, Then More Fog
    A slow film with a fast heart.||Article
    New York|By Otto Larkspur|The Ferry That Runs for One Passenger
    She has never missed it.|New York City|Article
    Health|By Imani Abara|A Clinic on the River
    Three doctors, one boat, forty villages.|Lagos (Nigeria)|Article
    Magazine|By Wren Castellan|The Cartographer’s Error
    ||Article
    """
}
