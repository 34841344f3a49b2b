/// A fact about an entity: its member in JSON, its label for people, and its value.
///
/// Each catalog decides which facts it has. Presenters and JSON know the kinds of values, not the
/// facts.
package struct Fact: Hashable, Sendable {
  /// The member in JSON; a position writes `latitude` and `longitude` instead.
  package let key: String
  package let label: Words
  package let value: FactValue

  package init(_ key: String, _ label: Words, _ value: FactValue) {
    self.key = key
    self.label = label
    self.value = value
  }

  /// Whether rows and exports leave the fact out, because it may be long.
  package var isOfDetailOnly: Bool {
    switch value {
    case .names, .family, .groups: true
    default: false
    }
  }
}

/// The facts that several catalogs have.
extension Fact {
  /// The entity's name.
  package static func name(_ name: String) -> Fact {
    Fact("name", Words("Name"), .name(name))
  }

  /// The country an entity is in.
  ///
  /// - Parameter code: the code of ISO 3166-1 alpha-2, or XK for Kosovo.
  package static func country(_ code: String) -> Fact {
    Fact("country", Words("Country"), .country(code))
  }

  /// The name of a country, which is shown in the user's language.
  ///
  /// - Parameter name: the English name.
  package static func countryName(_ name: String) -> Fact {
    Fact("name", Words("Name"), .countryName(name))
  }

  /// The position of an entity; `nil` if it is not known.
  package static func position(_ position: Coordinate?) -> Fact {
    Fact("position", Words("Position"), .position(position))
  }

  /// The number of inhabitants; 0 if it is not known.
  package static func population(_ count: Int) -> Fact {
    Fact("population", Words("Population"), .population(count))
  }

  /// The local time of a place.
  ///
  /// - Parameter identifier: that of the IANA.
  package static func timeZone(_ identifier: String) -> Fact {
    Fact("timezone", Words("Local time"), .timeZone(identifier))
  }

  /// The first-level division that a place is in.
  package static func region(_ name: String, in country: String) -> Fact {
    Fact("region", Words("Region"), .region(name, in: country))
  }

  package static func alternateNames(_ names: [String]) -> Fact {
    Fact("otherNames", Words("Also called"), .names(names))
  }
}

extension [Fact] {
  /// The first link to the entity's own page; links to pictures don't count.
  package var link: WebLink? {
    lazy.compactMap { if case .link(let link) = $0.value { link } else { nil } }.first
  }

  /// The first position among the facts.
  package var position: Coordinate? {
    lazy.compactMap { if case .position(let position) = $0.value { position } else { nil } }.first
  }

  /// The first name among the facts.
  package var name: String? {
    lazy.compactMap { if case .name(let name) = $0.value { name } else { nil } }.first
  }

  /// Returns the text of a fact as the source writes it, or the name of its term.
  package func text(_ key: String) -> String? {
    switch first(where: { $0.key == key })?.value {
    case .text(let text, _)?: text
    case .term(let term?)?: term.name
    default: nil
    }
  }

  /// The first fact that is a region.
  package var regionFact: Fact? { first { if case .region = $0.value { true } else { false } } }

  /// The name of the first region among the facts, as the data have it.
  package var region: String? {
    if case .region(let name, _)? = regionFact?.value { name } else { nil }
  }
}
