import Components
import ContractMocks
import Contracts
import Domain
import Foundation
import Localization
import Pictures
import PseudoTerminal
import StubServer
import Terminal
import TestSupport
import Testing
import TextUI
import Viper

@testable import App
@testable import Session

/// Pictures in a session: what is due is done after what was asked for.
@MainActor
@Suite struct SessionPictureTests {
  private func run(
    _ reader: any LineReading, on console: MemoryConsole
  ) async throws -> (lines: [String], calls: [MockPictureDataManager.Call]) {
    let face = Picture(rows: [[.init("(o_o)")]])
    let pictures = MockPictureDataManager(
      [.path(["pokemon", "1.png"], of: .sprites): .success(face)])
    let world = try World(console: console) { $0.pictures = pictures }
    #expect(await world.run(reader) == .done)
    return (console.lines, pictures.calls)
  }

  @Test func whereNobodyWaitsPicturesAreShownWithTheRest() async throws {
    let (lines, calls) = try await run(
      ScriptedReader(["pokemon", "1", "picture"].map(LineInput.line)), on: MemoryConsole())
    #expect(lines.filter { $0.hasPrefix("(o_o)") }.count == 2)
    #expect(!lines.contains("[picture: loading…]"))
    #expect(calls.map(\.inPixels) == [true, true])
    #expect(Set(calls.map(\.address)) == [.path(["pokemon", "1.png"], of: .sprites)])
  }

  @Test func anotherWindowHasThemInItsSize() async throws {
    let console = MemoryConsole(isInteractive: true)
    let reader = LiveReader([
      .enter("pokemon"), .enter("1"), .enter("picture"),
      .resized(console, columns: 40, rows: 12),
    ])
    let calls = try await run(reader, on: console).calls
    #expect(calls.last.map { $0.size.columns <= 40 && $0.size.rows <= 12 } == true)
  }
}

/// Pictures in the real program, with chafas that do what they should, and what they should not.
@Waiting
@Suite(.oneAtATime) struct PictureSessionTests {
  private let outpost: Outpost

  init() async throws {
    outpost = try await Outpost()
  }

  /// Opens the detail of a person with a chafa of ours.
  private func visit(_ script: String) throws -> PseudoTerminal {
    let folder = outpost.home.path + "/programs"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let program = folder + "/chafa"
    try ExecutableScript.write(script, to: program)
    let environment = [
      "CATALEJO_PICTURES": "auto", "COLORTERM": "truecolor", "PATH": "\(folder):/usr/bin:/bin",
    ]
    return try outpost.open(rows: 40, environment: environment)
  }

  private func openFirst(_ visitor: PseudoTerminal) throws {
    try visitor.enter("people", expecting: "of 50", "❯")
    try visitor.enter("info 1")
  }

  @Test func aPictureIsBesideItsFactsInItsColors() throws {
    let visitor = try visit("printf '\\033[38;2;9;8;7mab\\033[0m\\n'")
    try openFirst(visitor)
    try visitor.expect("\u{1B}[38;2;9;8;7mab\u{1B}[m  ", "Gender", "❯")
    try visitor.enter("picture", expecting: "\u{1B}[38;2;9;8;7mab\u{1B}[0m", "❯")
    try visitor.leave()
    let kept = outpost.cacheFolder + "/pictures"
    #expect(try FileManager.default.contentsOfDirectory(atPath: kept).isEmpty == false)
    #expect(TestFiles.mode(of: kept) == "700")
  }

  @Test func theRealOneDrawsInWhatTheTerminalShows() throws {
    let visitor = try outpost.open(
      rows: 40, environment: ["CATALEJO_PICTURES": "auto", "TERM": "xterm-kitty"])
    try openFirst(visitor)
    try visitor.expect("\u{1B}7\u{1B}_Ga=T,q=2,C=1,f=32,s=", "\u{1B}\\\u{1B}8", "Gender", "❯")
    try visitor.leave()
  }

  @Test func oneThatHangsHoldsNobody() throws {
    let visitor = try visit("exec sleep 1000")
    try openFirst(visitor)
    try visitor.expect("[picture: loading…]", "Gender", "❯")
    try visitor.enter("back", expecting: "of 50", "❯")
    try visitor.leave()
  }

  @Test(arguments: [
    "printf '\\033]0;owned\\007ab\\n'", "printf 'owned\\033[2J\\n'", "kill -11 $$",
    "head -c 100000000 /dev/zero | tr '\\0' o",
  ])
  func whatOneSaysBesideAPictureGoesNowhere(script: String) throws {
    let visitor = try visit(script)
    try openFirst(visitor)
    try visitor.expect("[no picture: chafa could not draw it]", "Gender", "❯")
    try visitor.leave()
    #expect(!visitor.output.contains("owned"))
  }

  @Test func whereThereIsNoneThatIsSaid() throws {
    let folder = outpost.home.path
    let visitor = try outpost.open(
      rows: 40, environment: ["CATALEJO_PICTURES": "auto", "PATH": folder])
    try openFirst(visitor)
    try visitor.expect("[no picture: install chafa to see it (apt install chafa)]", "❯")
    try visitor.leave()
    #expect(!outpost.server.requests.map(\.endpoint).contains(.pictures))
  }
}
