// Turns panes of a terminal, as `tmux capture-pane -e -p` writes them, into an SVG: one picture, or
// several that follow each other.
//
//   picture COLUMNS ROWS SECONDS TITLE PANE... >FILE
import Foundation

struct Style: Hashable {
  var foreground: String?
  var background: String?
  var isBold = false, isDim = false, isItalic = false, isUnderlined = false, isReversed = false
}

struct Cell: Hashable {
  var text: String
  var width: Int
  var style: Style
}

/// The sixteen colours, legible on a dark ground.
let palette = [
  "#1d2330", "#f07178", "#a6d189", "#e5c07b", "#82aaff", "#c792ea", "#5ccfe6", "#cdd6e4",
  "#66718a", "#ff8b92", "#bde8a0", "#ffd580", "#9cc4ff", "#ddb6f2", "#86e1f0", "#ffffff",
]
let ground = "#10141c"
let ink = "#d6deeb"
let (cellWidth, cellHeight, margin) = (8.4, 18.0, 14.0)

/// A colour of the 256 (xterm): sixteen, a cube of 6 × 6 × 6, 24 grays.
func color(_ index: Int) -> String {
  if index < 16 { return palette[max(0, index)] }
  func hex(_ values: [Int]) -> String {
    "#" + values.map { String($0 + 256, radix: 16).suffix(2) }.joined()
  }
  if index >= 232 { return hex(Array(repeating: 8 + (index - 232) * 10, count: 3)) }
  let levels = [0, 95, 135, 175, 215, 255]
  let cube = min(index, 231) - 16
  return hex([levels[cube / 36], levels[cube / 6 % 6], levels[cube % 6]])
}

/// Changes a style by the parameters of an SGR sequence (ECMA-48, 8.3.117).
func apply(_ parameters: [Int], to style: inout Style) {
  var rest = parameters[...]
  while let code = rest.popFirst() {
    switch code {
    case 0: style = Style()
    case 1: style.isBold = true
    case 2: style.isDim = true
    case 3: style.isItalic = true
    case 4: style.isUnderlined = true
    case 7: style.isReversed = true
    case 22: (style.isBold, style.isDim) = (false, false)
    case 23: style.isItalic = false
    case 24: style.isUnderlined = false
    case 27: style.isReversed = false
    case 30...37: style.foreground = palette[code - 30]
    case 90...97: style.foreground = palette[code - 82]
    case 40...47: style.background = palette[code - 40]
    case 100...107: style.background = palette[code - 92]
    case 39: style.foreground = nil
    case 49: style.background = nil
    case 38, 48:
      var made: String?
      switch rest.popFirst() {
      case 5: made = rest.popFirst().map(color)
      case 2:
        let parts = (0..<3).map { _ in rest.popFirst() ?? 0 }
        made = "#" + parts.map { String($0 + 256, radix: 16).suffix(2) }.joined()
      default: break
      }
      if code == 38 { style.foreground = made } else { style.background = made }
    default: break
    }
  }
}

/// Returns the number of columns that terminals give a character.
func width(_ character: Character) -> Int {
  guard let scalar = character.unicodeScalars.first, scalar.value >= 0x300 else { return 1 }
  let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF,
    0x20000...0x3FFFD,
  ]
  return wide.contains { $0.contains(scalar.value) } ? 2 : 1
}

/// Returns the cells of a row, whose style tmux goes on with in the next row.
func cells(_ row: Substring, _ style: inout Style) -> [Cell] {
  var cells: [Cell] = []
  var rest = row
  while let character = rest.popFirst() {
    guard character == "\u{1B}" else {
      cells.append(Cell(text: String(character), width: width(character), style: style))
      continue
    }
    switch rest.popFirst() {
    case "[":
      let body = rest.prefix { !$0.isLetter }
      rest = rest.dropFirst(body.count)
      if rest.popFirst() == "m" {
        let parts = body.split(whereSeparator: { ";:".contains($0) })
        apply(parts.isEmpty ? [0] : parts.map { Int($0) ?? 0 }, to: &style)
      }
    case "]":
      // A link: to BEL or ST.
      while let next = rest.popFirst(), next != "\u{7}" {
        if next == "\u{1B}" {
          _ = rest.popFirst()
          break
        }
      }
    case "(": _ = rest.popFirst()
    default: break
    }
  }
  return cells
}

/// Writes a number as SVG and CSS read it, rounded to a tenth or to another part.
func number(_ value: Double, parts: Double = 10) -> String {
  let text = String((value * parts).rounded() / parts)
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

func escaped(_ text: String) -> String {
  text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    .replacing("\"", with: "&quot;")
}

/// Draws Braille as dots and half blocks as rectangles, so that no font decides how a map looks.
///
/// In Unicode the bits 0-2 and 6 are the dots on the left, 3-5 and 7 those on the right.
func dots(_ cell: Cell, _ x: Double, _ y: Double) -> String {
  if let top = ["▀": y, "▄": y + cellHeight / 2][cell.text] {
    let (width, height) = (number(cellWidth), number(cellHeight / 2))
    return "M\(number(x)) \(number(top))h\(width)v\(height)h-\(width)z"
  }
  guard let scalar = cell.text.unicodeScalars.first, (0x2800...0x28FF).contains(scalar.value) else {
    return ""
  }
  let places = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]
  return places.enumerated().map { bit, place in
    guard scalar.value >> UInt32(bit) & 1 == 1 else { return "" }
    let left = x + (Double(place.0) + 0.5) * cellWidth / 2 - 0.8
    let top = y + (Double(place.1) + 0.5) * cellHeight / 4 - 0.8
    return "M\(number(left)) \(number(top))h1.6v1.6h-1.6z"
  }.joined()
}

