import Foundation

/// Answers like the Most Popular API of The New York Times, as far as the program uses it.
enum ArticleService {
  /// - Parameter path: the path below `/nyt`: `svc/mostpopular/v2/{kind}/{period}.json`.
  static func answer(
    _ path: [String], _ request: StubRequest, key: String, today: Date
  ) -> StubAnswer {
    let given = request.query["api-key"] ?? ""
    guard !given.isEmpty else { return ServiceWords.missingKey }
    guard given == key else { return ServiceWords.articleFault(401) }
    let form = #/svc/mostpopular/v2/(emailed|shared|viewed)/(1|7|30)\.json/#
    guard let match = path.joined(separator: "/").wholeMatch(of: form), let period = Int(match.2)
    else { return .notFound }
    // The most viewed articles have the JSON of 2019, the others that of 2023.
    let isOld = match.1 == "viewed"
    let shift = (isOld ? 14 : match.1 == "shared" ? 7 : 0) + period
    let all = StubArticle.all
    let articles = (0..<([1: 10, 7: 14][period] ?? all.count)).map { place in
      let index = (place * 5 + shift) % all.count
      let day = today.addingTimeInterval(-86_400 * Double(index % period))
        .formatted(.iso8601.year().month().day())
      return all[index].json(index, isOld: isOld, day: day, base: request.base)
    }
    return .json(["status": "OK", "results": .array(articles)])
  }

  /// Answers with the page that an article's link leads to, below `/read`.
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

  var slug: String {
    let words = title.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    return words.joined(separator: "-")
  }

  /// - Parameters:
  ///   - isOld: whether the JSON is that of 2019, which writes places in capitals and an empty list
  ///     as `""`.
  ///   - day: the date of the article, written as `2026-11-21`.
  func json(_ index: Int, isOld: Bool, day: String, base: String) -> StubJSON {
    let none: StubJSON = isOld ? "" : []
    let path = day.replacing("-", with: "/")
    return [
      "url": "\(base)/read/\(path)/\(slug).html",
      "id": .integer(100_000_000_000_000 + index),
      "published_date": .string(day),
      "section": .string(section),
      "byline": .string(isOld ? oldByline : byline),
      "title": .string(title),
      "abstract": .string(abstract),
      "geo_facet": places.isEmpty
        ? none : .array(places.map { .string(isOld ? $0.uppercased() : $0) }),
      "media": index % 6 == 5 ? none : [media(index, base)],
    ]
  }

  /// The byline as it was written in 2019: `By ADA MARLOWE and BEN OAKS`.
  private var oldByline: String {
    byline.split(separator: " ").map { ["By", "and"].contains($0) ? String($0) : $0.uppercased() }
      .joined(separator: " ")
  }

  private func media(_ index: Int, _ base: String) -> StubJSON {
    let sizes: [StubJSON] = [("thumbStandard", 75), ("mediumThreeByTwo440", 440)].map {
      [
        "url": "\(base)/pictures/articles/\(index)-\($0).png", "format": .string($0),
        "width": .integer($1),
      ]
    }
    return ["media-metadata": .array(sizes)]
  }

  static let all = StubTable.records(table).map { fields in
    StubArticle(
      section: fields[0], byline: fields[1], title: fields[2], abstract: fields[3],
      places: fields[4].split(separator: ";").map(String.init))
  }

  /// Two lines for each article: section, byline and title, then abstract and places.
  private static let table = """
    World|By Inés Quiroga|A Port Learns to Sail Again
    In Lima’s harbor, old boats return to the sea with young crews.|Lima (Peru);Peru
    Science|By Tobias Fernrohr and Mei Hanazono|The Spyglass That Saw Too Much
    A lens ground four centuries ago still outperforms its makers’ notes.|
    Travel|By Anneke Visser|36 Hours in Łódź
    Courtyards, cinemas and a very long street.|Lodz (Poland)
    Food||Soup for Lighthouse Keepers
    Twelve bowls for a night when the fog won’t lift.|
    Opinion|By Ruth Oyelaran|Maps Are Promises
    What we leave out of a map says where we are afraid to go.|
    U.S.|By Calder Whitlock|A Town Votes on Its Own Name
    Both names lost; the count goes on.|Maine
    Arts|By Söderblom Åkesson|An Orchestra Tunes to the Tide
    The concert starts when the water does.|Stockholm (Sweden);Baltic Sea
    Technology|By Priya Ramanathan|The Quiet Return of the Command Line
    “It never left,” say the people who never left it.|
    Books||Nine Novels Set on Islands
    Some of them exist; all of them are worth the crossing.|
    Climate|By Noor El-Sayed|Counting Storks Over Cairo
    Volunteers, rooftops and a tally that grows each spring.|Cairo (Egypt);Egypt
    Well|By Jonah Feldgate|Why Looking Far Away Rests the Eyes
    Ten minutes, a window, and nothing to do.|
    Business|By Marisol Etxeberria|The Last Maker of Brass Telescopes
    Orders arrive by letter & leave by bicycle.|Madrid (Spain)
    Real Estate|By Dana Korhonen|A Lighthouse With One Bedroom
    The view is included; the stairs are, too.|
    World|By Haruki Aonami|東京 at Five in the Morning
    Markets, trains and the first light over the bay.|Tokyo (Japan)
    Movies|By Léa Montclair|‘The Harbormaster’ Review: Fog, Then More Fog
    A slow film with a fast heart.|
    New York|By Otto Larkspur|The Ferry That Runs for One Passenger
    She has never missed it.|New York City
    Health|By Imani Abara|A Clinic on the River
    Three doctors, one boat, forty villages.|Lagos (Nigeria)
    Magazine|By Wren Castellan|The Cartographer’s Error
    |
    """
}
