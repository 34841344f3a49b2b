import Components
import TextUI

/// A line, as it is read once: it says what is asked for.
enum TypedLine {
  case nothing
  /// A map at a position.
  case position(PositionLine)
  /// A search that was followed while it was typed.
  case search(LiveSearch)
  case action(Action)
  /// A command that can't be done as it was typed.
  case mistake(CommandError)
  /// No command.
  case unknown(CommandError)

  /// Reads a line.
  ///
  /// A position that is one for sure goes before commands, and one that may be anything else after them.
  ///
  /// - Parameters:
  ///   - search: the search that the line is; `nil` if it is none.
  ///   - isPath: says whether a text is the path of a file, rather than the name of a place.
  ///   - table: the commands that can be typed.
  init(
    _ line: String, search: LiveSearch?, isPath: (String) -> Bool,
    table: @autoclosure () -> CommandTable<Action>
  ) {
    let position = PositionLine(line)
    if let position, position.isSure {
      self = .position(position)
    } else if let search {
      self = .search(search)
    } else {
      do throws(CommandError) {
        // A colon begins a command where letters are keys.
        let command = line.hasPrefix(":") ? String(line.dropFirst()) : line
        if let tiles = TilesAction(line: command) {
          self = .action(.session(.tiles(tiles)))
          return
        }
        if let path = MapCommandLine.argument(ofMap: command), isPath(path) {
          self = .action(.session(.plot(path: path)))
          return
        }
        self = try table().event(command).map(Self.action) ?? .nothing
      } catch {
        self = Self.reading(position, error)
      }
    }
  }

  var isSearch: Bool { if case .search = self { true } else { false } }

  private static func reading(_ position: PositionLine?, _ error: CommandError) -> TypedLine {
    if let position { return .position(position) }
    return if case .unknown = error { .unknown(error) } else { .mistake(error) }
  }
}
