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
      switch arguments.first {
      case "list": self = try Self.list(words)
      case "detail": self = try Self.detail(words)
      case "map": self = try Self.map(words)
      case "favorites": self = try Self.favorites(words)
      default: self = try Self.session(arguments[...])
      }
    } catch {
      return nil
    }
  }

  private static func session(_ words: ArraySlice<String>) throws(PlainLine.NotPlain) -> Self {
    let line = try PlainLine(
      words, flags: ["--json"], options: ["--open"], operands: 0...Int.max)
    // Behind options, a command may stand as well.
    if let first = line.operands.first, CatalejoCommand.names.contains(first) {
      throw PlainLine.NotPlain()
    }
    let command = try? SessionCommand.command(
      line.operands, at: line["--open"], asJSON: line["--json"])
    guard let command else { throw PlainLine.NotPlain() }
    return Invocation(command, try ProgramOptions(line))
  }

  private static func list(_ words: ArraySlice<String>) throws(PlainLine.NotPlain) -> Self {
    let line = try PlainLine(
      words, flags: ["--favorites", "--refresh", "--json"],
      options: ["--search", "--filter", "--sort", "--limit", "--offset"], operands: 1...1)
    let filter = try line.value("--filter", ListCommand.pair)
    let request = ListRequest(
      catalog: try line.catalog(), search: line["--search"] ?? "",
      filters: filter.map { [$0] } ?? [], sort: line["--sort"],
      favoritesOnly: line["--favorites"], limit: try line.value("--limit") { Int($0) },
      offset: try line.value("--offset") { Int($0) } ?? 0, isRefresh: line["--refresh"])
    return Invocation(
      .list(request, line["--json"] ? .json : .text), try ProgramOptions(line))
  }

  private static func detail(_ words: ArraySlice<String>) throws(PlainLine.NotPlain) -> Self {
    let line = try PlainLine(words, flags: ["--refresh", "--json"], operands: 2...2)
    let reference = Reference(try line.catalog(), line.operands[1])
    return Invocation(
      .detail(reference, isRefresh: line["--refresh"], asJSON: line["--json"]),
      try ProgramOptions(line))
  }

  private static func map(_ words: ArraySlice<String>) throws(PlainLine.NotPlain) -> Self {
    let line = try PlainLine(
      words, flags: ["--graticule", "--night", "--geojson"],
      options: ["--zoom", "--width", "--height"], operands: 1...2)
    let request = MapRequest(
      zoom: try line.value("--zoom") { Double($0) },
      columns: try line.value("--width") { Int($0) },
      rows: try line.value("--height") { Int($0) }, hasGraticule: line["--graticule"],
      hasNight: line["--night"], isGeoJSON: line["--geojson"])
    let map = try? MapCommand.map(line.operands, request)
    guard let map else { throw PlainLine.NotPlain() }
    return Invocation(map, try ProgramOptions(line))
  }

  private static func favorites(_ words: ArraySlice<String>) throws(PlainLine.NotPlain) -> Self {
    func entries() throws(PlainLine.NotPlain) -> (PlainLine, [Reference]) {
      let line = try PlainLine(words.dropFirst(), flags: ["--json"], operands: 2...Int.max)
      let catalog = try line.catalog()
      return (line, line.operands.dropFirst().map { Reference(catalog, $0) })
    }
    switch words.first {
    case "add":
      let (line, references) = try entries()
      return Invocation(
        .addFavorites(references, asJSON: line["--json"]), try ProgramOptions(line))
    case "remove":
      let (line, references) = try entries()
      return Invocation(
        .removeFavorites(references, asJSON: line["--json"]), try ProgramOptions(line))
    default:
      let line = try PlainLine(
        words.first == "list" ? words.dropFirst() : words, flags: ["--json"], operands: 0...0)
      return Invocation(.favorites(asJSON: line["--json"]), try ProgramOptions(line))
    }
  }
}
