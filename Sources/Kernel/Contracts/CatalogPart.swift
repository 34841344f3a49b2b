/// A part of a catalog that is fetched, stored and goes stale as one.
package enum CatalogPart: Hashable, Sendable {
  /// The whole catalog (the Pokédex with names and types, the list of items, the list of cities).
  case whole
  /// A page, counted from 1, of a catalog that has too many entities to hold (people).
  case page(Int)
  /// One of several lists of the catalog ("emailed/7").
  case edition(String)
  /// The groups that the catalog's entities belong to (items).
  case categories
  /// The names of the entities with these ids in other languages (items). There is one such part a
  /// catalog: the store and the answers have it without ids.
  case names(of: [String])
  /// Everything that is known of one entity.
  case entity(String)
}

extension CatalogPart {
  /// Whether the part lists entities of the catalog.
  package var isList: Bool {
    switch self {
    case .whole, .page, .edition: true
    case .categories, .names, .entity: false
    }
  }

  /// The part's name in the store; `init(key:)` reads it.
  package var key: String {
    switch self {
    case .whole: "whole"
    case .page(let number): "page/\(number)"
    case .edition(let name): "edition/\(name)"
    case .categories: "categories"
    case .names: "names"
    case .entity(let id): "entity/\(id)"
    }
  }

  /// Reads a part's name in the store; `nil` if it is not one.
  package init?(key: String) {
    let parts = key.split(separator: "/", maxSplits: 1).map(String.init)
    switch (parts.first, parts.dropFirst().first) {
    case ("whole", nil): self = .whole
    case ("categories", nil): self = .categories
    case ("names", nil): self = .names(of: [])
    case ("page", let number?):
      guard let number = Int(number), number > 0 else { return nil }
      self = .page(number)
    case ("edition", let name?): self = .edition(name)
    case ("entity", let id?): self = .entity(id)
    default: return nil
    }
  }
}

/// A part that a question needs, and the metadata of what is held of it.
package struct PartStatus: Hashable, Sendable {
  package let part: CatalogPart
  /// `nil` if the part was never fetched.
  package let metadata: CacheMetadata?

  package init(_ part: CatalogPart, _ metadata: CacheMetadata?) {
    self.part = part
    self.metadata = metadata
  }

  /// Whether the answer is wrong without the part.
  ///
  /// A part that only adds to the answer is fetched last, and the question does not fail with it.
  package var isEssential: Bool {
    switch part {
    case .categories, .names: false
    case .whole, .page, .edition, .entity: true
    }
  }
}

/// When a question asks the service.
package enum CachePolicy: Hashable, Sendable {
  /// Asks for parts that are missing or stale.
  case ifDue
  /// Asks for every part, even for one that is not stale.
  case always
}
