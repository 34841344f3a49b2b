import Domain
import TextUI

/// A row of delimited text (RFC 4180), by places in its bytes: nothing is copied.
///
/// A field may stand in quotes, which take in delimiters and line breaks; within them a quote is
/// written twice. A quote elsewhere is a character like others.
struct DelimitedRecord {
  /// With their quotes.
  private(set) var fields: [Range<Int>] = []
  /// Where the text ends.
  private(set) var end = 0
  /// Where the next one begins.
  private(set) var next = 0
  /// Where a quote opens that is open at the end of all bytes; the row then ends with its first line.
  private(set) var openQuote: Int?

  /// Reads the row that begins at a place.
  ///
  /// - Returns: false where the bytes end before it does.
  mutating func read(_ bytes: [UInt8], from start: Int, delimiter: UInt8) -> Bool {
    fields.removeAll(keepingCapacity: true)
    var (place, field, isQuoted) = (start, start, false)
    openQuote = nil
    while place < bytes.count {
      let byte = bytes[place]
      if isQuoted {
        // Of two quotes the second one opens the text again.
        if byte == .quote { isQuoted = false }
      } else if byte == delimiter {
        fields.append(field..<place)
        field = place + 1
      } else if byte == .lineFeed {
        finish(bytes, field, lineFeed: place)
        return true
      } else if byte == .quote, place == field || bytes[place - 1] == .quote {
        isQuoted = bytes[field] == .quote
      }
      place += 1
    }
    guard isQuoted else {
      finish(bytes, field, lineFeed: nil)
      return false
    }
    openQuote = field
    readLine(bytes, from: start)
    return false
  }

  private mutating func finish(_ bytes: [UInt8], _ field: Int, lineFeed: Int?) {
    end = lineFeed ?? bytes.count
    next = lineFeed.map { $0 + 1 } ?? end
    if end > field, bytes[end - 1] == .carriageReturn { end -= 1 }
    fields.append(field..<end)
  }

  /// One line, as a row without fields.
  private mutating func readLine(_ bytes: [UInt8], from start: Int) {
    fields.removeAll(keepingCapacity: true)
    finish(bytes, start, lineFeed: bytes[start...].firstIndex(of: .lineFeed))
  }

  /// Whether there is nothing in it.
  func isBlank(_ bytes: [UInt8]) -> Bool {
    fields.count == 1 && bytes[fields[0]].allSatisfy(\.isBlank)
  }

  /// The text of a field.
  static func text(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.first == .quote else {
      return String(decoding: bytes, as: UTF8.self).trimmingSpaces()
    }
    let inner = bytes.dropFirst()
    let closed = inner.last == .quote ? inner.dropLast() : inner
    return String(decoding: closed, as: UTF8.self).replacing("\"\"", with: "\"")
  }
}
