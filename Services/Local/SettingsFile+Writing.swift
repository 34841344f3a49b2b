package import Domain

extension SettingsFile {
  /// Writes what a key is set to, in one step; nil takes it out.
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
    let folder = FileWriter.folder(of: path)
    try PrivateFolder.create(folder)
    // Two programs that set something at once set both.
    try FolderLock.hold(folder) { () throws(DataError) in try write(key, value, to: path) }
  }

  private static func write(
    _ key: String, _ value: String?, to path: String
  ) throws(DataError) {
    var bytes: [UInt8] = []
    var mode: UInt32 = 0o600
    do throws(FileProblem) {
      if let status = try FileStatus.of(path) {
        mode = status.mode
        bytes = try FileReader.bytes(of: path, limit: limit)
      } else if value == nil {
        return
      }
    } catch {
      throw .unreadable(path: path, reason: error)
    }
    do throws(FileProblem) {
      let text = setting(key, to: value, in: bytes)
      guard text.count <= limit else { throw .tooLarge(limit: limit) }
      try FileWriter.write(text, to: path, replacing: true, mode: mode)
    } catch {
      throw .unwritable(path: path, reason: error)
    }
  }

  /// The bytes of a file with another value of a key.
  static func setting(_ key: String, to value: String?, in bytes: [UInt8]) -> [UInt8] {
    let lines = lineRanges(of: bytes)
    let ofKey = lines.indices.filter { index in
      pair(Self.line(bytes[lines[index]]))?.key == key
    }
    guard let value else {
      return ofKey.reversed().reduce(into: bytes) { bytes, index in
        let end = index + 1 < lines.count ? lines[index + 1].lowerBound : lines[index].upperBound
        bytes.removeSubrange(lines[index].lowerBound..<end)
      }
    }
    let line = Array("\(key) = \(value)".utf8)
    guard let last = ofKey.last.map({ lines[$0] }) else {
      let endsInLine = bytes.isEmpty || lines.last?.isEmpty == true
      return bytes + (endsInLine ? [] : [0x0A]) + line + [0x0A]
    }
    return bytes[..<last.lowerBound] + line + bytes[last.upperBound...]
  }

  /// The lines, without the mark at the beginning of the file and without what ends them, which is
  /// what `Character.isNewline` knows.
  static func lineRanges(of bytes: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var index = start
    while index < bytes.count {
      let length = lengthOfNewline(bytes[index...])
      if length > 0 {
        ranges.append(start..<index)
        start = index + length
      }
      index += max(1, length)
    }
    return ranges + [start..<bytes.count]
  }

  private static func lengthOfNewline(_ bytes: ArraySlice<UInt8>) -> Int {
    if bytes.starts(with: [0x0D, 0x0A]) { return 2 }
    if let first = bytes.first, (0x0A...0x0D).contains(first) { return 1 }
    if bytes.starts(with: [0xC2, 0x85]) { return 2 }
    return bytes.starts(with: [0xE2, 0x80, 0xA8]) || bytes.starts(with: [0xE2, 0x80, 0xA9]) ? 3 : 0
  }
}
