/// Whether pictures can be shown here.
package enum PictureAccess: Hashable, Sendable {
  case on
  /// They could, if the program that makes them ready were installed.
  case noProgram
  /// The terminal shows none, or the user wants none.
  case off
}
