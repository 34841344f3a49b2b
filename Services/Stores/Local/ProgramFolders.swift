/// The folders with the program's files (XDG Base Directory Specification 0.8).
///
/// A folder is `nil` if the environment names no place for it; the program then works without storing.
/// Nothing is created here.
package struct ProgramFolders: Hashable, Sendable {
  /// The folder of files that the user would miss: favorites.
  package let data: String?
  /// The folder of files that can be had again.
  package let cache: String?
  /// History and logs.
  package let state: String?
  package let config: String?

  /// - Parameter environment: `HOME` and the `XDG_…_HOME` variables count; a relative path in one
  ///   is ignored, as the specification asks.
  package init(environment: [String: String]) {
    func folder(_ variable: String, _ standard: String) -> String? {
      let home = Self.absolute(environment["HOME"]).map { $0 + standard }
      return (Self.absolute(environment[variable]) ?? home).map { $0 + "/catalejo" }
    }
    data = folder("XDG_DATA_HOME", "/.local/share")
    cache = folder("XDG_CACHE_HOME", "/.cache")
    state = folder("XDG_STATE_HOME", "/.local/state")
    config = folder("XDG_CONFIG_HOME", "/.config")
  }

  /// The file for ``FavoritesStore``.
  package var favorites: String? { data.map { $0 + "/favorites.sqlite" } }

  /// The file for ``KeptStore``.
  package var kept: String? { data.map { $0 + "/kept.sqlite" } }

  /// The pictures of favorites.
  package var keptPictures: String? { data.map { $0 + "/pictures" } }

  /// The file for ``CacheStore``.
  package var cachedCatalogs: String? { cache.map { $0 + "/cache.sqlite" } }

  /// The map tiles that were fetched.
  package var tiles: String? { cache.map { $0 + "/tiles.sqlite" } }

  /// The list of cities that was fetched in the place of the embedded one.
  package var cities: String? { cache.map { $0 + "/cities.bin" } }

  /// The pictures that were fetched.
  package var pictures: String? { cache.map { $0 + "/pictures" } }

  /// The file for ``VisitStore``.
  package var visits: String? { state.map { $0 + "/recent" } }

  /// The lines that were typed in sessions.
  package var typedLines: String? { state.map { $0 + "/history" } }

  /// The file for the log of exchanges with services.
  package var debugLog: String? { state.map { $0 + "/debug.log" } }

  /// The file for ``SettingsFile``.
  package var settings: String? { config.map { $0 + "/config" } }

  /// The path without slashes at its end; `nil` if it is not absolute.
  private static func absolute(_ path: String?) -> String? {
    guard var path, path.hasPrefix("/") else { return nil }
    while path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
