import FoundationEssentials

/// Removes keys, passwords and cookies from a text.
struct Redactor: Sendable {
  static let mark = "[redacted]"

  /// The longest first: one secret may contain another.
  private let secrets: [String]
  /// Names, and the signs around them, that a secret value follows.
  private let beginnings: [String]

  /// - Parameters:
  ///   - secrets: hidden wherever they occur, as they are and percent-encoded.
  ///   - addresses: those whose queries people put keys into. A short value in such a query may be a
  ///     common word, so it is hidden only where it stands in a query.
  init(_ secrets: [String] = [], hiding addresses: ServiceAddresses = ServiceAddresses()) {
    let items = addresses.queryItems
    // One without a value may be all secret.
    let words = items.map { $0.value.isEmpty ? $0.name : $0.value }
    let long = words.filter { $0.utf8.count >= 8 }
    let forms = (secrets + long + long.compactMap(\.percentDecoded)).flatMap {
      [$0, $0.percentEncoded, $0.replacing("/", with: "\\/")]
    }
    self.secrets = Set(forms).filter { !$0.isEmpty }.sorted { ($1.count, $0) < ($0.count, $1) }
    let names = Set(items.map(\.name)).filter { !$0.isEmpty }.sorted()
    beginnings = [ServiceKey.itemName + "="] + names.flatMap { ["?\($0)=", "&\($0)="] }
  }

  /// How many bytes to read beyond those that are shown, so that no secret is cut in two.
  var longest: Int { secrets.map(\.utf8.count).max() ?? 0 }

  func redacted(_ text: String) -> String {
    let shown = secrets.reduce(text) { $0.replacing($1, with: Self.mark) }
    return beginnings.reduce(shown) { Self.hidingValues(after: $1, in: $0) }
  }

  /// A header's value; of some headers nothing is shown.
  func redacted(header name: String, _ value: String) -> String {
    Self.secretHeaders.contains(name.lowercased()) ? Self.mark : redacted(value)
  }

  private static let secretHeaders: Set = [
    "authorization", "cookie", "set-cookie", "proxy-authorization", "x-api-key",
  ]

  /// Hides the value of every query item that begins so, whatever its origin.
  private static func hidingValues(after beginning: String, in text: String) -> String {
    var shown = ""
    var rest = text[...]
    while let item = rest.firstRange(of: beginning) {
      shown += rest[..<item.upperBound]
      rest = rest[item.upperBound...]
      let end = rest.firstIndex { "&#\"'<>".contains($0) || $0.isWhitespace } ?? rest.endIndex
      if end > rest.startIndex { shown += mark }
      rest = rest[end...]
    }
    return shown + rest
  }
}
