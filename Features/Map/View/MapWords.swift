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
    }
  }
}
