import Clocks
import Domain
import Foundation
import Localization
import TestSupport
import Testing
import TextUI

@testable import App

@Suite struct AboutTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func script(_ name: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: "scripts/\(name)"), encoding: .utf8)
  }

  /// Each package that the embedded data are built of, with the version that is fetched.
  @Test(arguments: [Language.english, .spanish])
  func aboutNamesTheVersionOfEachDataSet(language: Language) throws {
    let fetched = try script("fetch-data").split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      return words.count > 3 && line.hasPrefix("fetch ") ? "\(words[1]) \(words[2])" : nil
    }
    let map = try script("fetch-map-data").split(separator: "\n").compactMap { line in
      line.hasPrefix("readonly ") && line.contains("_package=")
        ? line.split(separator: "=").dropFirst().filter { !$0.isEmpty }.joined(separator: " ") : nil
    }
    #expect(fetched.count == 5 && map.count == 2)
    let about = AboutText.lines(Strings(language)).map(\.text).joined(separator: "\n")
    #expect((fetched + map).filter { !about.contains($0) } == [])
    let version = try #require(TimeZones.embeddedVersion?.name)
    let credit = language == .english ? "tz database" : "base de datos tz"
    #expect(about.contains("\(credit) \(version) "))
  }

  /// The machine's zones are newer, or they are not.
  @Test func aboutNamesTheClocksInUse() throws {
    let version = try #require(TimeZones.embeddedVersion?.name)
    let folder = TemporaryFolder()
    func clocks(_ language: Language) -> String? {
      AboutText.lines(Strings(language), TimeZones(folder: folder.path)).map(\.text)
        .first { $0.hasPrefix("Clocks in use") || $0.hasPrefix("Relojes en uso") }
    }
    #expect(clocks(.english) == "Clocks in use: tz \(version), part of the program.")
    try "# version 2999a\n".write(
      toFile: folder.file("tzdata.zi"), atomically: true, encoding: .utf8)
    #expect(
      clocks(.english)
        == "Clocks in use: tz 2999a of the system, newer than \(version) in the program.")
    #expect(
      clocks(.spanish)
        == "Relojes en uso: tz 2999a del sistema, más reciente que \(version) en el programa.")
  }

  /// The toolchain that runs the tests compiled them, and the program.
  @Test func swiftIsTheOneThatCompiledTheProgram() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc", "--version"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let current = CompilerVersion.current
    #expect(current.hasSuffix("+") || text.contains("Swift version \(current) "))
  }
}
