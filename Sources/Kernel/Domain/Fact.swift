/// One thing known of an entity: what JSON calls it, what people read beside it, and its value.
///
/// Each catalog decides which facts it has. Presenters and JSON know the kinds of values, not the facts.
package struct Fact: Hashable, Sendable {
  /// The member of JSON; a position writes `latitude` and `longitude` in its place.
  package let key: String
  package let label: Words
  package let value: FactValue

  package init(_ key: String, _ label: Words, _ value: FactValue) {
    self.key = key
    self.label = label
    self.value = value
  }

  /// Whether rows and exports leave it out, because there may be much of it.
  package var isOfDetailOnly: Bool {
    switch value {
    case .names, .family, .groups: true
    default: false
    }
  }
}

/// The facts that several catalogs have.
extension Fact {
  package static func name(_ name: String) -> Fact {
    Fact("name", Words("Name", "Nombre"), .name(name))
  }

  /// - Parameter code: ISO 3166-1 alpha-2, and XK for Kosovo.
  package static func country(_ code: String) -> Fact {
    Fact("country", Words("Country", "País"), .country(code))
  }

  /// - Parameter name: in English.
  package static func countryName(_ name: String) -> Fact {
    Fact("name", Words("Name", "Nombre"), .countryName(name))
  }

  package static func position(_ position: Coordinate?) -> Fact {
    Fact("position", Words("Position", "Posición"), .position(position))
  }

  package static func population(_ count: Int) -> Fact {
    Fact("population", Words("Population", "Población"), .population(count))
  }
}

extension [Fact] {
  /// The entity's own page, the first of them; a picture is no page.
  package var link: WebLink? {
    lazy.compactMap { if case .link(let link) = $0.value { link } else { nil } }.first
  }

  /// The first of them.
  package var position: Coordinate? {
    lazy.compactMap { if case .position(let position) = $0.value { position } else { nil } }.first
  }

  /// The first of them.
  package var name: String? {
    lazy.compactMap { if case .name(let name) = $0.value { name } else { nil } }.first
  }

  /// The first of them.
  package var region: String? {
    lazy.compactMap { if case .region(let name) = $0.value { name } else { nil } }.first
  }
}
