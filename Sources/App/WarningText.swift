import Domain
import Local
import Localization

extension Strings {
  func message(for warning: StoreWarning) -> String {
    switch warning {
    case .quarantined(let path, let place): self(SessionText.quarantined, path, place)
    case .cacheQuarantined(let path, let place, .damaged):
      self(SessionText.cacheDamaged, path, place)
    case .cacheQuarantined(let path, let place, .newerVersion):
      self(SessionText.cacheTooNew, path, place)
    case .cacheUnwritable(let path, let reason):
      self(
        SessionText.cacheUnwritable,
        message(for: DataError.unwritable(path: path, reason: reason)))
    }
  }

  /// - Parameter path: the settings file.
  func message(for warning: SettingsWarning, in path: String) -> String {
    switch warning {
    case .unreadable(let path, let reason):
      message(for: DataError.unreadable(path: path, reason: reason))
    case .malformed(let line): self(SessionText.settingMalformed, path, String(line))
    case .unknownKey(let key, let line):
      self(SessionText.settingUnknown, path, String(line), key)
    case .invalidValue(let key, let value, let known, let line):
      self(
        SessionText.settingInvalid, path, String(line), key, value, known.joined(separator: ", "))
    }
  }
}
