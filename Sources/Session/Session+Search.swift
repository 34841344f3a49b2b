import Components
package import Domain
import Localization
import Terminal
import TextUI
import Viper

/// Where a text is searched: the one place that decides it.
extension Destination {
  /// The destination that `/TEXT` searches if it is typed here: the rows listed here, or else everything.
  package var searched: Destination {
    switch listing {
    case .catalog(let catalog): .list(catalog, search: nil)
    case .favorites: .favorites
    case .everything, nil: .searchedByLine
    }
  }

  /// The destination that a line searches that is no command, wherever it is typed.
  static let searchedByLine = Destination.everything(search: nil)
}

/// Searches while a line is typed, and when it is done.
extension Session {
  /// The destination that `/` searches.
  var searchDestination: Destination { navigator.current.searched }

  /// Shows below the prompt what a search finds.
  func search(_ wanted: LiveSearch) {
    let destination = searchDestination
    let hint = { [self] hasChoice in
      guard !hasChoice else { return Line(searchKeys(of: wanted.kind), .dim) }
      let hasSuggestions = dropDown.searched?.screen.status.numbers.rows.isEmpty == false
      return Line(
        strings[
          hasSuggestions
            ? Words("Esc back · Enter numbers these") : Words("Esc back")], .dim)
    }
    dropDown.search(wanted, hint: hint) {
      switch wanted.kind {
      case .listed: host.preview(of: destination)
      case .here: host.previewOfPlaces()
      }
    }
  }

  /// Returns the hint about the keys of a search, for the window as it is now.
  func searchKeys(of kind: LiveSearch.Kind) -> String {
    guard kind == .listed else { return strings("↑↓ choose · Enter go there · Esc done") }
    let text: Words =
      switch (searchDestination == .favorites, layout.isSplit) {
      case (true, true): Words("↑↓ choose · Enter to the list · Esc back · Tab remove")
      case (true, false): Words("↑↓ choose · Enter open · Esc back · Tab remove")
      case (false, true): Words("↑↓ choose · Enter to the list · Esc back · Tab star")
      case (false, false): Words("↑↓ choose · Enter open · Esc back · Tab star")
      }
    return strings[text]
  }

  /// Goes to the view of the row that is chosen in a search: beside the rows in a wide window, else on a
  /// screen of its own.
  ///
  /// The screens of the search become those of the session, so `back` leads to the rows that were found.
  func open(_ wanted: LiveSearch) async throws(ConsoleError) {
    search(wanted)
    dropDown.holdBack()
    let hasChoice = await dropDown.waitForAnswer()
    if wanted.kind == .here { return try await goToFound(wanted, hasChoice: hasChoice) }
    await dropDown.waitForKeys()
    // The view of the chosen row may stand beside the rows already.
    if hasChoice, dropDown.searched?.screen.isSplit(in: layout.search) == false {
      await dropDown.perform(.open)?.wait()
    }
    if let preview = dropDown.release() { try await adopt(preview) }
  }

  /// Moves the map to a place that was searched; if none is called so, the map says what is near.
  private func goToFound(_ wanted: LiveSearch, hasChoice: Bool) async throws(ConsoleError) {
    let found = hasChoice && !dropDown.isGuess ? dropDown.searched?.screen.status.chosen : nil
    let text = wanted.text.trimmingSpaces()
    dropDown.close()
    if found == nil, text.isEmpty { return }
    try await ask(found.map(Intent.goTo) ?? .find(text))
  }

  /// Puts the screens of a preview on the path, with all that they show.
  ///
  /// The preview of the rows that are listed here takes their place; any other begins anew.
  func adopt(_ preview: Preview) async throws(ConsoleError) {
    guard let adopted = preview.navigator.path.dropFirst().first else { return }
    let isHere = adopted.listing != nil && adopted.listing == navigator.current.listing
    let level = navigator.path.count - (isHere && navigator.path.count > 1 ? 1 : 0)
    navigator.join(preview.navigator, after: level)
    await stack.adopt(preview.screen, as: adopted, at: level)
    try await update(isNew: true)
  }

  /// Returns whether the first word of a line that a person types may abbreviate a command.
  func isShortForm(_ line: String, in table: CommandTable<Action>) -> Bool {
    guard console.isInteractive, let first = line.split(separator: " ").first else { return false }
    return first.allSatisfy(\.isLetter)
      && !table.commands.contains { $0.isCalled(first.lowercased()) }
  }

  /// Returns whether a line is rather a name than the command that its first word abbreviates: `ciudad real`
  /// is a city, and `no` no short form of `noticias`.
  func isName(_ line: String, read typed: TypedLine) async -> Bool {
    let words = line.split(separator: " ")
    guard let first = words.first else { return false }
    switch typed {
    case .action(.session(.go)) where words.count == 1: return first.count < 3
    case .action, .mistake(.ambiguous): break
    case .nothing, .position, .search, .mistake, .unknown: return false
    }
    guard words.count > 1, case .found = await host.entity(called: line) else { return false }
    return true
  }

  /// Returns whether a line searches a list for what it does not have: `poke ball` is no Pokémon.
  func searchFindsNothing(_ typed: TypedLine) async -> Bool {
    guard case .action(.session(.go(let destinations))) = typed,
      case .list(let catalog, let search?, filters: _)? = destinations.last
    else { return false }
    let (preview, isNothing) = await look(for: search, at: .list(catalog, search: nil))
    preview.screen.leave()
    return isNothing
  }

  /// Searches for a line that is no command.
  ///
  /// Off a terminal names that are near end the session, as any line that can't be done.
  ///
  /// - Parameter offersNear: whether names that are a typing error away are offered.
  /// - Returns: `false` if nothing is found; then all is as it was.
  func search(
    inPlaceOf line: String, orOffering offersNear: Bool = false
  ) async throws(ConsoleError) -> Bool {
    // A number means a row that is not here.
    guard line.contains(where: \.isLetter) else { return false }
    let (preview, isNothing) = await look(for: line.trimmingSpaces(), at: .searchedByLine)
    guard !isNothing || offersNear && preview.screen.hasChoice else {
      preview.screen.leave()
      return false
    }
    try await adopt(preview)
    if !isNothing {
      sayOfSearch(line)
    } else if !console.isInteractive {
      (status, isOver) = (.usage, true)
    }
    return true
  }

  /// Searches at a destination, and shows nothing of it yet.
  ///
  /// - Returns: the screen of the search, and whether it is known already to find nothing.
  private func look(
    for text: String, at destination: Destination
  ) async -> (preview: Preview, isNothing: Bool) {
    let preview = host.preview(of: destination)
    preview.screen.jobs.activity = activity
    let actions = [.resize(layout.screen), .search(text)]
      .compactMap(preview.screen.action(for:))
    let looking = preview.screen.jobs.start(inOrder: actions)
    if !console.isInteractive { await looking.wait() }
    let hasEnded = await scheduler.ends(looking, within: Delay.search)
    return (preview, hasEnded && preview.screen.status.outcome == .nothingFound)
  }

  /// Says, the first time, that a line was taken for a search.
  private func sayOfSearch(_ line: String) {
    // Below a banner a row more would push the title out, which says what was searched.
    guard console.isInteractive, !hasSaidOfSearch, !output.hasBanner else { return }
    hasSaidOfSearch = true
    let message = strings(
      "“{0}” is no command, so it was searched.", line.shortened())
    let advice = output.isLive ? " " + strings("/TEXT searches as you type.") : ""
    // In a narrow window a second row would push the title out.
    let isOneRow = DisplayWidth.of(message + advice) <= console.size.columns
    say(isOneRow ? message + advice : message)
  }
}
