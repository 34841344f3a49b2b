import CEditLine

/// The libedit this program was built with.
package enum LineEditorVersion {
  package static let current = "\(LIBEDIT_MAJOR).\(LIBEDIT_MINOR)"
}
