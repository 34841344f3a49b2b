import Components
import Domain
import Localization
import Terminal
import TextUI
import Viper

/// The bar of keys below the prompt.
extension Session {
  /// Whether the bar can stand there.
  private var canShowBar: Bool { console.canRedraw && output.isLive }

  var showsBar: Bool { wantsBar && canShowBar }

  /// Shows the bar for the screen as it is now; it stands there for as long as nothing else does.
  func showBar() {
    let hadBar = !output.footer.isEmpty
    output.footer = layout.hasBar ? stack.current.map { [Line(keysNow(of: $0), .dim)] } ?? [] : []
    if hadBar || layout.hasBar { output.showBelow([]) }
  }

  /// Changes the bar that stands there, because a line was begun or is empty again.
  func changeBar() {
    if !output.footer.isEmpty, dropDown.screenBelow == nil { showBar() }
  }

  /// Returns the words about the keys for the line as it reads now.
  func keysNow(of screen: Screen) -> String {
    input.typed.isEmpty ? keysHere(of: screen) : strings("Enter run · Esc empty")
  }

  /// Turns the bar on or off.
  func switchBar(_ isOn: Bool) async {
    guard canShowBar else {
      return fail(strings("The bar of keys needs a terminal that can be drawn over."), .usage)
    }
    wantsBar = isOn
    await adoptSize()
    say(
      strings[
        isOn
          ? Words("The keys stand below the prompt again.")
          : Words("The keys are hidden; bar on shows them again.")])
  }

  /// Turns single keys on or off.
  func switchLetters(_ isOn: Bool) {
    guard output.isLive else {
      return fail(strings("Single keys need a terminal that can be drawn over."), .usage)
    }
    hasLetters = isOn
    say(
      strings[
        isOn
          ? Words("Single keys are on: : begins a command, / a search; :keys off ends it.")
          : Words("Single keys are off: letters begin a command again.")])
  }

  /// Returns the words about the keys of a screen, as many as fit a row; the way back is always among them.
  func keysHere(of screen: Screen) -> String {
    let words = strings.screenKeys(
      screen.keys, isBeside: isBeside, isHome: navigator.path.count == 1,
      hasChoice: screen.status.hasChoice, hasLetters: hasLetters)
    return words.parts(fitting: layout.screen.columns)
  }

  /// Whether the view of the chosen row stands beside the list: Enter goes one step on then.
  var isBeside: Bool { layout.isSplit && navigator.companion != nil }
}

extension Strings {
  /// Returns the words about some keys of a screen.
  ///
  /// A map takes the arrows to the side, a list only those up and down, a detail only the page keys. Where
  /// nothing is chosen, no key opens or stars anything.
  func screenKeys(
    _ keys: [EditKey], isBeside: Bool = false, isHome: Bool = false, hasChoice: Bool = true,
    hasLetters: Bool = false
  ) -> String {
    func either(_ letters: Words, _ keys: Words) -> String {
      hasLetters ? self[letters] : self[keys]
    }
    // From there no key leads back.
    if isHome {
      return either(
        Words(": command · jk choose · Enter open · / search · ? help · q leave"),
        Words("↑↓ choose · Enter open · / search · ? help · q leave"))
    }
    if keys.contains(.left), !hasChoice {
      return either(
        Words(": command · hjkl move · + - zoom · f fit · n nearby · / find · ? help · q back"),
        Words("↑↓←→ move · + - zoom · 0 fit · / search · ? help · Esc back"))
    }
    if keys.contains(.left) {
      return either(
        Words(
          ": command · hjkl move · + - zoom · f fit · s star · n nearby · / find · ? help · q back"),
        Words("↑↓←→ move · + - zoom · fav star · 0 fit · Enter detail · / search · Esc back"))
    }
    if keys.contains(.up), !hasChoice { return screenKeys([], hasLetters: hasLetters) }
    let hasTab = keys.contains(.tab)
    if keys.contains(.up) {
      return isBeside
        ? either(
          Words(
            ": command · jk choose · Enter detail · s star · n p page · / search · ? help · q back"),
          Words("↑↓ choose · Enter detail · / search · fav star · PgUp PgDn page · Esc back"))
        : either(
          Words(
            ": command · jk choose · Enter open · s star · n p page · / search · ? help · q back"),
          hasTab
            ? Words(
              "↑↓ choose · Enter open · / search · fav star · Tab detail · PgUp PgDn · Esc back")
            : Words("↑↓ choose · Enter open · / search · fav star · PgUp PgDn page · Esc back"))
    }
    if keys.contains(.pageUp) {
      return either(
        Words(": command · jk turn over · m map · s star · ? help · q back"),
        hasTab
          ? Words("fav star · Tab map · PgUp previous · PgDn next · / search · ? help · Esc back")
          : Words("fav star · PgUp previous · PgDn next · / search · ? help · Esc back"))
    }
    return either(
      Words(": command · / search · ? help · q back"), Words("/ search · ? help · Esc back"))
  }
}

extension String {
  /// Returns the parts between dots that fit a row; those before the last one go first.
  func parts(fitting columns: Int) -> String {
    var parts = split(separator: " · ")
    while parts.count > 2, DisplayWidth.of(parts.joined(separator: " · ")) > columns {
      parts.remove(at: parts.count - 2)
    }
    return String(parts.joined(separator: " · ").prefix(columns: columns))
  }
}
