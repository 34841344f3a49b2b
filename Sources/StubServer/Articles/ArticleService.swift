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
      let kind = ["emailed", "shared", "viewed"].firstIndex(of: String(match.1)),
      let period = Int(match.2), match.3 == nil || kind == 1
    else { return .notFound }
    return .json(list(kind, period, today, request.base))
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

  /// Most viewed ones come in the shape of 2019, the others in that of 2023.
  private static func list(
    _ kind: Int, _ period: Int, _ today: Date, _ base: String
  ) -> StubJSON {
    let all = StubArticle.all
    let count = [1: 10, 7: 14][period] ?? all.count
    let articles = (0..<count).map { place in
      let index = (place * 5 + kind * 7 + period) % all.count
      let day = today.addingTimeInterval(-86_400 * Double(index % period))
        .formatted(.iso8601.year().month().day())
      let rank = kind == 2 ? place + 1 : nil
      return all[index].json(index, oldRank: rank, day: day, base: base)
    }
    return [
      "status": "OK",
      "copyright": "Made up for tests; no rights reserved.",
      // Older answers said how many there are in all.
      "num_results": .integer(kind == 2 ? 1586 : count),
      "results": .array(articles),
    ]
  }
}

extension StubArticle {
  fileprivate var slug: String {
    let words = title.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    return words.joined(separator: "-")
  }

  /// - Parameters:
  ///   - rank: in the shape of 2019, which writes facets in capitals and an empty list as `""`; nil for
  ///     the other shape.
  ///   - day: written as `2026-11-21`.
  fileprivate func json(_ index: Int, oldRank rank: Int?, day: String, base: String) -> StubJSON {
    let isOld = rank != nil
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
    let formats = [
      ("Standard Thumbnail", "thumbStandard", 75, 75),
      ("mediumThreeByTwo210", "mediumThreeByTwo210", 140, 210),
      ("mediumThreeByTwo440", "mediumThreeByTwo440", 293, 440),
    ]
    return [
      "type": "image", "subtype": "photo", "caption": index % 2 == 0 ? "" : "The harbor at dawn.",
      "copyright": "The Stub", "approved_for_syndication": 1,
      "media-metadata": .array(
        formats.map { format, file, height, width in
          [
            "url": "\(base)/pictures/articles/\(index)-\(file).png", "format": .string(format),
            "height": .integer(height), "width": .integer(width),
          ]
        }),
    ]
  }
}
