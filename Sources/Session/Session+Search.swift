import Components
import Domain
import Localization
import Terminal
import TextUI
import Viper

/// What becomes of a line that is no command.
extension Session {
  /// Searches for a line that is no command: in what is listed here, or else in the cities.
  ///
  /// It is looked for in a screen of its own first.
  ///
  /// - Returns: false where nothing is found; then all is as it was.
  func search(inPlaceOf line: String) async throws(ConsoleError) -> Bool {
    // A number is a row that is not here.
    guard line.contains(where: \.isLetter), await isFound(line) else { return false }
    let text = line.trimmingSpaces()
    if let search = stack.current?.action(for: .search(text)) {
      try await perform(search)
    } else {
      try await perform(.go([host.vocabulary.everywhere(for: text)]))
    }
    sayOfSearch(line)
    return true
  }

  /// Says where a line would be a command; nil where it is none on any screen.
  ///
  /// Only whole words count: what is short for a verb elsewhere may be a name here.
  ///
  /// - Parameter taken: whether the command there has to take the rest of the line.
  func wordsOfElsewhere(_ line: String, taken: Bool = true) -> String? {
    guard let typed = line.split(separator: " ").first, typed.count > 1 else { return nil }
    let word = typed.lowercased()
    let places = screenKinds.filter { kind in
      kind.name != kindHere
        && kind.commands.commands.contains { ([$0.name] + $0.aliases + $0.words).contains(word) }
        && (!taken || (try? kind.commands.event(line)) != nil)
    }.map { strings[$0.name] }
    guard !places.isEmpty else { return nil }
    return strings(SessionText.worksElsewhere, String(typed), places.joined(separator: ", "))
  }

  /// The kind of the screen; it may lack a command that others of its kind have.
  private var kindHere: SessionText? {
    switch navigator.current {
    case .home: nil
    case .list: .inAList
    case .favorites: .inTheFavorites
    case .detail: .inADetail
    case .map: .onAMap
    }
  }

  /// Whether a search here finds something; also where it has to wait for a service.
  private func isFound(_ text: String) async -> Bool {
    let screen = host.preview(of: searchPlace).screen
    let jobs = ScreenJobs(scheduler)
    defer { _ = jobs.leave() }
    guard let find = screen.action(for: .search(text)) else { return false }
    let looking = jobs.start(find)
    if console.isInteractive {
      guard await scheduler.ends(looking, within: Delay.search) else { return true }
    } else {
      await looking.end()
    }
    if case .nothingFound = screen.outcome { return false }
    return true
  }

  /// Says, the first time, that a line was taken for a search.
  private func sayOfSearch(_ line: String) {
    guard !hasSaidOfSearch else { return }
    hasSaidOfSearch = true
    let said = strings(SessionText.searchedInstead, String(line.prefix(columns: 40)))
    let advice = output.isLive ? " " + strings[SessionText.searchAsYouType] : ""
    // In a narrow window a second row would push the title out.
    let isOneRow = DisplayWidth.of(said + advice) <= console.size.columns
    output.say(Line(isOneRow ? said + advice : said, .notice))
  }
}
