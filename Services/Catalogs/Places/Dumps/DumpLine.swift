import Contracts
import Domain
import Platform

/// A row of a dump: columns between tabs, without quotes.
struct DumpLine {
  typealias Fault = PlaceBuildReport.Fault

  private let bytes: UnsafeRawBufferPointer
  private let columns: ArraySlice<Range<Int>>

  /// Calls `body` with each line of a text that is not empty, and its number, from 0 on.
  ///
  /// - Returns: the number of lines.
  static func forEach(
    in text: [UInt8], _ body: (DumpLine, Int) -> Void
  ) -> Int {
    text.withUnsafeBytes { bytes in
      var columns: [Range<Int>] = []
      var (start, number) = (0, 0)
      while start < bytes.count {
        let end = bytes.firstOffset(of: .lineFeed, from: start) ?? bytes.count
        let isReturn = end > start && bytes[end - 1] == UInt8(ascii: "\r")
        let line = UnsafeRawBufferPointer(rebasing: bytes[start..<(isReturn ? end - 1 : end)])
        if !line.isEmpty {
          columns.removeAll(keepingCapacity: true)
          var from = 0
          while let tab = line.firstOffset(of: UInt8(ascii: "\t"), from: from) {
            columns.append(from..<tab)
            from = tab + 1
          }
          columns.append(from..<line.count)
          body(DumpLine(bytes: line, columns: columns[...]), number)
        }
        start = end + 1
        number += 1
      }
      return number
    }
  }

  var count: Int { columns.count }

  func column(_ index: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[columns[index]])
  }

  func text(_ index: Int) -> String { String(decoding: column(index), as: UTF8.self) }

  /// Fails for a NUL, and for bytes that are not UTF-8.
  func checkText() throws(Fault) {
    var isASCII = true
    for byte in bytes {
      guard byte != 0 else { throw .text }
      isASCII = isASCII && byte < 0x80
    }
    guard isASCII || String(validating: bytes, as: UTF8.self) != nil else { throw .text }
  }

  /// Returns a whole number; `nil` for an empty column.
  ///
  /// - Throws: `number` for anything else, and for a number of more than 18 digits.
  func number(_ index: Int) throws(Fault) -> Int? {
    var digits = column(index)[...]
    guard !digits.isEmpty else { return nil }
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative { digits = digits.dropFirst() }
    guard (1...18).contains(digits.count) else { throw .number }
    var number = 0
    for byte in digits {
      guard (0x30...0x39).contains(byte) else { throw .number }
      number = 10 * number + Int(byte - 0x30)
    }
    return isNegative ? -number : number
  }

  /// Returns degrees in units of 10⁻⁵, which is about a metre; further digits are left out.
  ///
  /// - Throws: `number`; `position` for more degrees than the most.
  func degrees(_ index: Int, most: Int) throws(Fault) -> Int {
    var digits = column(index)[...]
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative { digits = digits.dropFirst() }
    guard (1...32).contains(digits.count) else { throw .number }
    var (value, decimals, hasPoint, hasDigit) = (0, 0, false, false)
    for byte in digits {
      if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
        continue
      }
      guard (0x30...0x39).contains(byte) else { throw .number }
      hasDigit = true
      if decimals == 5 { continue }
      value = 10 * value + Int(byte - 0x30)
      if hasPoint { decimals += 1 }
      guard value <= 1_000_000_000 else { throw .position }
    }
    guard hasDigit else { throw .number }
    while decimals < 5 {
      value *= 10
      decimals += 1
    }
    guard value <= 100_000 * most else { throw .position }
    return isNegative ? -value : value
  }
}
