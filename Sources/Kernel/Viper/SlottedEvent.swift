/// An event that knows which events it competes with.
///
/// An event cancels the one under way in the same slot (a newer search, a reload); an event with
/// no slot (toggling a favorite) is never cancelled by another.
package protocol SlottedEvent: Sendable {
  var slot: EventSlot? { get }
}

/// The work that at most one event of a screen does at a time.
package enum EventSlot: Hashable, Sendable {
  /// Fetching or rearranging the content of the screen.
  case content
  /// Asking a service because the user wants the content anew: nothing but another such wish ends it,
  /// so leaving the screen and coming back neither loses nor repeats it.
  case refresh
  /// Asking a service because the screen is entered, or because there is a network again.
  case renewal
  /// Adding to the rows on the screen: pictures, or a count.
  case pictures
  /// Taking in data that come by themselves, as long as the screen is there: nobody waits for them.
  case stream
}
