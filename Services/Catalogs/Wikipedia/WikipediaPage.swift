import Contracts
import Decoding
import Domain
import Geo

/// A page in a Wikipedia's answer, in either version of its format.
///
/// An answer may be cut anywhere: a property that is `nil` may come with the next one.
struct WikipediaPage: Decodable, Hashable, Sendable {
  /// The id, which is the same in every answer: the page's number, or its title if it has none.
  let id: String
  let title: String
  /// Its index among the pages, the nearest first; it may start below 0.
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

  /// Returns the page with the properties that only the other one has.
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
  /// The largest distance, in kilometres, between a place and the position on its page: sources
  /// disagree most in large cities and municipalities.
  private static let tolerance = 50.0

  /// Returns the page's description; `nil` without a text, or without an address to give as its
  /// source.
  ///
  /// - Parameter language: the language that was asked for; the page's own language wins over it.
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
  /// Returns whether these pages include, with its text, the page that is most surely about the
  /// place, or none is about it.
  func isEnough(for name: String) -> Bool {
    matches(of: name).first.map { $0.page.extract != nil } ?? true
  }

  /// Returns the descriptions of the pages about the place: the surest first, and then the nearest.
  func descriptions(
    of name: String, in language: String
  ) -> [(match: TitleMatch, description: PlaceDescription)] {
    matches(of: name).compactMap { match, page in
      page.description(in: language).map { (match, $0) }
    }
  }

  /// Returns the pages about the place, the surest first.
  private func matches(of name: String) -> [(match: TitleMatch, page: WikipediaPage)] {
    filter(\.exists).compactMap { page in TitleMatch(page.title, of: name).map { ($0, page) } }
      .sorted { $0.0 < $1.0 }
  }
}

/// The position of a page's subject.
struct WikipediaPosition: Decodable, Sendable {
  let coordinate: Coordinate

  private enum Key: CodingKey { case lat, lon }

  init(from decoder: any Decoder) throws {
    let position = try decoder.container(keyedBy: Key.self)
    coordinate = try position.required(position.coordinate(.lat, .lon), at: .lat)
  }
}

/// How surely a page is about a place, by its title and the place's name; the surest is the least.
enum TitleMatch: Comparable, Sendable {
  case same
  /// The title is like "Springfield, Illinois".
  case withRegion
  /// The title is like "Lota (Chile)".
  case withRemark
  /// The title is like "Ancud Province".
  case starting
  /// The title is like "Municipality of Ancud".
  case containing

  /// Whether the title names the place itself, and not something named after it.
  var isCertain: Bool { self <= .withRemark }

  /// `nil` if the title has nothing to do with the name.
  ///
  /// Folds are compared word by word: the page "Limache" is not about Lima.
  init?(_ title: String, of name: String) {
    let name = Self.words(name)
    guard !name.isEmpty else { return nil }
    let title = (
      whole: Self.words(title), region: Self.words(Self.before(", ", in: title)),
      remark: Self.words(Self.before(" (", in: title))
    )
    if title.whole == name {
      self = .same
    } else if title.region == name {
      self = .withRegion
    } else if title.remark == name {
      self = .withRemark
    } else if title.whole.starts(with: name) {
      self = .starting
    } else if title.whole.indices.contains(where: { title.whole[$0...].starts(with: name) }) {
      self = .containing
    } else {
      return nil
    }
  }

  private static func words(_ text: some StringProtocol) -> [ArraySlice<UInt8>] {
    Fold.bytes(String(text)).split(separator: UInt8(ascii: " "))
  }

  private static func before(_ mark: String, in title: String) -> Substring {
    title.firstRange(of: mark).map { title[..<$0.lowerBound] } ?? title[...]
  }
}

/// Cleans the beginning of an article, to be shown and stored.
enum Introduction {
  /// The largest number of Characters; it fills a screen or two.
  static let limit = 2_000

  /// Returns the text with one paragraph a line, at most ``limit`` Characters and cut after a
  /// sentence; `nil` if nothing is left.
  static func cleaned(_ text: String) -> String? {
    let visible = text.unicodeScalars.filter { !invisible.contains($0) }
    let lines = String(String.UnicodeScalarView(visible)).split(whereSeparator: \.isNewline)
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    let paragraphs = lines.filter { !$0.isEmpty }.joined(separator: "\n")
    return paragraphs.isEmpty ? nil : shortened(paragraphs)
  }

  /// Soft hyphens and zero-width spaces say where a line may break; the others say nothing.
  private static let invisible: Set<Unicode.Scalar> = ["\0", "\u{AD}", "\u{200B}", "\u{FEFF}"]

  private static func shortened(_ text: String) -> String {
    let start = text.prefix(limit)
    guard start.endIndex < text.endIndex else { return text }
    // A sentence that ends in the first half would cut too much.
    if let end = sentenceEnd(in: start), start.distance(from: start.startIndex, to: end) > limit / 2
    {
      return String(start[..<end])
    }
    let words = start.lastIndex(where: \.isWhitespace).map { start[..<$0] } ?? start.dropLast()
    return words + "…"
  }

  /// Returns the place after the last mark that ends a sentence and is followed by white space; some
  /// scripts need no space.
  private static func sentenceEnd(in text: Substring) -> Substring.Index? {
    var end: Substring.Index?
    for index in text.indices.dropLast() {
      let next = text.index(after: index)
      switch text[index] {
      case ".", "!", "?": if text[next].isWhitespace { end = next }
      case "。", "！", "？": end = next
      default: break
      }
    }
    return end
  }
}
