/// Finds where a value stands in the text of JSON: decoders tell the way to it alone.
struct JSONPlace {
  private let bytes: ArraySlice<UInt8>
  private var place: Int

  /// The value at the end of a way from the whole value on, or as far as the way goes.
  ///
  /// - Parameter bytes: JSON that could be decoded.
  static func find(_ path: [any CodingKey], in bytes: ArraySlice<UInt8>) -> (line: Int, column: Int)
  {
    var finder = JSONPlace(bytes: bytes, place: bytes.startIndex)
    finder.skipBlanks()
    for key in path {
      let start = finder.place
      if finder.enter(key) { continue }
      finder.place = start
      break
    }
    return finder.lineAndColumn
  }

  /// Where a text ends in the middle of its JSON; nil where it goes on to its end.
  static func end(ofCut bytes: ArraySlice<UInt8>) -> (line: Int, column: Int)? {
    var text = bytes
    while text.last?.isBlank == true { text.removeLast() }
    var finder = JSONPlace(bytes: text, place: text.startIndex)
    finder.skipBlanks()
    return finder.skipValue() ? nil : finder.lineAndColumn
  }

  private var lineAndColumn: (line: Int, column: Int) {
    let before = bytes[..<place]
    let line = before.suffix(from: (before.lastIndex(of: .lineFeed) ?? bytes.startIndex - 1) + 1)
    return (
      before.count { $0 == .lineFeed } + 1, String(decoding: line, as: UTF8.self).count + 1
    )
  }

  /// Goes to a member, or to a value of an array.
  private mutating func enter(_ key: any CodingKey) -> Bool {
    let isObject = current == UInt8(ascii: "{")
    guard isObject || current == UInt8(ascii: "[") else { return false }
    let wanted = Array("\"\(key.stringValue)\"".utf8)[...]
    var index = 0
    repeat {
      place += 1
      skipBlanks()
      var isWanted = index == key.intValue
      if isObject {
        let start = place
        skipValue()
        isWanted = bytes[start..<place] == wanted
        skipBlanks()
        // The colon.
        place += 1
        skipBlanks()
      }
      if isWanted, current != nil { return true }
      skipValue()
      skipBlanks()
      index += 1
    } while current == UInt8(ascii: ",")
    return false
  }

  private var current: UInt8? { place < bytes.endIndex ? bytes[place] : nil }

  private mutating func skipBlanks() {
    while current?.isBlank == true { place += 1 }
  }

  /// - Returns: false where the bytes end before it does.
  @discardableResult
  private mutating func skipValue() -> Bool {
    var depth = 0
    while let byte = current {
      switch byte {
      case .quote: skipString()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        place += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return true }
        depth -= 1
        place += 1
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        if depth == 0 { return true }
        place += 1
        continue
      default:
        place += 1
        // A number or a word goes on.
        if depth > 0 || current.map({ !",]}:".utf8.contains($0) && !$0.isBlank }) == true {
          continue
        }
      }
      if depth == 0 { return true }
    }
    return false
  }

  private mutating func skipString() {
    place += 1
    while let byte = current, byte != .quote {
      place += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    place = min(place + 1, bytes.endIndex)
  }
}
