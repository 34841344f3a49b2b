import Atlas
import Cities
import Contracts
import Domain
import Foundation
import Geo
import Localization
import TestSupport
import Testing
import TextUI

@testable import MapFeature

/// A view of the real map, and the file that says how it looks.
struct GoldenFrame: CustomStringConvertible, Sendable {
  let name: String
  let latitude: Double
  let longitude: Double
  let zoom: Double
  let size: Size
  let mode: CanvasMode
  var overlays: Set<MapOverlay> = []
  /// Beside the marker in the middle; nil for none.
  var label: String?

  var description: String { "\(name).\(mode.rawValue)" }

  /// `CATALEJO_RECORD=1` writes what is drawn into the file instead of comparing it.
  static let isRecording = ProcessInfo.processInfo.environment["CATALEJO_RECORD"] == "1"

  private var path: String {
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Frames/\(description).txt").path
  }

  /// Blanks at the ends of lines do not count.
  func expected() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  func record(_ text: String) throws {
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  func draw(_ atlas: Atlas, _ gazetteer: Gazetteer) async -> String {
    let center = Coordinate(wrappingLatitude: latitude, longitude: longitude)
    let wanted = MapViewport(center: WebMercator.project(center), zoom: zoom)
    let frame = MapFrame(wanted, canvas: size).clamped
    // The equinox of March 2026, 14:46 UTC.
    let terrain = await TerrainFinder(map: atlas, places: gazetteer).terrain(
      in: frame, now: 1_774_017_960)
    var drawing = MapDrawing(terrain, in: frame, overlays: overlays, .english)
    drawing.marker = label == nil ? nil : frame.dot(of: center)
    // They would hide the lines that are looked at here.
    drawing.countries = []
    let lines = drawing.lines(mode, on: size, label: label ?? "")
    return lines.map { line in
      let text = line.text
      let end = text.lastIndex { $0 != " " }.map(text.index(after:)) ?? text.startIndex
      return text[..<end] + "\n"
    }.joined()
  }
}

@Suite struct GoldenFrameTests {
  static let frames: [GoldenFrame] = [
    .init(
      name: "world", latitude: 20, longitude: 10, zoom: 0, size: Size(columns: 128, rows: 50),
      mode: .braille, overlays: [.graticule, .night]),
    .init(
      name: "europe", latitude: 48, longitude: 12, zoom: 3.5, size: Size(columns: 100, rows: 36),
      mode: .braille),
    .init(
      name: "europe", latitude: 48, longitude: 12, zoom: 3.5, size: Size(columns: 100, rows: 36),
      mode: .ascii),
    .init(
      name: "lima", latitude: -12.043, longitude: -77.028, zoom: 5,
      size: Size(columns: 80, rows: 24), mode: .braille, label: "Lima, PE"),
    .init(
      name: "japan", latitude: 36.5, longitude: 138, zoom: 4, size: Size(columns: 80, rows: 30),
      mode: .blocks),
    .init(
      name: "fiji", latitude: -17.5, longitude: 179.5, zoom: 6, size: Size(columns: 80, rows: 24),
      mode: .braille),
    .init(
      name: "antarctica", latitude: -80, longitude: 0, zoom: 1, size: Size(columns: 100, rows: 30),
      mode: .ascii),
    .init(
      name: "svalbard", latitude: 79, longitude: 18, zoom: 3.5, size: Size(columns: 80, rows: 24),
      mode: .braille),
    .init(
      name: "great-lakes", latitude: 45, longitude: -84, zoom: 4.5,
      size: Size(columns: 80, rows: 24), mode: .blocks),
    .init(
      name: "nile", latitude: 25, longitude: 32, zoom: 4.5, size: Size(columns: 60, rows: 36),
      mode: .braille),
    .init(
      name: "tiny", latitude: -12.043, longitude: -77.028, zoom: 3,
      size: Size(columns: 20, rows: 6), mode: .braille, label: "Lima, PE"),
  ]

  @Test(arguments: frames)
  func looksAsBefore(frame: GoldenFrame) async throws {
    let text = await frame.draw(try Atlas(), try Gazetteer())
    if GoldenFrame.isRecording {
      try frame.record(text)
    } else {
      #expect(text == (try frame.expected()), "\(frame)")
    }
  }

  @Test(arguments: 0..<2)
  func anyViewFillsItsCanvasAndStaysOnIt(seed: UInt64) async throws {
    let finder = TerrainFinder(map: try Atlas(), places: try Gazetteer())
    let formatter = MapFormatter(formats: Formats(.english))
    var random = SeededGenerator(seed: seed)
    let odd = [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0, 1, 0.5]
    for size in [(1, 1), (5, 3), (0, 3), (3, 0), (300, 100), (90, 20)].map(Size.init(columns:rows:))
    {
      for isOdd in [false, true] {
        func place() -> Double {
          isOdd ? odd.randomElement(using: &random) ?? 0 : .random(in: 0...1, using: &random)
        }
        let viewport = MapViewport(
          center: WorldPoint(x: place(), y: place()), zoom: place() * 14)
        let frame = MapFrame(viewport, canvas: size)
        let drawing = await formatter.drawing(
          of: await finder.terrain(in: frame, now: 1_700_000_000), in: frame,
          overlays: [.graticule, .night], choice: nil)
        let dots =
          drawing.strokes.flatMap(\.dots) + drawing.towns.map(\.dot) + drawing.ticks.map(\.dot)
        #expect(drawing.strokes.allSatisfy { !$0.dots.isEmpty })
        #expect(
          dots.allSatisfy {
            (0..<size.columns * 2).contains($0.x) && (0..<size.rows * 4).contains($0.y)
          })
        for mode in CanvasMode.allCases {
          let lines = drawing.lines(mode, on: size, label: "")
          #expect(lines.count == size.rows)
          #expect(lines.allSatisfy { $0.width == size.columns })
        }
      }
    }
  }
}
