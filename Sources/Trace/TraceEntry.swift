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

  /// The session, which sends events to screens.
  package static let session = TraceParticipant(.session)

  /// `list.presenter`.
  package var name: String { owner.isEmpty ? role.rawValue : "\(owner).\(role.rawValue)" }
}

/// A call that crossed a contract, or one step of an answer in several steps.
package struct TraceEntry: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case call
    /// A value of an asynchronous sequence, from its maker to its asker.
    case step
  }

  /// The number of its beginning; beginnings and ends are counted together, so that they have an order.
  package let number: Int
  /// The number of the call that it is a part of; `nil` if the session made it.
  package internal(set) var parent: Int?
  /// The number of calls that it is a part of.
  package internal(set) var depth = 0
  package internal(set) var kind = Kind.call
  package let from: TraceParticipant
  package let to: TraceParticipant
  /// The function and its arguments, abbreviated and safe to show.
  package let message: String
  /// The time of its beginning since the log began.
  package let began: Duration

  /// The result or the error; `nil` if there is none, or none yet.
  package internal(set) var outcome: String?
  package internal(set) var isFailure = false
  /// The duration; `nil` while the call is under way, or if it never ended.
  package internal(set) var took: Duration?
  /// The number of its end.
  package internal(set) var ended: Int?
}

/// A screen whose calls are written together.
package struct TracedScreen: Sendable {
  let number: Int
  /// The screen's destination (`detail(cities/3936456)`), made when something is written: it needs
  /// reflection, and the first use of that is slow.
  let title: @Sendable () -> String
}

/// The calls of one screen.
package struct ScreenTrace: Hashable, Sendable {
  /// The screen's destination (`detail(cities/3936456)`).
  package let title: String
  /// The entries in the order of their beginnings.
  package internal(set) var entries: [TraceEntry] = []
  /// The number of older entries that had to make room.
  package internal(set) var dropped = 0

  /// Forgets the oldest entries.
  mutating func drop(_ count: Int) {
    entries.removeFirst(count)
    dropped += count
  }
}

/// One line about a call as it happens.
///
/// A call gets a second line if lines of other calls come in between, or if it asks a service.
package struct TraceLine: Hashable, Sendable {
  /// The call; while it is under way, the next calls are a part of it.
  package let entry: TraceEntry
  /// Whether the beginning of the call has a line before.
  package let isEnd: Bool
}

/// The call that is under way in a task; calls within it become a part of it.
///
/// A task inherits it from the task that starts it.
struct TraceScope: Sendable {
  @TaskLocal static var current: TraceScope?

  /// The entry as it was when the call began.
  let entry: TraceEntry
  /// The number of the trace that it is written to.
  let trace: Int
}
