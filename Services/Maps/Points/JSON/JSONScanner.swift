import Domain
import JSON

/// A step on the way to a value.
enum JSONStep: Hashable {
  case member(String)
  case index(Int)
}

/// Goes over the text of JSON without reading it: to where a value ends, or begins.
struct JSONScanner {
  private let bytes: ArraySlice<UInt8>
  private(set) var offset: Int

  init(_ bytes: ArraySlice<UInt8>, at offset: Int? = nil) {
    self.bytes = bytes
    self.offset = offset ?? bytes.startIndex
  }

  /// Returns the offset of a value, or the offset that the way to it reaches.
  static func find(_ path: [JSONStep], in bytes: ArraySlice<UInt8>) -> Int {
    var scanner = JSONScanner(bytes)
    scanner.skipBlanks()
    for step in path {
      let start = scanner.offset
      if scanner.enter(step) { continue }
      scanner.offset = start
      break
    }
    return scanner.offset
  }

  /// A member of an object whose text may end too early; `nil` if it is not there as a whole.
  static func member(_ name: String, in bytes: ArraySlice<UInt8>) -> JSONNode? {
    var scanner = JSONScanner(bytes)
    scanner.skipBlanks()
    guard scanner.enter(.member(name)) else { return nil }
    let start = scanner.offset
    return scanner.skipValue(isWhole: false) ? JSONReader.node(bytes[start..<scanner.offset]) : nil
  }

  var current: UInt8? { offset < bytes.endIndex ? bytes[offset] : nil }

  mutating func skipBlanks() {
    while let byte = current, byte.isBlank || byte == .recordSeparator { offset += 1 }
  }

  private mutating func enter(_ step: JSONStep) -> Bool {
    let isObject = current == UInt8(ascii: "{")
    guard isObject || current == UInt8(ascii: "[") else { return false }
    var index = 0
    repeat {
      offset += 1
      skipBlanks()
      var isWanted = step == .index(index)
      if isObject {
        let start = offset
        _ = skipValue(isWhole: true)
        isWanted = step == JSONReader.node(bytes[start..<offset])?.string.map { .member($0) }
        skipBlanks()
        // The colon.
        offset = min(offset + 1, bytes.endIndex)
        skipBlanks()
      }
      if isWanted, current != nil { return true }
      _ = skipValue(isWhole: true)
      skipBlanks()
      index += 1
    } while current == UInt8(ascii: ",")
    return false
  }

  /// Goes to the end of the value.
  ///
  /// - Parameter isWhole: whether nothing follows the bytes, so that their end ends a number.
  /// - Returns: false where the bytes end before it does.
  mutating func skipValue(isWhole: Bool) -> Bool {
    var depth = 0
    while let byte = current {
      switch byte {
      case .quote:
        guard skipString() else { return false }
        if depth == 0 { return true }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        offset += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return true }
        depth -= 1
        offset += 1
        if depth == 0 { return true }
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        if depth == 0 { return true }
        offset += 1
      default:
        if depth == 0 { return skipWord() || isWhole }
        offset += 1
      }
    }
    return false
  }

  private mutating func skipWord() -> Bool {
    while let byte = current {
      if byte.isBlank || ",]}:[{\"".utf8.contains(byte) { return true }
      offset += 1
    }
    return false
  }

  private mutating func skipString() -> Bool {
    offset += 1
    while let byte = current, byte != .quote {
      offset += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    let isClosed = offset < bytes.endIndex
    offset = min(offset + 1, bytes.endIndex)
    return isClosed
  }
}

extension UInt8 {
  /// The byte before each text of a sequence (RFC 8142).
  static let recordSeparator: UInt8 = 0x1E
}
