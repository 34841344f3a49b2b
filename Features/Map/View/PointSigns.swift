import Contracts
import Localization
import TextUI

/// The signs of the user's points, and the legend that explains them.
///
/// A class has a color and a sign of its own: so a terminal without colors tells as much.
struct PointSigns {
  private static let styles: [TextStyle] = [.blue, .teal, .green, .orange, .red]

  let mode: CanvasMode

  /// The text of a mark of one or more points; `nil` for a single point that no column is shown of.
  func text(of mark: MapDrawing.Mark) -> String? {
    let number = mark.count > 1 ? mark.isPoint ? ClusterText.text(mark.count) : "\(mark.count)" : ""
    let signs = [mark.color.map { sign($0, .color) }, mark.size.map { sign($0, .size) }]
    let text = number + signs.compactMap(\.self).joined()
    return text.isEmpty ? nil : text
  }

  func style(of mark: MapDrawing.Mark) -> TextStyle {
    mark.color.map { Self.styles[$0] } ?? mark.ink.style
  }

  private func sign(_ level: Int, _ use: MapScale.Use) -> String {
    let signs: [String] =
      switch (use, mode == .ascii) {
      case (.color, false): ["○", "◔", "◑", "◕", "●"]
      case (.color, true): ["a", "b", "c", "d", "e"]
      case (.size, false): ["·", "•", "●"]
      case (.size, true): [".", "o", "O"]
      }
    return signs[level]
  }

  /// The column of a scale, the sign and the numbers of each class, and the number of points without a
  /// number; if there is no room for all classes, the first and the last.
  func legend(_ scale: MapScale, _ columns: Int, _ strings: Strings) -> Line {
    let all = scale.labels.indices.map { index in
      let level = scale.level(of: index)
      return Span(
        sign(level, scale.use) + " " + scale.labels[index],
        scale.use == .color ? Self.styles[level] : .accent)
    }
    let title = Span(scale.values.name, .title)
    let missing = scale.missing.map { Span(strings("none: {0}", context: "value", $0), .dim) }
    let end = [missing].compactMap(\.self)
    let line = Line([title] + all + end, separatedBy: Span("  "))
    guard line.width > columns, all.count > 2 else { return line.truncated(to: columns) }
    let ends = [title, all[0], Span("…", .dim), all[all.count - 1]] + end
    return Line(ends, separatedBy: Span("  ")).truncated(to: columns)
  }
}
