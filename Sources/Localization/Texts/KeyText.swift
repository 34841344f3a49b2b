/// The names of keys, as they stand on them.
package enum KeyText: TextKey {
  case up, down, left, right, pageUp, pageDown, tab, escape

  package static let english: [KeyText: String] = [
    .up: "↑", .down: "↓", .left: "←", .right: "→", .pageUp: "PgUp", .pageDown: "PgDn", .tab: "Tab",
    .escape: "Esc",
  ]

  package static let spanish: [KeyText: String] = [
    .up: "↑", .down: "↓", .left: "←", .right: "→", .pageUp: "RePág", .pageDown: "AvPág",
    .tab: "Tab", .escape: "Esc",
  ]
}
