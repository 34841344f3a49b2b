package import TextUI

/// How each style looks: the parameters of its SGR sequence (ECMA-48 8.3.117); none for no change.
package struct Palette: Hashable, Sendable {
  package var codes: [TextStyle: String]

  package init(_ codes: [TextStyle: String]) {
    self.codes = codes
  }

  /// The sixteen colours' darker half and attributes, legible on dark and on light backgrounds.
  package static let standard = Palette([
    .title: "1", .dim: "2", .accent: "36", .match: "1;4", .star: "33", .notice: "35",
    .error: "1;31", .coast: "36", .border: "2", .marker: "1;31", .label: "1",
  ])
}
