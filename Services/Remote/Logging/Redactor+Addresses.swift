import Foundation

extension Redactor {
  /// Hides also what the queries of addresses hold: short values, which may be common words, only
  /// where they stand in a query.
  init(_ secrets: [String], hiding addresses: ServiceAddresses) {
    let items = addresses.queryItems
    // One without a value may be all secret.
    let words = items.map { $0.value.isEmpty ? $0.name : $0.value }
    let long = words.filter { $0.utf8.count >= 8 }
    self.init(
      secrets + long + long.compactMap(\.removingPercentEncoding), items: items.map(\.name))
  }
}
