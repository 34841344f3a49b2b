import Testing

@testable import TextUI

@Suite struct CanvasReliefTests {
  private typealias Sample = ReliefSamples.Sample

  /// A canvas of one row whose land is its west half, with a relief over it.
  private func canvas(
    _ samples: [Sample], columns: Int, firstColumn: Int = 1, landColumns: Int? = nil
  ) -> Canvas {
    var canvas = Canvas(columns: columns, rows: 1, mode: .braille)
    let width = Double((landColumns ?? columns) * 2)
    canvas.fill([
      [
        CanvasPoint(x: 0, y: 0), CanvasPoint(x: width, y: 0), CanvasPoint(x: width, y: 4),
        CanvasPoint(x: 0, y: 4),
      ]
    ])
    canvas.fill(
      ReliefSamples(columns: columns, rows: 1, firstColumn: firstColumn, samples: samples))
    return canvas
  }

  private func tones(_ canvas: Canvas) -> [ReliefHalves?] {
    canvas.runs()[0].flatMap { run in run.text.map { _ in run.relief } }
  }

  private func halves(_ upper: ReliefTone, _ lower: ReliefTone? = nil) -> ReliefHalves {
    ReliefHalves(upper: upper, lower: lower ?? upper)
  }

  @Test func landAndSeaHaveTheirTones() {
    let high = Sample(height: 6.2, shade: -1.6)
    let deep = Sample(height: -2.8, shade: 1)
    let runs = canvas([high, high, deep, deep, high, high, deep, deep], columns: 4, landColumns: 2)
      .runs()
    #expect(
      runs == [
        [
          Span(
            "  ", on: .land, relief: halves(ReliefTone(.land, height: 6, shade: -2))),
          Span("  ", .plain, on: nil, relief: halves(ReliefTone(.sea, height: 3))),
        ]
      ])
  }

  /// The coast of the map decides, not the grid: land that the grid has for sea is low land.
  @Test func theCoastClipsTheRelief() {
    let samples = [-3, 4, -3, 4].map { Sample(height: Float($0), shade: 0) }
    #expect(
      tones(canvas(samples, columns: 2, landColumns: 1))
        == [halves(ReliefTone(.land)), halves(ReliefTone(.sea))])
  }

  @Test func halvesThatDifferHaveTonesOfTheirOwn() {
    let samples = [Sample(height: 8, shade: 2), Sample(height: 1, shade: 0, land: .desert)]
    #expect(
      tones(canvas(samples, columns: 1))
        == [halves(ReliefTone(.land, height: 8, shade: 2), ReliefTone(.desert, height: 1))])
  }

  /// A tone is kept while the ground is like it, and begins anew at the sixteenth column of the world.
  @Test func aToneIsKeptAlongARow() {
    let heights: [Float] = [2, 2.9, 3.5, 4.4, 4.4]
    let row = heights.map { Sample(height: $0, shade: 0) }
    func tone(_ height: UInt8) -> ReliefHalves { halves(ReliefTone(.land, height: height)) }
    #expect(tones(canvas(row + row, columns: 5)) == [tone(2), tone(2), tone(2), tone(4), tone(4)])
    #expect(
      tones(canvas(row + row, columns: 5, firstColumn: 14))
        == [tone(2), tone(2), tone(4), tone(4), tone(4)])
  }

  /// Else an edge would be seen at each sixteenth column.
  @Test func eachDepthHasTheNearestTone() {
    let row = (0..<40).map { Sample(height: -2.999 + Float($0) * 0.02, shade: 0) }
    #expect(
      tones(canvas(row + row, columns: 40, firstColumn: 0, landColumns: 0))
        == (0..<40).map { halves(ReliefTone(.sea, height: $0 < 25 ? 3 : 2)) })
  }

  /// A view that is moved by three columns shows the same tones, three columns farther.
  @Test func aViewThatIsMovedKeepsItsTones() {
    let world = (0..<80).map { Sample(height: Float($0 * 7 % 31) / 4, shade: Float($0 % 5) - 2) }
    func view(_ first: Int) -> [ReliefHalves?] {
      let row = Array(world[first..<first + 40])
      return tones(canvas(row + row, columns: 40, firstColumn: first))
    }
    // The first tones before a column where all begin anew may differ.
    #expect(view(0)[16...].dropFirst(3).prefix(20) == view(3)[16...].prefix(20))
  }

  @Test func strokesAndNamesHaveOneTone() {
    let samples = [
      Sample(height: 8, shade: 2), Sample(height: 8, shade: 2), Sample(height: 1, shade: 0),
      Sample(height: 1, shade: 0),
    ]
    var canvas = canvas(samples, columns: 2)
    canvas.line(from: (0, 0), to: (0, 3), ink: .border)
    canvas.label("x", column: 1, row: 0)
    #expect(
      canvas.runs() == [
        [
          Span(
            "⡇", .border, on: .land, relief: halves(ReliefTone(.land, height: 8, shade: 2))),
          Span("x", .label, on: .land, relief: halves(ReliefTone(.land, height: 8))),
        ]
      ])
  }

  @Test func onlyBrailleHasRelief() {
    for mode in [CanvasMode.blocks, .ascii] {
      var canvas = Canvas(columns: 2, rows: 1, mode: mode)
      canvas.fill(
        ReliefSamples(
          columns: 2, rows: 1, samples: Array(repeating: Sample(height: 3, shade: 0), count: 4)))
      #expect(canvas.runs()[0].allSatisfy { $0.relief == nil })
    }
  }
}

extension Span {
  fileprivate init(_ text: String, on ground: TextStyle?, relief: ReliefHalves?) {
    self.init(text, .plain, on: ground, relief: relief)
  }
}
