import Domain
import Localization
import TextUI

/// Explains command tables to people: by topics, or one command.
package struct HelpText {
  /// The commands of the screen, and its title.
  let here: CommandTable<Void>
  let title: String
  let everywhere: CommandTable<Void>
  /// The commands of screens of other kinds.
  let elsewhere: [KindCommands]
  /// The explanations of the keys: while a search is typed that begins here, and while the line is
  /// empty.
  ///
  /// They are `nil` if all keys are the line editor's.
  let hints: (search: String, screen: String)?
  let size: Size
  let strings: Strings
  let vocabulary: Vocabulary

  /// Returns the answer to `help WORD`: the command with this name, on whatever screen, then the
  /// topic.
  ///
  /// Without a word it is an overview of this screen and of the topics.
  ///
  /// - Throws: `unknown` if no topic and no command has this name; `ambiguous` if several commands can
  ///   be meant.
  func answer(_ word: String) throws(CommandError) -> [Line] {
    if word.isEmpty { return overview }
    guard let topic = topics.first(where: { isCalled($0, word.lowercased()) }) else {
      return try explanation(of: word)
    }
    // A topic is no abbreviation of a command.
    let isCommand = everything.commands.contains { $0.isCalled(word.lowercased()) }
    let command = isCommand ? try explanation(of: word) : []
    return command + page(of: topic)
  }

  // MARK: - Topics

  /// The topics that have something to explain.
  var topics: [HelpTopic] {
    HelpTopic.all.filter { $0 != .keys || hints != nil }
  }

  private func isCalled(_ topic: HelpTopic, _ word: String) -> Bool {
    [strings.language, .english].contains { topic.name[$0] == word }
  }

  private func commands(
    of topic: HelpTopic, in table: CommandTable<Void>
  ) -> [Command<Void>] {
    table.commands.filter { HelpTopic.topic(ofCommand: $0.name, vocabulary) == topic }
  }

  /// The commands of the screen first, each once.
  private var everything: CommandTable<Void> {
    elsewhere.reduce(here.merging(everywhere)) { $0.merging($1.commands) }
  }

  private func page(of topic: HelpTopic) -> [Line] {
    let heading = Line([
      Span(strings[topic.name], .title), Span(strings.colon), Span(strings[topic.summary]),
    ])
    return [heading.truncated(to: size.columns)]
      + explained(commands(of: topic, in: everything)) + (topic == .keys ? keys : [])
      + topic.sentences.flatMap { dim(strings[$0]) }
  }

  /// The commands by task: those of the screen, then those of every screen, then the names of the topics.
  private var overview: [Line] {
    let names = topics.map { strings[$0.name] }.joined(separator: ", ")
    let more = dim(strings("help TOPIC or help COMMAND tells more. Topics: {0}.", names))
    return offer(of: here, strings("Here ({0})", title))
      + offer(of: everywhere.without(here), strings("On every screen")) + more
  }

  /// The commands of a table by task, with the keys that do the same; empty if it has none.
  private func offer(of table: CommandTable<Void>, _ heading: String) -> [Line] {
    let tasks = HelpTopic.all.map {
      (name: strings[$0.name], commands: commands(of: $0, in: table))
    }.filter { !$0.commands.isEmpty }
    guard !tasks.isEmpty else { return [] }
    let column = topics.map { DisplayWidth.of(strings[$0.name]) }.max() ?? 0
    return [Line(heading, .title).truncated(to: size.columns)]
      + tasks.flatMap { task in
        let usages = Self.joined(task.commands).compactMap(\.first).map(written)
        return packed(usages, to: max(8, size.columns - column - 4)).enumerated().map {
          let head = $0.offset == 0 ? task.name : ""
          let gap = column - DisplayWidth.of(head) + 2
          return Line(
            [Self.indent, Span(head, .dim), .gap(gap, spoken: head.isEmpty ? "" : strings.colon)]
              + $0.element.spans
          ).truncated(to: size.columns)
        }
      }
  }

  /// Packs items into lines, as many as fit in each; no item is broken.
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

  /// The explanation of the keys: first those that stand for a command here, then those of a search.
  private var keys: [Line] {
    guard let hints else { return [] }
    var lines = explained(
      here.commands.compactMap { command in
        let keys = names(ofKeysFor: command)
        return keys.isEmpty ? nil : (Line(keys.joined(separator: " "), .accent), command.summary)
      })
    if !here.keys.isEmpty { lines += dim(hints.screen) }
    lines.append(Line(strings("While you type /TEXT"), .title))
    return lines + dim(hints.search + " · " + strings("PgUp PgDn turn the page"))
  }

  // MARK: - Commands

  /// Explains one command: of this screen, or else of others, which it names.
  private func explanation(of word: String) throws(CommandError) -> [Line] {
    let known = here.merging(everywhere)
    let found: Command<Void>
    if let whole = (everything.commands + elsewhere.flatMap(\.commands.commands))
      .first(where: { $0.isCalled(word.lowercased()) })
    {
      found = whole
    } else {
      // A short form means a command of this screen first.
      do throws(CommandError) {
        found = try known.command(named: word)
      } catch {
        if case .ambiguous = error { throw error }
        found = try everything.command(named: word)
      }
    }
    let isFound = { (table: CommandTable<Void>) in table.commands.contains { $0.name == found.name }
    }
    let notes = found.notes().map { (Line($0.usage, .accent), $0.meaning) }
    let lines = explained([found]) + (notes.isEmpty ? words(of: found) : explained(notes))
    guard !isFound(known) else { return lines }
    let names = elsewhere.filter { isFound($0.commands) }.map { strings[$0.kind.words] }
    return lines
      + dim(strings("It works {0}.", names.joined(separator: ", ")))
  }

  /// The words that an argument can be here; those that the usage has already are left out.
  private func words(of command: Command<Void>) -> [Line] {
    guard case .words(let words) = command.candidates,
      !words.allSatisfy(command.usage.contains)
    else { return [] }
    return dim(words.joined(separator: ", "))
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

  private func explained(_ commands: [Command<Void>]) -> [Line] {
    explained(
      Self.joined(commands).map { entry in
        let usages = entry.map(written).flatMap(\.spans)
        return (Line(usages, separatedBy: .separator(.accent)), entry[0].summary)
      })
  }

  private func explained(_ rows: [(Line, String)]) -> [Line] {
    let column = min(24, rows.map(\.0.width).filter { $0 <= 24 }.max() ?? 0)
    return rows.flatMap { described($0.0, $0.1, column: column, width: size.columns) }
  }

  /// How a command is written, and the key that does the same.
  private func written(_ command: Command<Void>) -> Line {
    Line(([command.usage] + names(ofKeysFor: command)).joined(separator: " "), .accent)
  }

  private func names(ofKeysFor command: Command<Void>) -> [String] {
    hints == nil ? [] : command.keys(hasLetters: false).map { Self.name(of: $0, strings) }
  }

  static func name(of key: EditKey, _ strings: Strings) -> String {
    switch key {
    case .up: strings("↑")
    case .down: strings("↓")
    case .left: strings("←")
    case .right: strings("→")
    case .pageUp: strings("PgUp")
    case .pageDown: strings("PgDn")
    case .tab: strings("Tab")
    case .escape: strings("Esc")
    case .character(let character): String(character)
    }
  }

  // MARK: - Lines

  /// One command: how it is written, and what it does beside it (below it where that is narrow).
  private func described(_ usage: Line, _ summary: String, column: Int, width: Int) -> [Line] {
    let room = width - column - 4
    guard room >= 16, usage.width <= column else {
      return [Line([Self.indent] + usage.spans)]
        + Wrapping.wrap(summary, to: width - 4).map { Line([.gap(4, spoken: ""), Span($0, .dim)]) }
    }
    return Wrapping.wrap(summary, to: room).enumerated().map { index, text in
      let head = index == 0 ? usage : Line()
      let gap = Span.gap(column - head.width + 2, spoken: strings.colon)
      return Line([Self.indent] + head.spans + [gap, Span(text, .dim)])
    }
  }

  private func dim(_ text: String) -> [Line] {
    Wrapping.wrap(text, to: size.columns - 2).map { Line([Self.indent, Span($0, .dim)]) }
  }

  private static let indent = Span.gap(2, spoken: "")
}
