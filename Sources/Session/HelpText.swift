import Localization
package import TextUI

/// Writes command tables out for people: by topics, or one command.
package struct HelpText {
  /// What can be typed on the screen, and what it is called.
  let here: CommandTable<Void>
  let title: String
  let everywhere: CommandTable<Void>
  /// What can be typed on screens of other kinds.
  let elsewhere: [ScreenKind]
  /// Nil where keys are the line editor's.
  let hints: Hints?
  let size: Size
  let strings: Strings
  let vocabulary: Vocabulary

  /// What keys do.
  struct Hints {
    /// While a search is typed that begins here.
    let search: Line
    /// While nothing is typed.
    let keys: Line
  }

  /// What `help WORD` says: of a topic, else of a command, of whatever screen; without a word what
  /// there is here, and the topics.
  ///
  /// - Throws: `unknown` where no topic and no command is called so, `ambiguous` where several
  ///   commands can be meant.
  func answer(_ word: String) throws(CommandError) -> [Line] {
    if word.isEmpty { return overview }
    if let topic = topics.first(where: { isCalled($0, word.lowercased()) }) {
      return page(of: topic)
    }
    return try explanation(of: word)
  }

  // MARK: - Topics

  /// Those there is something to say of.
  var topics: [HelpTopic] {
    HelpTopic.allCases.filter { $0 != .keys || hints != nil }
  }

  func name(of topic: HelpTopic) -> String { strings[topic.texts.name] }

  private func isCalled(_ topic: HelpTopic, _ word: String) -> Bool {
    [strings, Strings(.english)].contains { $0[topic.texts.name] == word }
  }

  /// The commands of a topic: those of the screen first, each once.
  private func commands(of topic: HelpTopic) -> [Command<Void>] {
    everything.commands.filter { HelpTopic(ofCommand: $0.name, vocabulary) == topic }
  }

  private var everything: CommandTable<Void> {
    elsewhere.reduce(here.merging(everywhere)) { $0.merging($1.commands) }
  }

  private func page(of topic: HelpTopic) -> [Line] {
    let heading = Line([
      Span(name(of: topic), .title), Span(": "), Span(strings[topic.texts.summary]),
    ])
    return [heading.truncated(to: size.columns)]
      + explained(Self.joined(commands(of: topic))) + (topic == .keys ? keys : [])
  }

  /// The commands of the screen by topic, then a line a topic; the topics' names alone where that is
  /// too much for the window.
  private var overview: [Line] {
    let offer = self.offer
    let hint = dim(strings[SessionText.helpMore])
    let rows = topics.map { (Line(name(of: $0), .accent), strings[$0.texts.summary]) }
    let explained = explained(rows)
    let full = offer + [Line(strings[SessionText.helpTopics], .title)] + explained + hint
    // The prompt takes a line, and a banner may.
    guard full.count > size.rows - 2 else { return full }
    return offer + [Line(strings[SessionText.helpTopics], .title)]
      + packed(rows.map(\.0), to: size.columns - 2).map { Line([indent(2)] + $0.spans) } + hint
  }

  /// What the screen itself offers; nothing where it has no commands of its own.
  private var offer: [Line] {
    guard !here.commands.isEmpty else { return [] }
    let topics = HelpTopic.allCases.compactMap { topic in
      let commands = here.commands.filter { HelpTopic(ofCommand: $0.name, vocabulary) == topic }
      return commands.isEmpty ? nil : (name: name(of: topic), commands: commands)
    }
    let column = topics.map { DisplayWidth.of($0.name) }.max() ?? 0
    return [Line(strings(SessionText.helpHere, title), .title).truncated(to: size.columns)]
      + topics.flatMap { topic in
        let usages = Self.joined(topic.commands).compactMap(\.first).map(written)
        return packed(usages, to: max(8, size.columns - column - 4)).enumerated().map {
          let head = $0.offset == 0 ? topic.name : ""
          let gap = column - DisplayWidth.of(head) + 2
          return Line(
            [indent(2), Span(head, .dim), .gap(gap, spoken: head.isEmpty ? "" : ": ")]
              + $0.element.spans)
        }
      }
  }

  /// As many in a line as fit, none of them broken.
  private func packed(_ items: [Line], to columns: Int) -> [Line] {
    items.reduce(into: []) { lines, item in
      let longer = lines.last.map { Line($0.spans + [.separator(.dim)] + item.spans) }
      if let longer, longer.width <= columns {
        lines[lines.count - 1] = longer
      } else {
        lines.append(item)
      }
    }
  }

  /// What keys do: those that stand for a command here, then while a search is typed.
  private var keys: [Line] {
    guard let hints else { return [] }
    let pressed = here.commands.compactMap { command -> (Line, String)? in
      let keys = command.keys(hasLetters: false).map { Self.name(of: $0, strings) }
      return keys.isEmpty ? nil : (Line(keys.joined(separator: " "), .accent), command.summary)
    }
    var lines = explained(pressed)
    if !here.keys.isEmpty { lines += dim(hints.keys.text) }
    lines.append(Line(strings[SessionText.helpSearch], .title))
    return lines + dim(hints.search.text + " · " + strings[SessionText.pageKeys])
  }

  // MARK: - Commands

  /// One command: of this screen, else of others, and which these are.
  private func explanation(of word: String) throws(CommandError) -> [Line] {
    let known = here.merging(everywhere)
    let found: Command<Void>
    if let whole = (everything.commands + elsewhere.flatMap(\.commands.commands))
      .first(where: { Self.isCalled($0, word.lowercased()) })
    {
      found = whole
    } else {
      // What is short for a command that can be typed is that one.
      do throws(CommandError) {
        found = try known.command(named: word)
      } catch {
        if case .ambiguous = error { throw error }
        found = try everything.command(named: word)
      }
    }
    guard !known.commands.contains(where: { $0.name == found.name }) else {
      return explained(Self.joined([found]))
    }
    let kinds = elsewhere.filter { $0.commands.commands.contains { $0.name == found.name } }
    let places = kinds.map { strings[$0.name] }.joined(separator: ", ")
    return explained(Self.joined([found])) + dim(strings(SessionText.helpElsewhere, places))
  }

  private static func isCalled(_ command: Command<Void>, _ word: String) -> Bool {
    command.name == word || command.aliases.contains(word) || command.words.contains(word)
  }

  /// Commands that do the same, one after the other, are one entry.
  private static func joined(_ commands: [Command<Void>]) -> [[Command<Void>]] {
    commands.reduce(into: []) { entries, command in
      if let last = entries.last?.last, last.summary == command.summary {
        entries[entries.count - 1].append(command)
      } else {
        entries.append([command])
      }
    }
  }

  private func explained(_ entries: [[Command<Void>]]) -> [Line] {
    explained(
      entries.map { commands in
        let usages = commands.map(written)
        return (
          Line(usages.flatMap(\.spans), separatedBy: .separator(.accent)), commands[0].summary
        )
      })
  }

  private func explained(_ rows: [(Line, String)]) -> [Line] {
    let column = min(24, rows.map(\.0.width).filter { $0 <= 24 }.max() ?? 0)
    return rows.flatMap { Self.rows($0.0, $0.1, column: column, width: size.columns) }
  }

  /// How a command is written, and the key that does the same.
  private func written(_ command: Command<Void>) -> Line {
    let keys =
      hints == nil ? [] : command.keys(hasLetters: false).map { Self.name(of: $0, strings) }
    return Line(([command.usage] + keys).joined(separator: " "), .accent)
  }

  static func name(of key: EditKey, _ strings: Strings) -> String {
    switch key {
    case .up: strings[KeyText.up]
    case .down: strings[KeyText.down]
    case .left: strings[KeyText.left]
    case .right: strings[KeyText.right]
    case .pageUp: strings[KeyText.pageUp]
    case .pageDown: strings[KeyText.pageDown]
    case .tab: strings[KeyText.tab]
    case .escape: strings[KeyText.escape]
    case .character(let character): String(character)
    }
  }

  // MARK: - Lines

  /// One command: how it is written, and what it does beside it (below it where that is narrow).
  package static func rows(_ usage: Line, _ summary: String, column: Int, width: Int) -> [Line] {
    let room = width - column - 4
    guard room >= 16, usage.width <= column else {
      return [Line([indent(2)] + usage.spans)]
        + Wrapping.wrap(summary, to: width - 4).map { Line([indent(4), Span($0, .dim)]) }
    }
    return Wrapping.wrap(summary, to: room).enumerated().map { index, text in
      let head = index == 0 ? usage : Line()
      let gap = Span.gap(column - head.width + 2, spoken: ": ")
      return Line([indent(2)] + head.spans + [gap, Span(text, .dim)])
    }
  }

  private func dim(_ text: String) -> [Line] {
    Wrapping.wrap(text, to: size.columns - 2).map { Line([indent(2), Span($0, .dim)]) }
  }

  private func indent(_ columns: Int) -> Span { Self.indent(columns) }
  private static func indent(_ columns: Int) -> Span { .gap(columns, spoken: "") }
}
