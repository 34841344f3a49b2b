import Domain
import Glibc
import TestSupport
import Testing

@testable import Local

@Suite struct SettingsFileTests {
  private func names(_ names: String...) -> [Words] { names.map { Words(name: $0) } }

  private func expect(
    _ text: String, _ values: [String: String], _ warnings: [SettingsWarning] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let result = SettingsFile.known.parse(Array(text.utf8))
    #expect(result.values == values, sourceLocation: sourceLocation)
    #expect(result.warnings == warnings, sourceLocation: sourceLocation)
  }

  @Test func readsKeysCommentsAndEmptyLines() {
    expect("", [:])
    expect("# lang = es\n\n  # color = never\n   \n", [:])
    expect("lang = es\ncolor = never\n", ["lang": "es", "color": "never"])
    expect("lang=en\r\n\tcolor\t=\talways\r\n", ["lang": "en", "color": "always"])
    expect("\u{FEFF}lang = es", ["lang": "es"])
    expect("lang = es\nlang = en", ["lang": "en"])
  }

  @Test func aKeyTakesItsWordsAloneOrAnyText() {
    for (key, words) in SettingsFile.known.keys {
      for word in words ?? ["http://localhost:1/c = d"] {
        expect("\(key) = \(word)", [key: word])
      }
      guard let words else { continue }
      expect(
        "\(key) = big", [:],
        [.invalidValue(key: key, value: "big", known: words.map { Words(name: $0) }, line: 1)])
    }
  }

  @Test func takesTheKeyAsItIsAndRepeatsItInNoWarning() {
    expect("nyt_api_key = a b#=\u{7}c ", ["nyt_api_key": "a b#=\u{7}c"])
    expect(
      "nyt_api_key: secret\nnyt_api_key =", [:],
      [.malformed(line: 1), .malformed(line: 2)])
  }

  @Test func warnsAndGoesOn() {
    expect(
      """
      lang
      = es
      lang =
      language = es
      lang = de

      color = never
      color = a=b
      lang = es # no
      """, ["color": "never"],
      [
        .malformed(line: 1), .malformed(line: 2), .malformed(line: 3),
        .unknownKey("language", line: 4),
        .invalidValue(key: "lang", value: "de", known: names("en", "es", "fr"), line: 5),
        .invalidValue(key: "color", value: "a=b", known: names("auto", "always", "never"), line: 8),
        .invalidValue(key: "lang", value: "es # no", known: names("en", "es", "fr"), line: 9),
      ])
  }

  @Test func readsFiles() throws {
    let folder = TemporaryFolder()
    let path = folder.file("config")
    #expect(SettingsFile.known.read(nil) == ([:], []))
    #expect(SettingsFile.known.read(path) == ([:], []))
    try TestFiles.write("lang = es\n", to: path)
    #expect(SettingsFile.known.read(path) == (["lang": "es"], []))
    let full = String(repeating: "#", count: 65_536)
    try TestFiles.write(full, to: path)
    #expect(SettingsFile.known.read(path) == ([:], []))
    try TestFiles.write(full + "#", to: path)
    let tooLarge = SettingsWarning.unreadable(path: path, reason: .tooLarge(limit: 64 << 10))
    #expect(SettingsFile.known.read(path) == ([:], [tooLarge]))
    let isFolder = SettingsWarning.unreadable(path: folder.path, reason: .isFolder)
    #expect(SettingsFile.known.read(folder.path) == ([:], [isFolder]))
  }

  @Test func takesBytesThatAreNoText() throws {
    let folder = TemporaryFolder()
    try TestFiles.write([0xFF, 0x00, 0x0A] + Array("lang = es".utf8), to: folder.file("config"))
    let result = SettingsFile.known.read(folder.file("config"))
    #expect(result == (["lang": "es"], [.malformed(line: 1)]))
  }
}

extension SettingsFile {
  /// The file of a program with all catalogs and services.
  static let known = SettingsFile(
    catalogs: CatalogID.known, services: [.cities, .people, .pokeapi, .sprites, .nyt, .wikipedia])
}

