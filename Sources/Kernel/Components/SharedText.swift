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
