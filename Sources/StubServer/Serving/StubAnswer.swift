import NIOCore

/// What is said to a request when nothing goes wrong.
struct StubAnswer: Sendable {
  var status = 200
  var contentType = "application/json; charset=utf-8"
  /// An HTTP date.
  var lastModified: String?
  var content: Content

  enum Content: Sendable {
    case json(StubJSON, StubJSON.Style)
    /// What is kept as bytes, with JSON of the same shape for faults that rewrite JSON.
    case bytes([UInt8], sample: StubJSON)
    /// What is big and stays the same, likewise.
    case prepared(PreparedBody, sample: StubJSON)
  }

  static func json(_ value: StubJSON, status: Int = 200, style: StubJSON.Style = []) -> StubAnswer {
    StubAnswer(status: status, content: .json(value, style))
  }

  static func text(_ text: String, status: Int, type: String = "text/plain") -> StubAnswer {
    StubAnswer(
      status: status, contentType: "\(type); charset=utf-8",
      content: .bytes(Array(text.utf8), sample: .null))
  }

  static let notFound = text("Not Found", status: 404)

  /// Ready to be sent, with ETag and gzip.
  var body: PreparedBody {
    if case .prepared(let body, _) = content { body } else { PreparedBody(bytes) }
  }

  var bytes: [UInt8] {
    switch content {
    case .json(let value, let style): value.bytes(style)
    case .bytes(let bytes, _): bytes
    case .prepared(let body, _): Array(body.plain.readableBytesView)
    }
  }

  /// The answer with its JSON rewritten.
  func rewritten(_ change: (StubJSON) -> StubJSON) -> StubAnswer {
    var answer = self
    switch content {
    case .json(let value, let style): answer.content = .json(change(value), style)
    case .bytes(_, let sample), .prepared(_, let sample): answer.content = .json(change(sample), [])
    }
    return answer
  }
}
