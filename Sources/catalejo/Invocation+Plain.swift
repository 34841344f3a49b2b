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
      let (command, line) =
        switch arguments.first {
        case "list": try Self.list(words)
        case "detail": try Self.detail(words)
        case "map": try Self.map(words)
        case "favorites": try Self.favorites(words)
        default: try Self.session(arguments[...])
        }
      self.init(command, try ProgramOptions(line))
    } catch {
      return nil
    }
  }

  private typealias Reading = (command: Command, line: PlainLine)

  private static func session(_ words: ArraySlice<String>) throws(PlainLine.NotPlain) -> Reading {
    let line = try PlainLine(
      words, flags: ["--json"], options: ["--open"], operands: 0...Int.max)
    // Behind options, a command may stand as well.
    if let first = line.operands.first, CatalejoCommand.names.contains(first) {
      throw PlainLine.NotPlain()
    }
    let command = try? SessionCommand.command(
      line.operands, at: line["--open"], asJSON: line["--json"])
    guard let command else { throw PlainLine.NotPlain() }
    return (command, line)
  }

  private static func list(_ words: ArraySlice<String>) throws(PlainLine.NotPlain) -> Reading {
    let line = try PlainLine(
      words, flags: ["--favorites", "--refresh", "--json"],
      options: ["--search", "--filter", "--sort", "--limit", "--offset"], operands: 1...1)
    let filter = try line.value("--filter", ListCommand.pair)
    let request = ListRequest(
      catalog: try line.catalog(), search: line["--search"] ?? "",
      filters: filter.map { [$0] } ?? [], sort: line["--sort"],
      favoritesOnly: line["--favorites"], limit: try line.value("--limit") { Int($0) },
      offset: try line.value("--offset") { Int($0) } ?? 0, isRefresh: line["--refresh"])
    return (.list(request, line["--json"] ? .json : .text), line)
  }

  private static func detail(_ words: ArraySlice<String>) throws(PlainLine.NotPlain) -> Reading {
    let line = try PlainLine(words, flags: ["--refresh", "--json"], operands: 2...2)
    let reference = Reference(try line.catalog(), line.operands[1])
    return (.detail(reference, isRefresh: line["--refresh"], asJSON: line["--json"]), line)
  }

  private static func map(_ words: ArraySlice<String>) throws(PlainLine.NotPlain) -> Reading {
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
    return (map, line)
  }

  private static func favorites(_ words: ArraySlice<String>) throws(PlainLine.NotPlain) -> Reading {
    let isChange = ["add", "remove"].contains(words.first)
    let line = try PlainLine(
      isChange || words.first == "list" ? words.dropFirst() : words, flags: ["--json"],
      operands: isChange ? 2...Int.max : 0...0)
    let asJSON: Bool = line["--json"]
    guard isChange else { return (.favorites(asJSON: asJSON), line) }
    let catalog = try line.catalog()
    let references = line.operands.dropFirst().map { Reference(catalog, $0) }
    return words.first == "add"
      ? (.addFavorites(references, asJSON: asJSON), line)
      : (.removeFavorites(references, asJSON: asJSON), line)
  }
}
