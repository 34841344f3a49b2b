/// An answer taken apart.
struct RawAnswer: Sendable {
  /// Nil where nothing came.
  let status: Int?
  /// Names in lower case.
  let headers: [String: String]
  let body: [UInt8]
  /// Whether all that was announced arrived.
  let isComplete: Bool

  init(_ bytes: [UInt8]) {
    let end = Self.end(of: bytes)
    let lines = String(decoding: bytes[..<end], as: UTF8.self).split(separator: "\r\n")
    status = lines.first.flatMap { $0.split(separator: " ").dropFirst().first }.flatMap { Int($0) }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      headers[parts[0].lowercased()] = String(parts[1].drop { $0 == " " })
    }
    self.headers = headers
    let content = bytes[min(end + 4, bytes.count)...]
    if headers["transfer-encoding"] == "chunked" {
      (body, isComplete) = Self.joined(content)
    } else {
      body = Array(content)
      isComplete = headers["content-length"].map { Int($0) == content.count } ?? false
    }
  }

  var text: String { String(decoding: body, as: UTF8.self) }

  private static func end(of bytes: [UInt8]) -> Int {
    let mark = Array("\r\n\r\n".utf8)
    return bytes.indices.first { bytes[$0...].starts(with: mark) } ?? bytes.count
  }

  /// The content of chunks (RFC 9112, 7.1), and whether the last one came.
  private static func joined(_ bytes: ArraySlice<UInt8>) -> ([UInt8], Bool) {
    var (rest, body) = (bytes, [UInt8]())
    while let end = rest.firstIndex(of: UInt8(ascii: "\r")) {
      let size = Int(String(decoding: rest[rest.startIndex..<end], as: UTF8.self), radix: 16) ?? 0
      if size == 0 { return (body, true) }
      let chunk = rest[end...].dropFirst(2).prefix(size)
      body.append(contentsOf: chunk)
      rest = rest[chunk.endIndex...].dropFirst(2)
    }
    return (body, false)
  }
}
