import Contracts
import Domain
import Geo
import TextUI

/// Measures the relief of a view at the middle of each half of a cell.
struct ReliefDrawing {
  /// The zooms between which the relief fades: beyond, a pixel of the data is wider than three cells.
  static let fading = 6.5...8.0
  /// The difference of codes from one pixel to the next that is a slope of the greatest shade.
  private static let steepest: Float = 14
  /// The metres from which each step of a tone's height is reached.
  private static let steps: [Double] = [
    0, 120, 250, 400, 600, 900, 1_300, 1_900, 2_700, 3_800, 5_000,
  ]
  /// The code from which the sea is deep, and how many codes a step of its depth is.
  private static let depth: (top: Float, step: Float) = (82, 18)
  /// The sines of the Sun's height between which it is dusk: it sets at 0, and 12° below the horizon the
  /// night is dark.
  private static let dusk = -0.208...0.0

  private let frame: MapFrame
  /// How much of the relief is seen: 1 for all of it, 0 for flat land.
  private let strength: Float

  init(_ frame: MapFrame) {
    self.frame = frame
    let zoom = min(Self.fading.upperBound, max(Self.fading.lowerBound, frame.viewport.zoom))
    strength = Float(
      (Self.fading.upperBound - zoom) / (Self.fading.upperBound - Self.fading.lowerBound))
  }

  /// Returns the samples of a view.
  ///
  /// - Parameters:
  ///   - grid: the heights around the view; `nil` if it is too near for them.
  ///   - sun: the position where the Sun is in the zenith; `nil` for day everywhere.
  func samples(_ grid: ReliefGrid?, sun: Coordinate?) -> ReliefSamples {
    let (columns, rows) = (frame.size.columns, frame.size.rows * 2)
    let flat = ReliefSamples.Sample(height: 0, shade: 0)
    var samples = Array(repeating: flat, count: max(0, columns * rows))
    let xs = (0..<max(0, columns)).map { frame.world(CanvasPoint(x: Double($0) * 2 + 1, y: 0)).x }
    for row in 0..<rows {
      let y = frame.world(CanvasPoint(x: 0, y: Double(row) * 2 + 1)).y
      let latitude = WebMercator.unproject(WorldPoint(x: 0, y: y)).latitude
      let place = row * columns..<(row + 1) * columns
      if let grid { measure(grid, latitude, xs, &samples, place) }
      if let sun { darken(sun, latitude, xs, &samples, place) }
    }
    return ReliefSamples(
      columns: max(0, columns), rows: frame.size.rows, firstColumn: firstColumn, samples: samples)
  }

  /// The column of cells, counted from 180° W, that the west edge of the view is in.
  private var firstColumn: Int { Int((frame.rect.minX * frame.worldDots / 2).rounded()) }

  private func measure(
    _ grid: ReliefGrid, _ latitude: Double, _ xs: [Double],
    _ samples: inout [ReliefSamples.Sample], _ place: Range<Int>
  ) {
    let (heights, covers) = (grid.heights.span, grid.covers.span)
    let across = Float(grid.rows - 1) - 0.001
    // A pixel is measured in its middle.
    let v = min(
      across,
      max(
        0,
        Float((90 - latitude) / 360 * Double(grid.columnsRound) - 0.5 - Double(grid.firstRow))))
    let north = Int(v)
    let down = v - Float(north)
    let first = north * grid.columns
    let last = Float(grid.columns - 1) - 0.001
    for (index, x) in zip(place, xs) {
      let u = min(
        last, max(0, Float(x * Double(grid.columnsRound) - 0.5 - Double(grid.firstColumn))))
      let west = Int(u)
      let right = u - Float(west)
      let (a, b) = (Float(heights[first + west]), Float(heights[first + west + 1]))
      let (c, d) = (
        Float(heights[first + grid.columns + west]), Float(heights[first + grid.columns + west + 1])
      )
      let (upper, lower) = (a + (b - a) * right, c + (d - c) * right)
      let eastward = (b - a) + ((d - c) - (b - a)) * down
      let southward = (c - a) + ((d - b) - (c - a)) * right
      samples[index].height = Self.height(of: upper + (lower - upper) * down, strength)
      let slope = (eastward + southward) / Self.steepest * Float(ReliefTone.brightest)
      samples[index].shade = slope * strength
      if strength > 0.5 {
        let nearest = first + (down < 0.5 ? 0 : grid.columns) + west + (right < 0.5 ? 0 : 1)
        samples[index].land = Self.grounds[Int(covers[nearest] & 3)]
      }
    }
  }

  private static let grounds: [ReliefTone.Ground] = [.land, .desert, .ice, .builtUp]

  /// Returns the height of a code in steps of a tone, below 0 for the sea.
  private static func height(of code: Float, _ strength: Float) -> Float {
    guard code >= depth.top else { return (code - depth.top) / depth.step * strength }
    let low = min(254, Int(code))
    let (start, end) = (heights[low], heights[low + 1])
    return (start + (end - start) * (code - Float(low))) * strength
  }

  /// The height of each code in steps of a tone.
  private static let heights: [Float] = HeightCode.metres.map { metres in
    guard let next = steps.firstIndex(where: { $0 > metres }) else { return Float(steps.count - 1) }
    let (low, high) = (steps[next - 1], steps[next])
    return Float(Double(next - 1) + (metres - low) / (high - low))
  }

  private func darken(
    _ sun: Coordinate, _ latitude: Double, _ xs: [Double],
    _ samples: inout [ReliefSamples.Sample], _ place: Range<Int>
  ) {
    let parallel = SunlitParallel(sun, latitude: latitude)
    for (index, x) in zip(place, xs) {
      let height = parallel.sine(atX: x)
      let part = (height - Self.dusk.lowerBound) / (Self.dusk.upperBound - Self.dusk.lowerBound)
      samples[index].light = UInt8((min(1, max(0, part)) * Double(ReliefTone.day)).rounded())
    }
  }
}
