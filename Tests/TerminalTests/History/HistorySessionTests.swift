import PseudoTerminal
import TestSupport
import Testing

@Suite(.oneAtATime) final class HistorySessionTests: TypingTests {
  private var path: String { typing.home.file("state/catalejo/history") }

  private func start() throws -> PseudoTerminal { try typing.start(["--history", path]) }

  private func type(_ lines: [String], in terminal: PseudoTerminal) throws {
    for line in lines {
      try terminal.send(line + "\r", expecting: "line [\(line)]", "type> ")
    }
  }

  private func end(_ terminal: PseudoTerminal) throws {
    try terminal.send("\u{4}")
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test func theArrowBringsEarlierLinesBack() throws {
    let terminal = try start()
    try type(["first", "señor 日"], in: terminal)
    try terminal.send("\u{1B}[A\u{1B}[A!\r", expecting: "line [first!]")
    try terminal.send("\u{1B}OA\u{1B}OA\u{1B}OB\u{1B}OA?\r", expecting: "line [señor 日?]")
  }

  @Test func linesOfAnEarlierRunAreThere() throws {
    let earlier = try start()
    try type(["first", "señor \\ 日"], in: earlier)
    try end(earlier)
    let terminal = try start()
    try terminal.send("\u{1B}[A.\r", expecting: "line [señor \\ 日.]", "type> ")
    try terminal.send("\u{12}fir\r", expecting: "line [first]")
    #expect(File.mode(path) == 0o600)
    #expect(File.mode(typing.home.file("state/catalejo")) == 0o700)
    #expect(File.mode(typing.home.file("state")) == 0o700)
  }

  @Test func twoSessionsMerge() throws {
    let one = try start()
    let two = try start()
    try type(["one a"], in: one)
    try type(["two a"], in: two)
    try type(["one b"], in: one)
    try end(one)
    try end(two)
    #expect(File.text(path) == "one a\ntwo a\none b\n")
    let terminal = try start()
    try terminal.send("\u{1B}[A\u{1B}[A\r", expecting: "line [two a]")
  }

  @Test func emptyLinesAndRepetitionsAreNotKept() throws {
    let terminal = try start()
    try type(["", "  ", "same", "same", "other", "same"], in: terminal)
    try end(terminal)
    let next = try start()
    try type(["same"], in: next)
    try end(next)
    #expect(File.text(path) == "same\nother\nsame\n")
  }

  @Test func aHistoryThatCannotBeKeptIsSaidOnce() throws {
    let terminal = try typing.start(["--history", "/dev/null/history"])
    try type(["first", "second"], in: terminal)
    try terminal.send("\u{1B}[A\u{1B}[A!\r", expecting: "line [first!]")
    #expect(terminal.output.ranges(of: "problem").count == 1)
  }
}
