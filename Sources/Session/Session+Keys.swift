import Components
import Domain
import Localization
import Terminal
import TextUI
import Viper

/// Follows the line while it is typed: a search follows its text, and keys do commands.
extension Session {
  /// Handles the events of the reader until there are no more.
  func readKeys() async {
    for await event in output.reader.edits {
      switch event {
      case .changed(let line):
        input.typed = line
        if !output.isLive { break }
        if let wanted = liveSearch(line) {
          search(wanted)
        } else if dropDown.searched != nil {
          dropDown.close()
          output.restore()
        } else {
          dropDown.tellHints()
        }
      case .listed(let lines): output.add(lines)
      case .key(let key) where pager.isPaging && dropDown.searched == nil:
        turn(by: key)
      case .key(let key): press(key)
      case .pointer where pager.isPaging: break
      case .pointer(let event): await point(event)
      case .background(let background): adopt(background)
      case .cut: dropDown.announce(Line(strings[SessionText.pasteCut], .notice))
      case .resized: await redraw()
      case .over: input.finishRead()
      }
      tellKeys()
    }
    input.finish()
  }

  func tellKeys() {
    let ofScreen = stack.current?.commands.keys ?? []
    let keys = !pager.isPaging ? ofScreen : Array(PageMove.keys.keys) + [.tab]
    capture?.set(keys, canFind: canFind, hasLetters: !pager.isPaging && showsLetters)
  }

  /// Turns single keys on or off.
  func switchLetters(_ isOn: Bool) async throws(ConsoleError) {
    guard output.isLive else { return fail(strings[KeyText.unavailable], .usage) }
    hasLetters = isOn
    await adoptSize()
    say(strings[isOn ? KeyText.on : .off])
  }

  /// The line below the prompt about single keys, for as long as nothing else stands there.
  var footer: [Line] {
    guard showsLetters, let screen = stack.current else { return [] }
    let keys = strings.screenKeys(screen.commands.keys, hasLetters: true)
    return [Line(keys, .dim).truncated(to: layout.screen.columns)]
  }

  /// Whether single keys are on, and the screen has some.
  private var showsLetters: Bool { hasLetters && stack.current?.commands.hasLetters == true }

  /// Returns the search that a line asks for; `nil` if it is no search.
  func liveSearch(_ line: String) -> LiveSearch? {
    LiveSearch(line, canFind: canFind, hasLetters: hasLetters)
  }

  private var canFind: Bool { stack.current?.action(for: .find("")) != nil }

  func press(_ key: EditKey) {
    if key == .escape { return escape() }
    if dropDown.searched != nil {
      if let intent = LiveSearch.keys[key] { dropDown.perform(intent) }
      return
    }
    guard let screen = stack.current else { return }
    if let action = screen.commands.event(for: key, hasLetters: hasLetters) {
      perform(action, movingIn: screen)
    } else if hasLetters, let command = sessionTable.event(for: key, hasLetters: true) {
      dropDown.close()
      input.add { () async throws(ConsoleError) in try await self.perform(command) }
    }
  }

  /// Takes the drop-down away, and shows what was there before.
  private func escape() {
    let wasSearch = dropDown.searched != nil
    let isDrawnOver = dropDown.screenBelow != nil && stack.current?.surface.isDirty == false
    dropDown.close()
    if wasSearch || isDrawnOver { output.restore() }
    if !wasSearch { updateLater() }
  }

  /// Starts an action that moves about in the current screen, and shows the screen below the prompt.
  @discardableResult
  func perform(_ action: ScreenAction, movingIn screen: Screen) -> Job {
    let job = screen.jobs.start(action, whenSettled: showBelow(screen))
    moving = job
    // After the end there are no screens any more.
    job.whenOver { if !self.isOver { self.showPath() } }
    return job
  }

