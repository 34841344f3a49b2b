import Catalog
import Domain

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

  /// What the page that is most surely about the place says; of equals the nearest.
  func description(
    of name: String, in language: String, where isWanted: (TitleMatch) -> Bool
  ) -> PlaceDescription? {
    for (match, page) in matches(of: name) where isWanted(match) {
      if let description = page.description(in: language) { return description }
    }
    return nil
  }

  /// The surest first.
  private func matches(of name: String) -> [(match: TitleMatch, page: WikipediaPage)] {
    filter(\.exists).compactMap { page in TitleMatch(page.title, of: name).map { ($0, page) } }
      .sorted { $0.0 < $1.0 }
  }
}
