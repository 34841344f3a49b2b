import Domain
import Localization

/// Says what is on the map.
struct MapWords {
  let strings: Strings

  func text(of caption: MapCaption) -> String {
    switch caption {
    case .title(let title): title
    case .position(let position): position
    case .near(let title, let distance, let point):
      strings(MapText.near, title, distance, strings.abbreviation(of: point))
    case .favorites(let count): strings(MapText.favoritesTitle, count)
    case .results(let catalog, let count):
      strings(MapText.resultsTitle, strings.name(of: catalog), count)
    }
  }
}
