import PseudoTerminal

extension PseudoTerminal {
  /// Types a text, and waits until it is shown.
  func type(_ text: String) throws {
    try send(text)
    try expect(text)
  }
}
