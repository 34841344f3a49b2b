extension StubJSON {
  /// The same structure with hostile text in every string.
  ///
  /// - Parameter kept: the keys of strings that stay as they are, beside those that lead on in every
  ///   service; nil where nothing stays.
  func hostile(keeping kept: Set<String>?) -> StubJSON {
    changed(under: "") { text, key in
      guard let kept else { return .string(HostileText.added(to: text)) }
      if Self.leading.contains(key) || kept.contains(key) || text.hasPrefix("http") {
        return .string(text)
      }
      return .string(HostileText.added(to: text))
    }
  }

  /// A list of cities whose names hold a few cases each: longer ones are no names.
  var withHostileNames: StubJSON {
    guard case .array(let rows) = self else { return self }
    var left: [String] = []
    return .array(
      rows.map { row in
        guard case .object(let members) = row,
          case .string(var name)? = members.first(where: { $0.key == "name" })?.value
        else { return row }
        while name.utf8.count < 160 {
          if left.isEmpty { left = HostileText.cases }
          name += left.removeFirst()
        }
        return row.with("name", .string(name))
      })
  }

  /// The same structure with something in every string that belongs to no text.
  func broken(by end: [UInt8]) -> StubJSON {
    changed(under: "") { text, _ in
      .literal(StubJSON.string(text).bytes().dropLast() + end + [UInt8(ascii: "\"")])
    }
  }

  private func changed(
    under key: String, _ change: (_ text: String, _ key: String) -> StubJSON
  ) -> StubJSON {
    switch self {
    case .null, .bool, .integer, .number, .literal: self
    case .string(let text): change(text, key)
    case .array(let values): .array(values.map { $0.changed(under: key, change) })
    // The language of a text says which one is shown.
    case .object(let members):
      .object(
        members.map {
          ($0.key, $0.key == "language" ? $0.value : $0.value.changed(under: $0.key, change))
        })
    }
  }

  /// Ids, addresses, moments and codes.
  private static let leading: Set = [
    "uuid", "url", "uri", "next", "previous", "latitude", "longitude", "offset", "date", "nat",
    "gender", "published_date", "status", "type", "fullurl",
  ]
}
