package import Domain

/// What is wrong with the settings file, whose other lines count.
///
/// Lines are counted from 1.
package enum SettingsWarning: Hashable, Sendable {
  /// The file is there and can't be read.
  case unreadable(path: String, reason: FileProblem)
  /// The line is not `KEY = VALUE`.
  case malformed(line: Int)
  case unknownKey(String, line: Int)
  /// The key takes one of `known`.
  case invalidValue(key: String, value: String, known: [String], line: Int)
}
