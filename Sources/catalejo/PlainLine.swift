import App
import Domain

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
  ///   - flags: the names that may stand alone, beside those every command takes.
  ///   - options: the names that may stand before a value, beside those every command takes.
  ///   - operands: how many there may be.
  init(
    _ words: ArraySlice<String>, flags: [String] = [], options: [String] = [],
    operands counts: ClosedRange<Int>
  ) throws(NotPlain) {
    let flags = flags + CommonOptions.switches.map { "--" + $0 }
    let options = options + CommonOptions.choosers.map { "--" + $0 }
    var words = words
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
    guard counts.contains(operands.count) else { throw NotPlain() }
  }

  /// Whether a flag is given.
  subscript(flag: String) -> Bool { flags.contains(flag) }

  /// The value of an option; nil where it is not given.
  subscript(option: String) -> String? { options.first { $0.name == option }?.value }

  /// The value of an option as what it stands for; nil where it is not given.
  ///
  /// - Parameter read: nil for what is no such value.
  func value<Value>(
    _ option: String, _ read: (String) -> Value?
  ) throws(NotPlain) -> Value? {
    guard let text: String = self[option] else { return nil }
    guard let value = read(text) else { throw NotPlain() }
    return value
  }

  /// The catalog that the first operand names.
  func catalog() throws(NotPlain) -> CatalogID {
    guard let catalog = operands.first.flatMap({ Catalogs.ids.named($0) }) else { throw NotPlain() }
    return catalog
  }

  // The first byte, because a mark that combines with the dash would make another character of it.
  private static func startsWithDash(_ word: String) -> Bool {
    word.utf8.first == UInt8(ascii: "-")
  }
}

/// What every command takes, in its plain form.
extension ProgramOptions {
  init(_ line: PlainLine) throws(PlainLine.NotPlain) {
    self.init()
    for name in CommonOptions.choosers {
      settings[name] = try line.value("--" + name) {
        Program.choices(of: name).contains($0) ? $0 : nil
      }
    }
    for name in CommonOptions.switches where line["--" + name] { settings[name] = "yes" }
  }
}
