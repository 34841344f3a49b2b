import Domain
import Localization

/// Writes the data that the interactor found, the way the language does.
struct DetailFormatter: Sendable {
  let formats: Formats
  /// The catalogs that facts about a country lead to.
  var countries = CountryLinks()
  /// The present, in seconds since 1970.
  let clock: @Sendable () -> Int

  func content(_ answer: DetailAnswer, of entity: Reference) -> DetailContent {
    let related = related(answer.facts, of: entity)
    let facts = Self.inOrder(answer.facts, below: answer.title).compactMap { fact in
      var shown = self.fact(fact, of: answer)
      shown?.number = index(of: fact, in: related).map { answer.neighbors.count + $0 + 1 }
      return shown
    }
    return DetailContent(
      title: answer.title, spanishTitle: answer.spanishTitle, facts: facts, allFacts: answer.facts,
      neighbors: answer.neighbors.map(row), related: related,
      isFavorite: (try? answer.isFavorite.get()) ?? false, description: answer.description,
      provenance: answer.provenance, picture: answer.picture)
  }

  /// The facts, those first that people want to know first.
  ///
  /// How many live in a place, and what time it is there, comes before its position. A name that
  /// the title begins with, as a city's does, is left out.
  private static func inOrder(_ facts: [Fact], below title: String) -> [Fact] {
    let rest = facts.filter { fact in
      if case .name(let name) = fact.value { !title.hasPrefix("\(name), ") } else { true }
    }
    let place = rest.firstIndex { if case .position = $0.value { true } else { false } }
    let last = rest.lastIndex {
      switch $0.value {
      case .population, .timeZone: true
      default: false
      }
    }
    guard let place, let last, place < last else { return rest }
    var ordered = rest
    ordered.insert(ordered.remove(at: place), at: last)
    return ordered
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
        DetailFact(
          fact: fact, value: $0, note: answer.facts.region.map(formats.language.name(ofRegion:)))
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