/// Draws one pane as SVG: for each row its backgrounds, its Braille, and its text in runs of one style
/// and a fixed width.
func picture(_ pane: String, columns: Int, rows: Int) -> String {
  var style = Style()
  var svg = ""
  let lines = pane.split(separator: "\n", omittingEmptySubsequences: false).prefix(rows)
  for (index, line) in lines.enumerated() {
    let y = margin + Double(index) * cellHeight
    var column = 0
    var row = cells(line, &style)[...]
    while let first = row.first {
      let isBraille = !dots(first, 0, 0).isEmpty
      let run = row.prefix {
        $0.style == first.style && !dots($0, 0, 0).isEmpty == isBraille && $0.width == first.width
      }
      row = row.dropFirst(run.count)
      let start = column
      let x = margin + Double(start) * cellWidth
      column += run.reduce(0) { $0 + $1.width }
      guard column <= columns else { break }
      svg += drawn(Array(run), first.style, isBraille, x, y, column - start)
    }
  }
  return svg
}

func drawn(
  _ run: [Cell], _ style: Style, _ isBraille: Bool, _ x: Double, _ y: Double, _ columns: Int
) -> String {
  var fill = style.foreground ?? ink
  var back = style.background
  if style.isReversed { (fill, back) = (back ?? ground, style.foreground ?? ink) }
  let length = number(Double(columns) * cellWidth)
  var svg = ""
  if let back {
    svg += "<path d=\"M\(number(x)) \(number(y))h\(length)v\(number(cellHeight))h-\(length)z\" "
    // Two rectangles that touch have blurred edges, which would leave a line between them.
    svg += "fill=\"\(back)\" shape-rendering=\"crispEdges\"/>"
  }
  var attributes = fill == ink ? "" : " fill=\"\(fill)\""
  if style.isDim { attributes += " opacity=\".6\"" }
  if isBraille {
    let path = run.enumerated().map { dots($1, x + Double($0) * cellWidth, y) }.joined()
    if run[0].text == "▀" || run[0].text == "▄" { attributes += " shape-rendering=\"crispEdges\"" }
    return svg + "<path d=\"\(path)\"\(attributes)/>\n"
  }
  let text = run.map(\.text).joined()
  let blank = text.allSatisfy { $0 == " " || $0 == "\u{2800}" }
  if blank, !style.isUnderlined { return svg }
  if style.isBold { attributes += " font-weight=\"bold\"" }
  if style.isItalic { attributes += " font-style=\"italic\"" }
  if style.isUnderlined { attributes += " text-decoration=\"underline\"" }
  return svg + "<text x=\"\(number(x))\" y=\"\(number(y + 13.5))\" textLength=\"\(length)\""
    + "\(attributes)>\(escaped(text))</text>\n"
}

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count >= 5, let columns = Int(arguments[1]), let rows = Int(arguments[2]),
  let seconds = Double(arguments[3])
else {
  FileHandle.standardError.write(Data("usage: picture COLUMNS ROWS SECONDS TITLE PANE...\n".utf8))
  exit(2)
}
let panes = try arguments.dropFirst(4).map { try String(contentsOfFile: $0, encoding: .utf8) }
let size = (
  number(Double(columns) * cellWidth + 2 * margin), number(Double(rows) * cellHeight + 2 * margin)
)
let title = escaped(arguments[4])
/// The picture that is shown where nothing moves, in place of them all.
let still = panes.count / 2
var css = "text{white-space:pre}"
if panes.count > 1 {
  // Each picture is shown for its part of the time; without motion there is one alone.
  let whole = seconds * Double(panes.count)
  css += "g{visibility:hidden;animation:f \(number(whole))s step-end infinite}"
  css +=
    "@keyframes f{0%{visibility:visible}\(number(100 / Double(panes.count), parts: 10_000))%,100%"
  css += "{visibility:hidden}}#p\(still){visibility:visible}"
  for index in panes.indices {
    css += "#p\(index){animation-delay:\(number(seconds * Double(index) - whole))s}"
  }
  css += "@media(prefers-reduced-motion){g{animation:none}}"
}
print(
  """
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size.0) \(size.1)" width="\(size.0)" \
  height="\(size.1)" font-family="ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace" \
  font-size="14" fill="\(ink)" role="img" aria-label="\(title)" xml:space="preserve">
  <title>\(title)</title>
  <style>\(css)</style>
  <rect width="100%" height="100%" rx="8" fill="\(ground)"/>
  """)
for (index, pane) in panes.enumerated() {
  print("<g id=\"p\(index)\">")
  print(picture(pane, columns: columns, rows: rows), terminator: "")
  print("</g>")
}
print("</svg>")
