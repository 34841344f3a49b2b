import Domain
import Localization

/// Writes what the interactor found the way the language does.
struct DetailFormatter: Sendable {
  let formats: Formats
  /// The present, in seconds since 1970.
  let clock: @Sendable () -> Int

  func content(_ answer: DetailAnswer) -> DetailContent {
    DetailContent(
      title: answer.title, facts: answer.facts.map(fact), neighbors: answer.neighbors.map(row),
      isFavorite: (try? answer.isFavorite.get()) ?? false)
  }

  private func fact(_ fact: Fact) -> DetailFact {
    switch fact {
    case .name(let name): DetailFact(fact, value: name)
    case .country(let code): DetailFact(fact, value: formats.country(code))
    // Degrees, minutes and seconds end in a word of the language: the view adds them.
    case .position(let position): DetailFact(fact, value: CoordinateFormat.decimal(position))
    case .population(let count): DetailFact(fact, value: formats.number(count))
    case .timeZone(let zone):
      DetailFact(fact, value: zone, note: formats.localTime(in: zone, at: clock()))
    }
  }

  private func row(_ neighbor: Neighbor) -> NeighborRow {
    NeighborRow(
      reference: neighbor.reference, title: neighbor.title,
      distance: formats.kilometres(neighbor.kilometres),
      point: CompassPoint(bearing: neighbor.bearing))
  }
}
