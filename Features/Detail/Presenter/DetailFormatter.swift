import Domain
import Localization

/// Writes what the interactor found the way the language does.
struct DetailFormatter: Sendable {
  let formats: Formats
  /// The present, in seconds since 1970.
  let clock: @Sendable () -> Int

  func content(_ answer: DetailAnswer) -> DetailContent {
    DetailContent(
      title: answer.title, facts: answer.facts.compactMap(fact), allFacts: answer.facts,
      neighbors: answer.neighbors.map(row),
      isFavorite: (try? answer.isFavorite.get()) ?? false, description: answer.description,
      provenance: answer.provenance, picture: answer.picture)
  }

  /// Nil where it is not known.
  private func fact(_ fact: Fact) -> DetailFact? {
    switch fact {
    case .otherNames(let names):
      text(.otherNames(formats.readableFirst(names)))
    case .timeZone(let zone) where !zone.isEmpty:
      DetailFact(fact, value: zone, note: formats.localTime(in: zone, at: clock()))
    case .utcOffset(let minutes):
      DetailFact(fact, value: formats.localTime(minutesEast: minutes, at: clock()))
    // The label says already who is named here.
    case .byline(let byline) where byline.hasPrefix("By "):
      DetailFact(fact, value: String(byline.dropFirst(3)))
    // A position in degrees, minutes and seconds ends in a word of the language: the view adds it.
    default: text(fact)
    }
  }

  private func text(_ fact: Fact) -> DetailFact? {
    formats.text(of: fact).map { DetailFact(fact, value: $0) }
  }

  private func row(_ neighbor: Neighbor) -> NeighborRow {
    NeighborRow(
      reference: neighbor.reference, title: neighbor.title,
      distance: formats.kilometres(neighbor.kilometres),
      point: CompassPoint(bearing: neighbor.bearing))
  }
}
