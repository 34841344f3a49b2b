import Glibc
import Platform
import PseudoTerminal
import TestSupport
import Testing

@testable import Terminal

@Suite(.oneAtATime) struct HistoryFileTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.file("history") }

  @Test func noFileIsAnEmptyHistory() throws {
    #expect(try HistoryFile(path: path).load() == [])
    #expect(TestFiles.text(of: path) == nil)
  }

  @Test func aFileThatHasGrownIsCutToTheNewest() throws {
    let history = HistoryFile(path: path, limit: 10)
    for number in 1...11 { try history.append("\(number)") }
    #expect(TestFiles.text(of: path) == (1...11).map { "\($0)\n" }.joined())
    try history.append("12")
    #expect(TestFiles.text(of: path) == (3...12).map { "\($0)\n" }.joined())
    #expect(TestFiles.mode(of: path) == "600")
  }

  @Test func aFileCutShortSwallowsNoLine() throws {
    try TestFiles.write("whole\nhal", to: path)
    try HistoryFile(path: path).append("new")
    #expect(TestFiles.text(of: path) == "whole\nhal\nnew\n")
    #expect(TestFiles.mode(of: path) == "600")
  }

  @Test func loadingCutsTooAndALinkStaysOne() throws {
    let target = folder.file("target")
    try TestFiles.write((1...30).map { "\($0)\n" }.joined(), to: target)
    symlink(target, path)
    #expect(try HistoryFile(path: path, limit: 3).load() == ["28", "29", "30"])
    #expect(TestFiles.text(of: target) == "28\n29\n30\n")
  }

  @Test func whatIsNoFileIsRefused() throws {
    mkfifo(path, 0o600)
    #expect(throws: HistoryError(path: path, error: Errno(rawValue: EINVAL))) {
      try HistoryFile(path: path).load()
    }
    #expect(throws: HistoryError(path: path, error: Errno(rawValue: EINVAL))) {
      try HistoryFile(path: path).append("x")
    }
    #expect(throws: HistoryError(path: folder.path, error: Errno(rawValue: EINVAL))) {
      try HistoryFile(path: folder.path).append("x")
    }
  }

  @Test func aFolderThatCannotBeMadeIsAnError() {
    let path = "/dev/null/folder/history"
    #expect(throws: HistoryError(path: path, error: Errno(rawValue: ENOTDIR))) {
      try HistoryFile(path: path).append("x")
    }
  }

  @Test func manySessionsAtOnceLoseNothing() async throws {
    let path = path
    try await withThrowingTaskGroup { group in
      for session in 0..<4 {
        group.addTask {
          let history = HistoryFile(path: path, limit: 1_000)
          for number in 0..<25 { try history.append("\(session) \(number)") }
        }
      }
      try await group.waitForAll()
    }
    let expected = (0..<4).flatMap { session in (0..<25).map { "\(session) \($0)" } }
    #expect(try HistoryFile(path: path).load().sorted() == expected.sorted())
  }

  @Test func onlyLinesWorthItAreKept() {
    let lines = ["", "  ", "a", String(repeating: "x", count: 4_097)]
    #expect(lines.map(HistoryFile.keeps) == [false, false, true, false])
  }
}

@Suite(.oneAtATime) struct HistoryCodecTests {
  @Test func anEntryIsALineOfPlainText() {
    #expect(HistoryCodec.encode("search são 日") == Array("search são 日\n".utf8))
    #expect(HistoryCodec.encode("a\\b\nc") == Array("a\\\\b\\nc\n".utf8))
  }

  @Test func whatIsEncodedIsDecoded() {
    let entries = ["a\\nb", "a\nb", "\\", "\\\\n", "é 日 🙂", " x "]
    #expect(HistoryCodec.decode(entries.flatMap(HistoryCodec.encode), limit: 100) == entries)
  }

  @Test func theNewestEntriesAreKept() {
    #expect(HistoryCodec.decode(Array("a\nb\nb\nc\n".utf8), limit: 2) == ["b", "c"])
  }

  @Test func anyContentIsTolerated() {
    let bytes = Array("a".utf8) + [0, 0xFF, 0x1B] + Array("b\n\n\n\\x\r\nopen\\".utf8)
    #expect(HistoryCodec.decode(bytes, limit: 10) == ["a\u{FFFD}b", "\\x", "open\\"])
  }
}

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

  @Test func linesOfAnEarlierRunAreThere() throws {
    let earlier = try start()
    try type(["first", "señor \\ 日"], in: earlier)
    try end(earlier)
    let terminal = try start()
    try terminal.send("\u{1B}[A.\r", expecting: "line [señor \\ 日.]", "type> ")
    try terminal.send("\u{12}fir\r", expecting: "line [first]")
    #expect(TestFiles.mode(of: path) == "600")
    #expect(TestFiles.mode(of: typing.home.file("state/catalejo")) == "700")
    #expect(TestFiles.mode(of: typing.home.file("state")) == "700")
  }

  @Test func emptyLinesAndRepetitionsAreNotKept() throws {
    let terminal = try start()
    try type(["", "  ", "same", "same", "other", "same"], in: terminal)
    try end(terminal)
    let next = try start()
    try type(["same"], in: next)
    try end(next)
    #expect(TestFiles.text(of: path) == "same\nother\nsame\n")
  }

  @Test func aHistoryThatCannotBeKeptIsSaidOnce() throws {
    let terminal = try typing.start(["--history", "/dev/null/history"])
    try type(["first", "second"], in: terminal)
    try terminal.send("\u{1B}[A\u{1B}[A!\r", expecting: "line [first!]")
    #expect(terminal.output.ranges(of: "problem").count == 1)
  }
}
