import Foundation
import Localization
import PseudoTerminal
import Testing
import TextUI

@testable import App

/// What the program says of itself and of what it is made with.
@Suite struct AboutTests {
  @Test func theCommandSaysWhatTheSessionSays() throws {
    let home = try Home()
    for language in ["en", "es"] {
      let alone = try home.run("about", "--lang", language)
      #expect(alone.status == .exited(0))
      #expect(alone.errors == "")
      let session = try home.run("--lang", language, input: "about\n")
      #expect(session.output.contains(alone.output))
    }
  }

  @Test(arguments: [Language.english, .spanish])
  func versionsLicensesAndSourcesAreNamed(language: Language) {
    let lines = AboutText.lines(Strings(language)).map(\.text)
    let text = lines.joined(separator: "\n")
    let named = [
      "catalejo \(Version.current)", "GeoNames", "CC BY 4.0", "Natural Earth", "poke-env", "MIT",
      "Unicode", "CC BY-SA 4.0", "Apache 2.0", "BSD 3-Clause",
    ]
    #expect(named.filter { !text.contains($0) } == [])
    for part in ProgramPart.ofTheSystem {
      #expect(text.contains("\(part.name) \(part.version ?? "?"), "))
    }
    #expect(lines.filter { DisplayWidth.of($0) > 80 } == [])
  }

  @Test func packagesAreAtLeastAsNewAsTheManifestAsksFor() throws {
    let manifest = try String(
      contentsOf: URL(filePath: #filePath).appending(path: "../../../Package.swift").standardized,
      encoding: .utf8)
    for part in ProgramPart.packages {
      let version = try #require(part.version).dropLast()
      #expect(manifest.contains("/\(part.name)\", from: \"\(version)\")"))
    }
  }
}
