/// What the settings file says, checked; nil where it says nothing.
package struct Settings: Hashable, Sendable {
  /// One of `SettingsFile.languages`.
  package var lang: String?
  /// One of `SettingsFile.colors`.
  package var color: String?

  package init(lang: String? = nil, color: String? = nil) {
    self.lang = lang
    self.color = color
  }
}
