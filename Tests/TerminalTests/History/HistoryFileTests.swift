import Glibc
import PseudoTerminal
import TestSupport
import Testing

@testable import Terminal

@Suite(.oneAtATime) struct HistoryFileTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("history")
  }

  @Test func noFileIsAnEmptyHistory() throws {
    #expect(try HistoryFile(path: path).load() == [])
    #expect(File.text(path) == nil)
  }

  @Test func aFileThatHasGrownIsCutToTheNewest() throws {
    let history = HistoryFile(path: path, limit: 10)
    for number in 1...11 { try history.append("\(number)") }
    #expect(File.text(path) == (1...11).map { "\($0)\n" }.joined())
    try history.append("12")
    #expect(File.text(path) == (3...12).map { "\($0)\n" }.joined())
    #expect(File.mode(path) == 0o600)
  }

  @Test func loadingCutsToo() throws {
    let file = try #require(File(path))
    file.write((1...30).map { "\($0)\n" }.joined())
    #expect(try HistoryFile(path: path, limit: 3).load() == ["28", "29", "30"])
    #expect(File.text(path) == "28\n29\n30\n")
  }

  @Test func aFileCutShortSwallowsNoLine() throws {
    let file = try #require(File(path))
    file.write("whole\nhal")
    try HistoryFile(path: path).append("new")
    #expect(File.text(path) == "whole\nhal\nnew\n")
    #expect(File.mode(path) == 0o600)
  }

  @Test func aLinkStaysOne() throws {
    let target = folder.file("target")
    let file = try #require(File(target))
    file.write((1...30).map { "\($0)\n" }.joined())
    symlink(target, path)
    #expect(try HistoryFile(path: path, limit: 3).load() == ["28", "29", "30"])
    #expect(File.text(target) == "28\n29\n30\n")
  }

  @Test func whatIsNoFileIsRefused() throws {
    mkfifo(path, 0o600)
    #expect(throws: HistoryError(path: path, code: EINVAL)) { try HistoryFile(path: path).load() }
    #expect(throws: HistoryError(path: path, code: EINVAL)) {
      try HistoryFile(path: path).append("x")
    }
    #expect(throws: HistoryError(path: folder.path, code: EINVAL)) {
      try HistoryFile(path: folder.path).append("x")
    }
  }

  @Test func aFolderThatCannotBeMadeIsAnError() {
    let path = "/dev/null/folder/history"
    #expect(throws: HistoryError(path: path, code: ENOTDIR)) {
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
