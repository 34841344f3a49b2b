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
    #expect(about.contains("2026f"))
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
