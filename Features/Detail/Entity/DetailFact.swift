package import Domain

/// A fact beside the way it is written.
package struct DetailFact: Hashable, Sendable {
  /// What it is: the view takes the label from it, JSON the bare value.
  package let fact: Fact
  package let value: String
  /// What is said after the value (the local time of a time zone).
  package let note: String?
  /// The number that opens what it leads to; nil where it leads nowhere.
  package var number: Int?

  package init(_ fact: Fact, value: String, note: String? = nil, number: Int? = nil) {
    self.fact = fact
    self.value = value
    self.note = note
    self.number = number
  }
}
