package import Contracts
package import Domain
import TextUI
package import Viper

/// An entity, formatted.
package struct DetailContent: Hashable, Sendable {
  package var title: String
  /// The titles that its source has in other languages; files and programs get ``title``.
  package var names: LocalizedText?
  /// The facts that can be shown.
  package var facts: [DetailFact] = []
  /// All facts, with those that are not known of this entity.
  package var allFacts: [Fact] = []
  package var neighbors: [NeighborRow] = []
  /// The rows that the facts lead to; their numbers come after those of the neighbors.
  package var related: [RelatedRow] = []
  package var isFavorite = false
  package var description = DetailDescription.notOffered
  /// The provenance of the facts.
  package var provenance = Provenance.embedded
  /// `nil` if it has none.
  package var picture: PictureAddress?

  /// Whether entities of its kind have pictures, even if this one has none.
  package var hasPicture: Bool {
    allFacts.contains { if case .picture = $0.value { true } else { false } }
  }

  /// The titles of the rows that can be opened by their numbers.
  package var rowTitles: [String] { neighbors.map(\.title) + related.map(\.title) }

  package var namesPlaces: Bool {
    allFacts.contains { if case .places(let places) = $0.value { !places.isEmpty } else { false } }
  }

  /// The page that commands open and share: the entity's own, else its description's source.
  package var link: WebLink? {
    allFacts.link ?? description.known?.source
  }
}

/// A fact beside the way it is written.
package struct DetailFact: Hashable, Sendable {
  /// The bare fact: the View takes its label, JSON its value.
  package let fact: Fact
  package let value: String
  /// The words after the value, such as the local time of a time zone.
  package var note: String?
}

/// Something that a fact leads to: "Lima", the capital.
package struct RelatedRow: Hashable, Sendable {
  package let route: DetailRoute
  package let title: String
  /// Its relation to the entity on screen.
  package let label: Words
  /// Whether a fact names it, so that it needs no row where nothing can be opened.
  package var isFact = false
}

/// A nearest larger city: "São Paulo, BR", "3,470 km" to the south-east.
package struct NeighborRow: Hashable, Sendable {
  package let reference: Reference
  package let title: String
  package let distance: String
  /// Seen from the entity on screen.
  package let point: CompassPoint
}

/// The picture of an entity: its address, its size and its state.
package struct DetailPicture: Equatable, Sendable {
  /// `nil` if the entity has none.
  package let address: PictureAddress?
  /// The room there is for it.
  package var room: PictureSize
  /// The room it was asked for last; `nil` if it was not asked for.
  package var asked: PictureSize?
  package var state: LoadingState<Picture, PictureProblem> = .idle

  /// Whether it is to be asked for.
  package var isDue: Bool { address != nil && asked != room }

  /// The picture to show; `nil` if there is text in its place.
  var shown: Picture? { state.error == nil ? state.value : nil }
}

extension DetailPicture {
  /// The least columns in which facts have enough room beside a picture.
  static let wide = 64

  /// The room for the picture in a window: beside the facts, else above them, else all of it.
  ///
  /// Title, placeholder and prompt leave it some rows in the smallest window.
  static func room(in window: Size, isEnlarged: Bool) -> PictureSize {
    let (columns, rows) = (window.columns, window.rows)
    if isEnlarged { return PictureSize(columns: columns, rows: max(1, rows - 4)) }
    if columns >= wide {
      return PictureSize(columns: min(40, columns * 2 / 5), rows: max(1, min(18, rows - 4)))
    }
    return PictureSize(columns: min(40, columns), rows: max(1, min(12, rows / 2 - 1)))
  }
}

/// The data that the interactor found of an entity, unformatted.
package struct DetailAnswer: Hashable, Sendable {
  package var title: String
  /// The titles that its source has in other languages.
  package var names: LocalizedText?
  package let facts: [Fact]
  /// The failure is that of the favorites; the rest is good.
  package var isFavorite = Result<Bool, DataError>.success(false)
  /// The nearest larger cities; empty also where the entity has no position.
  package var neighbors: [Neighbor] = []
  package var description = DetailDescription.notOffered
  /// The provenance of the facts.
  package var provenance = Provenance.embedded
  /// `nil` if it has none.
  package var picture: PictureAddress?
}

/// The description of an entity in an encyclopedia, or why there is none.
package enum DetailDescription: Hashable, Sendable {
  /// The catalog's entities have none.
  case notOffered
  /// It was never fetched; with the error, if fetching failed.
  case unknown(DataError?)
  /// The encyclopedia was asked and knows nothing of it.
  case nothing
  case known(PlaceDescription)

  package var known: PlaceDescription? {
    if case .known(let description) = self { description } else { nil }
  }
}
