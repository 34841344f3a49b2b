import PseudoTerminal
import TestSupport
import Testing

/// The real program without a terminal.
@Suite(.oneAtATime) final class PlainInputTests: TypingTests {
  private func run(_ input: [UInt8]) throws -> ProgramRun {
    try ProgramRun.run(
      Typing.program, input: input, environment: PseudoTerminal.environment(home: typing.home.path))
  }

  @Test func linesGoInAndPlainTextComesOut() throws {
    let run = try run(Array("uno\r\nd\u{F3}s\nlast".utf8) + [0xFF])
    #expect(run.output == "line [uno]\nline [dós]\nline [last\u{FFFD}]\nend\n")
    #expect(run.errors == "")
    #expect(run.status == .exited(0))
  }

  @Test func aLineOfAMegabyteIsTooLongAndTheNextIsFine() throws {
    let run = try run([UInt8](repeating: 0x61, count: 1 << 20) + Array("\nb\n".utf8))
    #expect(run.output == "too long\nline [b]\nend\n")
  }

  @Test func manyLinesBlockNobody() throws {
    let lines = (0..<50_000).map { "\($0)" }
    let run = try run(Array(lines.map { $0 + "\n" }.joined().utf8))
    #expect(run.output == lines.map { "line [\($0)]\n" }.joined() + "end\n")
  }
}
