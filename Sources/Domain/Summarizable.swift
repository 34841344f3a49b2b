/// An entity that can be a row of a list.
package protocol Summarizable {
  var summary: Summary { get }

  /// What rows sorted by a key say of the entity beside its summary; nil where that says it already.
  func fact(sortedBy key: String) -> Fact?
}

extension Summarizable {
  package func fact(sortedBy key: String) -> Fact? { nil }
}
