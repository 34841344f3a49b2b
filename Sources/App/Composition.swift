import Catalog
import Cities
import DetailFeature
import Domain
import FavoritesFeature
import ListFeature
import Localization
import MapFeature
import TextUI
import Viper

/// The composition root: holds the data managers of every catalog and puts features together.
///
/// The only place that knows which implementation stands behind a contract.
@MainActor
final class Composition {
  let services: Services
  let canShowUnicode: Bool
  private let canvasMode: CanvasMode
  /// Where favorites are kept; nil is nowhere.
  let favoritesPath: String?

  /// The language of the screens made from now on.
  var language: Language

  private let lists = ListMemory()

  init(
    services: Services, language: Language, canvasMode: CanvasMode, canShowUnicode: Bool,
    favoritesPath: String?
  ) {
    self.services = services
    self.language = language
    self.canvasMode = canvasMode
    self.canShowUnicode = canShowUnicode
    self.favoritesPath = favoritesPath
  }

  var strings: Strings { Strings(language) }
  var formats: Formats { Formats(language) }

  /// The one switch from a destination to a screen.
  func screen(for place: Destination, navigator: Navigator<Destination>) -> any Screen {
    let surface = ScreenSurface()
    switch place {
    case .home:
      return HomeScreen(strings: strings, cityCount: formats.number(services.cityCount))
    case .list(let catalog, let search):
      return list(of: catalog, search: search, on: surface, navigator: navigator)
    case .favorites:
      let (view, presenter) = FavoritesAssembly.screen(
        services.favorites, documents: services.documents, catalogs: services.summaries,
        surface: surface, navigator: navigator, strings: strings, formats: formats,
        clock: services.clock)
      return FeatureScreen(
        surface: surface, view: view, presenter: presenter, appeared: .appeared)
    case .detail(let reference):
      return detail(of: reference, on: surface, navigator: navigator)
    case .map(let subject):
      return map(of: subject, on: surface, navigator: navigator)
    }
  }

  private func list(
    of catalog: CatalogID, search: String?, on surface: ScreenSurface,
    navigator: Navigator<Destination>
  ) -> any Screen {
    let (view, presenter) =
      switch catalog {
      case .cities:
        ListAssembly.screen(
          services.cities, favorites: services.favorites, memory: lists, search: search,
          surface: surface, navigator: navigator, strings: strings, formats: formats,
          filterValues: ["country": countryWords], clock: services.clock)
      }
    return FeatureScreen(surface: surface, view: view, presenter: presenter, appeared: .appeared)
  }

  /// What Tab offers for a country: codes, and names in the user's language.
  private var countryWords: [String] {
    let countries = CountryNames.all
    let names = countries.map { language == .spanish ? $0.spanish : $0.english }
    return countries.map(\.code) + names.sorted()
  }

  private func detail(
    of reference: Reference, on surface: ScreenSurface, navigator: Navigator<Destination>
  ) -> any Screen {
    let (view, presenter) =
      switch reference.catalog {
      case .cities:
        DetailAssembly.screen(
          reference.id, local: services.cities, favorites: services.favorites,
          neighbors: services.neighbors, surface: surface, navigator: navigator, strings: strings,
          formats: formats, clock: services.clock)
      }
    return FeatureScreen(surface: surface, view: view, presenter: presenter, appeared: .appeared)
  }

  private func map(
    of subject: MapSubject, on surface: ScreenSurface, navigator: Navigator<Destination>
  ) -> any Screen {
    let (view, presenter) =
      switch subject {
      case .entity(let reference):
        switch reference.catalog {
        case .cities:
          MapAssembly.screen(
            reference.id, local: services.cities, favorites: services.favorites,
            map: services.maps, surface: surface, navigator: navigator, strings: strings,
            formats: formats, mode: canvasMode, clock: services.clock)
        }
      case .position(let position):
        MapAssembly.screen(
          position, neighbors: services.neighbors, favorites: services.favorites,
          map: services.maps, surface: surface, navigator: navigator, strings: strings,
          formats: formats, mode: canvasMode, clock: services.clock)
      }
    return FeatureScreen(surface: surface, view: view, presenter: presenter, appeared: .appeared)
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
    return [Line(terminal), Line(favorites)]
  }
}