  /// Shows the destination that a key led to below the prompt.
  private func showPath() {
    stack.current?.startDue()
    // A new screen is printed. One that takes the place of another, as the next detail does, is shown
    // below.
    if navigator.path.count != stack.titles.count {
      dropDown.close()
      return input.add { () async throws(ConsoleError) in try await self.update() }
    }
    guard stack.show(navigator.path), let screen = stack.current else { return }
    isShown = false
    for job in stack.appear(at: layout.screen, whenSettled: showBelow(screen)) {
      job.whenOver {
        guard !self.isOver else { return }
        self.stack.current?.startDue()
        self.showPrompt()
      }
    }
  }

  /// Shows a screen below the prompt.
  ///
  /// - Returns: a function that draws the change that is started next.
  func showBelow(_ screen: Screen) -> () -> Void {
    dropDown.showBelow(screen) { [self] _ in
      guard input.typed.isEmpty else { return Line(strings[SessionText.typingKeys], .dim) }
      let commands = screen.commands
      return Line(
        strings.screenKeys(
          commands.keys, isBesideMap: isBesideMap, hasLetters: hasLetters && commands.hasLetters),
        .dim)
    }
  }

  /// Whether the map of the chosen row stands beside the list: Enter only chooses then.
  var isBesideMap: Bool {
    guard layout.isSplit, case .map(.entity)? = navigator.companion else { return false }
    return true
  }

  private func search(_ wanted: LiveSearch) {
    let destination = searchDestination
    let hint = { [self] hasChoice in
      guard !hasChoice else { return Line(searchKeys(of: wanted.kind), .dim) }
      let hasSuggestions = dropDown.searched?.screen.status.numbers.rows.isEmpty == false
      return Line(
        strings[hasSuggestions ? SessionText.suggestionKeys : .nothingFoundKeys], .dim)
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
    guard kind == .listed else { return strings[SessionText.findKeys] }
    let isOfFavorites = searchDestination == .favorites
    let listed = searchDestination.listed
    let isOfPlaces = host.vocabulary.catalogs.contains { $0.arePlaces && $0.id == listed }
    // Some rows of favorites have no map, and Enter opens them all the same.
    let text: SessionText =
      switch (isOfFavorites, (isOfPlaces || isOfFavorites) && layout.isSplit) {
      case (true, true): .favoritesSearchKeysBesideMap
      case (true, false): .favoritesSearchKeys
      case (false, true): .searchKeysBesideMap
      case (false, false): .searchKeys
      }
    return strings[text]
  }

  /// The destination that `/` searches: the current one if it lists rows, or else the cities.
  var searchDestination: Destination { host.vocabulary.searched(from: navigator.current) }

  /// Opens the row that arrow keys chose; a screen without rows, such as a map, is printed.
  func openChosen() async throws(ConsoleError) {
    if try await ask(.open) { return }
    if let moving { _ = await isFinished(moving) }
    try await update()
  }

  /// Opens the row that is chosen in a search; `back` leads to the list that was searched.
  ///
  /// - Returns: `false` if this machine holds no such row; then the line is a command like others.
  func openFound(_ wanted: LiveSearch) async throws(ConsoleError) -> Bool {
    search(wanted)
    dropDown.holdBack()
    guard await dropDown.hasAnswer(), let preview = dropDown.searched else { return false }
    if wanted.kind == .here {
      let isGuess = dropDown.isGuess
      dropDown.close()
      guard !isGuess, let city = preview.screen.status.chosen else { return false }
      return try await ask(.goTo(city))
    }
    let destination = searchDestination
    // This waits for the actions of the keys before it.
    await dropDown.perform(.open)?.end()
    switch destination.listing {
    case .catalog(let catalog):
      host.keepPreview(of: catalog)
      stack.reset()
    case .favorites:
      await stack.current?.start(.search(wanted.text.trimmingSpaces()))?.end()
    case nil: break
    }
    dropDown.close()
    navigator.replace(with: Array(preview.navigator.path.dropFirst()))
    try await update()
    return true
  }
}
