/// The ground of a view, measured at the middle of each half of a cell.
package struct ReliefSamples: Hashable, Sendable {
  package struct Sample: Hashable, Sendable {
    /// In steps of a ``ReliefTone``: above 0 it is a height of land, below 0 a depth of the sea.
    package var height: Float
    /// The slope towards the light, in steps of a ``ReliefTone``.
    package var shade: Float
    /// The ground if it is land.
    package var land: ReliefTone.Ground
    package var light: UInt8

    package init(
      height: Float, shade: Float, land: ReliefTone.Ground = .land, light: UInt8 = ReliefTone.day
    ) {
      self.height = height
      self.shade = shade
      self.land = land
      self.light = light
    }
  }

  /// The width in cells.
  package let columns: Int
  /// The height in cells.
  package let rows: Int
  /// The column of the world that the first column is, so that a view that is moved keeps its tones.
  package let firstColumn: Int
  /// Two rows of samples for each row of cells.
  package private(set) var samples: [Sample]

  package init(columns: Int, rows: Int, firstColumn: Int = 0, samples: [Sample]) {
    precondition(samples.count == columns * rows * 2)
    self.columns = columns
    self.rows = rows
    self.firstColumn = firstColumn
    self.samples = samples
  }
}

extension ReliefSamples {
  /// Has a town at some dots of the canvas: it shines at night, and may be smaller than a cell.
  package mutating func add(townsAt dots: [(x: Int, y: Int)]) {
    for dot in dots where (0..<columns * 2).contains(dot.x) && (0..<rows * 4).contains(dot.y) {
      samples[dot.y / 2 * columns + dot.x / 2].land = .builtUp
    }
  }

  /// The light of ground that is not meant: it can still be read.
  private static let dimmed: UInt8 = 2

  /// Dims all that is outside rings, by the even-odd rule.
  ///
  /// - Parameter rings: closed rings in dots, without repeating the first point.
  package mutating func dim(outside rings: [[CanvasPoint]]) {
    let scan = EdgeScan(width: columns, height: rows * 2)
    let inside = scan.inside(rings, scale: 0.5)
    for index in samples.indices {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      if let inside, inside.rows.contains(row),
        inside.words[(row - inside.rows.lowerBound) * scan.wordsPerRow + column / 64]
          >> UInt64(column % 64) & 1 == 1
      {
        continue
      }
      samples[index].light = min(samples[index].light, Self.dimmed)
    }
  }
}

/// The tones of a canvas with relief.
///
/// A tone is kept along a row while the ground is nearly the same, and both halves of a cell have one if
/// they nearly are: a frame has half as many bytes so, and looks the same. At every sixteenth column of the
/// world the tone begins anew. So a view that is moved by whole cells looks the same, and the terminal can
/// move what it shows.
struct ReliefGround: Hashable, Sendable {
  /// The columns after which a tone begins anew.
  private static let period = 16
  /// The steps by which ground may differ and still have one tone.
  private typealias Tolerance = (height: Float, shade: Float, depth: Float)
  /// Those by which it may differ from the tone that it keeps.
  ///
  /// The floor of the sea is smooth, so edges would be seen where tones begin anew. Half a step has none
  /// there: each depth has the nearest tone.
  private static let kept: Tolerance = (1.6, 1.6, 0.5)
  /// Those by which the halves of a cell may differ.
  private static let halved: Tolerance = (1.1, 1.5, 0.7)

  private let columns: Int
  private let tones: [ReliefHalves]

  /// - Parameter land: the dots of land.
  init(_ relief: ReliefSamples, columns: Int, rows: Int, on land: DotGrid) {
    self.columns = columns
    // While a window is resized, the old picture is shown around the same middle.
    let (right, down) = ((relief.columns - columns) / 2, (relief.rows - rows) / 2)
    var tones: [ReliefHalves] = []
    tones.reserveCapacity(columns * rows)
    let samples = relief.samples.span
    for row in 0..<rows {
      let line = min(max(0, row + down), relief.rows - 1) * 2 * relief.columns
      var last: (upper: Piece, lower: Piece)?
      for column in 0..<columns {
        let place = min(max(0, column + right), relief.columns - 1)
        let dots = land.dots(column: column, row: row)
        var upper = Piece(
          samples[line + place], isLand: (dots & DotPattern.upperHalf).nonzeroBitCount >= 2)
        var lower = Piece(
          samples[line + relief.columns + place],
          isLand: (dots & ~DotPattern.upperHalf).nonzeroBitCount >= 2)
        if upper.isLike(lower, Self.halved) {
          upper = upper.mean(with: lower)
          lower = upper
        }
        let isAnew = (relief.firstColumn + column + right) % Self.period == 0
        if !isAnew, let last, last.upper.isLike(upper, Self.kept),
          last.lower.isLike(lower, Self.kept), let tone = tones.last
        {
          tones.append(tone)
          continue
        }
        let tone = ReliefHalves(upper: upper.tone, lower: lower.tone)
        // The cells that follow are compared with the tone, so that they can't drift away from it.
        last = (Piece(tone.upper), Piece(tone.lower))
        tones.append(tone)
      }
    }
    self.tones = tones
  }

  func halves(column: Int, row: Int) -> ReliefHalves { tones[row * columns + column] }

  /// Returns the tone behind a stroke or a text: that of the land if most of the cell is land.
  func tone(column: Int, row: Int, isLand: Bool) -> ReliefTone {
    let halves = halves(column: column, row: row)
    return (halves.upper.ground == .sea) == isLand ? halves.lower : halves.upper
  }

  /// The ground of half a cell before it gets a tone.
  private struct Piece {
    let ground: ReliefTone.Ground
    let height: Float
    let shade: Float
    let light: UInt8

    init(_ sample: ReliefSamples.Sample, isLand: Bool) {
      ground = isLand ? sample.land : .sea
      height = isLand ? max(0, sample.height) : max(0, -sample.height)
      shade = isLand ? sample.shade : 0
      light = sample.light
    }

    init(_ tone: ReliefTone) {
      self.init(tone.ground, Float(tone.height), Float(tone.shade), tone.light)
    }

    private init(_ ground: ReliefTone.Ground, _ height: Float, _ shade: Float, _ light: UInt8) {
      (self.ground, self.height, self.shade, self.light) = (ground, height, shade, light)
    }

    func isLike(_ other: Piece, _ tolerance: Tolerance) -> Bool {
      guard ground == other.ground, light == other.light else { return false }
      let most = ground == .sea ? tolerance.depth : tolerance.height
      return abs(height - other.height) <= most && abs(shade - other.shade) <= tolerance.shade
    }

    func mean(with other: Piece) -> Piece {
      Piece(ground, (height + other.height) / 2, (shade + other.shade) / 2, light)
    }

    var tone: ReliefTone {
      let highest = Float(ground == .sea ? ReliefTone.deepest : ReliefTone.highest)
      let brightest = Float(ReliefTone.brightest)
      return ReliefTone(
        ground, height: UInt8(min(highest, height) + 0.5),
        shade: Int8((min(brightest, max(-brightest, shade))).rounded()), light: light)
    }
  }
}
