import Contracts
package import Domain
package import Localization

extension Strings {
  /// Returns the sentence that no places are held, with the command that adds some.
  ///
  /// - Parameters:
  ///   - words: the sentence; `{0}` stands for the command.
  ///   - isInShell: whether the command is typed in a shell, rather than in a session, which has verbs in the
  ///     user's language.
  package func nothingHeld(
    _ words: Words = PlaceArchiveState.nothingHeld, isInShell: Bool
  ) -> String {
    self(
      words,
      isInShell ? "catalejo places add PE" : "\(verb("places")) \(argument("add")) PE")
  }
}
