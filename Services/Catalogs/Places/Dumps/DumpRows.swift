import Contracts
import Domain

/// The rows of a piece of a dump.
struct DumpRows: Sendable {
  typealias Fault = PlaceBuildReport.Fault

  /// Records one behind the other, each behind its length in four bytes.
  var records: [UInt8] = []
  /// The areas of places; in records they are indices of this.
  var areas = LocalNumbers()
  /// The classes and codes of places, such as `T.PK`; in records they are indices of this.
  var features = LocalNumbers()
  private(set) var lines = 0
  /// The lines of the rows that were read, from 0 on.
  private(set) var numbers: [UInt32] = []
  private(set) var skipped = 0
  /// The first line that was left out, from 0 on.
  private(set) var first: (line: Int, fault: Fault)?

  /// Reads all lines; one for which `read` throws is left out.
  init(
    _ chunk: DumpChunk, _ read: (DumpLine, inout DumpRows) throws(Fault) -> Void
  ) {
    guard !chunk.isTooLong else {
      lines = 1
      skip(0, .tooLong)
      return
    }
    records.reserveCapacity(chunk.bytes.count + chunk.bytes.count / 2)
    lines = DumpLine.forEach(in: chunk.bytes) { line, number in
      do throws(Fault) {
        try read(line, &self)
        numbers.append(UInt32(number))
      } catch {
        skip(number, error)
      }
    }
  }

  mutating func skip(_ line: Int, _ fault: Fault) {
    skipped += 1
    if first == nil { first = (line, fault) }
  }
}

/// Texts that rows share, numbered in the order they come.
struct LocalNumbers: Sendable {
  private(set) var texts: [String] = []
  private var numbers: [String: Int] = [:]

  mutating func number(of text: String) -> Int {
    if let number = numbers[text] { return number }
    numbers[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }
}
