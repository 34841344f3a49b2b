package import Domain

/// What the settings file says; nil where it says nothing.
///
/// Texts that may be anything are as they are written: who uses them checks them.
package struct Settings: Hashable, Sendable {
  /// One of `SettingsFile.languages`.
  package var lang: String?
  /// One of `SettingsFile.colors`.
  package var color: String?
  /// One of `SettingsFile.themes`.
  package var theme: String?
  package var plain: Bool?
  /// One of `SettingsFile.pictures`.
  package var pictures: String?
  /// One of `SettingsFile.dots`.
  package var dots: String?
  package var mouse: Bool?
  /// Whether single keys are on.
  package var keys: Bool?
  /// The keys that services want; not to be shown or logged.
  package var apiKeys: [RemoteService: String] = [:]
  /// The base addresses of services; a service that is not there has its own.
  package var urls: [RemoteService: String] = [:]
  package var offline: Bool?
  package var debug: Bool?
  /// In which order a session's list of a catalog starts; a sort key, to be checked.
  package var sorts: [CatalogID: String] = [:]
}
