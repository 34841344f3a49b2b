import Domain
import Localization
import Terminal
import TextUI
import Viper

/// What happens before a line is done: a search follows it, and keys do what their commands do.
extension Session {
  /// While a line is typed: follows a search, and what keys do on an empty line.
  func followKeys() async {
    for await event in output.edits {
      switch event {
      case .changed where !output.isLive: break
      case .changed(let line):
        if let wanted = liveSearch(line) {
          _ = search(wanted)
        } else if pane.searched != nil {
          pane.close()
        }
      case .key(let key): press(key)
      case .pointer(let event): point(event)
      case .cut: pane.announce(Line(strings[SessionText.pasteCut], .notice))
      case .resized: await redraw()
      }
      tellKeys()
    }
  }

  func tellKeys() {
    capture?.set(stack.current?.commands.keys ?? [], canFind: canFind)
  }

  /// The search that a line is; nil where it is none.
  func liveSearch(_ line: String) -> LiveSearch? { LiveSearch(line, canFind: canFind) }

  private var canFind: Bool { stack.current?.commands.verbs.contains("find") ?? false }

  private func press(_ key: EditKey) {
    if pane.searched != nil { return press(key, inSearchOf: pane) }
    guard key != .escape else {
      pane.close()
      // A terminal that fails shows at the next line.
      Task { try? await update() }
      return
    }
    guard let screen = stack.current, let action = screen.commands.event(for: key) else { return }
    perform(action, movingIn: screen)
  }

  /// Does what moves about in the current screen, and shows it below the prompt.
  ///
  /// - Returns: when that is drawn.
  @discardableResult
  func perform(_ action: ScreenAction, movingIn screen: any Screen) -> Task<Void, Never>? {
    guard let task = stack.start(action) else { return nil }
    let drawn = follow(screen, after: task)
    Task {
      await task.value
      // Whoever left meanwhile has no screens any more.
      if !self.isOver { await self.followPath() }
    }
    return drawn
  }

  /// Goes where a key led, and shows that below the prompt.
  private func followPath() async {
    stack.startDue()
    guard stack.follow(navigator.path), let screen = stack.current else { return }
    finishLeftovers()
    let tasks = stack.appear(at: size)
    for task in tasks { follow(screen, after: task) }
    for task in tasks { await task.value }
    stack.startDue()
    showPrompt()
  }

  @discardableResult
  private func follow(
    _ screen: any Screen, after task: Task<Void, Never>
  ) -> Task<Void, Never> {
    pane.follow(
      screen, in: window, hints: .following(screen.commands.keys, strings), after: task)
  }

  /// Where nothing is found there is nothing to choose, only the way out.
  private func press(_ key: EditKey, inSearchOf pane: LivePane) {
    guard key == .escape || !pane.isVain else { return }
    switch key {
    case .up: pane.perform("up")
    case .down: pane.perform("down")
    case .pageUp: pane.perform("prev")
    case .pageDown: pane.perform("next")
    case .tab: pane.perform("fav")
    case .escape: pane.close()
    case .left, .right: break
    }
  }

  private func search(_ wanted: LiveSearch) -> Task<Void, Never>? {
    if searching != wanted.kind { pane.close() }
    searching = wanted.kind
    let place = searchPlace
    switch wanted.kind {
    case .listed:
      let hints = LiveHints.search(isOfFavorites: place == .favorites, strings)
      return pane.search(wanted.text, in: window, hints: hints) { composition.preview(of: place) }
    case .here:
      return pane.search(wanted.text, in: window, hints: .finding(strings)) {
        composition.previewOfCities()
      }
    }
  }

  /// Where `/` searches: where one is, or else in the cities.
  var searchPlace: Destination { navigator.current.searched }

  /// Opens the row that arrow keys chose; on a map and the like, prints what they led to.
  func openChosen() async throws(ConsoleError) {
    guard let open = try? stack.current?.commands.event("open") else { return try await update() }
    try await perform(open)
  }

  /// Opens the row that is chosen in a search; what was searched is where `back` leads.
  ///
  /// - Returns: false where nothing was found, or not in time: then the line is a command like others.
  func openFound(_ wanted: LiveSearch) async throws(ConsoleError) -> Bool {
    guard let found = search(wanted), await found.ends(within: Self.patience),
      let preview = pane.searched, preview.screen.hasChoice
    else { return false }
    if wanted.kind == .here { return try await findChosen(in: preview) }
    switch searchPlace {
    case .list(let catalog, _):
      composition.keepPreview(of: catalog)
      stack.reset()
    case .favorites:
      if let find = try? stack.current?.commands.event(LiveSearch.start + wanted.text) {
        await stack.start(find)?.value
      }
    case .home, .detail, .map: return false
    }
    await pane.perform("open")?.value
    pane.close()
    navigator.replace(with: Array(preview.navigator.path.dropFirst()))
    try await update()
    return true
  }

  /// Has the screen go to the city that is chosen in a search.
  private func findChosen(in preview: Preview) async throws(ConsoleError) -> Bool {
    await pane.perform("info")?.value
    pane.close()
    guard case .detail(let city) = preview.navigator.current,
      let find = try? stack.current?.commands.event(
        "\(LiveSearch.startOfFind)\(city.catalog.rawValue)/\(city.id)")
    else { return false }
    try await perform(find)
    return true
  }
}
