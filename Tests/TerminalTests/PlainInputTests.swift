import Glibc
import PseudoTerminal
import TestSupport
import Testing
import TextUI

@testable import Terminal

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

/// What can't be read is no end.
@Suite struct UnreadableInputTests {
  @Test func aFolderFails() async {
    let folder = open("/", O_RDONLY | O_CLOEXEC)
    defer { close(folder) }
    #expect(await PlainLineReader(descriptor: folder).read(prompt: Line()) == .failed(EISDIR))
  }
}

@Suite struct LineSplitterTests {
  /// All that a text gives, in blocks of a size.
  private func read(_ bytes: [UInt8], limit: Int = 100, block: Int) -> [LineInput] {
    var splitter = LineSplitter(limit: limit)
    var rest = bytes[...]
    var lines: [LineInput] = []
    while !rest.isEmpty {
      splitter.append(rest.prefix(block))
      rest = rest.dropFirst(block)
      while let line = splitter.next(isAtEnd: false) { lines.append(line) }
    }
    while let line = splitter.next(isAtEnd: true) { lines.append(line) }
    return lines
  }

  @Test(arguments: [1, 2, 3, 7, 1_000])
  func linesAreTheSameInBlocksOfAnySize(block: Int) {
    let bytes = Array("uno\r\n\ndós\0\n".utf8) + [0xFF, 0x0A] + Array("日".utf8)
    #expect(
      read(bytes, block: block) == [
        .line("uno"), .line(""), .line("dós\0"), .line("\u{FFFD}"), .line("日"),
      ])
  }

  @Test(arguments: [1, 3, 1_000])
  func longLinesAreSkippedToTheirEnd(block: Int) {
    let text = "1234\r\n12345\nab\n123456789\nc\n12345"
    #expect(
      read(Array(text.utf8), limit: 4, block: block) == [
        .line("1234"), .tooLong, .line("ab"), .tooLong, .line("c"), .tooLong,
      ])
  }

  @Test func aSecondLineBreakAtTheEndIsNoLine() {
    #expect(read(Array("a\n".utf8), block: 10) == [.line("a")])
    #expect(read([], block: 10) == [])
  }
}
