/// The contract of a Presenter: it handles events, one call each, and returns when it is done.
///
/// A presenter starts no task of its own: who calls it decides what waits and what is cancelled.
/// A cancelled call leaves the scene as it was when it was cancelled.
@MainActor
package protocol Presenting<Event>: AnyObject, Sendable {
  associatedtype Event: Sendable
  func handle(_ event: Event) async
}
