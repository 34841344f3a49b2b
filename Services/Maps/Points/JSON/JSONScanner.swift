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
  private(set) var place: Int

  init(_ bytes: ArraySlice<UInt8>, at place: Int? = nil) {
    self.bytes = bytes
    self.place = place ?? bytes.startIndex
  }

  /// Returns the place of a value, or the place that the way to it reaches.
  static func find(_ path: [JSONStep], in bytes: ArraySlice<UInt8>) -> Int {
    var scanner = JSONScanner(bytes)
    scanner.skipBlanks()
    for step in path {
      let start = scanner.place
      if scanner.enter(step) { continue }
      scanner.place = start
      break
    }
    return scanner.place
  }

  /// A member of an object whose text may end too early; `nil` if it is not there as a whole.
  static func member(_ name: String, in bytes: ArraySlice<UInt8>) -> JSONNode? {
    var scanner = JSONScanner(bytes)
    scanner.skipBlanks()
    guard scanner.enter(.member(name)) else { return nil }
    let start = scanner.place
    return scanner.skipValue(isWhole: false) ? JSONReader.node(bytes[start..<scanner.place]) : nil
  }

  var current: UInt8? { place < bytes.endIndex ? bytes[place] : nil }

  mutating func skipBlanks() {
    while let byte = current, byte.isBlank || byte == .recordSeparator { place += 1 }
  }

  private mutating func enter(_ step: JSONStep) -> Bool {
    let isObject = current == UInt8(ascii: "{")
    guard isObject || current == UInt8(ascii: "[") else { return false }
    var index = 0
    repeat {
      place += 1
      skipBlanks()
      var isWanted = step == .index(index)
      if isObject {
        let start = place
        _ = skipValue(isWhole: true)
        isWanted = step == JSONReader.node(bytes[start..<place])?.string.map { .member($0) }
        skipBlanks()
        // The colon.
        place = min(place + 1, bytes.endIndex)
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
        place += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return true }
        depth -= 1
        place += 1
        if depth == 0 { return true }
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        if depth == 0 { return true }
        place += 1
      default:
        if depth == 0 { return skipWord() || isWhole }
        place += 1
      }
    }
    return false
  }

  private mutating func skipWord() -> Bool {
    while let byte = current {
      if byte.isBlank || ",]}:[{\"".utf8.contains(byte) { return true }
      place += 1
    }
    return false
  }

  private mutating func skipString() -> Bool {
    place += 1
    while let byte = current, byte != .quote {
      place += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    let isClosed = place < bytes.endIndex
    place = min(place + 1, bytes.endIndex)
    return isClosed
  }
}

extension UInt8 {
  /// The byte before each text of a sequence (RFC 8142).
  static let recordSeparator: UInt8 = 0x1E
}
