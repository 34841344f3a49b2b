import Catalog
import Decoding
import Domain
import Geo

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
    title = try page.required(page.line(.title), at: .title)
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

extension WikipediaPage {
  /// How far the middle of a place may be from where its page puts it, in kilometres: sources
  /// disagree most in large cities and municipalities.
  private static let tolerance = 50.0

  /// Nil without a text or an address to give as its source.
  ///
  /// - Parameter language: the one asked for, which a wiki of another language does not speak.
  func description(in language: String) -> PlaceDescription? {
    guard exists, let link, let text = extract.flatMap({ Introduction.cleaned($0) }) else {
      return nil
    }
    return PlaceDescription(text: text, source: link, language: self.language ?? language)
  }

  func isNear(_ place: Coordinate) -> Bool {
    position.map { Geodesy.distance(from: $0, to: place) <= Self.tolerance } ?? false
  }
}

extension [WikipediaPage] {
  /// Whether the page that is most surely about the place is here with its text, or none is about
  /// it.
  func isEnough(for name: String) -> Bool {
    matches(of: name).first.map { $0.page.extract != nil } ?? true
  }

  /// What the pages about the place say: the surest first, of equals the nearest.
  func descriptions(
    of name: String, in language: String
  ) -> [(match: TitleMatch, description: PlaceDescription)] {
    matches(of: name).compactMap { match, page in
      page.description(in: language).map { (match, $0) }
    }
  }

  /// The surest first.
  private func matches(of name: String) -> [(match: TitleMatch, page: WikipediaPage)] {
    filter(\.exists).compactMap { page in TitleMatch(page.title, of: name).map { ($0, page) } }
      .sorted { $0.0 < $1.0 }
  }
}

/// Where the subject of a page is.
struct WikipediaPosition: Decodable, Sendable {
  let coordinate: Coordinate

  private enum Key: CodingKey { case lat, lon }

  init(from decoder: any Decoder) throws {
    let position = try decoder.container(keyedBy: Key.self)
    coordinate = try position.required(position.coordinate(.lat, .lon), at: .lat)
  }
}
