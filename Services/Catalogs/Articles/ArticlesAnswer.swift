package import Contracts
import Decoding
import Domain

/// What can be asked of The New York Times' Most Popular API.
package enum ArticlesEndpoints {
  /// The key comes with the connection.
  package static func list(_ edition: ArticleEdition) -> Endpoint {
    Endpoint(Articles.service, [edition.kind.rawValue, "\(edition.period.rawValue).json"])
  }
}

/// A list of popular articles as the service answers.
struct ArticlesAnswer: Decodable, Sendable {
  /// Those that can be read.
  let articles: [Article]

  private enum Key: String, CodingKey {
    case status, results, fault
    case count = "num_results"
  }

  /// An empty list may be missing, null or `""`, but only beside something else that tells the
  /// service's answer from another JSON.
  /// - Throws: `DecodingError`; at `fault` for a gateway's refusal, at `status` for a failure.
  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: Key.self)
    try answer.check(!answer.holds(.fault), at: .fault)
    let status = answer.line(.status)
    try answer.check((status ?? "OK").uppercased() == "OK", at: .status)
    let isKnown = status != nil || answer.contains(.count)
    let isEmpty =
      !answer.holds(.results) || answer.readable(String.self, .results)?.isEmpty == true
    articles =
      isKnown && isEmpty
      ? []
      : try answer.decode(ReadableElements<ArticleRecord>.self, forKey: .results)
        .elements.map(\.article)
  }
}

/// An article as the service writes one.
///
/// Not read, with `DecodingError`, are records without an id or a title. Lists with nothing in them
/// are `""` in older answers. Texts are HTML: characters may be written as references.
struct ArticleRecord: Decodable, Sendable {
  let article: Article

  private enum Key: String, CodingKey {
    case id, uri, url, section, byline, title, abstract, media
    case assetID = "asset_id"
    case publishedDate = "published_date"
    case places = "geo_facet"
  }

  init(from decoder: any Decoder) throws {
    let record = try decoder.container(keyedBy: Key.self)
    let number = record.articleNumber(.id) ?? record.articleNumber(.assetID)
    var article = Article(
      id: try record.required(number ?? record.lastSegment(.uri), at: .id),
      title: try record.required(record.text(.title), at: .title))
    article.abstract = record.text(.abstract)
    article.byline = record.text(.byline)
    article.section = record.text(.section)
    article.published = record.line(.publishedDate).flatMap { CalendarDate($0) }
    article.link = record.webLink(.url)
    let media = record.readable(ReadableElements<ArticleMedium>.self, .media)?.elements ?? []
    article.image = media.lazy.compactMap(\.image).first
    article.places =
      record.readable(ReadableElements<String>.self, .places)?
      .elements.compactMap { HTMLText.decoded($0).onOneLine } ?? []
    self.article = article
  }
}

extension KeyedDecodingContainer {
  /// What the service numbers with 0 it has not numbered.
  fileprivate func articleNumber(_ key: Key) -> String? {
    identifier(key).flatMap { $0 == "0" ? nil : $0 }
  }

  /// The end of an address such as `nyt://article/70bf6582-a21c`; slashes would break deep links.
  fileprivate func lastSegment(_ key: Key) -> String? {
    let end = line(key)?.split(separator: "/").last
    let isSlug = end?.allSatisfy { $0 == "-" || $0.isASCII && ($0.isLetter || $0.isNumber) }
    return isSlug == true ? end.map(String.init) : nil
  }

  fileprivate func text(_ key: Key) -> String? { line(key, reading: HTMLText.decoded) }
}

/// A picture of an article, in several sizes.
struct ArticleMedium: Decodable, Sendable {
  /// The size for a detail, else the largest; nil where none has an address.
  let image: WebLink?

  private enum Key: String, CodingKey {
    case sizes = "media-metadata"
  }

  init(from decoder: any Decoder) throws {
    let medium = try decoder.container(keyedBy: Key.self)
    let sizes = medium.readable(ReadableElements<Size>.self, .sizes)?.elements ?? []
    let preferred = sizes.first { $0.format == "mediumThreeByTwo440" }
    image = (preferred ?? sizes.max { $0.width < $1.width })?.link
  }

  private struct Size: Decodable {
    let link: WebLink
    let format: String?
    /// 0 where it is not said.
    let width: Int

    private enum Key: CodingKey { case url, format, width }

    init(from decoder: any Decoder) throws {
      let size = try decoder.container(keyedBy: Key.self)
      link = try size.decode(WebLink.self, forKey: .url)
      format = size.line(.format)
      width = size.wholeNumber(.width) ?? 0
    }
  }
}

/// Texts with characters written as references ("Q&amp;A").
enum HTMLText {
  /// The references newspapers write; HTML has two thousand more.
  private static let named: [Substring: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "rsquo": "’",
    "lsquo": "‘", "rdquo": "”", "ldquo": "“", "mdash": "—", "ndash": "–", "hellip": "…",
    "eacute": "é", "aacute": "á", "iacute": "í", "oacute": "ó", "uacute": "ú", "ntilde": "ñ",
    "uuml": "ü", "ccedil": "ç", "egrave": "è",
  ]

  /// The text with its references read once; what is none stays as it is.
  static func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var decoded = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      decoded += rest[..<start]
      rest = rest[start...]
      // The longest reference read here is "&#x10FFFF;".
      let candidate = rest.dropFirst().prefix(9)
      if let end = candidate.firstIndex(of: ";"), let character = character(candidate[..<end]) {
        decoded.append(character)
        rest = rest[rest.index(after: end)...]
      } else {
        decoded.append("&")
        rest = rest.dropFirst()
      }
    }
    return decoded + rest
  }

  private static func character(_ reference: Substring) -> Character? {
    guard reference.hasPrefix("#") else { return named[reference] }
    let digits = reference.dropFirst()
    let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
    let number =
      isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap { Unicode.Scalar($0) }.map { Character($0) }
  }
}
