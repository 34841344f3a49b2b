import Foundation
import PseudoTerminal
import TestSupport
import Testing

/// `catalejo < script`: the real program without a terminal.
@Suite(.oneAtATime) struct ScriptTests {
  private let home: Home

  init() throws {
    home = try Home()
  }

  @Test func aScriptGivesItsTranscript() throws {
    let run = try home.run(input: "/lima\nfilter country=pe\nfav 1\n")
    let expected = try String(contentsOfFile: Transcript.path("script.en"), encoding: .utf8)
    #expect(run.output == expected)
    #expect(run.errors == "")
    #expect(run.status == .exited(0))
  }

  @Test func oddInputIsSurvived() throws {
    var input = Array(repeating: UInt8(ascii: "a"), count: 1_000_000)
    input += Array("\n/li\0ma\n".utf8) + [0x2F, 0xFF, 0xFE, 0xC3, 0x0A] + Array("about\r\n".utf8)
    let run = try home.run([], input: input)
    #expect(run.status == .exited(1))
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.output.contains("GeoNames"))
    #expect(!run.output.contains("\0"))
  }

  @Test func nobodyReadingIsNoFailure() throws {
    let run = try ProgramRun.run(
      "/bin/bash",
      [
        "-c", "set -o pipefail; \"$0\" list cities --limit 50000 | head -n 1",
        Executables.path("catalejo"),
      ],
      environment: PseudoTerminal.environment(home: home.path))
    #expect(run.output == "    1   1 Arm (Surjanwali), IN\n")
    #expect(run.errors == "")
    #expect(run.status == .exited(0))
  }

  @Test func aClosedInputIsAnEndAndAClosedOutputAFailure() throws {
    func run(_ redirection: String) throws -> ProgramRun {
      try ProgramRun.run(
        "/bin/sh", ["-c", "\"$0\" \(redirection)", Executables.path("catalejo")],
        environment: PseudoTerminal.environment(home: home.path))
    }
    #expect(try run("<&-").status == .exited(0))
    #expect(try run("</dev/null >&-").status == .exited(5))
  }

  @Test func aByteOrderMarkIsNoPartOfTheFirstLine() throws {
    #expect(try home.run(input: "\u{FEFF}/lima\n").output.contains("Lima, PE"))
  }

  @Test func aDeepLinkOpensThere() throws {
    let run = try home.run("--open", "cities/3936456", input: "fav\n")
    #expect(run.output.hasPrefix("Lima, PE\n"))
    #expect(run.status == .exited(0))
    #expect(try home.run("--open", "cities/1").status == .exited(1))
  }
}
