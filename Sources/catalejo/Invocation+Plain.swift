import App
import CommandLine
import Domain

extension Invocation {
  /// Reads the plain form of the commands that are run most; nil for all else, which is
  /// ArgumentParser's to read or to refuse.
  ///
  /// ArgumentParser finds out at run time what a command takes, and for each new type it meets the
  /// Swift runtime searches all conformances of the program, some ten thousand: half of the
  /// instructions of a short command. What is not named here works all the same, and costs that.
  init?(plain arguments: [String]) {
    do throws(PlainLine.NotPlain) {
      let words = arguments.dropFirst()
      let (action, line) =
        switch arguments.first {
        case "list": try Self.list(words)
        case "detail": try Self.detail(words)
        case "map": try Self.map(words)
        case "favorites": try Self.favorites(words)
        default: try Self.session(arguments[...])
        }
      self.init(
        action: action, options: try ProgramOptions(line),
        asJSON: line["--json"] || line["--geojson"])
    } catch {
      return nil
    }
  }

  private typealias Reading = (action: Action, line: PlainLine)

  private static func session(_ words: ArraySlice<String>) throws(PlainLine.NotPlain) -> Reading {
    let line = try PlainLine(
      words, flags: ["--json"], options: ["--open"], operands: 0...Int.max)
    // Behind options, a command may stand as well.
    if let first = line.operands.first, OneShotCommand.names.contains(first) {
      throw PlainLine.NotPlain()
    }
    let action = try? SessionCommand.action(
      line.operands, at: line["--open"], asJSON: line["--json"])
    guard let action else { throw PlainLine.NotPlain() }
    return (action, line)
  }

  private static func list(_ words: ArraySlice<String>) throws(PlainLine.NotPlain) -> Reading {
    let line = try PlainLine(
      words, flags: ["--favorites", "--refresh", "--json"],
      options: ["--search", "--filter", "--sort", "--limit", "--offset"], operands: 1...1)
    let filter = try line.value("--filter") { Filter($0) }
    let request = ListRequest(
      catalog: try line.catalog(), search: line["--search"], filters: filter.map { [$0] } ?? [],
      sort: line["--sort"], favoritesOnly: line["--favorites"],
      limit: try line.value("--limit") { Int($0) }, offset: try line.value("--offset") { Int($0) },
      isRefresh: line["--refresh"])
    return (.command(.list(request)), line)
  }

  private static func detail(_ words: ArraySlice<String>) throws(PlainLine.NotPlain) -> Reading {
    let line = try PlainLine(words, flags: ["--refresh", "--json"], operands: 2...2)
    let reference = Reference(try line.catalog(), line.operands[1])
    return (.command(.detail(reference, isRefresh: line["--refresh"])), line)
  }

  private static func map(_ words: ArraySlice<String>) throws(PlainLine.NotPlain) -> Reading {
    let line = try PlainLine(
      words, flags: ["--graticule", "--night", "--geojson"],
      options: ["--zoom", "--width", "--height"], operands: 1...2)
    let request = MapRequest(
      zoom: try line.value("--zoom") { Double($0) },
      columns: try line.value("--width") { Int($0) },
      rows: try line.value("--height") { Int($0) }, hasGraticule: line["--graticule"],
      hasNight: line["--night"])
    guard let action = try? MapCommand.action(line.operands, request) else {
      throw PlainLine.NotPlain()
    }
    return (action, line)
  }

  private static func favorites(_ words: ArraySlice<String>) throws(PlainLine.NotPlain) -> Reading {
    let change = words.first.flatMap { ["add", "remove"].contains($0) ? $0 : nil }
    let line = try PlainLine(
      change != nil || words.first == "list" ? words.dropFirst() : words, flags: ["--json"],
      operands: change == nil ? 0...0 : 2...Int.max)
    guard let change else { return (.command(.favorites), line) }
    let catalog = try line.catalog()
    let references = line.operands.dropFirst().map { Reference(catalog, $0) }
    return (
      .command(change == "add" ? .addFavorites(references) : .removeFavorites(references)), line
    )
  }
}
