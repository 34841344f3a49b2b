import Foundation
import PseudoTerminal
import TestSupport
import Testing

/// The profile of a track in a session: keys move its cursor, and Esc ends it before the map.
@Suite(.oneAtATime, .enabled(if: TmuxWindow.isThere, "There is no tmux."))
struct TrackSessionTests {
  @Test func keysMoveTheCursorAndEscEndsTheProfile() throws {
    let home = Home()
    let path = home.path + "/walk.gpx"
    let points = (0...10).map { step in
      """
      <trkpt lat='41.\(380 + step)' lon='2.17'><ele>\(100 + step * 10)</ele>
      <time>2026-01-01T00:\(10 + step):00Z</time></trkpt>
      """
    }
    let text = "<gpx><trk><name>Walk</name><trkseg>\(points.joined())</trkseg></trk></gpx>"
    try Data(text.utf8).write(to: URL(filePath: path))
    let window = try TmuxWindow(
      [Executables.path("catalejo"), "map", path], columns: 80, rows: 30, in: home)
    _ = try window.screen(showing: "map ❯")
    try window.type("info")
    try window.press("Enter")
    let opened = try window.screen(showing: "map: Walk ❯")
    #expect(
      opened.contains(
        "Walk · 1.1 km · 10 min, moving 10 min · climb 100 m, fall 0 m (from 5 m on)"))
    try window.press("Up")
    _ = try window.screen(showing: "111 m · 110 m · 1 min")
    try window.press("Right")
    _ = try window.screen(showing: "122 m · 111 m · 1 min")
    try window.press("Escape")
    _ = try window.screen { lines in
      lines.contains { $0.contains("walk.gpx: 1") }
        && !lines.contains { $0.contains("Esc ends it") }
    }
    try window.type("info")
    try window.press("Enter")
    _ = try window.screen(showing: "Esc ends it")
    try window.type("q")
    try window.press("Enter")
    _ = try window.screen { $0.last == "map ❯" || $0.contains("map ❯") }
  }
}
