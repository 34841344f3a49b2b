/// A key that does something else than edit the line, where its reader was asked to hand it over.
package enum EditKey: Hashable, Sendable {
  case up, down, left, right
  case pageUp, pageDown
  case tab, escape
  /// One that types a character.
  case character(Character)
}

/// What is done with the terminal's pointer, the mouse, in cells.
///
/// A drag tells how far it went, which needs no place. Columns are known, because screens begin at the
/// window's left edge; of rows only those of a click are, for which the terminal is asked where its
/// cursor is.
package struct PointerEvent: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    /// The pointer was moved with the button down: so far to the right, and so far down.
    case dragged(columns: Int, rows: Int)
    /// The button went down and up in one cell.
    ///
    /// Rows are counted from the prompt: -1 is the last one above it, 1 the first one below what is
    /// typed. It is told when the terminal has answered; where it never does, not at all. `isAgain`
    /// says that the click before was in the same cell of the window, and that nothing else was done
    /// with the pointer meanwhile; what is shown there may be another by now.
    case clicked(row: Int, isAgain: Bool)
    /// The wheel was turned by so many notches: away from oneself, or towards oneself where
    /// negative.
    case turned(Int)
  }

  package let action: Action
  /// The column it happened in, from 0; of a drag the one it began in, as that is what is dragged.
  package let column: Int

  package init(_ action: Action, column: Int) {
    self.action = action
    self.column = column
  }

  /// How far the wheel was turned away from oneself; nil where it was not.
  package var notches: Int? {
    if case .turned(let notches) = action { notches } else { nil }
  }

  /// What this and the next come to where they are one movement, so that a burst is answered once
  /// and nothing of it is lost; nil where they are two things.
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

  /// The same for a part of the screen that begins at a column.
  package func seen(from start: Int) -> PointerEvent {
    PointerEvent(action, column: column - start)
  }
}
