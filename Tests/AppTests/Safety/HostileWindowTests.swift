import Foundation
import PseudoTerminal
import StubServer
import TestSupport
import Testing

/// Names, titles and facts from files and services, shown in a real terminal: nothing changes in it but
/// text.
///
/// CATALEJO_FIELDS says how many there are in files; each of the services' has all cases anyway.
@Waiting
@Suite(.oneAtATime, .enabled(if: TmuxWindow.isThere, "There is no tmux."))
struct HostileWindowTests {
  private nonisolated static let count =
    ProcessInfo.processInfo.environment["CATALEJO_FIELDS"].flatMap { Int($0) } ?? 100

  /// What commands terminals, and what is drawn otherwise than it is counted.
  private nonisolated static let cases =
    HostileText.all.split(separator: "›").map { $0 + "›" }
    + [
      "e" + String(repeating: "\u{301}", count: 60), "中日韓🙂👩‍👩‍👧🏳️‍🌈", "\u{FDFD}\u{12219}",
      String(repeating: "\u{200B}\u{200D}", count: 40), "שלום العربية", "\u{301}\u{FE0F}\u{20E3}",
      String(repeating: "長い", count: 3_000),
    ]

  /// So many that neither two fields nor what stands side by side in them is the same.
  private nonisolated static let fields = (0..<count).map { number in
    (0...number % 4).reduce("name \(number) ") { text, part in
      text + cases[(number * 5 + part * (1 + number / cases.count)) % cases.count]
    }
  }

  /// All of a terminal that text does not change.
  private nonisolated static let state = [
    "pane_title", "window_name", "session_name", "session_windows", "window_panes", "cursor_flag",
    "cursor_shape", "cursor_colour", "insert_flag", "keypad_cursor_flag", "keypad_flag",
    "origin_flag", "wrap_flag", "mouse_any_flag", "mouse_button_flag", "mouse_sgr_flag",
    "mouse_standard_flag", "mouse_utf8_flag", "alternate_on", "pane_tabs", "scroll_region_upper",
    "scroll_region_lower", "pane_width", "pane_height", "pane_fg", "pane_bg", "pane_in_mode",
    "window_layout", "pane_dead",
  ].map { "\($0)=#{\($0)}" }.joined(separator: "\n")

  private let outpost: Outpost

  init() async throws {
    outpost = try await Outpost()
    outpost.makeHostile(.text)
  }

  /// The fields that stand in one of five places.
  private func fields(_ place: Int) -> [String] {
    Self.fields.enumerated().filter { $0.offset % 5 == place }.map(\.element)
  }

  private func write(_ text: String, to name: String) throws {
    let file = URL(filePath: outpost.home.path).appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func write(json: Any, to name: String) throws {
    let data = try JSONSerialization.data(withJSONObject: json)
    try write(String(decoding: data, as: UTF8.self), to: name)
  }

  private func writeFields() throws {
    let left: Set<Unicode.Scalar> = ["\n", "\r", "\0", "\""]
    let rows = fields(0).map {
      "\"" + String($0.unicodeScalars.filter { !left.contains($0) }) + "\",-12,-77"
    }
    try write("name,latitude,longitude\n" + rows.joined(separator: "\n"), to: "points.csv")
    let features = fields(1).map { name -> [String: Any] in
      [
        "type": "Feature", "properties": ["name": name],
        "geometry": ["type": "Point", "coordinates": [-77, -12]],
      ]
    }
    try write(json: ["type": "FeatureCollection", "features": features], to: "points.geojson")
    let favorites = fields(2).enumerated().map {
      ["catalog": "people", "id": "id \($0.offset)", "title": $0.element]
    }
    try write(json: ["version": 1, "favorites": favorites], to: "favorites.json")
    let lines = fields(3).map { $0.replacing(/[\n\0]/, with: "") }
    try write(lines.joined(separator: "\n") + "\n", to: ".local/state/catalejo/history")
    let settings = fields(4).map { $0.replacing("\n", with: "") }
    try write(
      settings.map { "\($0)=\($0)\nlang=\($0)" }.joined(separator: "\n"),
      to: ".config/catalejo/config")
  }

  @Test func nothingButTextChanges() throws {
    try writeFields()
    let commands = """
      cd "$HOME"; C='\(Executables.path("catalejo"))'
      echo ready; read line
      for file in points.csv points.geojson; do $C where $file; done
      $C favorites import favorites.json; $C favorites list
      $C map points.geojson; echo over; read line
      """
    let window = try TmuxWindow(
      ["/bin/sh", "-c", commands], columns: 142, rows: 40, in: outpost.home,
      environment: outpost.environment())
    // So that what asks for it would get it.
    for option in ["allow-rename", "allow-passthrough", "set-clipboard"] {
      try window.tmux(["set-option", "-g", option, "on"])
    }
    try window.tmux(["set-option", "-g", "automatic-rename", "off"])
    let neighbor = "yes neighbor | head -30; exec sleep 1000"
    try window.tmux(["split-window", "-d", "-h", "-l", "21", neighbor])
    _ = try window.screen(showing: "ready")
    let before = try state(of: window) { $0.contains("neighbor\n") }
    #expect(before.contains("pane_title=") && before.contains("wrap_flag=1"))

    try window.press("Enter")
    _ = try window.screen { $0.last?.hasSuffix("❯") == true }
    for _ in fields(3) { try window.press("C-p") }
    try window.press("C-u")
    try settle(
      in: window,
      after: """
        what nearby next fit favorites next info_1 back fav_1 undo people next info_1 /x pokemon refresh
        info_1 items info_1 articles info_1 copy share cities info_1 status set
        """)
    outpost.makeHostile(.bytes)
    try settle(in: window, after: "people refresh articles refresh")
    try window.type(":quit\r")
    _ = try window.screen { $0.last == "over" }
    #expect(try state(of: window) { _ in true } == before)
  }

  /// Types commands, and waits until each is done: then a word that is none is answered.
  ///
  /// A long text that comes after that answer hides it, and is shown a part at a time; a second word
  /// leaves the text.
  private func settle(in window: TmuxWindow, after commands: String) throws {
    for command in commands.split(whereSeparator: \.isWhitespace) {
      try window.type(":\(command.replacing("_", with: " "))\r")
      let first = try typeUnknownWord(in: window)
      let screen = try window.screen { answers(first, $0) || isPaged($0) }
      guard !answers(first, screen) else { continue }
      let second = try typeUnknownWord(in: window)
      _ = try window.screen { answers(second, $0) }
    }
  }

  /// Types a word that is no command, and returns it; a colon begins a command in the midst of a long
  /// text too.
  private func typeUnknownWord(in window: TmuxWindow) throws -> String {
    let word = "%%\(UInt32.random(in: .min ... .max))"
    try window.type(":\(word)\r")
    return word
  }

  private func answers(_ word: String, _ screen: [String]) -> Bool {
    screen.joined().contains("\(word)”") && screen.last?.contains("❯") == true
  }

  private func isPaged(_ screen: [String]) -> Bool {
    screen.last?.hasSuffix("q leaves") == true
  }

  /// The state, the options, and what stands beside.
  private func state(of window: TmuxWindow, where isWanted: (String) -> Bool) throws -> String {
    var state = ""
    for _ in 1...3_000 {
      state = try ["-g", "-s", "-gw", "-p"].map { try window.tmux(["show-options", $0]) }
        .joined()
      state += try window.tmux(["display-message", "-p", Self.state])
      state += try window.tmux(["capture-pane", "-p", "-e", "-t", ":.1"])
      if isWanted(state) { break }
    }
    return state
  }
}
