import Platform

/// Names in several languages, from a table that is part of the program.
///
/// The first line has the codes of the languages, and an empty line follows. Each further line has a
/// key and the name in each language; the field is empty if the language has no name of its own. The
/// lines are sorted by the bytes of their keys, so that a name is found in place.
struct NameTable {
  private let bytes: UnsafeRawBufferPointer

  /// - Parameter bytes: the table in UTF-8; it has to stay where it is while it is used.
  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// Returns the name of a key in a language; `nil` if there is none.
  func name(of key: String, in code: String) -> String? {
    guard let column = column(of: code), let line = line(of: key) else { return nil }
    return Self.field(column, of: line)
  }

  /// Returns the names that a language has of its own, by their keys.
  func names(in code: String) -> [String: String] {
    guard let column = column(of: code) else { return [:] }
    var names: [String: String] = [:]
    var start = firstLine
    while start < bytes.count {
      let line = line(at: start)
      if let key = Self.field(0, of: line), let name = Self.field(column, of: line) {
        names[key] = name
      }
      start += line.count + 1
    }
    return names
  }

  /// The offset of the first line with names: the one after the codes is empty.
  private var firstLine: Int { line(at: 0).count + 2 }

  /// Returns the field of a language in each line; the key is the field 0.
  private func column(of code: String) -> Int? {
    var code = code
    return code.withUTF8 { code in
      let codes = line(at: 0)
      var (column, start) = (1, 0)
      while start < codes.count {
        let end = codes.firstOffset(of: UInt8(ascii: "\t"), from: start) ?? codes.count
        let found = UnsafeRawBufferPointer(rebasing: codes[start..<end])
        if byteOrder(found, .init(code)) == 0 { return column }
        (column, start) = (column + 1, end + 1)
      }
      return nil
    }
  }

  private func line(of key: String) -> UnsafeRawBufferPointer? {
    var key = key
    return key.withUTF8 { key in
      // Both are offsets at which a line begins.
      var (low, high) = (firstLine, bytes.count)
      while low < high {
        let end = bytes.firstOffset(of: UInt8(ascii: "\n"), from: (low + high) / 2) ?? high
        // The line after the one in the middle; the first if that was the last.
        let start = end + 1 < high ? end + 1 : low
        let line = line(at: start)
        let keyEnd = line.firstOffset(of: UInt8(ascii: "\t")) ?? line.count
        let order = byteOrder(UnsafeRawBufferPointer(rebasing: line[..<keyEnd]), .init(key))
        if order == 0 { return line }
        if order < 0 { low = start + line.count + 1 } else { high = start }
      }
      return nil
    }
  }

  private func line(at start: Int) -> UnsafeRawBufferPointer {
    let end = bytes.firstOffset(of: UInt8(ascii: "\n"), from: start) ?? bytes.count
    return UnsafeRawBufferPointer(rebasing: bytes[min(start, end)..<end])
  }

  /// Returns a field of a line; `nil` if it is missing or empty.
  private static func field(_ index: Int, of line: UnsafeRawBufferPointer) -> String? {
    var start = 0
    for _ in 0..<index {
      guard let tab = line.firstOffset(of: UInt8(ascii: "\t"), from: start) else { return nil }
      start = tab + 1
    }
    let end = line.firstOffset(of: UInt8(ascii: "\t"), from: start) ?? line.count
    return start < end ? String(decoding: line[start..<end], as: UTF8.self) : nil
  }
}
