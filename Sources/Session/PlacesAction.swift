package import Components
import Domain
import Localization
package import TextUI

/// The tasks of `places` in a session that are no search: those of the file that the places are in.
package enum PlacesAction: Hashable, Sendable {
  /// Says which dumps the file holds.
  case list
  /// Fetches dumps of countries, or reads files.
  case add([String])
  case remove([String])
  /// Fetches the dumps that changed.
  case refresh

  /// The verb of these, which is that of the catalog of places, too.
  static let verb = "places"

  /// The words that are no search.
  private static let tasks = [
    Words("add", context: "argument"), Words("list", context: "argument"),
    Words("remove", context: "argument"), Words("refresh", context: "argument"),
  ]

  /// The same in English.
  static let words = tasks.map(\.english)

  /// Reads the words after the verb; `nil` if they are a search.
  init?(_ argument: String) {
    let words = argument.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first?.lowercased() else { return nil }
    let rest = Array(words.dropFirst())
    let task = Self.tasks.first { task in
      Language.allCases.contains { task[$0] == first }
    }
    switch (task?.english, rest.isEmpty) {
    case ("list", true): self = .list
    case ("refresh", true): self = .refresh
    case ("add", _): self = .add(rest)
    case ("remove", _): self = .remove(rest)
    default: return nil
    }
  }
}

extension PlacesAction {
  /// The usage that is told where the words lack; `nil` if they don't.
  var missing: String? {
    switch self {
    case .add([]): "add COUNTRY|FILE"
    case .remove([]): "remove NAME"
    default: nil
    }
  }
}

/// The answer to a command about the file of places.
package enum PlacesActionAnswer: Sendable {
  case told([Line])
  /// The file is another one now.
  case changed([Line])
  case refused(String, ExitStatus)
}
