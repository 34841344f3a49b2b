import Foundation
import PseudoTerminal
import StubServer
import TestSupport
import Testing

/// What commands terminals in arguments, variables, files and the names of folders.
@Suite(.oneAtATime) struct HostileSurroundingsTests {
  /// Some of each kind, short enough for the name of a file.
  private static let text =
    "‹\u{1B}]0;x\u{7}›‹\u{1B}[6n›‹\u{9B}6n›‹\u{9D}0;x\u{9C}›‹\u{202E}›‹\u{2066}›‹\u{200B}›‹\u{2028}›"
    + "‹\r›‹\u{8}›‹\u{7F}›‹\u{1B}Pq\u{1B}\\›‹\u{E0041}›"

  private static let all = HostileText.all.replacing("\0", with: "")

  private let home = Home()
  /// A folder whose name is hostile.
  private var folder: String { home.path + "/" + Self.text }

  init() throws {
    try FileManager.default.createDirectory(
      atPath: folder + "/.config/catalejo", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: folder + "/.local/state/catalejo", withIntermediateDirectories: true)
  }

  private func write(_ text: String, to name: String) throws {
    try text.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
  }

  @discardableResult
  private func run(
    _ words: String..., input: String = "", environment: [String: String] = [:]
  ) throws -> ProgramRun {
    try run(words, input: input, environment: environment)
  }

  @discardableResult
  private func run(
    _ words: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> ProgramRun {
    let run = try home.run(
      words, input: input, environment: ["HOME": folder].merging(environment) { $1 })
    for bytes in [run.standardOutput, run.standardError] {
      #expect(OutputAudit(bytes, isTerminal: false).findings == [], "\(words)")
    }
    return run
  }

  @Test func argumentsAreHarmless() throws {
    let lines = [
      "X", "list X", "list cities --search X", "list cities --search X --json",
      "list cities --filter X=X", "list cities --filter country=X", "list cities --sort X --json",
      "list cities --X", "detail cities X", "detail people X --json", "map X", "map people X",
      "favorites add people X --json", "refresh X", "--open X", "--lang X", "doctor X",
    ]
    for line in lines {
      try run(line.split(separator: " ").map { String($0).replacing("X", with: Self.all) })
    }
    try run(["favorites", "import", Self.text])
    try run(["favorites", "export", "/nowhere/" + Self.text])
  }

  @Test func variablesAreHarmless() throws {
    let names = [
      "TERM", "LANG", "LC_ALL", "BROWSER", "CATALEJO_PEOPLE_URL", "CATALEJO_POKEAPI_URL",
      "CATALEJO_CITIES_URL", "CATALEJO_NYT_URL", "CATALEJO_NYT_API_KEY", "CATALEJO_WIKIPEDIA_URL",
      "CATALEJO_OFFLINE", "HTTPS_PROXY", "TMUX", "TZ", "XDG_DATA_HOME", "XDG_CACHE_HOME", "COLUMNS",
    ]
    for name in names {
      let environment = [name: Self.text]
      try run("doctor", environment: environment)
      try run(input: "status\npeople\narticles\ndebug on\n", environment: environment)
      try run("list", "people", "--debug", environment: environment)
    }
  }

  @Test func foldersAndSettingsAreHarmless() throws {
    let text = Self.all.replacing("‹\n›", with: "")
    try write(
      "\(text)=\(text)\nlang=\(text)\n\(text)\ncolor = \(text)\npeople_url=\(text)\n",
      to: ".config/catalejo/config")
    let doctor = try run("doctor")
    #expect(doctor.output.contains("‹\u{FFFD}") || doctor.errors.contains("‹\u{FFFD}"))
    try run("favorites", "add", "cities", "3936456")
    try run("favorites", "export", folder + "/favorites.json")
    try run("favorites", "export", folder + "/favorites.json", "--json")
    try run("list", "people", "--json")
    // Where the cache should be there is a folder that holds something.
    try? FileManager.default.removeItem(atPath: folder + "/.cache/catalejo")
    try FileManager.default.createDirectory(
      atPath: folder + "/.cache/catalejo/cache.sqlite/x", withIntermediateDirectories: true)
    try run("list", "people")
    try run(input: "status\ndebug on\nexport /nowhere/\(Self.text)\nimport \(Self.text)\n")
  }

  @Test func importedFavoritesAreHarmless() throws {
    let text = try #require(
      String(
        data: JSONSerialization.data(withJSONObject: [HostileText.all]), encoding: .utf8)
    ).dropFirst().dropLast()
    for archive in [
      #"[{"catalog":"people","id":"a","title":\#(text)},{"catalog":\#(text),"id":\#(text)}]"#,
      #"{"version":1,"favorites":[{"catalog":"items","id":\#(text),"title":\#(text)}]}"#,
      #"{"version":\#(text),"favorites":\#(text)}"#, #"{\#(text):1}"#, Self.all,
    ] {
      try run("favorites", "import", "-", input: archive)
      try run("favorites", "import", "-", "--json", input: archive)
      try run("favorites", "list")
    }
  }

  @Test func aScriptIsHarmless() throws {
    let text = Self.all.replacing("‹\n›", with: "")
    try run(
      input: """
        \(text)
        search \(text)
        cities
        /\(text)
        filter \(text)=\(text)
        sort \(text)
        lang \(text)
        help \(text)
        export \(text)
        fav \(text)
        goto \(text)

        """)
  }

  @Test func theHistoryAndTheFolderAreHarmlessInATerminal() throws {
    let lines = HostileText.all.replacing("\n", with: "").replacing("›‹", with: "›\n‹")
    try write(lines + "\nsearch \(Self.text)\n", to: ".local/state/catalejo/history")
    let terminal = try home.terminal(
      columns: 120, rows: 40, environment: ["HOME": folder, "BROWSER": Self.text])
    try terminal.expect("❯")
    // All the way back through the history, and forth again.
    for _ in 0..<260 { try terminal.send("\u{10}") }
    try terminal.send("\u{15}status\r")
    try terminal.expect("❯")
    try terminal.send("debug on\rimport \(home.path)/\tx\r")
    // While a line is done the terminal itself echoes what is typed, whatever it is: all three must
    // be.
    try terminal.send("zzzz\r")
    try terminal.expect("“zzzz”")
    try terminal.expect("❯")
    // Of C0 terminals let nothing into a paste: some of it would be Ctrl-C.
    let kept = HostileText.all.unicodeScalars.filter { $0.value >= 0x20 || $0 == "\u{1B}" }
    let pasted = "\u{1B}[200~x\(String(String.UnicodeScalarView(kept)))\u{1B}[201~"
    try terminal.send("\(pasted)\u{15}/\(pasted)\u{15}about\r")
    try terminal.expect("MIT")
    try terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .exited(0))
    let audit = OutputAudit(terminal.bytes, isTerminal: true)
    #expect(audit.findings == [])
  }
}
