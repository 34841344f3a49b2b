import Components
import Domain
import Geo
import Localization
import Terminal
import Viper

/// A line that opens the map at a position: the position alone, or after `/`, `map`, `goto`, `nearby`.
struct PositionLine {
  /// The verb before the position; `nil` if it stands alone.
  private let verb: VerbText?
  let reading: PositionReading

  /// Whether it is a position for sure, before it is read as a command.
  ///
  /// Whole numbers alone may be rows, and a text that is refused may be something else. After `/` there are
  /// no rows, and the session says why it refuses a position.
  let isSure: Bool

  /// Whether the places nearby are to be listed.
  var listsNearby: Bool { verb == .nearby }

  /// Reads a line; `nil` if it opens no map.
  ///
  /// - Parameters:
  ///   - line: as typed.
  ///   - isOnMap: whether a map is shown, which has a `goto` of its own.
  init?(_ line: String, isOnMap: Bool) {
    let text: Substring
    let isSearch = line.hasPrefix(LiveSearch.start)
    if isSearch {
      (verb, text) = (nil, line.dropFirst(LiveSearch.start.count))
    } else {
      let word = line.prefix { !$0.isWhitespace }
      let name = word.lowercased()
      let verbs = [VerbText.map, .goto, .nearby]
      verb = verbs.first { $0.rawValue == name || $0.spanishWords.contains(name) }
      text = verb == nil ? line[...] : line[word.endIndex...]
    }
    if verb == .goto, isOnMap { return nil }
    guard let reading = PositionReader.read(text) else { return nil }
    self.reading = reading
    isSure =
      (isSearch || reading.isTaken)
      && text.contains { Self.isOfNoRow($0) || isSearch && $0 == "," }
  }

  /// Returns whether the numbers of rows are never written with a character.
  private static func isOfNoRow(_ character: Character) -> Bool {
    !character.isWhitespace && !character.isNumber && character != "," && character != "-"
  }
}

extension Session {
  var isOnMap: Bool { if case .map = navigator.current { true } else { false } }

  /// Returns the position that a text was read as; if it can't be taken, says why and returns `nil`.
  func position(_ reading: PositionReading) async -> ReadPosition? {
    switch await host.position(reading) {
    case .success(let position):
      for note in position.notes { say(strings.message(for: note)) }
      return position
    case .failure(let problem):
      fail(strings.message(for: problem), .usage)
      return nil
    }
  }

  /// Opens the map at a position, in place of the map at another one.
  func open(_ line: PositionLine) async throws(ConsoleError) {
    guard let position = await position(line.reading) else { return }
    if let zoom = position.zoom { host.lookAtMaps(from: zoom) }
    if case .map(.position) = navigator.current { navigator.pop() }
    navigator.push(.map(.position(position.coordinate)))
    try await update(isNew: true)
    if line.listsNearby { try await handle(VerbText.nearby.rawValue) }
  }
}
