import Foundation
import PseudoTerminal

/// Measures whole programs in a pseudo-terminal.
enum TerminalBench {
  private static let environment = PseudoTerminal.environment(
    home: ProcessInfo.processInfo.environment["HOME"] ?? "")

  /// Ends each drawing: it shows the cursor again.
  private static let cursor = "\u{1B}[?25h"

  // MARK: - To the prompt

  /// Measures a program from its start to its prompt, beside one that does nothing, and its memory
  /// there.
  static func start(empty: String, catalejo: String) async throws {
    var (nothing, prompt) = (Timings(), Timings())
    var memory = 0
    for _ in 0..<60 {
      try await nothing.measure { try ProgramRun.run(empty, environment: environment) }
      let terminal = try await prompt.measure {
        let terminal = try PseudoTerminal(catalejo, environment: environment)
        try terminal.expect("❯")
        return terminal
      }
      memory = max(memory, try megabytes("VmRSS", of: "\(terminal.process)"))
      try quit(terminal, "\u{04}")
    }
    nothing.report("an empty program, to its end")
    prompt.report("catalejo, to its prompt")
    print("ratio of the medians: \(ratio(prompt, nothing, 0.5))")
    print("resident memory at the prompt: \(memory) MB")
  }

  // MARK: - A search at each key, up to the last byte of the drawing

  /// The words that are typed key by key and deleted again.
  ///
  /// They have letters only, because fzf takes a space for something else.
  private static let words = [
    "barcelona", "albacete", "springfield", "santiago", "kyoto", "lisboa", "quito", "zurich",
    "warszawa", "yaounde", "novosibirsk", "guadalajara", "montevideo", "antananarivo", "xalapa",
    "tokushima", "wellington", "ushuaia", "reykjavik", "johannesburg", "sanjose", "krajan",
    "hyderabad", "daressalaam", "mombasa", "palermo", "istanbul", "cartagena", "edinburgh", "faro",
  ]

  /// - Returns: the times of a search of the cities in the small window.
  static func search(catalejo: String) async throws -> Timings {
    let narrow = try await search(catalejo: catalejo, of: .cities, columns: 80, rows: 24)
    narrow.report("catalejo, cities, 80 × 24")
    try await search(catalejo: catalejo, of: .cities, columns: 120, rows: 40)
      .report("catalejo, cities, 120 × 40, with the map")
    try await search(catalejo: catalejo, of: .everything, columns: 80, rows: 24)
      .report("catalejo, everything, 80 × 24")
    try await search(catalejo: catalejo, of: .everything, columns: 120, rows: 40)
      .report("catalejo, everything, 120 × 40, with the map")
    return narrow
  }

  /// Where the words are searched.
  private enum Place {
    /// In the list of the cities.
    case cities
    /// In all catalogs, from the start.
    case everything

    /// The command that opens it; `nil` if the start searches there.
    var list: String? {
      switch self {
      case .cities: "cities"
      case .everything: nil
      }
    }

    /// The text that comes when no word is typed; empty if only what differs on the screen comes.
    var whole: String {
      switch self {
      case .cities: "234,908"
      case .everything: ""
      }
    }
  }

  /// - Parameter names: a file with the folded names of the cities.
  static func search(catalejo: String, fzf: String, names: String) async throws {
    let narrow = try await search(catalejo: catalejo)
    let peer = try await search(fzf: fzf, names)
    peer.report("fzf, 80 × 24")
    for share in [0.5, 0.99] {
      print("p\(Int(share * 100)) of catalejo beside fzf: \(ratio(narrow, peer, share))")
    }
  }

  private static func search(
    catalejo: String, of place: Place, columns: Int, rows: Int
  ) async throws -> Timings {
    let terminal = try PseudoTerminal(
      catalejo, ["--offline"], environment: environment, columns: columns, rows: rows)
    try terminal.expect("❯")
    if let name = place.list { try type(name + "\r", into: terminal, until: ["234,908", "❯"]) }
    try type("/", into: terminal, until: [place.whole, cursor])
    // An answer is the title of the rows for the query, then the cursor that is shown again after
    // them.
    var traffic = Traffic(terminal)
    let timings = try await search(terminal) { [$0.isEmpty ? place.whole : "“\($0)”", cursor] }
    traffic.report("a letter, \(columns) × \(rows)", terminal, keys: words.joined().count * 2)
    try type("a", into: terminal, until: ["“a”", cursor])
    traffic = Traffic(terminal)
    for _ in 0..<5 { try type("\u{1B}[B", into: terminal, until: [cursor]) }
    traffic.report("↓, \(columns) × \(rows)", terminal, keys: 5)
    try quit(terminal, "\u{15}\u{04}")
    return timings
  }

