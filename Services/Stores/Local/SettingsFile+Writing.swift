import Contracts
package import Domain
import Files
import Platform

extension SettingsFile {
  /// Writes what a key is set to, in one step; `nil` takes it out.
  ///
  /// The last line of the key is changed, or a line is added at the end; where the key is taken
  /// out, all its lines go. All other lines stay as they are, byte for byte, and so do the file's
  /// mode and a symbolic link to it. A new file can be read by its owner only, and so can its
  /// folder.
  ///
  /// - Throws: `unreadable`, `unwritable`; nothing is written then.
  package static func set(
    _ key: String, to value: String?, in path: String
  ) throws(DataError) {
    let folder = UnfinishedFile.folder(of: path)
    try PrivateFolder.create(folder)
    // Two programs that set something at once set both.
    try FolderLock.hold(folder) { () throws(DataError) in try write(key, value, to: path) }
  }

  private static func write(
    _ key: String, _ value: String?, to path: String
  ) throws(DataError) {
    var bytes: [UInt8] = []
    var permissions: UInt32 = 0o600
    do throws(FileProblem) {
      if let status = try FileStatus.of(path) {
        permissions = status.permissions
        bytes = try FileReader.bytes(of: path, limit: limit)
      } else if value == nil {
        return
      }
    } catch {
      throw .unreadable(path: path, reason: error)
    }
    let text = setting(key, to: value, in: bytes)
    guard text.count <= limit else {
      throw .unwritable(path: path, reason: .tooLarge(limit: limit))
    }
    try FileWriter.write([Document(path, text)], replacing: true, permissions: permissions)
  }

  /// The bytes of a file with another value of a key.
  static func setting(_ key: String, to value: String?, in bytes: [UInt8]) -> [UInt8] {
    let lines = Self.lines(of: bytes)
    let ofKey = lines.indices.filter { pair(Self.line(lines[$0]))?.key == key }
    guard let value else {
      return ofKey.reversed().reduce(into: bytes) { bytes, index in
        let end = index + 1 < lines.count ? lines[index + 1].startIndex : lines[index].endIndex
        bytes.removeSubrange(lines[index].startIndex..<end)
      }
    }
    let line = Array("\(key) = \(value)".utf8)
    guard let last = ofKey.last.map({ lines[$0] }) else {
      let endsInLine = bytes.isEmpty || lines.last?.isEmpty == true
      return bytes + (endsInLine ? [] : [0x0A]) + line + [0x0A]
    }
    return bytes[..<last.startIndex] + line + bytes[last.endIndex...]
  }

  /// The lines, without the mark at the beginning of the file and without what ends them.
  static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    return text.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { $0.last == 0x0D ? $0.dropLast() : $0 }
  }
}
