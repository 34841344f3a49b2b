import Domain
import Glibc

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

  private static let mark = "catalejo picture 1"
  private static let suffix = ".picture"

  /// The bytes kept of an address, which counts as used now; nil where there are none.
  func bytes(of address: String) -> [UInt8]? {
    let file = self.file(of: address)
    let descriptor = open(file, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard let contents = Self.contents(descriptor, most: limit),
      let start = Self.start(of: contents, address)
    else { return nil }
    futimens(descriptor, nil)
    return Array(contents[start...])
  }

  /// Keeps bytes; the files that were used the longest time ago go where there are too many then.
  func keep(_ bytes: [UInt8], of address: String) {
    guard (try? prepare()) != nil else { return }
    var template = Array("\(path)/.catalejo-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { return }
    // Where less of it is written, the disk is full.
    let whole = Array(Self.head(address, bytes.count).utf8) + bytes
    let isWhole = write(descriptor, whole, whole.count) == whole.count
    let isClosed = close(descriptor) == 0
    guard isWhole, isClosed, rename(template, file(of: address)) == 0 else {
      unlink(template)
      return
    }
    shrink()
  }

  func forget(_ address: String) {
    unlink(file(of: address))
  }

  // MARK: Files

  /// Two addresses of one name take turns: the file says whose it is.
  func file(of address: String) -> String {
    // FNV-1a, 64 bits.
    let hash = address.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return "\(path)/" + String(repeating: "0", count: 16 - digits.count) + digits + Self.suffix
  }

  private static func head(_ address: String, _ count: Int) -> String {
    "\(mark)\n\(address)\n\(count)\n"
  }

  /// Where the picture starts; nil where the file is another's or was not written to its end.
  private static func start(of contents: [UInt8], _ address: String) -> Int? {
    let lines = contents.prefix(4_000).split(
      separator: UInt8(ascii: "\n"), maxSplits: 3, omittingEmptySubsequences: false)
    guard lines.count == 4, String(decoding: lines[0], as: UTF8.self) == mark,
      String(decoding: lines[1], as: UTF8.self) == address,
      let count = Int(String(decoding: lines[2], as: UTF8.self)),
      contents.count - lines[3].startIndex == count
    else { return nil }
    return lines[3].startIndex
  }

  private static func contents(_ descriptor: Int32, most: Int) -> [UInt8]? {
    var info = stat()
    guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG, info.st_size <= most
    else { return nil }
    // What is cut off here is not whole for its head.
    return [UInt8](unsafeUninitializedCapacity: Int(info.st_size)) { buffer, filled in
      filled = max(0, read(descriptor, buffer.baseAddress, buffer.count))
    }
  }

  // MARK: The limit

  private struct Entry {
    let path: String
    let info: stat

    var order: (Int, Int, String) { (info.st_mtim.tv_sec, info.st_mtim.tv_nsec, path) }
  }

  private func shrink() {
    var entries = entries()
    var total = entries.reduce(0) { $0 + Int($1.info.st_size) }
    guard total > limit else { return }
    entries.sort { $0.order < $1.order }
    for entry in entries where total > limit && unlink(entry.path) == 0 {
      total -= Int(entry.info.st_size)
    }
  }

  private func entries() -> [Entry] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var entries: [Entry] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      var info = stat()
      guard name.hasSuffix(Self.suffix), lstat("\(path)/\(name)", &info) == 0,
        info.st_mode & S_IFMT == S_IFREG
      else { continue }
      entries.append(Entry(path: "\(path)/\(name)", info: info))
    }
    return entries
  }
}
