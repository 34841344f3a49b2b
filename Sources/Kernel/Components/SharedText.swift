package import Contracts
package import Domain
import TextUI

/// The text that is copied of an entity, to be pasted anywhere.
package enum SharedText {
  /// "Lima, PE — https://…": its title, and its link if it has one.
  ///
  /// Pasted into a shell, the title must not run anything.
  package static func line(_ title: String, _ link: WebLink?) -> String {
    SafeText.clean(title) + (link.map { " — \($0.text)" } ?? "")
  }
}

extension LinkDataManager {
  /// Copies a line for each entity: its title, and its link if it has one.
  ///
  /// - Parameters:
  ///   - references: the entities.
  ///   - row: returns the row of an entity with its facts; `nil` leaves the entity out.
  /// - Returns: the number of lines.
  /// - Throws: `noClipboard`, and the errors of `row`.
  @discardableResult
  package func copy(
    _ references: [Reference], _ row: (Reference) async throws(DataError) -> ListRow?
  ) async throws(DataError) -> Int {
    var lines: [String] = []
    for reference in references {
      guard let row = try await row(reference) else { continue }
      lines.append(SharedText.line(row.summary.title, row.facts.link))
    }
    try await copy(lines.joined(separator: "\n"))
    return lines.count
  }
}
