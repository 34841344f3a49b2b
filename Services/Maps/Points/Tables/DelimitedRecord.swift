import Domain
import TextUI

/// A row of delimited text (RFC 4180), by places in its bytes: nothing is copied.
///
/// A field may stand in quotes, which take in delimiters and line breaks; within them a quote is
/// written twice, and blanks may stand around them. A quote elsewhere is a character like others.
struct DelimitedRecord {
  /// With their quotes.
  private(set) var fields: [Range<Int>] = []
  /// The end of the row's text.
  private(set) var end = 0
  /// The start of the next row.
  private(set) var next = 0
  /// The place of a quote that is still open at the end of all bytes; `nil` if there is none.
  ///
  /// With such a quote, the row ends with its first line.
  private(set) var openQuote: Int?

  /// Reads the row that begins at a place.
  ///
  /// - Returns: false where the bytes end before it does.
  mutating func read(_ bytes: [UInt8], from start: Int, delimiter: UInt8) -> Bool {
    fields.removeAll(keepingCapacity: true)
    var (place, field, isQuoted) = (start, start, false)
    // The place of the first sign of a field that is no blank.
    var first = start
    openQuote = nil
    while place < bytes.count {
      let byte = bytes[place]
      if isQuoted {
        // A second quote right after the first opens the text again.
        if byte == .quote { isQuoted = false }
      } else if byte == delimiter {
        fields.append(field..<place)
        field = place + 1
        first = field
      } else if byte == .lineFeed {
        finish(bytes, field, lineFeed: place)
        return true
      } else if byte == .quote, place == first || bytes[place - 1] == .quote {
        isQuoted = bytes[first] == .quote
      } else if place == first, byte == 0x20 || byte == .tab {
        first += 1
      }
      place += 1
    }
    guard isQuoted else {
      finish(bytes, field, lineFeed: nil)
      return false
    }
    openQuote = first
    readLine(bytes, from: start)
    return false
  }

  private mutating func finish(_ bytes: [UInt8], _ field: Int, lineFeed: Int?) {
    end = lineFeed ?? bytes.count
    next = lineFeed.map { $0 + 1 } ?? end
    if end > field, bytes[end - 1] == .carriageReturn { end -= 1 }
    fields.append(field..<end)
  }

  /// One line, as a row of one field.
  mutating func readLine(_ bytes: [UInt8], from start: Int) {
    fields.removeAll(keepingCapacity: true)
    finish(bytes, start, lineFeed: bytes[start...].firstIndex(of: .lineFeed))
  }

  /// Whether there is nothing in it.
  func isBlank(_ bytes: [UInt8]) -> Bool {
    fields.count == 1 && bytes[fields[0]].allSatisfy(\.isBlank)
  }

  /// The text of a field.
  static func text(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes
    while let byte = bytes.first, byte.isBlank { bytes.removeFirst() }
    while let byte = bytes.last, byte.isBlank { bytes.removeLast() }
    guard bytes.first == .quote else {
      return String(decoding: bytes, as: UTF8.self).trimmingSpaces()
    }
    let inner = bytes.dropFirst()
    let closed = inner.last == .quote ? inner.dropLast() : inner
    return String(decoding: closed, as: UTF8.self).replacing("\"\"", with: "\"")
  }

  /// A text as a field: in quotes where it has to be.
  static func append(_ text: String, _ delimiter: UInt8, to output: inout [UInt8]) {
    let needsQuotes = text.utf8.contains {
      $0 == delimiter || $0 == .quote || $0 == .lineFeed || $0 == .carriageReturn
    }
    guard needsQuotes else { return output.append(contentsOf: text.utf8) }
    output.append(.quote)
    output.append(contentsOf: text.replacing("\"", with: "\"\"").utf8)
    output.append(.quote)
  }
}
