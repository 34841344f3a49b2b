import Contracts
import Domain
import Synchronization

/// The rows that were read to answer a question.
///
/// They are completed when one is first looked at, and folded at the first search.
final class CatalogSnapshot<Item: StoredEntity>: Sendable {
  /// The parts that it was made of, the missing ones included.
  let parts: [DecodedPart<Item>]
  let count: Int
  /// The item at an index in the catalog's own order; each id is there once.
  let item: @Sendable (Int) -> Item
  private let orders = Mutex<[String: [Int]]>([:])
  private let foldedTexts = Mutex<[[UInt8]]?>(nil)
  private let nameColumn = Mutex<NameColumn?>(nil)
  private let idsWithoutNames = Mutex<[String]?>(nil)

  init(_ parts: [DecodedPart<Item>], embedded: EmbeddedItems<Item>?) {
    self.parts = parts
    var others: [String: [Item]] = [:]
    for part in parts where !part.part.isList {
      for item in part.items { others[item.id, default: []].append(item) }
    }
    // Here and below loops, because `filter`, `map` and the like make types at run time.
    var listed: [Item] = []
    var isFetched = embedded == nil
    for part in parts where part.part.isList {
      if part.part != .whole || part.usableMetadata != nil { isFetched = true }
      for item in part.items { listed.append(item) }
    }
    if let embedded, !isFetched, others.isEmpty {
      (count, item) = (embedded.count, embedded.item)
      return
    }
    var ids: Set<String> = []
    var completed: [Item] = []
    for var item in isFetched ? listed : embedded?.all ?? [] where ids.insert(item.id).inserted {
      for other in others[item.id] ?? [] { item = item.completed(by: other) }
      completed.append(item)
    }
    let items = completed
    if let embedded, isFetched {
      let whole = LazyItems(count: items.count) { embedded.completing(items[$0]) }
      (count, item) = (whole.count, whole.item)
    } else {
      (count, item) = (items.count, { items[$0] })
    }
  }

  /// The items in the order of a sort key, by their indices; `nil` means the catalog's own order.
  func order(by key: String?) -> [Int] {
    guard let key else { return Array(0..<count) }
    if let order = orders.withLock({ $0[key] }) { return order }
    let keys = (0..<count).map { item($0).sortKey(for: key) }
    let order = keys.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
    orders.withLock { $0[key] = order }
    return order
  }

  /// The folded texts of each item.
  private var texts: [[UInt8]] {
    if let texts = foldedTexts.withLock({ $0 }) { return texts }
    let texts = (0..<count).map { SearchWords.joined(item($0).searchedTexts) }
    foldedTexts.withLock { $0 = texts }
    return texts
  }

  /// The names and texts of the items, made at the first search for a name.
  var names: NameColumn {
    nameColumn.withLock { known in
      if let known { return known }
      var column = NameColumn()
      for index in 0..<count {
        let item = item(index)
        column.append(
          names: item.searchedNames, texts: item.searchedTexts, weight: item.nameWeight)
      }
      known = column
      return column
    }
  }

  /// The ids of items whose foreign names are not stored, in the catalog's own order.
  ///
  /// An item's own answer has these names, or an answer with names alone.
  var unnamed: [String] {
    idsWithoutNames.withLock { known in
      if let known { return known }
      var named: Set<String> = []
      for part in parts {
        switch part.part {
        case .names, .entity: named.formUnion(part.items.map(\.id))
        case .whole, .page, .edition, .categories: break
        }
      }
      let ids = (0..<count).map { item($0).id }.filter { !named.contains($0) }
      known = ids
      return ids
    }
  }

  /// Returns the indices of the items that a query finds, in the given order, and how many others lack
  /// nothing but a number that a filter asks for.
  ///
  /// - Throws: `unknownFilter`, `invalidFilter`.
  func indices(
    matching query: CatalogQuery, in order: [Int]
  ) throws(DataError) -> (indices: [Int], unjudged: Int) {
    let words = SearchWords(query.search)
    let texts = words.isEmpty ? [] : self.texts
    var conditions: [@Sendable (Item) -> Bool?] = []
    for filter in query.filters {
      conditions.append(try Item.condition(filter, language: query.language))
    }
    var (indices, unjudged) = ([Int](), 0)
    for index in order {
      if let ids = query.ids, !ids.contains(item(index).id) { continue }
      guard words.isEmpty || words.areFound(in: texts[index]) else { continue }
      var isKnown = true
      let fits = conditions.allSatisfy { condition in
        guard let fits = condition(item(index)) else {
          isKnown = false
          return true
        }
        return fits
      }
      guard fits else { continue }
      if isKnown { indices.append(index) } else { unjudged += 1 }
    }
    return (indices, unjudged)
  }
}
