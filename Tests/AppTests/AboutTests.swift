import Foundation
import PseudoTerminal
import TestSupport
import Testing

@testable import App

/// What the program says of itself and of what it is made with.
@Suite(.oneAtATime) struct AboutTests {
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

  private static func source(_ path: String) throws -> String {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Only the stub server is made with Hummingbird.
  @Test func everyPackageOfTheProgramIsNamedWithTheVersionThatIsAskedFor() throws {
    let asked = try Self.source("Package.swift").matches(
      of: #/\.package\(url: ".*/([^/"]+)", from: "([^"]+)"/#
    ).map { "\($0.1) \($0.2)+" }.filter { !$0.hasPrefix("hummingbird") }
    #expect(Set(asked) == Set(ProgramPart.packages.map { "\($0.name) \($0.version ?? "")" }))
  }

  /// What Debian's package says of others' work has each embedded file, and each package that is
  /// linked in on Linux, named by Package.swift or by another.
  @Test func thePackageSaysWhoseEachPartIs() throws {
    let copyright = try Self.source("scripts/debian/copyright")
    let blobs = try Self.source("Sources/CData/CData.c").matches(of: #/"blobs/([a-z]+\.bin)"/#)
      .map { "Sources/CData/blobs/\($0.1)" }
    #expect(!blobs.isEmpty && blobs.filter { !copyright.contains($0) } == [])
    let packages = try Self.source("Package.resolved").matches(
      of: #/"location" : ".*/([^/"]+?)(?:\.git)?",?\n/#
    ).map { String($0.1) }
    let others = ["hummingbird", "swift-nio-transport-services"]
    #expect(packages.count > others.count)
    #expect(packages.filter { !copyright.contains($0) && !others.contains($0) } == [])
  }
}
