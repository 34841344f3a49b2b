import App
import CommandLine
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

extension Invocation {
  /// Reads the plain form of the commands that are run most; nil for all else, which is
  /// ArgumentParser's to read or to refuse.
  ///
  /// ArgumentParser finds out at run time what a command takes, and for each new type it meets the
  /// Swift runtime searches all conformances of the program, some ten thousand: half of the
  /// instructions of a short command. What is not named here works all the same, and costs that.
  init?(plain arguments: [String]) {
    do throws(PlainLine.NotPlain) {
      let words = arguments.dropFirst()
      let (action, line) =
        switch arguments.first {
        case "list": try Self.list(words)
        case "detail": try Self.detail(words)
        case "map": try Self.map(words)
        case "favorites": try Self.favorites(words)
        default: try Self.session(arguments[...])
        }
      self.init(
        action: action, options: try ProgramOptions(line),
        asJSON: line["--json"] || line["--geojson"])
    } catch {
      return nil
    }
  }

  private typealias Reading = (action: Action, line: PlainLine)

  private static func session(_ words: ArraySlice<String>) throws(PlainLine.NotPlain) -> Reading {
    let line = try PlainLine(
      words, flags: ["--json"], options: ["--open"], operands: 0...Int.max)
    // Behind options, a command may stand as well.
    if let first = line.operands.first, CommandUsage.names.contains(first) {
      throw PlainLine.NotPlain()
    }
    let action = try? SessionCommand.action(
      line.operands, at: line["--open"], asJSON: line["--json"])
    guard let action else { throw PlainLine.NotPlain() }
    return (action, line)
  }

  private static func list(_ words: ArraySlice<String>) throws(PlainLine.NotPlain) -> Reading {
    let line = try PlainLine(
      words, flags: ["--favorites", "--refresh", "--json"],
      options: ["--search", "--filter", "--sort", "--limit", "--offset"], operands: 1...1)
    let filter = try line.value("--filter") { Filter($0) }
    let request = ListRequest(
      catalog: try line.catalog(), search: line["--search"], filters: filter.map { [$0] } ?? [],
      sort: line["--sort"], favoritesOnly: line["--favorites"],
      limit: try line.value("--limit") { Int($0) }, offset: try line.value("--offset") { Int($0) },
      isRefresh: line["--refresh"])
    return (.command(.list(request)), line)
  }

  private static func detail(_ words: ArraySlice<String>) throws(PlainLine.NotPlain) -> Reading {
    let line = try PlainLine(words, flags: ["--refresh", "--json"], operands: 2...2)
    let reference = Reference(try line.catalog(), line.operands[1])
    return (.command(.detail(reference, isRefresh: line["--refresh"])), line)
  }

  private static func map(_ words: ArraySlice<String>) throws(PlainLine.NotPlain) -> Reading {
    let line = try PlainLine(
      words, flags: ["--graticule", "--night", "--geojson"],
      options: ["--zoom", "--width", "--height"], operands: 1...2)
    let request = MapRequest(
      zoom: try line.value("--zoom") { try? ZoomText.read($0) },
      columns: try line.value("--width") { Int($0) },
      rows: try line.value("--height") { Int($0) }, hasGraticule: line["--graticule"],
      hasNight: line["--night"])
    guard let action = try? MapCommand.action(line.operands, request) else {
      throw PlainLine.NotPlain()
    }
    return (action, line)
  }

  private static func favorites(_ words: ArraySlice<String>) throws(PlainLine.NotPlain) -> Reading {
    let line = try PlainLine(
      words.first == "list" ? words.dropFirst() : words, flags: ["--json"], operands: 0...0)
    return (.command(.favorites), line)
  }
}
