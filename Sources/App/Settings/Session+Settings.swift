import Catalog
import Domain
import Localization
import Terminal
import TextUI
import Viper

/// The settings, told and kept.
extension Session {
  func perform(_ command: SettingsCommand) async throws(ConsoleError) {
    let settings = composition.settings
    let text = SettingsText(strings, width: console.layout(console.size).columns)
    switch command {
    case .all: try output.write(text.lines(settings.all(live: live), settings.path))
    case .one(let name):
      switch settings.one(key(name), live: live) {
      case .success(let holding): try output.write(text.lines([holding]))
      case .failure(let problem): refuse(problem)
      }
    case .keep(let name, let value):
      let key = key(name)
      switch settings.keep(value, for: key) {
      case .success(let ahead):
        let isAtOnce = try await take(value, for: key)
        // In the language that was chosen just now.
        let said = SettingsText(strings, width: 0)
          .kept(key, value, in: settings.path ?? "", isAtOnce: isAtOnce, ahead)
        output.say(Line(said, .notice))
      case .failure(let problem): refuse(problem)
      }
    case .drop(let name):
      switch settings.drop(key(name)) {
      case .success(let holding):
        let isAtOnce = try await take(holding.value ?? "", for: holding.key)
        let said = SettingsText(strings, width: 0).dropped(holding, isAtOnce: isAtOnce)
        output.say(Line(said, .notice))
      case .failure(let problem): refuse(problem)
      }
    }
  }

  /// Has what was kept take effect, where that is possible without a new start.
  private func take(_ value: String, for key: String) async throws(ConsoleError) -> Bool {
    if let catalog = SessionSettings.catalog(sortedBy: key)?.id {
      composition.start(catalog, sortedBy: value)
      // The list that is seen is sorted so, too.
      if case .list(catalog, _, _) = navigator.current, let screen = stack.current,
        let sort = try? screen.commands.command(named: "sort").event(value)
      {
        try await perform(sort)
      }
      return true
    }
    let isOn = value == "yes"
    switch key {
    case "lang":
      guard let language = Language(rawValue: value) else { return false }
      try await perform(SessionCommand.language(language))
    case "theme":
      guard let theme = Theme(rawValue: value) else { return false }
      try await perform(SessionCommand.theme(theme))
    case "offline": try await perform(SessionCommand.offline(isOn))
    case "debug": try await perform(SessionCommand.debug(isOn))
    default: return false
    }
    return true
  }

  /// What the session has of the settings that can be changed in it.
  private var live: [String: String] {
    let isOffline = composition.services.connectivity.status == .forcedOffline
    var live = [
      "lang": composition.language.rawValue, "theme": console.theme.rawValue,
      "offline": isOffline ? "yes" : "no",
    ]
    // Without a log there is nothing to change; a build for debugging keeps one by itself.
    #if !DEBUG
    live["debug"] = composition.log.map { $0.isOn ? "yes" : "no" }
    #endif
    return live
  }

  /// On a list `sort` is short for the key of its catalog.
  private func key(_ name: String) -> String {
    guard name == SessionSettings.sort, case .list(let catalog, _, _) = navigator.current else {
      return name
    }
    return SessionSettings.sortKey(of: catalog)
  }

  private func refuse(_ problem: SessionSettings.Problem) {
    switch problem {
    case .unknown(let key, let known):
      fail(strings(SettingText.unknown, key, known.joined(separator: ", ")), .usage)
    case .invalid(let key, let value, let known):
      fail(strings(SettingText.invalid, key, value, known.joined(separator: ", ")), .usage)
    case .failed(let error): fail(strings.message(for: error), ExitStatus(error))
    }
  }
}
