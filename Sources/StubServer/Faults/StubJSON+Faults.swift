extension StubJSON {
  /// The same structure with the wrong leaves: numbers for strings, strings for numbers.
  var withWrongTypes: StubJSON {
    changed { leaf, _ in
      switch leaf {
      case .bool: "yes"
      case .integer, .number: "a number"
      case .string(let text): .integer(text.count)
      default: leaf
      }
    }
  }

  /// The same without what tells one thing from another.
  var withoutIdentity: StubJSON {
    changed(without: ["id", "_id", "uuid", "login", "name", "title", "pageid", "url"]) { leaf, _ in
      leaf
    }
  }

  /// The same structure with something at the end of every text.
  func ending(in end: String) -> StubJSON { withTexts { text, _ in text + end } }

  /// The same structure with hostile text in every string.
  ///
  /// - Parameter kept: the keys of strings that stay as they are, beside those that lead on in every
  ///   service; nil where nothing stays.
  func hostile(keeping kept: Set<String>?) -> StubJSON {
    withTexts { text, key in
      let leads = Self.leading.contains(key) || text.hasPrefix("http")
      let stays = kept.map { leads || $0.contains(key) } ?? false
      return stays ? text : HostileText.added(to: text)
    }
  }

  /// A list of cities whose names hold a few cases each: longer ones are no names.
  var withHostileNames: StubJSON {
    var left: [String] = []
    return withTexts { text, key in
      guard key == "name" else { return text }
      var name = text
      while name.utf8.count < 160 {
        if left.isEmpty { left = HostileText.cases }
        name += left.removeFirst()
      }
      return name
    }
  }

  /// Ids, addresses, moments and codes.
  private static let leading: Set = [
    "uuid", "url", "uri", "next", "previous", "latitude", "longitude", "offset", "date", "nat",
    "gender", "published_date", "status", "type", "fullurl",
  ]

  /// The language of a text says which one is shown: it stays.
  private func withTexts(_ change: (_ text: String, _ key: String) -> String) -> StubJSON {
    changed(keeping: "language") { leaf, key in
      guard case .string(let text) = leaf else { return leaf }
      return .string(change(text, key))
    }
  }

  /// The same structure with other leaves.
  ///
  /// - Parameters:
  ///   - key: what this is the value of.
  ///   - dropped: the keys of members that are left out.
  ///   - kept: the key of members that stay with all that is in them.
  private func changed(
    under key: String = "", without dropped: Set<String> = [], keeping kept: String = "",
    _ change: (_ leaf: StubJSON, _ key: String) -> StubJSON
  ) -> StubJSON {
    func changed(_ value: StubJSON, _ key: String) -> StubJSON {
      key == kept && !kept.isEmpty
        ? value : value.changed(under: key, without: dropped, keeping: kept, change)
    }
    return switch self {
    case .array(let values): .array(values.map { changed($0, key) })
    case .object(let members):
      .object(
        members.filter { !dropped.contains($0.key) }.map { ($0.key, changed($0.value, $0.key)) })
    default: change(self, key)
    }
  }
}