  /// Measures fzf with the same words as the start of a name (`^`).
  ///
  /// It says how many names match when it has drawn them.
  private static func search(fzf: String, _ names: String) async throws -> Timings {
    let lines = try String(contentsOfFile: names, encoding: .utf8).split(separator: "\n")
    let terminal = try PseudoTerminal(
      "/bin/sh", ["-c", "exec '\(fzf)' <'\(names)'"], environment: environment)
    try terminal.expect("\(lines.count)/\(lines.count)")
    try terminal.send("^")
    var last = lines.count
    let timings = try await search(terminal) { query in
      let count = lines.count { $0.utf8.starts(with: query.utf8) }
      defer { last = count }
      // If the number is the same as before, nothing tells when fzf is done.
      return count == last ? nil : ["m\(count)/\(lines.count)", cursor]
    }
    try quit(terminal, "\u{1B}")
    return timings
  }

  /// Types each word, and deletes it.
  ///
  /// - Parameter answers: the texts that come one after another when a query has been answered;
  ///   `nil` if nothing tells that.
  private static func search(
    _ terminal: PseudoTerminal, answers: (_ query: String) -> [String]?
  ) async throws -> Timings {
    var timings = Timings()
    for word in words {
      let growing = (1...word.count).map { String(word.prefix($0)) }
      let keys = word.map(String.init) + growing.map { _ in "\u{7F}" }
      for (key, query) in zip(keys, growing + growing.dropLast().reversed() + [""]) {
        let answers = answers(query)
        if let answers, !query.isEmpty {
          try await timings.measure { try type(key, into: terminal, until: answers) }
        } else {
          try type(key, into: terminal, until: answers ?? [])
        }
      }
    }
    return timings
  }

  // MARK: - Keys that move a map

  static func map(catalejo: String) async throws {
    for (columns, rows) in [(120, 40), (200, 60)] {
      let timings = try await map(catalejo, columns: columns, rows: rows)
      timings.report("catalejo, a map that is moved, \(columns) × \(rows)")
    }
  }

  /// Measures arrows on an empty line: six times round a square at each zoom, from that of a city
  /// to the world.
  ///
  /// A key that moves the map draws it once, and shows the cursor after that.
  private static func map(_ catalejo: String, columns: Int, rows: Int) async throws -> Timings {
    var timings = Timings()
    let terminal = try PseudoTerminal(
      catalejo, ["--offline"], environment: environment, columns: columns, rows: rows)
    try terminal.expect("❯")
    try type("cities\r", into: terminal, until: ["zoom 5", "❯"])
    try type("map 1\r", into: terminal, until: ["zoom 5", "❯"])
    let traffic = Traffic(terminal)
    var keys = 0
    for level in ["5", "4.5", "4", "3.5", "3", "2.5", "2", "1.5", "1", "0.5", "0"] {
      if level != "5" { try type("-", into: terminal, until: ["zoom \(level)", cursor]) }
      for key in repeatElement(["C", "B", "D", "A"], count: 6).joined() {
        try await timings.measure {
          try type("\u{1B}[\(key)", into: terminal, until: [cursor])
        }
        keys += 1
      }
    }
    traffic.report("an arrow on a map, \(columns) × \(rows)", terminal, keys: keys)
    try quit(terminal, "\u{15}\u{04}")
    return timings
  }

  // MARK: - Shared parts

  private static func type(
    _ keys: String, into terminal: PseudoTerminal, until answers: [String]
  ) throws {
    try terminal.send(keys)
    for answer in answers { try terminal.expect(answer) }
  }

  private static func quit(_ terminal: PseudoTerminal, _ keys: String) throws {
    try terminal.send(keys)
    _ = try terminal.waitForExit()
  }

  private static func ratio(_ timings: Timings, _ peer: Timings, _ share: Double) -> String {
    "×\((timings.microseconds(share) / peer.microseconds(share) * 100).rounded() / 100)"
  }
}

/// Counts the bytes that a program writes for each key.
struct Traffic {
  private let bytes: Int
  private let pieces: Int

  /// Counts from this moment on.
  init(_ terminal: PseudoTerminal) {
    bytes = terminal.bytes.count
    pieces = terminal.pieces
  }

  /// Prints one line: the title, and the mean for each key, in bytes and in pieces.
  ///
  /// A piece is what one read returns: several writes together, or a part of a long one.
  func report(_ title: String, _ terminal: PseudoTerminal, keys: Int) {
    let count = Double(max(1, keys))
    let each = [terminal.bytes.count - bytes, terminal.pieces - pieces].map {
      (Double($0) / count * 10).rounded() / 10
    }
    print("\(title): \(each[0]) bytes in \(each[1]) writes a key")
  }
}
