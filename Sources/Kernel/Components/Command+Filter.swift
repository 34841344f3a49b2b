package import Contracts
package import Domain
package import Localization
package import TextUI

/// The commands that narrow and order rows; help lists what they take here.
extension Command {
  /// `filter KEY=VALUE…`, where other comparisons can take the place of `=`.
  ///
  /// A key alone lifts its filters, as an empty value does. A word that is no key goes on as one, so
  /// that the answer names the keys there are.
  package static func filter(
    _ options: [FilterOption], summary: String, _ strings: Strings,
    event: @escaping @Sendable ([Filter]) -> Event
  ) -> Command {
    let values = options.map { ($0.key, $0.typed().map { strings[$0] }) }
    var command = Command(
      .verb("filter"), arguments: "KEY=VALUE…", summary: summary,
      candidates: .pairs(Dictionary(values) { first, _ in first })
    ) { argument in
      var filters = Filter.all(in: argument)
      if filters.isEmpty {
        guard argument.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" }) else { return nil }
        filters = [Filter(key: argument, value: "")]
      }
      return event(
        filters.map { filter in
          let isKnown = options.contains { $0.isCalled(filter.typedKey) }
          return isKnown || !filter.value.isEmpty
            ? filter : Filter(key: filter.typedKey, value: filter.typedKey)
        })
    }
    command.notes = {
      options.map { ($0.usage(in: strings.language), $0.meaning(strings)) }
        + [
          (
            Filter.Comparison.allCases.map(\.rawValue).joined(separator: " "),
            strings(
              """
              words take = and !=, numbers and dates also a range (1000..5000, ..10); 2k is \
              2000, 2M is 2000000
              """)
          )
        ]
    }
    return command
  }

  /// `sort [KEY]`.
  ///
  /// - Parameters:
  ///   - keys: the orders, the usual one first, by their keys and their words.
  package static func sort(
    _ keys: [SortOption], summary: String, _ strings: Strings,
    event: @escaping @Sendable (String?) -> Event
  ) -> Command {
    var command = Command(
      .verb("sort"), arguments: "[KEY]", summary: summary, candidates: .words(keys.map(\.key))
    ) { event($0.isEmpty ? nil : $0) }
    command.notes = {
      keys.enumerated().map { index, sort in
        let typed = sort.usage(in: strings.language)
        let words = strings("by {0}", strings[sort.words])
        return (typed, index == 0 ? words + strings.colon + strings("the usual order") : words)
      }
    }
    return command
  }
}

extension FilterOption {
  /// The most values that help lists; of more, only the first few are.
  private static let mostValues = 24

  /// Returns the meaning of its value, for help: the form of a number, or the words it can be.
  fileprivate func meaning(_ strings: Strings) -> String {
    if let measure {
      let name = strings[words] == strings[typedKey] ? "" : strings[words] + strings.colon
      let unit = measure.unit.isEmpty ? "" : " (\(measure.unit))"
      return "\(name)\(strings[measure.examples])\(unit)"
    }
    let values = typed().map { strings[$0] }
    guard !values.isEmpty else { return strings[words] }
    guard values.count > Self.mostValues else { return values.joined(separator: ", ") }
    let first = values.prefix(3).joined(separator: ", ")
    return strings("{0}, and {1} more", first, String(values.count - 3))
  }
}
