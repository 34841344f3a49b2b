/// Takes out of a text what nobody may read: keys, passwords, cookies.
struct Redactor: Sendable {
  static let mark = "[redacted]"

  /// The longest first, so that none is left half where one holds another.
  private let secrets: [String]

  /// - Parameter secrets: wherever they occur, as they are and percent-encoded.
  init(_ secrets: [String] = []) {
    let forms = secrets.flatMap {
      [$0, PercentEncoding.encoded($0), $0.replacing("/", with: "\\/")]
    }
    self.secrets = Set(forms).filter { !$0.isEmpty }.sorted { ($1.count, $0) < ($0.count, $1) }
  }

  /// How many bytes more than it shows a reader must have, so that no secret is cut in two.
  var longest: Int { secrets.map(\.utf8.count).max() ?? 0 }

  func redacted(_ text: String) -> String {
    withoutKeyItems(secrets.reduce(text) { $0.replacing($1, with: Self.mark) })
  }

  /// A header's value; of some headers nothing is shown.
  func redacted(header name: String, _ value: String) -> String {
    Self.secretHeaders.contains(name.lowercased()) ? Self.mark : redacted(value)
  }

  private static let secretHeaders: Set = [
    "authorization", "cookie", "set-cookie", "proxy-authorization", "x-api-key",
  ]

  /// Hides the value of every query item `api-key`, whosever key it is.
  private func withoutKeyItems(_ text: String) -> String {
    let name = ServiceKey.itemName + "="
    var shown = ""
    var rest = text[...]
    while let item = rest.firstRange(of: name) {
      shown += rest[..<item.upperBound]
      rest = rest[item.upperBound...]
      let end = rest.firstIndex { "&#\"'<>".contains($0) || $0.isWhitespace } ?? rest.endIndex
      if end > rest.startIndex { shown += Self.mark }
      rest = rest[end...]
    }
    return shown + rest
  }
}
