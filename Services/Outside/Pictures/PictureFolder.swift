import Domain
import FoundationEssentials
import Platform

/// The pictures on disk: as they came, each in a file of its own, named by its address.
///
/// It may be deleted at any time, also a part of it; what can't be read or written is not there.
/// Programs running at once may share it.
struct PictureFolder: Sendable {
  let path: String
  /// The bytes that all files together may have.
  let limit: Int
  /// Makes the folder and those it is in, for their owner only.
  let prepare: @Sendable () throws(DataError) -> Void

  private static let suffix = ".picture"

  /// The bytes kept of an address, which counts as used now; `nil` if there are none.
  ///
  /// A file of another address, or one that was cut short, counts as none.
  func bytes(of address: String) -> [UInt8]? {
    let file = self.file(of: address)
    guard let status = status(of: file), status.size <= limit,
      let contents = FileManager.default.contents(atPath: file),
      let bytes = contents.split(
        separator: UInt8(ascii: "\n"), maxSplits: 3, omittingEmptySubsequences: false
      ).last, contents.starts(with: Self.head(address, bytes.count))
    else { return nil }
    try? FileSystem.touch(file)
    return Array(bytes)
  }

  /// Keeps bytes, and deletes the least recently used files where all together take too much room.
  func keep(_ bytes: [UInt8], of address: String) {
    guard (try? prepare()) != nil else { return }
    let file = URL(filePath: file(of: address))
    // If it can't be written, the disk is full.
    let whole = Data(Self.head(address, bytes.count) + bytes)
    guard (try? whole.write(to: file, options: .atomic)) != nil else { return }
    try? FileSystem.setPermissions(0o600, of: file.path)
    shrink()
  }

  /// Makes an empty file for a picture that is to be kept when it comes.
  func expect(_ address: String) {
    guard (try? prepare()) != nil else { return }
    try? FileDescriptor.open(file(of: address), [.writeOnly, .create]).close()
  }

  /// Whether there is a file, but no picture in it.
  func isExpected(_ address: String) -> Bool {
    status(of: file(of: address)) != nil && bytes(of: address) == nil
  }

  func forget(_ address: String) {
    try? FileSystem.remove(file(of: address))
  }

  /// Two addresses may share a file name, and then replace each other: the file begins with its
  /// address.
  func file(of address: String) -> String {
    // FNV-1a, 64 bits.
    let hash = address.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return "\(path)/" + String(repeating: "0", count: 16 - digits.count) + digits + Self.suffix
  }

  /// The start of a file, before a picture that has `count` bytes.
  private static func head(_ address: String, _ count: Int) -> [UInt8] {
    Array("catalejo picture 1\n\(address)\n\(count)\n".utf8)
  }

  private func shrink() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    var files = names.filter { $0.hasSuffix(Self.suffix) }.compactMap { name in
      status(of: "\(path)/\(name)").map { (path: "\(path)/\(name)", status: $0) }
    }
    var total = files.reduce(0) { $0 + $1.status.size }
    guard total > limit else { return }
    files.sort { ($0.status.modified, $0.path) < ($1.status.modified, $1.path) }
    for file in files where total > limit && (try? FileSystem.remove(file.path)) != nil {
      total -= file.status.size
    }
  }

  /// The status of a regular file; `nil` for anything else.
  private func status(of file: String) -> FileStatus? {
    guard let status = try? FileSystem.status(of: file, followingLinks: false),
      status.kind == .file
    else { return nil }
    return status
  }
}
