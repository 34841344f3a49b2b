/// A key that does something else than edit the line, where its reader was asked to hand it over.
package enum EditKey: Hashable, Sendable {
  case up, down, left, right
  case pageUp, pageDown
  case tab, escape
  /// One that types a character.
  case character(Character)
}
