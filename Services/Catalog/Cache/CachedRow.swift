/// An entity in the store: its id and, opaque to the store, what its catalog wrote.
package struct CachedRow: Hashable, Sendable {
  package let id: String
  package let body: [UInt8]

  package init(id: String, body: [UInt8]) {
    self.id = id
    self.body = body
  }
}
