import Atlas
import Gazetteer
import MapFeature
import Testing
import TextUI

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
}
