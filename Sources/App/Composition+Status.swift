import Catalog
import Domain
import Localization
import TextUI

/// What the session runs on.
extension Composition {
  private var debugText: String {
    guard let log, log.isOn else { return strings[SessionText.statusNoDebug] }
    return strings(SessionText.statusDebug, log.place)
  }

  /// What the session runs on, for `status`.
  func statusText(_ console: any Console) async -> [Line] {
    let size = console.size
    let terminal =
      console.isInteractive
      ? strings(SessionText.statusTerminal, "\(size.columns)", "\(size.rows)")
      : strings[SessionText.statusPlain]
    let favorites: String
    do throws(DataError) {
      let count = try await services.favorites.all().count
      let place = favoritesPath ?? strings[SessionText.statusNowhere]
      favorites = strings(SessionText.statusFavorites, formats.number(count), place)
    } catch {
      favorites = strings(SessionText.statusFavoritesFailed, strings.message(for: error))
    }
    let network =
      switch services.connectivity.status {
      case .online: strings[SessionText.statusOnline]
      case .offline: strings[SessionText.statusOffline]
      case .forcedOffline: strings[SessionText.statusForcedOffline]
      }
    return [Line(terminal), Line(favorites), Line(network)] + [debugText].map { Line($0) }
  }
}
