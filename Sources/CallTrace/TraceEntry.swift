/// A call that crossed a contract, or a step of an answer that comes in several.
package struct TraceEntry: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case call
    /// One of the values of an asynchronous sequence, from who makes it to who asked for it.
    case step
  }

  /// Beginnings and ends are counted together, so that they can be put in order.
  package let number: Int
  /// The number of the call it is a part of; nil where the session made it.
  package let parent: Int?
  /// How many calls it is a part of.
  package let depth: Int
  package let kind: Kind
  package let from: TraceParty
  package let to: TraceParty
  /// What was called, with what: abbreviated and safe to be shown.
  package let message: String
  /// Since the log began.
  package let began: Duration

  /// What came of it; nil where it answers nothing, or not yet.
  package internal(set) var outcome: String?
  package internal(set) var isFailure = false
  /// Nil while it is under way, and for what was never ended.
  package internal(set) var took: Duration?
  /// The number of its end.
  package internal(set) var ended: Int?

  package init(
    number: Int, parent: Int? = nil, depth: Int = 0, kind: Kind = .call, from: TraceParty,
    to: TraceParty, message: String, began: Duration, outcome: String? = nil,
    isFailure: Bool = false, took: Duration? = nil, ended: Int? = nil
  ) {
    self.number = number
    self.parent = parent
    self.depth = depth
    self.kind = kind
    self.from = from
    self.to = to
    self.message = message
    self.began = began
    self.outcome = outcome
    self.isFailure = isFailure
    self.took = took
    self.ended = ended
  }
}
