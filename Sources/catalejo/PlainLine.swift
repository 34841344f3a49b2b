/// A command line in its plain form: flags, options before their value, each once, and operands.
///
/// Names are whole, and a value starts with no dash; what is not so is refused, never guessed at.
struct PlainLine {
  /// The line is in another form, or wrong.
  struct NotPlain: Error {}

  private var flags: [String] = []
  private var options: [(name: String, value: String)] = []
  /// The words that are neither options nor their values.
  private(set) var operands: [String] = []

  /// - Parameters:
  ///   - flags: the names that may stand alone.
  ///   - options: the names that may stand before a value.
  init(
    _ words: some Collection<String>, flags: [String], options: [String]
  ) throws(NotPlain) {
    var words = words[...]
    while let word = words.popFirst() {
      if !Self.startsWithDash(word) {
        operands.append(word)
      } else if flags.contains(word), !self[word] {
        self.flags.append(word)
      } else if options.contains(word), self[word] == nil, let value = words.popFirst(),
        !Self.startsWithDash(value)
      {
        self.options.append((word, value))
      } else {
        throw NotPlain()
      }
    }
  }

  /// Whether a flag is given.
  subscript(flag: String) -> Bool { flags.contains(flag) }

  /// The value of an option; nil where it is not given.
  subscript(option: String) -> String? { options.first { $0.name == option }?.value }

  /// The value of an option that takes whole numbers; none is negative, for want of a dash.
  func number(_ option: String) throws(NotPlain) -> Int? {
    guard let text: String = self[option] else { return nil }
    guard let number = Int(text) else { throw NotPlain() }
    return number
  }

  /// The value of an option that takes nothing but these.
  func choice(_ option: String, among values: [String]) throws(NotPlain) -> String? {
    guard let text: String = self[option] else { return nil }
    guard values.contains(text) else { throw NotPlain() }
    return text
  }

  // The first byte, because a mark that combines with the dash would make another character of it.
  private static func startsWithDash(_ word: String) -> Bool {
    word.utf8.first == UInt8(ascii: "-")
  }
}
