import Localization
import Terminal
import TextUI

/// Says what the settings are, and that one was kept.
struct SettingsText {
  private let strings: Strings
  private let width: Int

  init(_ strings: Strings, width: Int) {
    self.strings = strings
    self.width = width
  }

  /// A row for each; then the file, where that is to be told.
  func lines(_ holdings: [Settings.Holding], _ path: String?) -> [Line] {
    let place = path.map { strings(SettingText.place, $0) } ?? strings[SettingText.noPlace]
    return lines(holdings)
      + (Wrapping.wrap(place, to: width) + Wrapping.wrap(strings[SettingText.howToKeep], to: width))
      .map { Line($0, .dim) }
  }

  func lines(_ holdings: [Settings.Holding]) -> [Line] {
    Table.lines(
      holdings.map { holding in
        [
          Line(holding.key, .accent), Line(value(of: holding)),
          Line(words(for: holding.origin), .dim),
        ]
      },
      in: [
        TableColumn(gap: 0, spokenEnd: ": "), TableColumn(least: 8, comfort: 30),
        TableColumn(least: 8),
      ], width: width)
  }

  /// - Parameter ahead: what goes before the file at the start.
  func kept(
    _ key: String, _ value: String, in path: String, isAtOnce: Bool,
    _ ahead: String?
  ) -> String {
    let text = isAtOnce ? SettingText.kept : .keptForNextStart
    let kept = strings(
      text, key, Settings.secrets.contains(key) ? strings[SettingText.isSet] : value, path)
    guard let ahead else { return kept }
    return kept + " " + strings(SettingText.goesBefore, ahead)
  }

  /// That a key was taken out of the file, and what holds now.
  func dropped(_ holding: Settings.Holding, isAtOnce: Bool) -> String {
    strings(
      isAtOnce ? SettingText.dropped : .droppedForNextStart, holding.key, value(of: holding),
      words(for: holding.origin))
  }

  private func value(of holding: Settings.Holding) -> String {
    guard let value = holding.value else { return strings[SettingText.none] }
    return Settings.secrets.contains(holding.key) ? strings[SettingText.isSet] : value
  }

  private func words(for origin: Settings.Origin) -> String {
    switch origin {
    case .named(let name): strings(SettingText.flag, name)
    case .file: strings[SettingText.file]
    case .standard: strings[SettingText.standard]
    case .session: strings[SettingText.session]
    }
  }
}
