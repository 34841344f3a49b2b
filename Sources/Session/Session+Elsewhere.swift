import Domain
import Localization
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
    guard let typed = line.split(separator: " ").first, typed.count > 1 else { return nil }
    let word = typed.lowercased()
    let kinds = screenKinds.filter { kind in
      kind.commands.commands.contains { $0.isCalled(word) }
        && (!taken || kind.commands.isMeant(by: line))
    }.map(\.name)
    guard !kinds.isEmpty else { return nil }
    if let kindHere, kinds.contains(kindHere) {
      return strings(SessionText.worksForOthers, String(typed), nameHere)
    }
    let names = kinds.map { strings[$0] }.joined(separator: ", ")
    return strings(SessionText.worksElsewhere, String(typed), names)
  }

  /// The name of the current screen in a sentence.
  private var nameHere: String {
    navigator.current.listed.map { strings.name(of: $0) } ?? stack.titles.last ?? ""
  }

  /// The kind of the current screen; the screen may lack a command that others of its kind have.
  private var kindHere: SessionText? {
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
