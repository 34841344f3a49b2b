import Contracts
import Domain
import JSON

/// Takes JSON apart as it comes.
///
/// It gives the members of an object, and one by one the elements of the arrays that features are in:
/// so a file of any size needs the memory of its largest feature. Several values may follow each other, as in a sequence (RFC 8142).
struct JSONElements {
  enum Event {
    case member(String, JSONReading)
    /// An element of the array in the member of that name, or of the array that the whole value is.
    case element(String?, JSONReading)
    /// A value that is no JSON; those behind it are read.
    case broken
    /// The end of a whole value.
    case end(isObject: Bool)
    /// The text ends too early, or makes no sense from there on.
    case cut(isEnd: Bool)
    /// Something else comes behind the value.
    case trailing
  }

  private enum State {
    case start, members
    case elements(String?)
    case over
  }

  /// Arrays with these names are taken apart: GeoJSON's and Overpass's.
  private static let taken = ["features", "elements"]
  /// The most bytes of one value.
  static let limit = 256 << 20
  private static let size = 1 << 20

  private let stream: BufferedStream
  private let isSequence: Bool
  private var bytes: [UInt8] = []
  private var offset = 0
  private var isAtEnd = false
  private var state = State.start
  private var isFirst = true
  /// The range of the last value.
  private var last = 0..<0
  /// The location in the text at which the bytes begin.
  private var origin: XMLLocation = (1, 1)

  init(_ stream: BufferedStream, isSequence: Bool) {
    self.stream = stream
    self.isSequence = isSequence
  }

  /// The line and the column of something in the last value, or of where it breaks.
  func location(of path: [JSONStep] = []) -> XMLLocation {
    location(at: path.isEmpty ? last.lowerBound : JSONScanner.find(path, in: bytes[last]))
  }

  /// The same of a number of bytes in it.
  func location(offset: Int) -> XMLLocation {
    location(at: min(last.lowerBound + offset, bytes.count))
  }

  /// The offset that reading has reached; at the end, the one after the last sign that is no blank.
  var currentLocation: XMLLocation {
    guard offset >= bytes.count else { return location(at: offset) }
    return location(at: (bytes.lastIndex { !$0.isBlank } ?? -1) + 1)
  }

  private func location(at end: Int) -> XMLLocation {
    let before = bytes[..<end]
    let lines = before.count { $0 == .lineFeed }
    let line = before.suffix(from: (before.lastIndex(of: .lineFeed) ?? -1) + 1)
    let column = String(decoding: line, as: UTF8.self).count
    return (origin.line + lines, column + (lines == 0 ? origin.column : 1))
  }

  // MARK: - Reading

  mutating func next() throws(DataError) -> Event? {
    while true {
      switch state {
      case .over: return nil
      case .start:
        guard let byte = try nextByte(skipping: nil) else { return nil }
        last = offset..<offset
        switch byte {
        case UInt8(ascii: "["): state = .elements(nil)
        case UInt8(ascii: "{"): state = .members
        default:
          if isSequence { return try resume() }
          state = .over
          return isFirst ? .cut(isEnd: false) : .trailing
        }
        offset += 1
      case .members:
        switch try nextByte(skipping: UInt8(ascii: ",")) {
        case UInt8(ascii: "}"):
          offset += 1
          return end(isObject: true)
        case UInt8(ascii: "\""): if let event = try member() { return event }
        default: return try resume()
        }
      case .elements(let name):
        guard try nextByte(skipping: UInt8(ascii: ",")) != UInt8(ascii: "]") else {
          offset += 1
          if name == nil { return end(isObject: false) }
          state = .members
          continue
        }
        guard let reading = try value() else { return try resume() }
        return reading.map { .element(name, $0) } ?? .broken
      }
    }
  }

  private mutating func end(isObject: Bool) -> Event {
    state = .start
    isFirst = false
    return .end(isObject: isObject)
  }

  /// A member; `nil` for one that is taken apart.
  private mutating func member() throws(DataError) -> Event? {
    guard let name = try value()??.node.string, try nextByte(skipping: nil) == UInt8(ascii: ":")
    else { return try resume() }
    offset += 1
    if try nextByte(skipping: nil) == UInt8(ascii: "["), Self.taken.contains(name) {
      offset += 1
      state = .elements(name)
      return nil
    }
    guard let reading = try value() else { return try resume() }
    return reading.map { .member(name, $0) } ?? .broken
  }

  /// Goes on behind what makes no sense: in a sequence with its next text.
  private mutating func resume() throws(DataError) -> Event {
    state = .over
    guard isSequence else { return .cut(isEnd: offset >= bytes.count) }
    while true {
      if let next = bytes[min(last.lowerBound + 1, bytes.count)...].firstIndex(of: .recordSeparator)
      {
        offset = next
        state = .start
        return .broken
      }
      let before = bytes.count
      try fill(keeping: last.lowerBound)
      if bytes.count == before { return .broken }
    }
  }

  private var isAtStart: Bool { if case .start = state { true } else { false } }

  private mutating func nextByte(skipping sign: UInt8?) throws(DataError) -> UInt8? {
    var start = offset
    while true {
      while offset < bytes.count {
        let byte = bytes[offset]
        guard byte.isBlank || byte == sign || isAtStart && byte == .recordSeparator else {
          return byte
        }
        offset += 1
      }
      guard !isAtEnd else { return nil }
      try fill(keeping: start)
      start = 0
    }
  }

  /// The value at the offset.
  ///
  /// - Returns: `nil` if it does not end, and `nil` within for what is no JSON.
  private mutating func value() throws(DataError) -> JSONReading?? {
    while true {
      var scanner = JSONScanner(bytes[...], at: offset)
      // In a sequence the next text begins there.
      if offset < bytes.count, bytes[offset] == .recordSeparator { return nil }
      if scanner.skipValue(isWhole: isAtEnd) {
        guard scanner.offset > offset else { return nil }
        last = offset..<scanner.offset
        offset = scanner.offset
        do throws(JSONFault) {
          return .some(try JSONReader.read(bytes[last]))
        } catch {
          return .some(nil)
        }
      }
      guard !isAtEnd else {
        offset = bytes.count
        return nil
      }
      guard bytes.count - offset <= Self.limit else {
        throw .unreadable(path: stream.path, reason: .tooLarge(limit: Self.limit))
      }
      try fill(keeping: offset)
    }
  }

  /// Reads as much again, so that a long value is not gone over too often.
  private mutating func fill(keeping start: Int) throws(DataError) {
    let start = min(start, offset)
    origin = location(at: start)
    bytes.removeFirst(start)
    offset -= start
    last = max(0, last.lowerBound - start)..<max(0, last.upperBound - start)
    isAtEnd = try !stream.read(into: &bytes, limit: max(Self.size, bytes.count))
  }
}
