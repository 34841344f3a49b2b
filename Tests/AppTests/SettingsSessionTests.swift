import Components
import Domain
import Foundation
import Localization
import Terminal
import TestSupport
import Testing

@testable import App

/// `set` in a session: what holds, where it comes from, and what is kept.
@MainActor
@Suite(.oneAtATime) struct SettingsSessionTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.file("catalejo/config") }

  private func settings(
    _ options: ProgramOptions = ProgramOptions(), _ environment: [String: String] = [:]
  ) -> Settings {
    Settings(options, environment: environment, path: path)
  }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder.file("catalejo"), withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  private var text: String? { try? String(contentsOfFile: path, encoding: .utf8) }

  @Test func aFlagGoesBeforeTheEnvironmentAndThatBeforeTheFile() throws {
    try write(
      "theme = mono\nlang = es\ndots = ascii\nplain = yes\nmouse = maybe\nsort_cities = smell\n")
    let all = settings(
      ProgramOptions(["theme": "dark"]),
      [
        "CATALEJO_THEME": "light", "LANG": "en_US.UTF-8", "CATALEJO_OFFLINE": "1", "NO_COLOR": "1",
        "CATALEJO_PLAIN": "0",
      ]
    ).all(live: ["theme": "dark", "lang": "es"])
    let found = Dictionary(uniqueKeysWithValues: all.map { ($0.key, $0) })
    func expect(_ key: String, _ value: String?, _ origin: Settings.Origin) {
      #expect(found[key] == .init(key: key, value: value, origin: origin))
    }
    expect("theme", "dark", .named("--theme"))
    expect("lang", "es", .session)
    expect("color", "never", .named("NO_COLOR"))
    expect("offline", "yes", .named("CATALEJO_OFFLINE"))
    expect("plain", "no", .named("CATALEJO_PLAIN"))
    expect("dots", "ascii", .file)
    expect("mouse", "no", .standard)
    expect("sort_cities", "name", .standard)
    expect("sort_articles", "rank", .standard)
    expect("people_url", nil, .standard)
  }

  @Test(arguments: [
    (["FORCE_COLOR": "1"], Settings.Origin.named("FORCE_COLOR"), "always"),
    (["CLICOLOR_FORCE": "1"], .named("CLICOLOR_FORCE"), "always"),
    (["CLICOLOR_FORCE": "0", "FORCE_COLOR": "0"], .standard, "auto"),
    (["FORCE_COLOR": "", "CLICOLOR_FORCE": ""], .standard, "auto"),
    (["NO_COLOR": "1", "FORCE_COLOR": "1", "CLICOLOR_FORCE": "1"], .named("NO_COLOR"), "never"),
  ])
  func colorIsForcedUnlessNoneIsWanted(
    environment: [String: String], origin: Settings.Origin, value: String
  ) {
    let color = settings(ProgramOptions(), environment).all(live: [:]).first { $0.key == "color" }
    #expect(color == .init(key: "color", value: value, origin: origin))
  }

  @Test func theVariableOfTheLanguageIsNamed() {
    let environment = ["LANGUAGE": "es", "LANG": "en_US.UTF-8"]
    let lang = settings(ProgramOptions(), environment).all(live: [:]).first { $0.key == "lang" }
    #expect(lang == .init(key: "lang", value: "es", origin: .named("LANGUAGE")))
  }

  @Test func whoWantsAccessibleProgramsHasLinearText() {
    func plain(_ environment: [String: String]) -> Settings.Holding? {
      settings(ProgramOptions(), environment).all(live: [:]).first { $0.key == "plain" }
    }
    let (yes, no) = (["ACCESSIBLE": "1"], ["ACCESSIBLE": "1", "CATALEJO_PLAIN": "0"])
    #expect(plain(yes) == .init(key: "plain", value: "yes", origin: .named("ACCESSIBLE")))
    #expect(plain(no) == .init(key: "plain", value: "no", origin: .named("CATALEJO_PLAIN")))
    #expect(plain(["ACCESSIBLE": "0"])?.origin == .standard)
  }

  @Test func whatIsNoValueIsSaidInTheWordsOfTheLanguage() async throws {
    let world = try World(.spanish, settings: settings())
    #expect(await world.run("ajustar tema rojo") == .usage)
    #expect(
      world.console.lines.suffix(1) == [
        "! «rojo» no es válido para tema; usa auto, oscuro, claro, mono o 16."
      ])
  }

  @Test func whatIsSetIsKeptAndTakesEffect() async throws {
    try write("# mine\nplanet = mars\n")
    let world = try World(settings: settings())
    #expect(
      await world.run("set theme dark", "set lang = es", "ajustar sort_cities=population") == .done)
    #expect(
      text == "# mine\nplanet = mars\ntheme = dark\nlang = es\nsort_cities = population\n")
    #expect(world.console.theme == .dark)
    #expect(world.composition.language == .spanish)
    #expect(
      world.console.lines.suffix(1) == ["! Se guardó sort_cities = population en \(path)."])
  }

  @Test func onAListSortIsThatOfItsCatalogAndTheNextStartsSo() async throws {
    let world = try World(settings: settings())
    _ = await world.run("cities", "set sort population", "home", "pokemon", "cities")
    #expect(text == "sort_cities = population\n")
    let next = try World(settings: settings())
    _ = await next.run("cities")
    #expect(next.console.lines.contains { $0.hasPrefix("cities · by population") })
  }

  @Test func aKeyIsNotShownAndWhatGoesBeforeTheFileIsSaid() async throws {
    let world = try World(settings: settings(ProgramOptions(), ["CATALEJO_DOTS": "braille"]))
    _ = await world.run("set nyt_api_key abc", "set dots ascii", "set nyt_api_key", "set dots")
    #expect(!world.console.lines.contains { $0.contains("abc") })
    #expect(text?.contains("nyt_api_key = abc\n") == true)
    #expect(
      world.console.lines.contains { $0.hasSuffix("At the start CATALEJO_DOTS goes before it.") })
    #expect(world.console.lines.contains("nyt_api_key  (set)  from the settings file"))
    #expect(world.console.lines.contains("dots  braille  from CATALEJO_DOTS"))
  }

  @Test func defaultTakesAKeyOutOfTheFile() async throws {
    try write("theme = dark\nnyt_api_key = abc\ndots = ascii\n")
    let world = try World(settings: settings(ProgramOptions(), ["CATALEJO_DOTS": "braille"]))
    world.console.theme = .dark
    #expect(
      await world.run("set theme default", "set nyt_api_key default", "set dots = default") == .done
    )
    #expect(text == "")
    #expect(world.console.theme == .auto)
    #expect(
      world.console.lines.suffix(3) == [
        "! theme is no longer kept; it is auto now (default).",
        "! nyt_api_key is no longer kept; from the next start on it is – (default).",
        "! dots is no longer kept; from the next start on it is braille (from CATALEJO_DOTS).",
      ])
  }
}
