import Domain
import Localization

/// Writes the data that the interactor found, the way the language does.
struct DetailFormatter: Sendable {
  let formats: Formats
  /// The catalogs that facts about a country lead to.
  var countries = CountryLinks()
  /// The keys of the facts that come first, in their order.
  var leading: [String] = []
  /// The present, in seconds since 1970.
  let clock: @Sendable () -> Int

  func content(_ answer: DetailAnswer, of entity: Reference) -> DetailContent {
    DetailContent(
      title: answer.title, names: answer.names,
      facts: inOrder(answer.facts, below: answer.title).compactMap { fact($0, of: answer) },
      allFacts: answer.facts, neighbors: answer.neighbors.map(row),
      related: related(answer.facts, of: entity),
      isFavorite: (try? answer.isFavorite.get()) ?? false, description: answer.description,
      provenance: answer.provenance, picture: answer.picture)
  }

  /// Returns the facts, those first that people want to know first.
  ///
  /// A name that the title begins with, as a city's does, is left out.
  private func inOrder(_ facts: [Fact], below title: String) -> [Fact] {
    let shown = facts.filter { fact in
      if case .name(let name) = fact.value { !title.hasPrefix(name) } else { true }
    }
    return leading.flatMap { key in shown.filter { $0.key == key } }
      + shown.filter { !leading.contains($0.key) }
  }

  /// `nil` if it is not known, or shown elsewhere: in the title, in rows, or beside the country.
  private func fact(_ fact: Fact, of answer: DetailAnswer) -> DetailFact? {
    switch fact.value {
    case .entities, .region: nil
    case .countryName:
      text(fact).flatMap { $0.value == formats.language.title(of: answer.title) ? nil : $0 }
    case .names(let names):
      text(Fact(fact.key, fact.label, .names(formats.readableFirst(names))))
    case .timeZone(let zone):
      text(fact).map {
        // If no clock is known for the zone, the text names the zone already.
        DetailFact(fact: fact, value: $0.value, note: $0.value.contains(zone) ? nil : zone)
      }
    case .country:
      formats.text(of: fact).map {
        DetailFact(fact: fact, value: $0, note: answer.facts.regionFact.flatMap(formats.text))
      }
    // A position in degrees, minutes and seconds ends in a word of the language: the view adds it.
    default: text(fact)
    }
  }

  private func text(_ fact: Fact) -> DetailFact? {
    formats.text(of: fact, at: clock()).map { DetailFact(fact: fact, value: $0) }
  }

  private func row(_ neighbor: Neighbor) -> NeighborRow {
    NeighborRow(
      reference: neighbor.reference, title: formats.language.title(of: neighbor.title),
      distance: formats.kilometres(neighbor.kilometres),
      point: CompassPoint(bearing: neighbor.bearing))
  }
}
