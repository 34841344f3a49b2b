import Foundation

/// Speaks like the Most Popular API of The New York Times.
struct ArticleService: Sendable {
  let key: String
  let day: StubDay

  /// - Parameter path: below `/nyt`: `svc/mostpopular/v2/{kind}/{period}.json`, and for shared
  ///   `shared/{period}/facebook.json` too.
  func answer(_ path: [String], _ address: StubAddress) -> StubAnswer {
    guard let given = address.query["api-key"], !given.isEmpty else {
      return .json(ServiceWords.missingKey, status: 401)
    }
    guard given == key else { return .json(ServiceWords.articleFault(401), status: 401) }
    guard path.count >= 5, path.prefix(3) == ["svc", "mostpopular", "v2"] else { return .notFound }
    var rest = path.dropFirst(3).map { $0 }
    if rest.count == 3, rest[0] == "shared", rest[2] == "facebook.json" {
      rest = [rest[0], rest[1] + ".json"]
    }
    guard rest.count == 2, let kind = Self.kinds.firstIndex(of: rest[0]),
      let period = Self.periods.first(where: { "\($0).json" == rest[1] })
    else { return .notFound }
    return .json(list(kind, period, address.base))
  }

  /// The page an article's link leads to, below `/read`.
  static func page(_ path: [String]) -> StubAnswer {
    guard let name = path.last?.split(separator: ".").first,
      let article = StubArticle.all.first(where: { slug($0) == name })
    else { return .notFound }
    let text =
      "<!DOCTYPE html>\n<meta charset=\"utf-8\"><title>\(article.title)</title>\n"
      + "<h1>\(article.title)</h1>\n<p>\(article.abstract)</p>\n"
    return .text(text, status: 200, type: "text/html")
  }

  private static let kinds = ["emailed", "shared", "viewed"]
  private static let periods = [1, 7, 30]

  /// Most viewed ones come in the shape of 2019, the others in that of 2023.
  private func list(_ kind: Int, _ period: Int, _ base: String) -> StubJSON {
    let all = StubArticle.all
    let count = [1: 10, 7: 14][period] ?? all.count
    let articles = (0..<count).map { place in
      let index = (place * 5 + kind * 7 + period) % all.count
      return ArticleJSON(
        article: all[index], index: index, rank: place + 1, isOld: kind == 2,
        day: day.before(days: index % period), base: base
      ).json
    }
    return [
      "status": "OK",
      "copyright": "Made up for tests; no rights reserved.",
      // Older answers said how many there are in all.
      "num_results": .integer(kind == 2 ? 1586 : count),
      "results": .array(articles),
    ]
  }

  static func slug(_ article: StubArticle) -> String {
    let words = article.title.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    return words.joined(separator: "-")
  }
}
