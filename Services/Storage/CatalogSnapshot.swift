import Catalog
import Domain
import Synchronization

/// The rows that answer a question, read; completed when they are first looked at, and folded when
/// something is first searched.
final class CatalogSnapshot<Item: StoredEntity>: Sendable {
  /// What it was made of, the missing parts included.
  let parts: [DecodedPart<Item>]
  let count: Int
  /// The item at a place of the catalog's own order; each id is there once.
  let item: @Sendable (Int) -> Item
  private let orders = Mutex<[String: [Int]]>([:])
  private let foldedTexts = Mutex<[[UInt8]]?>(nil)

  init(_ parts: [DecodedPart<Item>], embedded: EmbeddedItems<Item>?) {
    self.parts = parts
    var others: [String: [Item]] = [:]
    for part in parts where !part.part.isList {
      for item in part.items { others[item.id, default: []].append(item) }
    }
    let listed = parts.filter { $0.part.isList }
    let isFetched =
      embedded == nil || listed.contains { $0.part != .whole || $0.usableMetadata != nil }
    if let embedded, !isFetched, others.isEmpty {
      (count, item) = (embedded.count, embedded.item)
      return
    }
    var ids: Set<String> = []
    let known = isFetched ? listed.flatMap { $0.items } : embedded?.all ?? []
    let items: [Item] = known.compactMap { item in
      guard ids.insert(item.id).inserted else { return nil }
      return others[item.id, default: []].reduce(item) { $0.completed(by: $1) }
    }
    if let embedded, isFetched {
      let completed = LazyItems(count: items.count) { embedded.completing(items[$0]) }
      (count, item) = (completed.count, completed.item)
    } else {
      (count, item) = (items.count, { items[$0] })
    }
  }

  /// The items in the order of a sort key, by their places; nil is the catalog's own order.
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

  /// Those of the places whose items a query means.
  /// - Throws: `invalidFilter`.
  func places(matching query: CatalogQuery, in order: [Int]) throws(DataError) -> [Int] {
    let words = SearchWords(query.search)
    let texts = words.isEmpty ? [] : self.texts
    if count > 0 {
      // A value that can't be is said whether or not the search finds something.
      for filter in query.filters { _ = try item(0).passes(filter) }
    }
    var places: [Int] = []
    for place in order {
      if let ids = query.ids, !ids.contains(item(place).id) { continue }
      guard words.isEmpty || words.areFound(in: texts[place]) else { continue }
      var passes = true
      for filter in query.filters where passes { passes = try item(place).passes(filter) }
      if passes { places.append(place) }
    }
    return places
  }
}
