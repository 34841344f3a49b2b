/// An event that knows what it competes with.
///
/// An event cancels the one under way in the same slot (a newer search, a reload); an event with
/// no slot (toggling a favorite) is never cancelled by another.
package protocol Slotted: Sendable {
  var slot: EventSlot? { get }
}

/// What at most one event of a screen does at a time.
package enum EventSlot: Hashable, Sendable {
  /// Fetching or rearranging what the screen shows.
  case content
  /// Asking a service for what the screen shows; what is asked of the screen meanwhile does not end
  /// it.
  case refresh
  /// Adding pictures to what the screen shows.
  case pictures
  /// Taking in what comes by itself, as long as the screen is there: nobody waits for it.
  case stream
}
