extension Line {
  /// Returns the line cut to a width; if it is cut, its last column has an ellipsis.
  package func truncated(to width: Int) -> Line {
    guard self.width > width else { return self }
    guard width > 0 else { return Line() }
    var left = width - 1
    var kept: [Span] = []
    for span in spans {
      let text = span.text.prefix(columns: left)
      let isWhole = text.utf8.count == span.text.utf8.count
      kept.append(isWhole ? span : span.part(text))
      left -= DisplayWidth.of(text)
      if !isWhole {
        // A cell that was cut has its ellipsis, and one is enough.
        if kept.last(where: { !$0.isBlank })?.text.last == "…" {
          while let last = kept.last, last.isBlank { kept.removeLast() }
        } else {
          kept.append(span.part("…"))
        }
        break
      }
    }
    return Line(kept.filter { !$0.text.isEmpty || $0.row != nil })
  }

  /// Returns the line cut to a width before its last characters.
  ///
  /// These stay if they take at most half of the width.
  package func truncated(to width: Int, keeping end: Int) -> Line {
    let whole = self.width
    guard whole > width else { return self }
    let columns = DisplayWidth.of(String(text.suffix(end)))
    guard end > 0, 2 * columns <= width else { return truncated(to: width) }
    let last = dropping(columns: whole - columns)
    return Line(truncated(to: width - columns).spans + last.spans)
  }

  /// Returns the line cut to a width, with no number cut: 390,6… is no number.
  ///
  /// A number at the end stays whole, and the text before it is cut. If that would keep too few columns,
  /// the number stands alone; if not even that has room, it goes, with the separator before it.
  func fitted(to width: Int, keeping end: Int) -> Line {
    guard let last = spans.last, last.isNumber else { return truncated(to: width, keeping: end) }
    if spans.count == 1 { return Line() }
    let (tail, rest) = (Line(Array(spans.suffix(2))), Line(Array(spans.dropLast(2))))
    let room = width - tail.width
    if room >= Self.leastBeforeNumber { return Line(rest.truncated(to: room).spans + tail.spans) }
    let number = Line([last])
    return number.width <= width ? number : rest.truncated(to: width)
  }

  private static let leastBeforeNumber = 4

  /// Returns the line without its first columns; a character across the cut is dropped as well.
  package func dropping(columns: Int) -> Line {
    var left = columns
    var kept: [Span] = []
    for span in spans {
      let width = DisplayWidth.of(span.text)
      if left <= 0 {
        kept.append(span)
      } else if width > left {
        let rest = span.text.drop { character in
          defer { left -= DisplayWidth.of(character) }
          return left > 0
        }
        kept.append(span.part(rest))
      }
      left -= min(left, width)
    }
    return Line(kept)
  }
}

extension Span {
  /// Whether the text is a number, with separators of any language.
  fileprivate var isNumber: Bool {
    text.first?.isNumber == true
      && text.allSatisfy { $0.isNumber || $0.isWhitespace || ",.".contains($0) }
  }

  fileprivate var isBlank: Bool { text.utf8.allSatisfy { $0 == 0x20 } }
}

extension String {
  /// Returns the whole characters from the start that fit a number of columns.
  package func prefix(columns: Int) -> String {
    var left = columns
    var end = startIndex
    while end < endIndex {
      left -= DisplayWidth.of(self[end])
      guard left >= 0 else { break }
      end = index(after: end)
    }
    return String(self[..<end])
  }

  /// Returns a number of spaces, none for a negative number; `repeating` would append them one by
  /// one.
  static func blanks(_ count: Int) -> String {
    let blanks = repeatElement(UInt8(ascii: " "), count: Swift.max(0, count))
    return String(unsafeUninitializedCapacity: blanks.count) {
      $0.initialize(from: blanks).index
    }
  }

  /// Returns the text with spaces after it, or before it if `leading`, up to a width.
  package func padded(to width: Int, leading: Bool = false) -> String {
    let padding = String.blanks(width - DisplayWidth.of(self))
    return leading ? padding + self : self + padding
  }

  /// Returns the text as a sentence quotes it: cut to a number of columns, with an ellipsis in the
  /// last one if it was cut.
  package func shortened(to columns: Int = 40) -> String {
    DisplayWidth.of(self) <= columns ? self : prefix(columns: columns - 1) + "…"
  }
}
