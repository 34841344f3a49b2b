import TextUI

/// What a window shows after some output: as much of an xterm as libedit and the reader use.
struct ScreenModel {
  /// A cell: what is in it, nothing for the second half of a wide character, and what it looks like.
  struct Cell: Hashable {
    var text = " "
    var look: [String] = ["", "", ""]
  }

  private(set) var cells: [[Cell]]
  private let size: Size
  private(set) var row = 0
  private(set) var column = 0
  private(set) var isCursorShown = true
  private(set) var isWrapping = true
  /// Whether drawing waits to be shown (mode 2026).
  private(set) var isHeldBack = false
  private var isInserting = false
  /// A row is full, and the next character wraps.
  private var isPending = false
  /// Attributes, foreground and background of what is written.
  private var look = Cell().look
  private var rest = Substring.UnicodeScalarView()

  init(_ output: String = "", columns: Int = 80, rows: Int = 24) {
    size = Size(columns: columns, rows: rows)
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
    play(output)
  }

  /// Goes on with more output, and has the window looked at wherever that may be cut.
  mutating func play(_ output: String, watch: (ScreenModel) -> Void = { _ in }) {
    rest = output[...].unicodeScalars
    while let scalar = rest.popFirst() {
      put(scalar)
      watch(self)
    }
  }

  /// The rows without spaces and empty rows at their ends.
  var rows: [String] {
    var rows = cells.map { row in
      String(row.map(\.text).joined().reversed().drop { $0 == " " }.reversed())
    }
    while rows.last == "" { rows.removeLast() }
    return rows
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{1B}": escape()
    case "\r": move(to: row, 0)
    case "\n": lineFeed()
    case "\u{8}": move(to: row, column - 1)
    case "\t": move(to: row, (column / 8 + 1) * 8)
    case _ where scalar.value < 0x20: break
    default: write(String(scalar))
    }
  }

  private mutating func write(_ text: String) {
    let width = DisplayWidth.of(text)
    guard width > 0 else { return join(text) }
    if isPending || column + width > size.columns, isWrapping {
      column = 0
      lineFeed()
    }
    column = min(column, size.columns - width)
    if isInserting {
      cells[row].insert(contentsOf: Array(repeating: Cell(), count: width), at: column)
      cells[row].removeLast(width)
    }
    cells[row][column] = Cell(text: text, look: visible(text))
    for more in 1..<max(2, width) where more < width {
      cells[row][column + more] = Cell(text: "", look: look)
    }
    isPending = column + width >= size.columns
    column = min(column + width, size.columns - 1)
  }

  /// An accent is put on the character before it.
  private mutating func join(_ accent: String) {
    var last = isPending ? column : column - 1
    while last > 0, cells[row][last].text.isEmpty { last -= 1 }
    if last >= 0 { cells[row][last].text += accent }
  }

  /// Of a blank only its background is to be seen, where it is not underlined or reversed.
  private func visible(_ text: String) -> [String] {
    let attributes = look[0].split(separator: ";")
    return text == " " && !attributes.contains("4") && !attributes.contains("7")
      ? ["", "", look[2]] : look
  }

  private mutating func lineFeed() {
    isPending = false
    if row < size.rows - 1 {
      row += 1
    } else {
      cells.removeFirst()
      cells.append(Array(repeating: erased, count: size.columns))
    }
  }

  private mutating func move(to row: Int, _ column: Int) {
    self.row = min(max(0, row), size.rows - 1)
    self.column = min(max(0, column), size.columns - 1)
    isPending = false
  }

  private mutating func escape() {
    guard rest.popFirst() == "[" else { return }
    var text = ""
    while let scalar = rest.popFirst() {
      if (0x40...0x7E).contains(scalar.value) { return obey(Character(scalar), text) }
      text.unicodeScalars.append(scalar)
    }
  }

  private mutating func obey(_ final: Character, _ text: String) {
    let numbers = text.split(separator: ";").map { Int($0) ?? 0 }
    let count = max(1, numbers.first ?? 1)
    switch final {
    case "A": move(to: row - count, column)
    case "B": move(to: row + count, column)
    case "C": move(to: row, column + count)
    case "D": move(to: row, column - count)
    case "G": move(to: row, count - 1)
    case "H": move(to: count - 1, numbers.count > 1 ? numbers[1] - 1 : 0)
    case "J":
      if numbers.first != 2 { erase(row, from: column) }
      for other in cells.indices where numbers.first == 2 || other > row { erase(other, from: 0) }
    case "K": erase(row, from: column)
    case "P":
      let count = min(count, size.columns - column)
      cells[row].removeSubrange(column..<(column + count))
      cells[row] += Array(repeating: erased, count: count)
    case "@":
      let count = min(count, size.columns - column)
      cells[row].insert(contentsOf: Array(repeating: erased, count: count), at: column)
      cells[row].removeLast(count)
    case "L", "M":
      let count = min(count, size.rows - row)
      let blank = Array(repeating: Array(repeating: erased, count: size.columns), count: count)
      if final == "L" {
        cells.insert(contentsOf: blank, at: row)
        cells.removeLast(count)
      } else {
        cells.removeSubrange(row..<row + count)
        cells += blank
      }
    case "h", "l": set(text, final == "h")
    case "m": setLook(text)
    default: break
    }
  }

  private mutating func set(_ mode: String, _ isOn: Bool) {
    switch mode {
    case "4": isInserting = isOn
    case "?7": isWrapping = isOn
    case "?25": isCursorShown = isOn
    case "?2026": isHeldBack = isOn
    default: break
    }
  }

  private mutating func setLook(_ text: String) {
    // One that is empty is a zero.
    var parameters = text.split(separator: ";", omittingEmptySubsequences: false)
      .map(String.init)[...]
    while let parameter = parameters.popFirst() {
      let number = Int(parameter) ?? 0
      switch number {
      case 0: look = Cell().look
      case 38, 48:
        let count = parameters.first == "5" ? 2 : 4
        look[number / 10 - 2] = parameters.prefix(count).joined(separator: ";")
        parameters = parameters.dropFirst(count)
      case 30...37, 90...97: look[1] = parameter
      case 39: look[1] = ""
      case 49: look[2] = ""
      default:
        look[0] = Set(look[0].split(separator: ";") + [parameter[...]]).sorted().joined(
          separator: ";")
      }
    }
  }

  /// Terminals erase in the background that is set.
  private var erased: Cell { Cell(look: ["", "", look[2]]) }

  private mutating func erase(_ row: Int, from column: Int) {
    for column in column..<size.columns { cells[row][column] = erased }
    isPending = false
  }
}
