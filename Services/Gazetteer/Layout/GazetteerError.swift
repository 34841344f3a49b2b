/// Why the bytes of a gazetteer can't be used.
package enum GazetteerError: Error, Hashable, Sendable {
  /// The bytes do not start like the file they should be.
  case notAGazetteer
  /// Written by another version of the program.
  case unsupportedVersion(UInt32)
  /// The header, or the numbered section, does not fit the bytes.
  case damaged(section: Int?)
  /// The cities and the other names were not built together.
  case mismatched
}
