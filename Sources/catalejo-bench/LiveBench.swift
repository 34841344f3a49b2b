import Foundation
import PseudoTerminal

/// Times of a search that follows each key, in a pseudo-terminal: from writing a key to the last byte
/// of the drawing that answers it.
enum LiveBench {
  /// Typed key by key and deleted again; letters only, because a space means other things elsewhere.
  private static let words = [
    "barcelona", "albacete", "springfield", "santiago", "kyoto", "lisboa", "quito", "zurich",
    "warszawa", "yaounde", "novosibirsk", "guadalajara", "montevideo", "antananarivo", "xalapa",
    "tokushima", "wellington", "ushuaia", "reykjavik", "johannesburg", "sanjose", "krajan",
    "hyderabad", "daressalaam", "mombasa", "palermo", "istanbul", "cartagena", "edinburgh", "faro",
  ]

  /// - Parameter names: a file with the folded names, in the order of their bytes.
  static func run(catalejo: String, fzf: String, names: String) async throws {
    let environment = PseudoTerminal.environment(home: String(cString: getenv("HOME")))
    let narrow = try await times(of: catalejo, environment, columns: 80, rows: 24)
    narrow.report("catalejo, 80 × 24")
    let wide = try await times(of: catalejo, environment, columns: 120, rows: 40)
    wide.report("catalejo, 120 × 40, with the map")
    let peer = try await times(ofFzf: fzf, names, environment)
    peer.report("fzf, 80 × 24")
    for share in [0.5, 0.99] {
      let ratio = narrow.microseconds(share) / peer.microseconds(share)
      print("p\(Int(share * 100)) of catalejo beside fzf: ×\((ratio * 100).rounded() / 100)")
    }
  }

  /// The same of keys that move a map.
  static func map(catalejo: String) async throws {
    let environment = PseudoTerminal.environment(home: String(cString: getenv("HOME")))
    for (columns, rows) in [(120, 40), (200, 60)] {
      let timings = try await times(ofMap: catalejo, environment, columns: columns, rows: rows)
      timings.report("catalejo, a map that is moved, \(columns) × \(rows)")
    }
  }

  /// The names of what is asked, in order: a word as it grows and shrinks.
  private static func queries(_ word: String) -> [(key: String, query: String)] {
    let lengths = Array(1...word.count)
    let growing = lengths.map { (String(word.prefix($0).suffix(1)), String(word.prefix($0))) }
    let shrinking = lengths.dropLast().reversed().map { ("\u{7F}", String(word.prefix($0))) }
    return growing + shrinking
  }

  private static func times(
    of catalejo: String, _ environment: [String: String], columns: Int, rows: Int
  ) async throws -> Timings {
    var timings = Timings()
    let terminal = try PseudoTerminal(
      catalejo, ["--offline"], environment: environment, columns: columns, rows: rows)
    try terminal.expect("❯")
    try terminal.send("/")
    try terminal.expect("234,908")
    for word in words {
      for (key, query) in queries(word) {
        try await timings.measure {
          try terminal.send(key)
          // The title of the rows for it, and the cursor that is shown again after them.
          try terminal.expect("“\(query)”")
          try terminal.expect("\u{1B}[?25h")
        }
      }
      try terminal.send("\u{7F}")
      try terminal.expect("234,908")
      try terminal.expect("\u{1B}[?25h")
    }
    try terminal.send("\u{15}\u{04}")
    _ = try terminal.waitForExit()
    return timings
  }

  /// Arrows on an empty line, six times round a square at each level from that of a city to the world.
  ///
  /// A key that moves the map draws it once, and shows the cursor after that.
  private static func times(
    ofMap catalejo: String, _ environment: [String: String], columns: Int, rows: Int
  ) async throws -> Timings {
    var timings = Timings()
    let terminal = try PseudoTerminal(
      catalejo, ["--offline"], environment: environment, columns: columns, rows: rows)
    try terminal.expect("❯")
    try terminal.send("cities\r")
    try terminal.expect("zoom 5")
    try terminal.expect("❯")
    try terminal.send("map 1\r")
    for level in ["5", "4.5", "4", "3.5", "3", "2.5", "2", "1.5", "1", "0.5", "0"] {
      if level != "5" { try terminal.send("-\r") }
      try terminal.expect("zoom \(level)")
      try terminal.expect("❯")
      for key in repeatElement(["C", "B", "D", "A"], count: 6).joined() {
        try await timings.measure {
          try terminal.send("\u{1B}[\(key)")
          try terminal.expect("\u{1B}[?25h")
        }
      }
    }
    try terminal.send("\u{15}\u{04}")
    _ = try terminal.waitForExit()
    return timings
  }

  /// The same words as the start of a name (`^`); fzf says how many match when it has drawn them.
  private static func times(
    ofFzf fzf: String, _ names: String, _ environment: [String: String]
  ) async throws -> Timings {
    let lines = try String(contentsOfFile: names, encoding: .utf8).utf8.split(separator: 0x0A)
    let all = "/\(lines.count)"
    var timings = Timings()
    let terminal = try PseudoTerminal(
      "/bin/sh", ["-c", "exec '\(fzf)' <'\(names)'"], environment: environment)
    try terminal.expect("\(lines.count)\(all)")
    try terminal.send("^")
    for word in words {
      var last = lines.count
      for (key, query) in queries(word) {
        let count = matches(query, in: lines)
        // Where it says the same as before nobody can tell when it is done.
        if count == last {
          try terminal.send(key)
          continue
        }
        last = count
        try await timings.measure {
          try terminal.send(key)
          try terminal.expect("m\(count)\(all)")
          try terminal.expect("\u{1B}[?25h")
        }
      }
      try terminal.send("\u{7F}")
      try terminal.expect("m\(lines.count)\(all)")
      try terminal.expect("\u{1B}[?25h")
    }
    try terminal.send("\u{1B}")
    _ = try terminal.waitForExit()
    return timings
  }

  /// How many lines, in the order of their bytes, start with a text.
  private static func matches(_ text: String, in lines: [Substring.UTF8View]) -> Int {
    func index(_ isBefore: (Substring.UTF8View) -> Bool) -> Int {
      var (low, high) = (0, lines.count)
      while low < high {
        let middle = (low + high) / 2
        if isBefore(lines[middle]) { low = middle + 1 } else { high = middle }
      }
      return low
    }
    let start = index { $0.lexicographicallyPrecedes(text.utf8) }
    return index { $0.lexicographicallyPrecedes(text.utf8) || $0.starts(with: text.utf8) } - start
  }
}
