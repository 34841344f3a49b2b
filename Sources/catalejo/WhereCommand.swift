import App
import ArgumentParser
import CommandLine
import Contracts
import Domain
import Geo
import Localization
import Platform

/// `catalejo where POSITION`, `catalejo where NAME`, `catalejo where FILE` and `… | catalejo where`.
struct WhereCommand: InvokingCommand {
  static let configuration = CommandConfiguration(
    commandName: "where", abstract: OptionText.whereIs.english,
    discussion: OptionText.locatedRows.english)

  @OptionGroup var common: CommonOptions

  // A latitude may be negative, so not every word that starts with - is an option.
  @Argument(
    parsing: .allUnrecognized, help: ArgumentHelp(OptionText.positionOrFile, valueName: "position"),
    completion: .file())
  var position: [String] = []

  @Option(parsing: .unconditional, help: ArgumentHelp(OptionText.columns))
  var columns: String?

  @Option(
    parsing: .unconditional, help: ArgumentHelp(OptionText.placeKind),
    completion: .values(of: PlaceKind.filterKey))
  var kind: String?

  @Option(parsing: .unconditional, help: ArgumentHelp(OptionText.placeLimit))
  var limit: Int?

  @Flag(help: ArgumentHelp(OptionText.json))
  var json = false

  func action() throws -> Invocation.Action {
    if let limit, limit < 0 { throw ValidationError(UsageText.negative, "--limit") }
    if limit != nil, kind == nil { throw ValidationError(UsageText.limitOfKind) }
    let kind = kind.map { KindRequest($0, count: limit) }
    // No word behind -- is an option, however it starts.
    let options = position.prefix { $0 != "--" }
    let words = options + position.dropFirst(options.count + 1)
    if let reading = PositionReader.read(words.joined(separator: " ")),
      reading.isTaken || words.count > 1 || !FileSystem.exists(words[0])
    {
      if columns != nil { throw ValidationError(UsageText.columnsOfFile) }
      return .command(.locate(reading, kind: kind))
    }
    let option = options.first { $0.hasPrefix("-") && $0 != "-" }
    if let option { throw ValidationError(UsageText.unknownOption, option) }
    let text = words.joined(separator: " ")
    if text.isNearlyPosition { throw ValidationError(UsageText.notAPosition, text) }
    guard !words.isEmpty || !FileDescriptor.standardInput.isTerminal else {
      throw ValidationError(UsageText.whatToLocate)
    }
    let areFiles = words.allSatisfy { word in
      word == "-" || word.contains("/") || word.contains(".") || FileSystem.exists(word)
    }
    if areFiles, words.count > 1 { throw ValidationError(UsageText.whatToLocate) }
    guard areFiles else {
      if columns != nil { throw ValidationError(UsageText.columnsOfFile) }
      return .command(.locateNamed(Array(words), kind: kind))
    }
    if kind != nil { throw ValidationError(UsageText.kindOfPosition) }
    if json { throw ValidationError(UsageText.jsonOfPosition) }
    let columns = try columns.map(PointColumns.parsed)
    return .command(.locateRows(file: words.first ?? "-", columns: columns))
  }
}

extension PointColumns {
  /// Reads the value of `--columns`.
  static func parsed(_ text: String) throws -> PointColumns {
    guard let columns = PointColumns(text) else {
      throw ValidationError(UsageText.notColumns, text)
    }
    return columns
  }
}
