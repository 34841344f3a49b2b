import Platform
import TestSupport
import Testing

@Suite(.oneAtATime) struct ProcessesTests {
  private func output(
    _ script: String, environment: [String: String] = ["PATH": "/usr/bin:/bin"], input: String = ""
  ) throws -> String {
    let folder = TemporaryFolder()
    let file = try FileDescriptor.inMemory(Array(input.utf8))
    defer { file.close() }
    var environment = environment
    environment["OUT"] = folder.file("out")
    let child = ChildProcess.start(
      ["sh", "-c", "{ \(script); } > \"$OUT\""], environment: environment, input: file)
    #expect(child?.wait() == 0)
    return String(decoding: try TestFiles.bytes(of: folder.file("out")), as: UTF8.self)
  }

  @Test func aProgramHasItsInputAndItsEnvironmentAlone() throws {
    #expect(
      try output("cat; echo $A", environment: ["PATH": "/bin", "A": "b"], input: "c ") == "c b\n")
  }

  /// A descriptor that is not closed by exec would be 50 in it.
  @Test func aProgramHasNoOtherDescriptor() throws {
    let (readEnd, writeEnd) = try FileDescriptor.pipe()
    defer {
      readEnd.close()
      writeEnd.close()
    }
    let other = FileDescriptor(rawValue: 50)
    try readEnd.duplicate(as: other)
    defer { other.close() }
    #expect(try output("test -e /proc/self/fd/50 && echo open; test -e /proc/self/fd/0") == "")
  }

  /// This program ignores closed pipes and files that are too large; one that it starts does not.
  @Test func aProgramIsEndedByAClosedPipe() throws {
    Signals.ignoreFailedWrites()
    let line = try output("grep SigIgn /proc/self/status").split(whereSeparator: \.isWhitespace)
    let ignored = try #require(line.last.flatMap { UInt64($0, radix: 16) })
    // SIGPIPE is 13, SIGXFSZ 25.
    #expect(ignored & (1 << 12 | 1 << 24) == 0)
  }

  @Test(arguments: [("exit 0", 0), ("exit 3", 3), ("kill -9 $$", nil)] as [(String, Int32?)])
  func aProgramEndsWithAStatusOrByASignal(_ script: String, _ status: Int32?) throws {
    let child = try #require(
      ChildProcess.start(["sh", "-c", script], environment: ["PATH": "/bin"], isApart: true))
    #expect(child.wait() == status)
  }

  @Test func aProgramThatIsNotThereIsNotStarted() {
    #expect(ChildProcess.start(["/nowhere/at/all"], environment: [:]) == nil)
    #expect(ChildProcess.start([], environment: [:]) == nil)
  }

  @Test func aProgramThatDoesNotEndIsKilled() throws {
    let (readEnd, writeEnd) = try FileDescriptor.pipe()
    let child = try #require(
      ChildProcess.startConfined(
        ["/bin/sh", "-c", "echo begun; exec sleep 1000"], environment: ["PATH=/usr/bin:/bin"],
        input: readEnd, output: writeEnd, memory: 1 << 30, processor: 5))
    writeEnd.close()
    var bytes: [UInt8] = []
    try readEnd.read(100, into: &bytes)
    #expect(bytes == Array("begun\n".utf8))
    #expect(!child.hasEnded(before: .now))
    child.kill()
    #expect(child.hasEnded(before: .now + .seconds(60)))
    #expect(child.wait() == nil)
    readEnd.close()
  }
}

@Suite struct EnvironmentTests {
  @Test func aVariableIsTheSameAloneAndAmongAll() throws {
    let path = try #require(Environment.value(of: "PATH"))
    #expect(Environment.current()["PATH"] == path)
    #expect(Environment.value(of: "CATALEJO_NOBODY_SETS_THIS") == nil)
  }

  @Test func aHomeFolderIsKnownByItsUser() {
    #expect(Environment.homeFolder(of: "root") == "/root")
    #expect(Environment.homeFolder(of: "nobody of that name") == nil)
    #expect(Environment.homeFolder()?.hasPrefix("/") == true)
  }
}

@Suite struct MemoryTests {
  @Test(
    arguments: [
      ([], [], 0), ([1], [], 1), ([], [1, 2], -2), ([1, 2], [1, 3], -1), ([255], [1], 1),
      ([1, 2], [1, 2], 0), ([1, 2, 3], [1, 2], 1),
    ] as [([UInt8], [UInt8], Int)])
  func bytesAreInTheOrderOfTheFirstThatDiffers(_ a: [UInt8], _ b: [UInt8], _ order: Int) {
    let found = a.withUnsafeBytes { a in b.withUnsafeBytes { b in byteOrder(a, b) } }
    #expect(found.signum() == order.signum())
  }

  @Test func aByteIsFoundFromAPlaceOn() {
    let bytes: [UInt8] = [5, 1, 5, 2]
    bytes.withUnsafeBytes { bytes in
      #expect([0, 1, 2, 3, 4].map { bytes.firstOffset(of: 5, from: $0) } == [0, 2, 2, nil, nil])
    }
  }
}
