/// A header: its name and its value.
struct HTTPField: Hashable, Sendable {
  let name: String
  let value: String

  init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// Whether a text may be the value of a header that is sent: what steers could begin another one.
  static func isValue(_ text: String) -> Bool { text.utf8.allSatisfy(isAllowed) }

  /// Whether a byte may be in a line of a head (RFC 9110, 5.5).
  static func isAllowed(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0x7F || byte == UInt8(ascii: "\t")
  }
}

/// The head of a service's answer, before the body.
struct ResponseHead: Hashable, Sendable {
  let status: Int
  var fields: [HTTPField] = []

  var isSuccess: Bool { (200..<300).contains(status) }

  /// How long the body was announced to be, in bytes; `nil` if it was not.
  var length: Int? { self["Content-Length"].flatMap { Int($0) } }

  /// The first value under a name, in whatever case it was sent.
  subscript(name: String) -> String? {
    let name = name.lowercased()
    return fields.first { $0.name.lowercased() == name }?.value
  }
}

/// Reads the heads of an answer line by line: that of the answer, those before it (1xx), and the
/// trailers behind the body.
struct ResponseReader {
  /// The most bytes of all of them: as much as most servers and clients take.
  static let limit = 80 << 10

  /// The last head that began.
  private(set) var head: ResponseHead?
  /// Whether that of the answer itself is whole.
  private(set) var isComplete = false
  private var size = 0

  /// Takes a line with its end.
  /// - Returns: false for what is no HTTP, and beyond the limit.
  mutating func take(_ line: UnsafeRawBufferPointer) -> Bool {
    size += line.count
    guard size <= Self.limit else { return false }
    var bytes = line[...]
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    guard bytes.allSatisfy(HTTPField.isAllowed) else { return false }
    // Nobody asks for trailers.
    if isComplete { return true }
    let text = String(decoding: bytes, as: UTF8.self)
    if text.hasPrefix("HTTP/") { return begin(text) }
    guard let head else { return false }
    guard !text.isEmpty else {
      isComplete = head.status >= 200
      return true
    }
    return add(text)
  }

  private mutating func begin(_ line: String) -> Bool {
    let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count > 1, let status = Int(parts[1]), (100...999).contains(status) else {
      return false
    }
    head = ResponseHead(status: status)
    return true
  }

  private mutating func add(_ line: String) -> Bool {
    if line.first == " " || line.first == "\t" {
      // A value that goes on in another line (RFC 9112, 5.2).
      guard let last = head?.fields.popLast() else { return false }
      head?.fields.append(HTTPField(last.name, last.value + " " + line.trimmed))
      return true
    }
    guard let colon = line.firstIndex(of: ":"), colon > line.startIndex,
      !line[..<colon].contains(where: \.isWhitespace)
    else { return false }
    let value = String(line[line.index(after: colon)...]).trimmed
    head?.fields.append(HTTPField(String(line[..<colon]), value))
    return true
  }
}

extension String {
  /// The text without the blanks at its ends.
  fileprivate var trimmed: String {
    let start = drop { $0 == " " || $0 == "\t" }
    guard let end = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
    return String(start[...end])
  }
}
