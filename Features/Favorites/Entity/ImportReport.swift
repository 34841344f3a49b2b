/// What an import came to.
package struct ImportReport: Hashable, Sendable {
  /// How many favorites are new.
  package let added: Int
  package let skipped: [Skipped]

  package init(added: Int, skipped: [Skipped] = []) {
    self.added = added
    self.skipped = skipped
  }

  /// An entry of the file that was left out.
  package struct Skipped: Hashable, Sendable {
    /// Its place in the file, from 1.
    package let entry: Int
    /// Its title, else its id; empty where it has neither.
    package let label: String
    package let problem: EntryProblem
  }
}
