import Contracts
import Domain
import Platform

/// The text of bytes, as UTF-8 throughout.
///
/// Bytes that are no UTF-8 are read as windows-1252. If nothing in the text speaks for UTF-8, all of
/// it is.
final class TextStream: ByteStream {
  /// Whether it began with a byte order mark, which is left out.
  let hasMark: Bool
  private(set) var encoding: TextEncoding
  private let source: BufferedStream
  private var converter: TextConverter?
  /// The start of a character whose end has not come yet.
  private var rest: [UInt8] = []
  private var markLength: Int
  /// How many characters of two and more bytes there were.
  private var wholeCharacters = 0
  private var invalidBytes = 0

  /// - Throws: `holdsNoPositions` for an encoding that nobody knows.
  init(_ source: BufferedStream) throws(DataError) {
    self.source = source
    (encoding, markLength) = TextEncoding.detect(try source.peek(4))
    if markLength == 0 { encoding = TextEncoding.detect(try source.peekLine(1024)).encoding }
    hasMark = markLength > 0
    if case .named(let name) = encoding, encoding != .latin {
      converter = TextConverter(from: name)
      guard converter != nil else {
        throw .malformed(path: source.path, reason: .holdsNoPositions(.text(encoding: name)))
      }
    }
  }

  var path: String { source.path }
  var isReady: Bool { source.isReady }

  var report: PointReport {
    var report = source.report
    if let name = encoding.name { report.add(PointNote(path, .encoding(name))) }
    report.add(PointNote(path, .invalidByte, count: invalidBytes))
    return report
  }

  func read(into bytes: inout [UInt8], limit: Int) throws(DataError) -> Bool {
    while true {
      var piece = rest
      rest = []
      let isRead = try source.read(into: &piece, limit: limit)
      if markLength > 0 {
        guard piece.count >= markLength || !isRead else {
          rest = piece
          continue
        }
        piece.removeFirst(min(markLength, piece.count))
        markLength = 0
      }
      let start = bytes.count
      append(piece, isLast: !isRead, to: &bytes)
      if !isRead || bytes.count > start { return bytes.count > start }
    }
  }

  private func append(_ piece: [UInt8], isLast: Bool, to bytes: inout [UInt8]) {
    if let converter {
      rest = converter.append(piece, isLast: isLast, to: &bytes)
    } else if encoding == .latin {
      for byte in piece { Windows1252.append(byte, to: &bytes) }
    } else {
      appendUTF8(piece, isLast: isLast, to: &bytes)
    }
  }

  private func appendUTF8(_ piece: [UInt8], isLast: Bool, to bytes: inout [UInt8]) {
    var check = UTF8Check(piece)
    guard !check.isPlain else { return bytes.append(contentsOf: piece) }
    check.run()
    let tail = isLast ? 0 : check.unfinished
    rest = Array(piece.suffix(tail))
    let isBroken = !check.invalid.isEmpty || isLast && check.unfinished > 0
    guard isBroken else {
      wholeCharacters += check.wholeCharacters
      return bytes.append(contentsOf: piece.dropLast(tail))
    }
    let invalid = check.invalid + Array(piece.indices.suffix(isLast ? check.unfinished : 0))
    if invalidBytes == 0, wholeCharacters + check.wholeCharacters <= invalid.count {
      encoding = .latin
      rest = []
      for byte in piece { Windows1252.append(byte, to: &bytes) }
      return
    }
    wholeCharacters += check.wholeCharacters
    invalidBytes += invalid.count
    var start = 0
    for index in invalid {
      bytes.append(contentsOf: piece[start..<index])
      Windows1252.append(piece[index], to: &bytes)
      start = index + 1
    }
    bytes.append(contentsOf: piece[start..<(piece.count - tail)])
  }
}

/// Looks for what is no UTF-8 (RFC 3629).
struct UTF8Check {
  private let bytes: [UInt8]
  private(set) var wholeCharacters = 0
  /// The offsets of bytes that belong to no character.
  private(set) var invalid: [Int] = []
  /// How many bytes at the end begin a character.
  private(set) var unfinished = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether all of it is ASCII.
  var isPlain: Bool {
    bytes.withUnsafeBytes { buffer in
      var (all, offset) = (UInt64(0), 0)
      while offset + 8 <= buffer.count {
        all |= buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        offset += 8
      }
      while offset < buffer.count {
        all |= UInt64(buffer[offset])
        offset += 1
      }
      return all & 0x8080_8080_8080_8080 == 0
    }
  }

  mutating func run() {
    var offset = 0
    while offset < bytes.count {
      guard bytes[offset] >= 0x80 else {
        offset += 1
        continue
      }
      let (length, second) = Self.shape(bytes[offset])
      let end = min(offset + length, bytes.count)
      let isFitting =
        length > 1
        && (offset + 1..<end).allSatisfy { index in
          index == offset + 1 ? second.contains(bytes[index]) : (0x80...0xBF).contains(bytes[index])
        }
      if !isFitting {
        invalid.append(offset)
        offset += 1
      } else if end < offset + length {
        unfinished = end - offset
        return
      } else {
        wholeCharacters += 1
        offset = end
      }
    }
  }

  /// How many bytes a character has by its first one, and what the second may be.
  private static func shape(_ first: UInt8) -> (length: Int, second: ClosedRange<UInt8>) {
    switch first {
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xE1...0xEF: (3, 0x80...0xBF)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: (1, 0x80...0xBF)
    }
  }
}
