/// The roles whose contracts are watched.
package enum TraceRole: String, Sendable {
  case session, view, presenter, interactor, local, remote, router
}

/// One side of a call: a role, and the feature or catalog it belongs to.
package struct TraceParticipant: Hashable, Sendable {
  package let role: TraceRole
  /// The feature (`list`), or the catalog of a data manager (`people`); empty for the session.
  package let owner: String

  package init(_ role: TraceRole, of owner: String = "") {
    self.role = role
    self.owner = owner
  }

  /// Who sends events to screens.
  package static let session = TraceParticipant(.session)

  /// `list.presenter`.
  package var name: String { owner.isEmpty ? role.rawValue : "\(owner).\(role.rawValue)" }
}

/// A call that crossed a contract, or one step of an answer in several steps.
package struct TraceEntry: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case call
    /// One of the values of an asynchronous sequence, from who makes it to who asked for it.
    case step
  }

  /// Beginnings and ends are counted together, so that they can be put in order.
  package let number: Int
  /// The number of the call it is a part of; nil where the session made it.
  package internal(set) var parent: Int?
  /// How many calls it is a part of.
  package internal(set) var depth = 0
  package internal(set) var kind = Kind.call
  package let from: TraceParticipant
  package let to: TraceParticipant
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
}

/// A screen whose calls are written together.
package struct TracedScreen: Sendable {
  let number: Int
  /// The screen's place (`detail(cities/3936456)`), made when something is written: it needs
  /// reflection, and the first use of that is slow.
  let title: @Sendable () -> String
}

/// The calls of one screen.
package struct ScreenTrace: Hashable, Sendable {
  /// The screen's place (`detail(cities/3936456)`).
  package let title: String
  /// In the order they began.
  package internal(set) var entries: [TraceEntry] = []
  /// How many older ones had to make room.
  package internal(set) var dropped = 0

  /// Forgets the oldest entries.
  mutating func drop(_ count: Int) {
    entries.removeFirst(count)
    dropped += count
  }
}

/// One line about a call as it happens.
///
/// A call gets a second line where lines of other calls come in between, or where it asks a service.
package struct TraceLine: Hashable, Sendable {
  /// While it is under way, what comes next is a part of it.
  package let entry: TraceEntry
  /// Whether its beginning was told before.
  package let isEnd: Bool
}

/// The call that is under way in a task, which what is called within becomes a part of.
///
/// Tasks inherit it from who starts them.
struct TraceScope: Sendable {
  @TaskLocal static var current: TraceScope?

  /// As it was when it began.
  let entry: TraceEntry
  /// The number of the trace it is written to.
  let trace: Int
}
