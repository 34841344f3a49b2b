/// A key that is handed over to the program, instead of editing the line.
package enum EditKey: Hashable, Sendable {
  case up, down, left, right
  case pageUp, pageDown
  case tab, escape
  /// A key that types a character.
  case character(Character)
}

/// An action of the mouse, measured in cells.
///
/// A drag has only a distance, so it needs no position. Columns are known, because screens start at
/// the window's left edge. Rows are known only for clicks: for these the terminal is asked where its
/// cursor is.
package struct PointerEvent: Hashable, Sendable {
  /// The kinds of actions.
  package enum Action: Hashable, Sendable {
    /// The pointer moved with the button down: a number of cells to the right, and down.
    case dragged(columns: Int, rows: Int)
    /// The button went down and up in one cell.
    ///
    /// Rows are counted from the prompt: -1 is the last one above it, 1 the first one below the typed
    /// text. The event comes after the terminal's answer; if the terminal never answers, it never
    /// comes. `isAgain` says that the click before was in the same cell of the window, and that the
    /// mouse did nothing else meanwhile; another row may be in that cell by now.
    case clicked(row: Int, isAgain: Bool)
    /// The wheel turned by a number of notches: away from the user, or towards them if it is
    /// negative.
    case turned(Int)
  }

  package let action: Action
  /// The column of the event, from 0; for a drag the column where it began, because that is what
  /// moves.
  package let column: Int

  package init(_ action: Action, column: Int) {
    self.action = action
    self.column = column
  }

  /// The number of notches by which the wheel turned away from the user; `nil` for other actions.
  package var notches: Int? {
    if case .turned(let notches) = action { notches } else { nil }
  }

  /// Returns the sum of this event and the next if both are one movement, so that a burst is answered
  /// at once and in full; `nil` if they are different actions.
  package func merged(with next: PointerEvent) -> PointerEvent? {
    switch (action, next.action) {
    case (.dragged(let columns, let rows), .dragged(let more, let further))
    where column == next.column:
      PointerEvent(.dragged(columns: columns + more, rows: rows + further), column: column)
    case (.turned(let notches), .turned(let more)):
      PointerEvent(.turned(notches + more), column: next.column)
    default: nil
    }
  }

  /// Returns the event as seen by a part of the screen that begins at a column.
  package func seen(from start: Int) -> PointerEvent {
    PointerEvent(action, column: column - start)
  }
}
