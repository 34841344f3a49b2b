import Domain
import Glibc
import TestSupport
import Testing

@testable import Remote

@Suite struct FileLogSinkTests {
  private let folder = TemporaryFolder()

  @Test func appendsToAPrivateFile() throws {
    let path = folder.file("log")
    let mask = umask(0)
    defer { umask(mask) }
    try FileLogSink(path: path).write(["a", "b"])
    try FileLogSink(path: path).write(["c"])
    #expect(TestFiles.text(of: path) == "a\nb\nc\n")
    #expect(TestFiles.mode(of: path) == "600")
  }

  @Test func turnsOverAtItsLimit() throws {
    let sink = FileLogSink(path: folder.file("log"), limit: 4)
    for line in ["one", "two", "three"] { try sink.write([line]) }
    #expect(folder.names() == ["log", "log.1"])
    #expect(TestFiles.text(of: folder.file("log")) == "three\n")
    #expect(TestFiles.text(of: folder.file("log.1")) == "two\n")
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
    let failures = Recorder<DataError>()
    let path = folder.file("none/log")
    let log = DebugLog(to: FileLogSink(path: path), onFailure: failures.record)
    log.write(["a"])
    log.write(["b"])
    #expect(!log.isOn)
    #expect(failures.all == [.unwritable(path: path, reason: .missing)])
  }
}