@Suite struct SettingsWritingTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.file("config") }

  @Test(arguments: [
    ("", "theme = dark\n"), ("\n", "\ntheme = dark\n"),
    ("lang = es", "lang = es\ntheme = dark\n"),
    ("theme=light", "theme = dark"), ("theme = light\nlang = es\n", "theme = dark\nlang = es\n"),
    ("theme = light\r\n# mine\r\n", "theme = dark\r\n# mine\r\n"),
    ("# theme = 16\nplanet = mars\n", "# theme = 16\nplanet = mars\ntheme = dark\n"),
    ("theme = 16\ntheme = mono\nx", "theme = 16\ntheme = dark\nx"),
    ("\u{FEFF}theme = 16", "\u{FEFF}theme = dark"),
  ])
  func onlyTheLineOfTheKeyIsChanged(_ before: String, _ after: String) throws {
    try TestFiles.write(before, to: path)
    try SettingsFile.set("theme", to: "dark", in: path)
    #expect(String(decoding: try TestFiles.bytes(of: path), as: UTF8.self) == after)
    #expect(SettingsFile.known.read(path).values["theme"] == "dark")
    #expect(folder.names() == ["config"])
  }

  @Test(arguments: [
    ("", ""), ("lang = es\n", "lang = es\n"), ("theme = 16", ""),
    ("# theme = 16\ntheme=16\r\nlang = es\n theme = dark\n", "# theme = 16\nlang = es\n"),
  ])
  func aKeyIsTakenOutWithAllItsLines(_ before: String, _ after: String) throws {
    try TestFiles.write(before, to: path)
    try SettingsFile.set("theme", to: nil, in: path)
    #expect(String(decoding: try TestFiles.bytes(of: path), as: UTF8.self) == after)
  }

  @Test func whereThereIsNoFileNoneIsMadeToTakeAKeyOut() throws {
    try SettingsFile.set("theme", to: nil, in: path)
    #expect(folder.names() == [])
  }

  @Test func bytesThatAreNoTextStay() throws {
    try TestFiles.write([0x23, 0xFF, 0x00, 0x0A, 0x6C, 0x3D, 0xFE], to: path)
    try SettingsFile.set("lang", to: "es", in: path)
    let bytes = try TestFiles.bytes(of: path)
    #expect(bytes == [0x23, 0xFF, 0x00, 0x0A, 0x6C, 0x3D, 0xFE, 0x0A] + Array("lang = es\n".utf8))
  }

  @Test func theModeAndALinkStay() throws {
    let target = folder.file("target")
    try TestFiles.write("# mine\n", to: target)
    chmod(target, 0o640)
    symlink("target", path)
    try SettingsFile.set("sort_cities", to: "population", in: path)
    #expect(TestFiles.mode(of: target) == "640")
    #expect(SettingsFile.known.read(target).values == ["sort_cities": "population"])
    #expect(folder.names() == ["config", "target"])
  }

  @Test func aNewFileAndItsFolderAreTheirOwners() throws {
    let new = folder.file("a/b/config")
    try SettingsFile.set("lang", to: "es", in: new)
    #expect(TestFiles.mode(of: new) == "600")
    #expect(TestFiles.mode(of: folder.file("a/b")) == "700")
  }

  @Test func whatCantBeWrittenIsLeftAsItIs() throws {
    mkdir(path, 0o700)
    #expect(throws: DataError.unreadable(path: path, reason: .isFolder)) {
      try SettingsFile.set("lang", to: "es", in: path)
    }
    let large = folder.file("large")
    try TestFiles.write(String(repeating: "#", count: 65_530), to: large)
    #expect(throws: DataError.unwritable(path: large, reason: .tooLarge(limit: 65_536))) {
      try SettingsFile.set("lang", to: "es", in: large)
    }
    #expect(try TestFiles.bytes(of: large).count == 65_530)
  }
}
