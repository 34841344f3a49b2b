import Decoding
import Domain

/// Reads the rows of a list of cities from its bytes, in a tenth of the time that `JSONDecoder`
/// takes.
///
/// It reads rows that are written exactly like the published ones, character by character. All other
/// rows are copied out, and `JSONDecoder` reads them together. The two halves of a list are read at
/// the same time.
struct CityListReader {
  private let bytes: [UInt8]
  private var offset: Int
  private var rows: [CityRow] = []
  /// The indices in ``rows`` of those that are written in another way, and a JSON array of them.
  private var others: [Int] = []
  private var otherBytes = [UInt8(ascii: "[")]

  private init(_ bytes: [UInt8], from offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  /// Returns the rows in one or two parts, in order; `nil` if the bytes are not an array of objects.
  static func rows(of bytes: [UInt8]) async -> [[CityRow]]? {
    if let middle = middle(of: bytes) {
      async let second = rows(of: bytes, from: middle)
      // If the first half does not end at that place, the place is not the start of a row.
      if let first = await rows(of: bytes, to: middle) { return await second.map { [first, $0] } }
    }
    return await rows(of: bytes).map { [$0] }
  }

  /// Returns the first offset from the middle on that looks like the start of a row; it may be an
  /// object within another one.
  private static func middle(of bytes: [UInt8]) -> Int? {
    let start = Array(#"{"country":"#.utf8)
    return (bytes.count / 2..<bytes.count).first { bytes[$0...].starts(with: start) }
  }

  /// Returns the rows of a part of the list; `nil` if it can't be read.
  ///
  /// The part starts at a row or, without a start, at the beginning of the array. It goes to the
  /// start of another row or, without an end, to the end of the array.
  @concurrent
  private static func rows(
    of bytes: [UInt8], from start: Int? = nil, to end: Int? = nil
  ) async -> [CityRow]? {
    var reader = Self(bytes, from: start ?? 0)
    reader.rows.reserveCapacity(((end ?? bytes.count) - (start ?? 0)) / 90)
    guard start != nil || reader.skipToken("["), reader.readRows(to: end) else { return nil }
    guard !reader.others.isEmpty else { return reader.rows }
    reader.otherBytes[reader.otherBytes.count - 1] = UInt8(ascii: "]")
    let others = try? await AnswerDecoder.value(
      [CityRow].self, from: reader.otherBytes, of: Cities.service)
    guard let others, others.count == reader.others.count else { return nil }
    for (index, row) in zip(reader.others, others) { reader.rows[index] = row }
    return reader.rows
  }

  private mutating func readRows(to end: Int?) -> Bool {
    repeat {
      skipSpace()
      if offset == end { return true }
      let start = offset
      if let row = publishedRow() {
        rows.append(row)
      } else {
        offset = start
        guard skipObject() else { return false }
        others.append(rows.count)
        otherBytes += bytes[start..<offset]
        otherBytes.append(UInt8(ascii: ","))
        rows.append(CityRow(city: nil))
      }
    } while skipToken(",")
    guard end == nil, skipToken("]") else { return false }
    skipSpace()
    return offset == bytes.count
  }

  // MARK: - A row as it is published

  private mutating func publishedRow() -> CityRow? {
    guard skip(#"{"country":"#), let country = text(), skip(#","name":"#), let name = text(),
      skip(#","_id":"#), let number = wholeNumber(),
      skip(#","coord":{"lon":"#), let longitude = decimal(),
      skip(#","lat":"#), let latitude = decimal(), skip("}}")
    else { return nil }
    return CityRow(
      number: number, name: name, country: country, latitude: latitude, longitude: longitude)
  }

  /// Takes a text; `nil` if it has an escape, or is not UTF-8.
  private mutating func text() -> String? {
    guard skip("\"") else { return nil }
    let start = offset
    var isASCII = true
    while offset < bytes.count, bytes[offset] >= 0x20, bytes[offset] != UInt8(ascii: "\\") {
      if bytes[offset] == UInt8(ascii: "\"") {
        defer { offset += 1 }
        // Validating takes five times as long.
        return isASCII
          ? String(decoding: bytes[start..<offset], as: UTF8.self)
          : String(validating: bytes[start..<offset], as: UTF8.self)
      }
      isASCII = isASCII && bytes[offset] < 0x80
      offset += 1
    }
    return nil
  }

  private mutating func wholeNumber() -> UInt32? {
    let start = offset
    var number: UInt64 = 0
    while offset - start < 10, let digit = digit() { number = 10 * number + UInt64(digit) }
    // JSON allows no zeros before a number.
    guard offset > start, bytes[start] != UInt8(ascii: "0") || offset == start + 1 else {
      return nil
    }
    return UInt32(exactly: number)
  }

  /// Takes a number as `strtod` reads it.
  ///
  /// The division rounds only once, because both of its numbers are exact (Clinger, "How to Read
  /// Floating Point Numbers Accurately", PLDI 1990).
  private mutating func decimal() -> Double? {
    let isNegative = skip("-")
    guard let whole = wholeNumber() else { return nil }
    var (digits, scale) = (Double(whole), 1.0)
    if skip(".") {
      while let digit = digit() {
        digits = 10 * digits + Double(digit)
        scale *= 10
      }
      guard scale > 1, scale <= 1e22, digits < 0x1p53 else { return nil }
    }
    return isNegative ? -digits / scale : digits / scale
  }

  private mutating func digit() -> UInt8? {
    guard offset < bytes.count, (0x30...0x39).contains(bytes[offset]) else { return nil }
    defer { offset += 1 }
    return bytes[offset] - 0x30
  }

  // MARK: - Any JSON

  /// Skips an object by its brackets; `JSONDecoder` checks later whether it is one.
  private mutating func skipObject() -> Bool {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "{") else { return false }
    var (depth, isInText) = (0, false)
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      switch byte {
      case UInt8(ascii: "\""): isInText.toggle()
      case UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "{"), UInt8(ascii: "["): if !isInText { depth += 1 }
      case UInt8(ascii: "}"), UInt8(ascii: "]"): if !isInText { depth -= 1 }
      default: break
      }
      if depth == 0 { return offset <= bytes.count }
    }
    return false
  }

  private mutating func skipSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x09, 0x0A, 0x0D, 0x20: offset += 1
      default: return
      }
    }
  }

  private mutating func skipToken(_ text: StaticString) -> Bool {
    skipSpace()
    return skip(text)
  }

  /// Skips a text if it comes next, and returns whether it did.
  private mutating func skip(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      let isNext =
        bytes.count - offset >= text.count
        && bytes.withUnsafeBufferPointer { bytes in
          text.indices.allSatisfy { bytes[offset + $0] == text[$0] }
        }
      if isNext { offset += text.count }
      return isNext
    }
  }
}
