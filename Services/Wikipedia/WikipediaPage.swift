import Catalog
import Domain

/// A page as a Wikipedia answers, in either version of its format.
///
/// An answer may be cut anywhere: what is nil may come with the next one.
struct WikipediaPage: Decodable, Hashable, Sendable {
  /// The same in every answer: the page's number, its title where it has none.
  let id: String
  let title: String
  /// Its place among the pages, the nearest first; may start below 0.
  let index: Int
  /// Whether the wiki has the page.
  let exists: Bool
  private(set) var extract: String?
  private(set) var link: WebLink?
  private(set) var language: String?
  private(set) var position: Coordinate?

  private enum Key: String, CodingKey {
    case title, index, extract, missing, invalid, coordinates
    case number = "pageid"
    case language = "pagelanguage"
    case fullAddress = "fullurl"
    case canonicalAddress = "canonicalurl"
  }

  init(from decoder: any Decoder) throws {
    let page = try decoder.container(keyedBy: Key.self)
    guard let title = page.line(.title) else {
      throw DecodingError.dataCorruptedError(forKey: .title, in: page, debugDescription: "no title")
    }
    self.title = title
    id = page.identifier(.number) ?? title
    index = page.wholeNumber(.index) ?? .max
    // The older format marks with "", the newer one with true.
    exists = !page.contains(.missing) && !page.contains(.invalid)
    extract = page.readable(String.self, .extract)
    link = page.webLink(.canonicalAddress) ?? page.webLink(.fullAddress)
    language = page.identifier(.language)
    position =
      page.readable(ReadableElements<WikipediaPosition>.self, .coordinates)?.elements
      .first?.coordinate
  }

  /// With what only the other has.
  func completed(by other: WikipediaPage) -> WikipediaPage {
    var page = self
    page.extract = extract ?? other.extract
    page.link = link ?? other.link
    page.language = language ?? other.language
    page.position = position ?? other.position
    return page
  }
}
