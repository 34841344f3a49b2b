package import Contracts
import Decoding
import Domain

/// The endpoints of The New York Times' Most Popular API.
package enum ArticlesEndpoints {
  /// Asks for a list; the connection adds the key.
  package static func list(_ edition: ArticleEdition) -> Endpoint {
    Endpoint(Articles.service, [edition.kind.rawValue, "\(edition.period.rawValue).json"])
  }
}

/// The service's answer with a list of popular articles.
struct ArticlesAnswer: Decodable, Sendable {
  /// The articles that can be read.
  let articles: [Article]

  private enum Key: String, CodingKey {
    case status, results, fault
    case count = "num_results"
  }

  /// Reads an answer.
  ///
  /// An empty list may be missing, null or `""`, but only if another member shows that the JSON is an
  /// answer of the service.
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

/// An article as the service writes it.
///
/// A record without an id or a title is not read (`DecodingError`). Empty lists are `""` in older
/// answers. Texts are HTML, so characters may be written as references.
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
  /// Returns the number of an article; 0 is the service's sign for none.
  fileprivate func articleNumber(_ key: Key) -> String? {
    identifier(key).flatMap { $0 == "0" ? nil : $0 }
  }

  /// Returns the end of an address such as `nyt://article/70bf6582-a21c`; slashes would break deep
  /// links.
  fileprivate func lastSegment(_ key: Key) -> String? {
    let end = line(key)?.split(separator: "/").last
    let isSlug = end?.allSatisfy { $0 == "-" || $0.isASCII && ($0.isLetter || $0.isNumber) }
    return isSlug == true ? end.map(String.init) : nil
  }

  fileprivate func text(_ key: Key) -> String? { line(key, reading: HTMLText.decoded) }
}

/// A picture of an article, in several sizes.
struct ArticleMedium: Decodable, Sendable {
  /// The size for a detail, or else the largest; `nil` if none has an address.
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
    /// The width; 0 if the answer does not have it.
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

/// Decodes texts in which characters are written as references ("Q&amp;A").
enum HTMLText {
  /// The references that newspapers use; HTML has two thousand more.
  private static let named: [Substring: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "rsquo": "’",
    "lsquo": "‘", "rdquo": "”", "ldquo": "“", "mdash": "—", "ndash": "–", "hellip": "…",
    "eacute": "é", "aacute": "á", "iacute": "í", "oacute": "ó", "uacute": "ú", "ntilde": "ñ",
    "uuml": "ü", "ccedil": "ç", "egrave": "è",
  ]

  /// Returns the text with its references decoded once; an unknown one stays as it is.
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
