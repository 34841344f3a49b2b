import Domain
import Glibc
import Local
import TestSupport
import Testing

@testable import Local

@Suite struct SettingsFileTests {
  private func expect(
    _ text: String, _ settings: Settings, _ warnings: [SettingsWarning] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let result = SettingsFile.known.parse(text)
    #expect(result.settings == settings, sourceLocation: sourceLocation)
    #expect(result.warnings == warnings, sourceLocation: sourceLocation)
  }

  @Test func readsKeysCommentsAndEmptyLines() {
    expect("", Settings())
    expect("# lang = es\n\n  # color = never\n   \n", Settings())
    expect("lang = es\ncolor = never\n", Settings(lang: "es", color: "never"))
    expect("lang=en\r\n\tcolor\t=\talways\r\n", Settings(lang: "en", color: "always"))
    expect("\u{FEFF}lang = es", Settings(lang: "es"))
    expect("lang = es\nlang = en", Settings(lang: "en"))
  }

  @Test func knowsTheWordsOfEachKey() {
    func expectWords(_ key: String, _ words: [String], _ settings: (String) -> Settings) {
      for word in words { expect("\(key) = \(word)", settings(word)) }
      expect(
        "\(key) = big", Settings(),
        [.invalidValue(key: key, value: "big", known: words, line: 1)])
    }
    expectWords("lang", SettingsFile.languages) { Settings(lang: $0) }
    expectWords("theme", SettingsFile.themes) { Settings(theme: $0) }
    expectWords("color", SettingsFile.colors) { Settings(color: $0) }
    expectWords("pictures", SettingsFile.pictures) { Settings(pictures: $0) }
    expectWords("dots", SettingsFile.dots) { Settings(dots: $0) }
  }

  @Test func readsTheAddressesOfServices() {
    expect(
      """
      cities_url = http://localhost:1/c
      people_url = p
      pokeapi_url = k
      sprites_url = s
      nyt_url = n = m
      wikipedia_url = w
      """,
      Settings(urls: [
        .cities: "http://localhost:1/c", .people: "p", .pokeapi: "k", .sprites: "s",
        .nyt: "n = m", .wikipedia: "w",
      ]))
  }

  @Test func readsSwitches() {
    expect(
      "plain = yes\nmouse = no\nkeys = yes\noffline = no\ndebug = yes",
      Settings(plain: true, mouse: false, keys: true, offline: false, debug: true))
    expect(
      "offline = 1", Settings(),
      [.invalidValue(key: "offline", value: "1", known: ["yes", "no"], line: 1)])
  }

  @Test func takesTheKeyAsItIsAndRepeatsItInNoWarning() {
    expect("nyt_api_key = a b#=\u{7}c ", Settings(apiKeys: [.nyt: "a b#=\u{7}c"]))
    expect(
      "nyt_api_key: secret\nnyt_api_key =", Settings(),
      [.malformed(line: 1), .malformed(line: 2)])
  }

  @Test func warnsAndGoesOn() {
    expect(
      """
      lang
      = es
      lang =
      language = es
      lang = fr

      color = never
      color = a=b
      lang = es # no
      """, Settings(color: "never"),
      [
        .malformed(line: 1), .malformed(line: 2), .malformed(line: 3),
        .unknownKey("language", line: 4),
        .invalidValue(key: "lang", value: "fr", known: ["en", "es"], line: 5),
        .invalidValue(key: "color", value: "a=b", known: ["auto", "always", "never"], line: 8),
        .invalidValue(key: "lang", value: "es # no", known: ["en", "es"], line: 9),
      ])
  }

  @Test func readsFiles() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("config")
    #expect(SettingsFile.known.read(nil) == (Settings(), []))
    #expect(SettingsFile.known.read(path) == (Settings(), []))
    try TestFiles.write("lang = es\n", to: path)
    #expect(SettingsFile.known.read(path) == (Settings(lang: "es"), []))
    let full = String(repeating: "#", count: 65_536)
    try TestFiles.write(full, to: path)
    #expect(SettingsFile.known.read(path) == (Settings(), []))
    try TestFiles.write(full + "#", to: path)
    let tooLarge = SettingsWarning.unreadable(path: path, reason: .tooLarge(limit: 64 << 10))
    #expect(SettingsFile.known.read(path) == (Settings(), [tooLarge]))
    let isFolder = SettingsWarning.unreadable(path: folder.path, reason: .isFolder)
    #expect(SettingsFile.known.read(folder.path) == (Settings(), [isFolder]))
  }

  @Test func takesBytesThatAreNoText() throws {
    let folder = try TemporaryFolder()
    try TestFiles.write([0xFF, 0x00, 0x0A] + Array("lang = es".utf8), to: folder.file("config"))
    let result = SettingsFile.known.read(folder.file("config"))
    #expect(result == (Settings(lang: "es"), [.malformed(line: 1)]))
  }
}

extension SettingsFile {
  /// The file of a program with all catalogs and services.
  static let known = SettingsFile(
    catalogs: CatalogID.known, services: [.cities, .people, .pokeapi, .sprites, .nyt, .wikipedia])
}
