import JSON
import TextUI

/// A line of text with the values of a row's fields in it, as `--format` and `--tsv` print rows.
package struct RowFormat: Hashable, Sendable {
  /// The reason why a text is no format.
  package enum Problem: Error, Hashable, Sendable {
    case unknownField(String)
    /// A brace is opened and never closed.
    case unclosed
  }

  private enum Part: Hashable, Sendable {
    case text(String)
    case field(String)
  }

  private let parts: [Part]

  /// Makes a format of all the fields, with tabs between them.
  package init(tabsBetween fields: [String]) {
    parts = Array(fields.map { [Part.field($0)] }.joined(separator: [.text("\t")]))
  }

  /// Reads a text like `{name}\t{population}`.
  ///
  /// `\t`, `\n` and `\\` stand for a tab, a line break and a backslash, `{{` and `}}` for braces.
  /// Any other text stands for itself.
  package init(_ format: String, fields: [String]) throws(Problem) {
    var parts: [Part] = []
    var text = ""
    var rest = Substring(format)
    while let character = rest.popFirst() {
      switch (character, rest.first) {
      case ("\\", "t"): text += "\t"
      case ("\\", "n"): text += "\n"
      case ("\\", "\\"), ("{", "{"), ("}", "}"): text.append(character)
      case ("{", _):
        guard let end = rest.firstIndex(of: "}") else { throw .unclosed }
        let field = String(rest[..<end])
        guard fields.contains(field) else { throw .unknownField(field) }
        parts += [.text(text), .field(field)]
        text = ""
        rest = rest[rest.index(after: end)...]
        continue
      default:
        text.append(character)
        continue
      }
      rest.removeFirst()
    }
    self.parts = (parts + [.text(text)]).filter { $0 != .text("") }
  }

  /// Returns the line of a row.
  ///
  /// A field that the row does not have is empty.
  func line(_ members: [JSONNode.Member]) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .field(let name): members.first { $0.name == name }.map { Self.text(of: $0.value) } ?? ""
      }
    }.joined() + "\n"
  }

  /// Returns a value on one line, without tabs, so that text from a service can't make a field or a
  /// row of its own.
  private static func text(of value: JSONNode) -> String {
    switch value {
    case .bool(let value): value ? "true" : "false"
    case .null: ""
    case .number(let text): text
    case .string(let text): SafeText.clean(text)
    case .array(let values): values.map(text).joined(separator: ", ")
    case .object(let members):
      members.first { $0.name == "name" }.map { text(of: $0.value) }
        ?? members.map { "\($0.name) \(text(of: $0.value))" }.joined(separator: ", ")
    }
  }
}
