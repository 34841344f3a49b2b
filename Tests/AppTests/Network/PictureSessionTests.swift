import Foundation
import PseudoTerminal
import StubServer
import TestSupport
import Testing

/// Pictures in the real program, with chafas that do what they should, and what they should not.
@Suite(.oneAtATime) struct PictureSessionTests {
  private let outpost: Outpost

  init() async throws {
    outpost = try await Outpost()
  }

  /// Opens the detail of a person with a chafa of ours.
  private func visit(_ script: String) async throws -> Visitor {
    let folder = outpost.home.path + "/programs"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let program = folder + "/chafa"
    try ExecutableScript.write(script, to: program)
    let environment = [
      "CATALEJO_PICTURES": "auto", "COLORTERM": "truecolor", "PATH": "\(folder):/usr/bin:/bin",
    ]
    return try await outpost.open(rows: 40, environment: environment)
  }

  private func openFirst(_ visitor: Visitor) async throws {
    try await visitor.enter("people", expecting: "of 50", "❯")
    try await visitor.enter("info 1")
  }

  @Test func aPictureIsBesideItsFactsInItsColors() async throws {
    let visitor = try await visit("printf '\\033[38;2;9;8;7mab\\033[0m\\n'")
    try await openFirst(visitor)
    try await visitor.expect("\u{1B}[38;2;9;8;7mab\u{1B}[0m  ", "Gender", "❯")
    try await visitor.enter("picture", expecting: "\u{1B}[38;2;9;8;7mab\u{1B}[0m", "❯")
    #expect(try await visitor.leave() == .exited(0))
    let kept = outpost.cacheFolder + "/pictures"
    #expect(try FileManager.default.contentsOfDirectory(atPath: kept).isEmpty == false)
    let attributes = try FileManager.default.attributesOfItem(atPath: kept)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
  }

  @Test func theRealOneDrawsInWhatTheTerminalShows() async throws {
    let visitor = try await outpost.open(
      rows: 40, environment: ["CATALEJO_PICTURES": "auto", "TERM": "xterm-kitty"])
    try await openFirst(visitor)
    try await visitor.expect("\u{1B}7\u{1B}_Ga=T,q=2,C=1,f=32,s=", "\u{1B}\\\u{1B}8", "Gender", "❯")
    #expect(try await visitor.leave() == .exited(0))
  }

  @Test func oneThatHangsHoldsNobody() async throws {
    let visitor = try await visit("exec sleep 1000")
    try await openFirst(visitor)
    try await visitor.expect("[picture: loading…]", "Gender", "❯")
    try await visitor.enter("back", expecting: "of 50", "❯")
    #expect(try await visitor.leave() == .exited(0))
  }

  @Test(arguments: [
    "printf '\\033]0;owned\\007ab\\n'", "printf 'owned\\033[2J\\n'", "kill -11 $$",
    "head -c 100000000 /dev/zero | tr '\\0' o",
  ])
  func whatOneSaysBesideAPictureGoesNowhere(script: String) async throws {
    let visitor = try await visit(script)
    try await openFirst(visitor)
    try await visitor.expect("[no picture: chafa could not draw it]", "Gender", "❯")
    #expect(try await visitor.leave() == .exited(0))
    #expect(await !visitor.output.contains("owned"))
  }

  @Test func whereThereIsNoneThatIsSaid() async throws {
    let folder = outpost.home.path
    let visitor = try await outpost.open(
      rows: 40, environment: ["CATALEJO_PICTURES": "auto", "PATH": folder])
    try await openFirst(visitor)
    try await visitor.expect("[no picture: install chafa to see it (apt install chafa)]", "❯")
    #expect(try await visitor.leave() == .exited(0))
    #expect(!outpost.server.requests.map(\.endpoint).contains(.pictures))
  }

  @Test func whatIsNoChoiceIsSaid() async throws {
    let flag = try await outpost.run("--pictures", "big")
    #expect(flag.status == .exited(2))
    #expect(flag.errors.contains("one of auto, kitty, sixel, iterm, symbols, none"))
    let variable = try await outpost.run(environment: ["CATALEJO_PICTURES": "big"])
    #expect(variable.status == .exited(0))
    #expect(
      variable.messages == [
        "CATALEJO_PICTURES is “big”, which means nothing here; "
          + "it can be: auto, kitty, sixel, iterm, symbols, none."
      ])
  }
}
