/// What the user wants of colour.
package enum ColorChoice: String, CaseIterable, Hashable, Sendable {
  /// Where it can be seen and NO_COLOR (https://no-color.org) is not set.
  case auto
  case always
  case never
}
