import Components
import Domain
import Localization
import Terminal
import TextUI
import Viper

/// Says where a line would be a command that is none here.
extension Session {
  /// Returns a sentence about the screens on which a line is a command; `nil` if there are none.
  ///
  /// Only whole words count: a short form of a verb elsewhere may be a name here.
  ///
  /// - Parameter taken: whether the whole line has to be a command there; it may lack an argument.
  func wordsOfElsewhere(_ line: String, taken: Bool = true) -> String? {
    let (typed, kinds) = (Self.word(of: line), kinds(meantBy: line, taken: taken))
    guard !kinds.isEmpty else { return nil }
    if let kindHere, kinds.contains(kindHere) {
      return strings("“{0}” does not work for {1}; help lists what does.", typed, nameHere)
    }
    let names = strings.alternatives(kinds.map { strings[$0.words] })
    return strings("“{0}” works {1}, not here.", typed, names)
  }

  private static func word(of line: String) -> String {
    String(line.prefix { !$0.isWhitespace })
  }

  /// The kinds of screens on which a line is a command.
  private func kinds(meantBy line: String, taken: Bool) -> [ScreenKind] {
    let word = Self.word(of: line)
    let sign = line.first.map(CommandForm.prefix)
    return commandsByKind.filter { kind in
      kind.commands.commands.contains {
        $0.form == sign || word.count > 1 && $0.isCalled(word.lowercased())
      } && (!taken || kind.commands.isMeant(by: line))
    }.map(\.kind)
  }

  /// Does a line that is a command of one other kind of screen.
  ///
  /// That is the favorites, or a map as for any command of maps, or the detail of the chosen row or of the
  /// map's place, or of the entity that the line names.
  ///
  /// If that can't do it either, all is as it was, and the reason is said.
  ///
  /// - Returns: `false` if there is no such screen; then nothing is done.
  func perform(elsewhere line: String) async throws(ConsoleError) -> Bool {
    let kinds = kinds(meantBy: line, taken: true)
    if kinds.isEmpty { return try await performNaming(line) }
    guard kinds.count == 1, kinds[0] != kindHere else { return false }
    let isFarther = line.hasPrefix("-") && line.count > 1
    switch (kinds[0], navigator.current.entity ?? stack.current?.status.chosen) {
    // To look from farther away, a map has to be there.
    case (.onAMap, _) where !isFarther || stack.current?.mapBeside != nil:
      try await perform(.looking(line))
    case (.inTheFavorites, _):
      try await perform(line, of: kinds[0]) { navigator.begin(with: [.favorites]) }
    case (.inADetail, let entity?):
      try await perform(line, of: kinds[0]) { navigator.push(.detail(entity)) }
    default: return false
    }
    return true
  }

  /// Does a line that is a command of details and the name of an entity: `names paris`, as `info paris`.
  ///
  /// - Returns: `false` if it is none; then nothing is done.
  private func performNaming(_ line: String) async throws(ConsoleError) -> Bool {
    let word = Self.word(of: line)
    let name = line.dropFirst(word.count).drop(while: \.isWhitespace)
    guard !name.isEmpty, kinds(meantBy: word, taken: true) == [.inADetail],
      case .found(let entity) = await host.entity(called: String(name))
    else { return false }
    try await perform(word, of: .inADetail) { navigator.push(.detail(entity)) }
    return true
  }

  /// Opens a screen of a kind, and does a line there.
  private func perform(
    _ line: String, of kind: ScreenKind, opening open: () -> Void
  ) async throws(ConsoleError) {
    do throws(CommandError) {
      _ = try commandsByKind.first { $0.kind == kind }?.commands.event(line)
    } catch {
      return refuse(error)
    }
    let (before, wasShown) = (navigator.position, isShown)
    open()
    await openEnd()
    if case .screen(let action)? = try? stack.current?.table.own.event(line) {
      return try await perform(action)
    }
    let refusal = strings(
      "“{0}” does not work for {1}; help lists what does.", Self.word(of: line), nameHere)
    goBack(to: before, wasShown: wasShown)
    fail(refusal, .usage)
  }

  /// The name of the current screen in a sentence.
  private var nameHere: String {
    navigator.current.listed.map { strings.name(of: $0) } ?? stack.titles.last ?? ""
  }

  /// The kind of the current screen; the screen may lack a command that others of its kind have.
  private var kindHere: ScreenKind? {
    switch navigator.current {
    case .home, .recent, .compare: nil
    case .list, .everything: .inAList
    case .favorites: .inTheFavorites
    case .detail: .inADetail
    case .map: .onAMap
    }
  }
}

extension CommandTable {
  /// Returns whether a line is one of these commands, even if it lacks its argument.
  fileprivate func isMeant(by line: String) -> Bool {
    do throws(CommandError) {
      return try event(line) != nil
    } catch {
      if case .missingArgument = error { return true }
      return false
    }
  }
}
