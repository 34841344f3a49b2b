import Atlas
import Catalog
import Domain
import Foundation
import Gazetteer
import Geo
import Localization
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
