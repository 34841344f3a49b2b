import CEditLine
import CTerminal

/// The environment of this process, without Foundation, which would slow the start.
package enum Environment {
  /// The variables by name; the first of two of the same name counts, as for getenv.
  package static func current() -> [String: String] {
    var variables: [String: String] = [:]
    guard var next = catalejo_environment() else { return variables }
    while let entry = next.pointee {
      let text = String(cString: entry)
      if let equals = text.firstIndex(of: "=") {
        let name = String(text[..<equals])
        if variables[name] == nil { variables[name] = String(text[text.index(after: equals)...]) }
      }
      next += 1
    }
    return variables
  }
}

/// The libedit this program was built with.
package enum LineEditorVersion {
  package static let current = "\(LIBEDIT_MAJOR).\(LIBEDIT_MINOR)"
}
