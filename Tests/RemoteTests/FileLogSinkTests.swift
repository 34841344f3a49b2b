import Domain
import Foundation
import Glibc
import Synchronization
import TestSupport
import Testing

@testable import Remote

@Suite struct FileLogSinkTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func appendsToAPrivateFile() throws {
    let path = folder.file("log")
    let mask = umask(0)
    defer { umask(mask) }
    try FileLogSink(path: path).write(["a", "b"])
    try FileLogSink(path: path).write(["c"])
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "a\nb\nc\n")
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
  }

  @Test func turnsOverAtItsLimit() throws {
    let sink = FileLogSink(path: folder.file("log"), limit: 4)
    for line in ["one", "two", "three"] { try sink.write([line]) }
    #expect(folder.names() == ["log", "log.1"])
    #expect(try String(contentsOfFile: folder.file("log"), encoding: .utf8) == "three\n")
    #expect(try String(contentsOfFile: folder.file("log.1"), encoding: .utf8) == "two\n")
  }

  @Test func saysWhatKeepsItFromWriting() {
    let missing = folder.file("none/log")
    #expect(throws: DataError.unwritable(path: missing, reason: .missing)) {
      try FileLogSink(path: missing).write(["a"])
    }
    #expect(throws: DataError.unwritable(path: folder.path, reason: .isFolder)) {
      try FileLogSink(path: folder.path).write(["a"])
    }
  }

  @Test func followsNoLink() {
    let path = folder.file("log")
    #expect(symlink(folder.file("other"), path) == 0)
    #expect(throws: DataError.self) { try FileLogSink(path: path).write(["a"]) }
    #expect(folder.names() == ["log"])
  }

  @Test func aLogThatFailsIsOffAndSaysSoOnce() {
    let failures = Mutex<[DataError]>([])
    let path = folder.file("none/log")
    let log = DebugLog(to: FileLogSink(path: path)) { error in
      failures.withLock { $0.append(error) }
    }
    log.write(["a"])
    log.write(["b"])
    #expect(!log.isOn)
    #expect(failures.withLock { $0 } == [.unwritable(path: path, reason: .missing)])
  }
}
