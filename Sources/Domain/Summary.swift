/// What a row says of an entity, before any formatting.
package struct Summary: Hashable, Sendable {
  /// What the entity is called, as search matches it ("Lima, PE").
  package let title: String
  package let position: Coordinate?
  /// What tells the entity from its namesakes; nil where the title is enough.
  package let distinction: Distinction?
  /// What the row says beside the title, in this order (a person's e-mail, a Pokémon's types).
  package let facts: [Fact]
  /// Nil where it has none, or the catalog's entities never do.
  package let picture: PictureAddress?

  package init(
    title: String, position: Coordinate? = nil, distinction: Distinction? = nil,
    facts: [Fact] = [], picture: PictureAddress? = nil
  ) {
    self.picture = picture
    self.title = title
    self.position = position
    self.distinction = distinction
    self.facts = facts
  }
}

/// An entity that can be a row of a list.
package protocol Summarizable {
  var summary: Summary { get }

  /// What rows sorted by a key say of the entity beside its summary; nil where that says it already.
  func fact(sortedBy key: String) -> Fact?
}

extension Summarizable {
  package func fact(sortedBy key: String) -> Fact? { nil }
}

/// What tells an entity from its namesakes.
package enum Distinction: Hashable, Sendable {
  /// A first-level division people know it by ("Illinois").
  case region(String)
  /// How far it is from a place that is easier to find, of a country where it is a city; the
  /// bearing is seen *from* that place.
  case near(String, country: String? = nil, kilometres: Double, bearing: Double)
}
