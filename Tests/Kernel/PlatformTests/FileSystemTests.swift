import Glibc
import Platform
import TestSupport
import Testing

@Suite struct FileSystemTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.file("a") }

  @Test func theStatusOfAFileAndOfAFolder() throws {
    try TestFiles.write("four", to: path)
    try FileSystem.setPermissions(0o640, of: path)
    let file = try #require(try FileSystem.status(of: path))
    #expect(file.kind == .file && file.size == 4)
    #expect(file.permissions == 0o640 && file.linkCount == 1)
    #expect(try FileSystem.status(of: folder.path)?.kind == .folder)
    #expect(try FileSystem.status(of: "/dev/null")?.kind == .other)
  }

  /// Also where a part of the path is a file.
  @Test func whereNothingIsThereIsNoStatus() throws {
    try TestFiles.write("", to: path)
    #expect(try FileSystem.status(of: folder.file("b")) == nil)
    #expect(try FileSystem.status(of: path + "/b") == nil)
    #expect(FileSystem.exists(path) && !FileSystem.exists(path + "/b"))
  }

  @Test func aFileThatTookTheNameIsAnother() throws {
    try TestFiles.write("one", to: path)
    let one = try #require(try FileSystem.status(of: path))
    let open = try FileDescriptor.open(path)
    defer { open.close() }
    try TestFiles.write("other", to: folder.file("b"))
    try FileSystem.rename(folder.file("b"), to: path)
    let other = try #require(try FileSystem.status(of: path))
    #expect(one.identity == (try open.status()).identity)
    #expect(one.identity != other.identity)
    #expect(try open.status().linkCount == 0)
  }

  @Test func aSecondNameIsTheSameFile() throws {
    try TestFiles.write("one", to: path)
    try FileSystem.link(path, as: folder.file("b"))
    #expect(throws: Errno.fileExists) { try FileSystem.link(path, as: folder.file("b")) }
    try FileSystem.remove(path)
    #expect(throws: Errno.noSuchFileOrDirectory) { try FileSystem.remove(path) }
    #expect(try TestFiles.bytes(of: folder.file("b")) == Array("one".utf8))
  }

  @Test func linksAreFollowedOrNot() throws {
    try TestFiles.write("", to: path)
    #expect(symlink(path, folder.file("b")) == 0)
    #expect(try FileSystem.status(of: folder.file("b"))?.kind == .file)
    #expect(try FileSystem.status(of: folder.file("b"), followingLinks: false)?.kind == .other)
    #expect(try FileSystem.resolved(folder.file("b")) == FileSystem.resolved(path))
  }

  @Test func whatMayNotBeExecutedSaysSo() throws {
    try TestFiles.write("", to: path)
    try FileSystem.setPermissions(0o600, of: path)
    try FileSystem.check(.read, to: path)
    #expect(throws: Errno.permissionDenied) { try FileSystem.check(.execute, to: path) }
    try FileSystem.setPermissions(0o700, of: path)
    try FileSystem.check(.execute, to: path)
  }

  @Test func aFileThatIsTouchedIsOfToday() throws {
    try TestFiles.write("", to: path)
    let long = [timespec(tv_sec: 1, tv_nsec: 7), timespec(tv_sec: 1, tv_nsec: 7)]
    #expect(utimensat(AT_FDCWD, path, long, 0) == 0)
    let modified = try FileSystem.status(of: path)?.modified
    #expect(modified == .seconds(1) + .nanoseconds(7))
    try FileSystem.touch(path)
    #expect(try #require(try FileSystem.status(of: path)).modified > .seconds(1_700_000_000))
  }
}
