import Domain
import Glibc
import TestSupport
import Testing

@testable import Local

@Suite struct SettingsWritingTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("config")
  }

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
