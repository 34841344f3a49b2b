import App
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
      switch arguments.first {
      case "list": self = try Self.list(arguments.dropFirst())
      case "detail": self = try Self.detail(arguments.dropFirst())
      default: self = try Self.session(arguments[...])
      }
    } catch {
      return nil
    }
  }

  private static func list(
    _ words: ArraySlice<String>
  ) throws(PlainLine.NotPlain) -> Invocation {
    let line = try PlainLine(
      words, flags: ["--favorites", "--refresh", "--json"] + ProgramOptions.plainFlags,
      options: ["--search", "--filter", "--sort", "--limit", "--offset"]
        + ProgramOptions.plainOptions)
    var filters: [(key: String, value: String)] = []
    if let text: String = line["--filter"] {
      guard let filter = ListCommand.pair(text) else { throw PlainLine.NotPlain() }
      filters = [filter]
    }
    guard line.operands.count == 1, let catalog = CatalogID(rawValue: line.operands[0]) else {
      throw PlainLine.NotPlain()
    }
    let request = ListRequest(
      catalog: catalog, search: line["--search"] ?? "", filters: filters, sort: line["--sort"],
      favoritesOnly: line["--favorites"], limit: try line.number("--limit"),
      offset: try line.number("--offset") ?? 0, isRefresh: line["--refresh"])
    return Invocation(
      options: try ProgramOptions(line), command: .list(request, asJSON: line["--json"]))
  }

  private static func detail(
    _ words: ArraySlice<String>
  ) throws(PlainLine.NotPlain) -> Invocation {
    let line = try PlainLine(
      words, flags: ["--refresh", "--json"] + ProgramOptions.plainFlags,
      options: ProgramOptions.plainOptions)
    guard line.operands.count == 2, let catalog = CatalogID(rawValue: line.operands[0]) else {
      throw PlainLine.NotPlain()
    }
    return Invocation(
      options: try ProgramOptions(line),
      command: .detail(
        Reference(catalog, line.operands[1]), isRefresh: line["--refresh"],
        asJSON: line["--json"]))
  }

  private static func session(
    _ words: ArraySlice<String>
  ) throws(PlainLine.NotPlain) -> Invocation {
    let line = try PlainLine(
      words, flags: ProgramOptions.plainFlags,
      options: ["--open"] + ProgramOptions.plainOptions)
    guard line.operands.isEmpty else { throw PlainLine.NotPlain() }
    return Invocation(options: try ProgramOptions(line), command: .session(place: line["--open"]))
  }
}

extension ProgramOptions {
  fileprivate static var plainFlags: [String] { ["--offline", "--debug"] }
  fileprivate static var plainOptions: [String] { ["--lang", "--color", "--theme"] }

  fileprivate init(_ line: PlainLine) throws(PlainLine.NotPlain) {
    self.init(
      lang: try line.choice("--lang", among: CommonOptions.languages),
      color: try line.choice("--color", among: CommonOptions.colors),
      theme: try line.choice("--theme", among: CommonOptions.themes),
      isOffline: line["--offline"], isDebug: line["--debug"])
  }
}
