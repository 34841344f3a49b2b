import Platform
import TestSupport
import Testing

@Suite struct FileDescriptorTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.file("a") }

  /// Reads until the end, a few bytes at a time.
  private func bytes(of file: FileDescriptor) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while try file.read(3, into: &bytes) > 0 {}
    return bytes
  }

  @Test func whatIsWrittenIsReadFromItsStart() throws {
    let bytes = Array("seven bytes and more".utf8)
    let written = try FileDescriptor.open(path, [.writeOnly, .create])
    try written.write(bytes.span.bytes)
    written.close()
    let file = try FileDescriptor.open(path)
    defer { file.close() }
    #expect(try self.bytes(of: file) == bytes)
    #expect(file.position == bytes.count)
    try file.seek(to: 15)
    #expect(try self.bytes(of: file) == Array(" more".utf8))
  }

  /// A pipe holds 64 kB: both ends have to wait for each other, also where a call would not.
  @Test(arguments: [true, false])
  func allBytesGoThroughAPipeThatIsFullAtTimes(_ isBlocking: Bool) async throws {
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let (readEnd, writeEnd) = try FileDescriptor.pipe(isBlocking: isBlocking)
    let writing = SystemThread.start {
      try? writeEnd.write(bytes.span.bytes, retry: .ifBlocked)
      writeEnd.close()
    }
    #expect(writing)
    var read: [UInt8] = []
    while try readEnd.read(100_000, into: &read, retry: .ifBlocked) > 0 {}
    readEnd.close()
    #expect(read.count == bytes.count)
    // To tell how two arrays of this size differ takes minutes.
    let isSame = read == bytes
    #expect(isSame)
  }

  @Test func anEmptyPipeThatDoesNotBlockSaysSo() throws {
    let (readEnd, writeEnd) = try FileDescriptor.pipe(isBlocking: false)
    defer { readEnd.close() }
    var bytes: [UInt8] = [7]
    #expect(throws: Errno.wouldBlock) { try readEnd.read(5, into: &bytes) }
    #expect(bytes == [7])
    #expect(!readEnd.isReadable())
    #expect(readEnd.position == nil)
    writeEnd.close()
    #expect(readEnd.isReadable(within: 1_000))
    #expect(try readEnd.read(5, into: &bytes) == 0)
  }

  @Test func thoseThatAreReadyAreToldByTheirPlaces() throws {
    let pipes = try (0..<3).map { _ in try FileDescriptor.pipe() }
    defer {
      for (readEnd, writeEnd) in pipes {
        readEnd.close()
        writeEnd.close()
      }
    }
    let byte: [UInt8] = [1]
    for index in [0, 2] { try pipes[index].writeEnd.write(byte.span.bytes) }
    #expect(try FileDescriptor.poll(pipes.map(\.readEnd), within: 0) == [0, 2])
    #expect(try FileDescriptor.poll([pipes[1].readEnd], within: 0) == [])
    #expect(try FileDescriptor.poll([pipes[1].writeEnd], for: .writing, within: 0) == [0])
  }

  @Test func aFileIsLockedByOneAtATime() throws {
    let one = try FileDescriptor.open(path, [.readWrite, .create])
    let other = try FileDescriptor.open(path)
    defer { other.close() }
    try one.lock()
    #expect(throws: Errno.wouldBlock) { try other.lock(isWaiting: false) }
    one.close()
    try other.lock(isWaiting: false)
  }

  @Test func aMappedFileStaysWhenItIsClosed() throws {
    try TestFiles.write("mapped", to: path)
    let file = try FileDescriptor.open(path)
    let start = try file.map(count: 6)
    file.close()
    #expect(Array(UnsafeRawBufferPointer(start: start, count: 6)) == Array("mapped".utf8))
  }

  @Test func aFileInMemoryIsReadFromItsStart() throws {
    let file = try FileDescriptor.inMemory([1, 2, 3, 4])
    defer { file.close() }
    #expect(try bytes(of: file) == [1, 2, 3, 4])
  }

  @Test func aDuplicateStandsForTheSameFile() throws {
    try TestFiles.write("abcdef", to: path)
    let file = try FileDescriptor.open(path)
    let other = try file.duplicate(least: 40)
    #expect(other.rawValue >= 40)
    try file.seek(to: 4)
    file.close()
    #expect(try bytes(of: other) == Array("ef".utf8))
    other.close()
  }

  @Test(
    arguments: [
      ("missing", [], .noSuchFileOrDirectory), ("there", .exclusiveCreate, .fileExists),
      ("there/in", [], .notDirectory), ("", .writeOnly, .isDirectory),
    ] as [(String, FileDescriptor.OpenOptions, Errno)])
  func whatCanNotBeOpenedSaysWhy(
    _ name: String, _ options: FileDescriptor.OpenOptions, _ error: Errno
  ) throws {
    try TestFiles.write("", to: folder.file("there"))
    #expect(throws: error) { try FileDescriptor.open(folder.file(name), options) }
  }
}
