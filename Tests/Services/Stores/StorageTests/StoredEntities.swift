import Contracts
import Domain
import Storage
import TestSupport

/// A made-up entity of a list with categories and details.
struct Gadget: StoredEntity {
  static let catalog = CatalogID.items
  static let hasDetails = true
  static let filters = [
    FilterOption("category", Words("category")),
    FilterOption("cost", Words("cost"), measure: .money),
  ]
  static let sortKeys = ["number", "name", "cost"]

  var id: String
  var name: String
  var category: String?
  var cost: Double?

  init(_ id: String, _ name: String, category: String? = nil, cost: Double? = nil) {
    self.id = id
    self.name = name
    self.category = category
    self.cost = cost
  }

  static func division(for filters: [Filter]) throws(DataError) -> CatalogDivision {
    .whole(adding: [.categories])
  }

  func sortKey(for key: String) -> SortKey {
    key == "cost" ? .lowest(cost.flatMap { Int(exactly: $0) } ?? 0) : .text(name)
  }

  var searchedTexts: [String] { [name, category].compactMap(\.self) }

  func number(for key: String) -> Double? { cost }

  static func test(_ filter: Filter) throws(DataError) -> @Sendable (Self) -> Bool {
    if filter.value == "impossible" { throw .invalidFilter(key: filter.key, value: filter.value) }
    return { $0.category == filter.value }
  }

  func completed(by other: Gadget) -> Gadget {
    Gadget(id, name, category: category ?? other.category, cost: cost ?? other.cost)
  }
}

extension Gadget: Summarizable, Describable {
  var facts: [Fact] {
    [
      Fact("category", Words("Category"), .text(category ?? "")),
      Fact(
        "cost", Words { $0 == .spanish ? "Coste" : "Cost" }, .quantity(cost, unit: Words(name: ""))),
    ]
  }

  var summary: Summary { Summary(title: name, facts: facts) }

  /// Reads a gadget from its row.
  init(_ row: ListRow) {
    self.init(row.reference.id, row.title)
    for fact in row.summary.facts {
      switch fact.value {
      case .text(let text, _): category = text.isEmpty ? nil : text
      case .quantity(let cost, _): self.cost = cost
      default: break
      }
    }
  }
}

/// A made-up entity that comes in pages.
struct Guest: StoredEntity {
  static let catalog = CatalogID.people
  static let filters = [
    FilterOption("letter", Words { $0 == .spanish ? "letra" : "letter" }), .country,
  ]
  static let sortKeys = ["page"]

  let id: String

  static func division(for filters: [Filter]) throws(DataError) -> CatalogDivision { .pages }

  func sortKey(for key: String) -> SortKey { .text(id) }

  var searchedTexts: [String] { [id] }

  static func test(_ filter: Filter) throws(DataError) -> @Sendable (Self) -> Bool {
    { $0.id.hasPrefix(filter.value) }
  }
}

extension Guest: Summarizable, Describable {
  var facts: [Fact] { [] }
  var summary: Summary { Summary(title: id) }
}

/// A made-up entity of several lists.
struct Notice: StoredEntity {
  static let catalog = CatalogID.articles
  static let filters = [FilterOption("kind", Words("kind"))]
  static let sortKeys = ["rank"]

  let id: String
  let title: String

  init(_ id: String, _ title: String = "") {
    self.id = id
    self.title = title
  }

  static func division(for filters: [Filter]) throws(DataError) -> CatalogDivision {
    let kind = filters.last?.value ?? "emailed"
    guard ["emailed", "shared"].contains(kind) else {
      throw .invalidFilter(
        key: "kind", value: kind, known: [Words(name: "emailed"), Words(name: "shared")])
    }
    return .edition(kind)
  }

  func sortKey(for key: String) -> SortKey { .text(title) }

  var searchedTexts: [String] { [title] }
}

extension Notice: Summarizable, Describable {
  var facts: [Fact] { [] }
  var summary: Summary { Summary(title: title) }
}
