import Domain
import Glibc

/// A round length on the ground and how many columns it takes in the middle of a view.
struct ScaleBar: Hashable, Sendable {
  /// 1, 2 or 5 times a power of ten.
  let metres: Int
  let columns: Int

  /// The longest round length that takes at most a third of a canvas; nil where that is not even
  /// two columns or one metre.
  ///
  /// Mercator stretches by 1/cos φ, so it is true at the latitude of the view's center only.
  static func fitting(_ viewport: MapViewport, columns: Int) -> ScaleBar? {
    let latitude = WebMercator.unproject(viewport.center).latitude
    let equator = 2 * Double.pi * Geodesy.earthRadius * 1000
    let perColumn = 2 * equator * cos(Geodesy.radians(latitude)) / viewport.worldDots
    let limit = Double(columns / 3) * perColumn
    guard let metres = rounds.last(where: { Double($0) <= limit }) else { return nil }
    let columns = Int((Double(metres) / perColumn).rounded())
    return columns >= 2 ? ScaleBar(metres: metres, columns: columns) : nil
  }

  /// Up to 20,000 km, half the equator.
  private static let rounds: [Int] = {
    let powers = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000]
    return powers.flatMap { power in [power, 2 * power, 5 * power] }.filter { $0 <= 20_000_000 }
  }()
}
