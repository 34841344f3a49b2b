import Domain
import Localization
import TextUI

/// Writes what the interactor found the way the language does.
struct MapFormatter: Sendable {
  let formats: Formats

  func content(_ pin: MapPin, drawing: MapDrawing) -> MapContent {
    MapContent(
      caption: caption(pin), coordinate: pin.coordinate,
      isFavorite: (try? pin.isFavorite.get()) ?? false, drawing: drawing)
  }

  func drawing(_ picture: MapPicture, of viewport: MapViewport, pin: Coordinate) -> MapDrawing {
    let bar = ScaleBar.fitting(viewport, columns: picture.canvas.columns)
    return MapDrawing(
      picture: picture,
      marker: MapFrame(viewport, canvas: picture.canvas).dot(of: pin),
      zoom: Self.zoom(viewport.zoom),
      scale: bar.map { MapScale(columns: $0.columns, label: length($0.metres)) })
  }

  private func caption(_ pin: MapPin) -> MapCaption {
    switch pin.label {
    case .entity(_, let title): .title(title)
    case .near(let title, let kilometres, let bearing):
      .near(
        title, distance: formats.kilometres(kilometres), point: CompassPoint(bearing: bearing))
    case .position: .position(CoordinateFormat.decimal(pin.coordinate))
    }
  }

  private func length(_ metres: Int) -> String {
    metres < 1000 ? "\(metres) m" : formats.number(metres / 1000) + " km"
  }

  /// At most two decimals and a point in every language, so that it can be given to `--zoom`.
  static func zoom(_ zoom: Double) -> String {
    let hundredths = Int((zoom * 100).rounded())
    let decimals = hundredths % 100
    switch decimals {
    case 0: return "\(hundredths / 100)"
    case _ where decimals % 10 == 0: return "\(hundredths / 100).\(decimals / 10)"
    default: return "\(hundredths / 100).\(decimals < 10 ? "0" : "")\(decimals)"
    }
  }
}
