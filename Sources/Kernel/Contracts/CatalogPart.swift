/// What of a catalog is fetched, stored and grows old together.
package enum CatalogPart: Hashable, Sendable {
  /// All there is (the Pokédex with names and types, the list of items, the list of cities).
  case whole
  /// A page, from 1, of a catalog that has no end to speak of (people).
  case page(Int)
  /// One of several lists of the catalog ("emailed/7").
  case edition(String)
  /// What groups the catalog's entities belong to (items).
  case categories
  /// What entities with these ids are called in other languages (items); one part of all of them, which
  /// the store and answers have without ids.
  case names(of: [String])
  /// All that is known of one entity.
  case entity(String)
}

extension CatalogPart {
  /// Whether it lists entities of the catalog.
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

/// A part a question needs, and what is held of it.
package struct PartStatus: Hashable, Sendable {
  package let part: CatalogPart
  /// Nil where it was never fetched.
  package let metadata: CacheMetadata?

  package init(_ part: CatalogPart, _ metadata: CacheMetadata?) {
    self.part = part
    self.metadata = metadata
  }

  /// Whether the answer is wrong without it; what only adds to the answer is fetched last, and its
  /// failure is no failure of the question.
  package var isEssential: Bool {
    switch part {
    case .categories, .names: false
    case .whole, .page, .edition, .entity: true
    }
  }
}

/// How much a question wants the network.
package enum CachePolicy: Hashable, Sendable {
  /// What is missing or stale is asked for.
  case ifDue
  /// Everything is asked for, however young.
  case always
}
