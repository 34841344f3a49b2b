import App
import ArgumentParser
import CommandLine
import Contracts
import Domain
import Geo
import Localization
import MapFeature
import Platform

/// `catalejo map NAME`, `catalejo map POSITION`, `catalejo map CATALOG [ID]` and `catalejo map FILE…`.
struct MapCommand: InvokingCommand {
  static let configuration = CommandConfiguration(
    commandName: "map", abstract: OptionText.map.english)

  @OptionGroup var common: CommonOptions

  // A latitude may be negative, so not every word that starts with - is an option.
  @Argument(
    parsing: .allUnrecognized, help: ArgumentHelp(OptionText.place, valueName: "place"),
    completion: .places)
  var place: [String] = []

  // The zoom is read here, because ArgumentParser knows no decimal comma.
  @Option(parsing: .unconditional, help: ArgumentHelp(OptionText.zoom))
  var zoom: String?

  @Option(parsing: .unconditional, help: ArgumentHelp(OptionText.width))
  var width: Int?

  @Option(parsing: .unconditional, help: ArgumentHelp(OptionText.height))
  var height: Int?

  @Option(parsing: .unconditional, help: ArgumentHelp(OptionText.search, valueName: "text"))
  var search: String?

  @OptionGroup var narrowing: NarrowingOptions

  @Flag(help: ArgumentHelp(OptionText.graticule))
  var graticule = false

  @Flag(help: ArgumentHelp(OptionText.night))
  var night = false

  @Option(help: ArgumentHelp(OptionText.tiles, valueName: "source"), completion: .file())
  var tiles: String?

  @Option(help: ArgumentHelp(OptionText.relief), completion: .choices(of: "relief"))
  var relief: String?

  @Flag(help: ArgumentHelp(OptionText.follow))
  var follow = false

  @Option(parsing: .unconditional, help: ArgumentHelp(OptionText.last))
  var last: Int?

  @Option(parsing: .unconditional, help: ArgumentHelp(OptionText.columns))
  var columns: String?

  @Option(parsing: .unconditional, help: ArgumentHelp(OptionText.colorBy, valueName: "column"))
  var colorBy: String?

  @Option(parsing: .unconditional, help: ArgumentHelp(OptionText.sizeBy, valueName: "column"))
  var sizeBy: String?

  @Flag(name: .customLong("geojson"), help: ArgumentHelp(OptionText.geojson))
  var geojson = false

  @Flag(name: .customLong("json"), help: ArgumentHelp(OptionText.figures))
  var figures = false

  var json: Bool { geojson || figures }

  var settings: [String: String] {
    ["tiles": tiles, "relief": relief].compactMapValues(\.self)
  }

  func action() throws -> Invocation.Action {
    let choices = Program.choices(of: "relief")
    if let relief, !choices.contains(relief) {
      throw ValidationError(
        UsageText.notAmong, relief, "--relief", choices.joined(separator: ", "))
    }
    var request = MapRequest(
      zoom: try zoom.map(ZoomText.read), columns: width, rows: height, hasGraticule: graticule,
      hasNight: night)
    if geojson, figures { throw ValidationError(UsageText.oneOfBoth) }
    if figures, Self.files(place, areFollowed: follow) == nil {
      throw ValidationError(UsageText.figuresOfFiles)
    }
    request.hasFigures = figures
    request.look = PointLook(color: colorBy, size: sizeBy)
    if request.look != PointLook(), json || follow || Self.files(place, areFollowed: false) == nil {
      throw ValidationError(UsageText.lookOfFiles)
    }
    request.last = try kept()
    request.pointColumns = try columns.map(PointColumns.parsed)
    // A script gets streets only where it names them.
    request.hasStreets = tiles.map { $0.lowercased() != "off" } ?? false
    guard search != nil || narrowing.isGiven else { return try Self.action(place, request) }
    guard place.count == 1, let catalog = Catalogs.known.named(place[0]) else {
      throw ValidationError(UsageText.ofLists)
    }
    return try Self.action(
      place,
      request.drawing(
        ListRequest(
          catalog: catalog, search: search, filters: try Filter.all(narrowing.filter),
          sort: narrowing.sort, favoritesOnly: narrowing.favorites, limit: nil, offset: nil,
          isRefresh: false)))
  }

  /// Returns how many of the points that arrive are kept; `nil` if the map follows none.
  private func kept() throws -> Int? {
    guard follow else {
      if last != nil { throw ValidationError(UsageText.lastOfFollow) }
      return nil
    }
    if json || width != nil || height != nil { throw ValidationError(UsageText.followsOnTerminal) }
    guard (1...100_000).contains(last ?? 1) else {
      throw ValidationError(UsageText.outOfRange, "--last", "1", "100000")
    }
    guard Self.files(place, areFollowed: true)?.count == 1 else {
      throw ValidationError(UsageText.followsOne)
    }
    return last ?? 1000
  }

  private static func action(_ place: [String], _ request: MapRequest) throws -> Invocation.Action {
    // Below zoom 0 the view goes back until the world fits, as it does in a session.
    if let zoom = request.zoom, !zoom.isFinite || zoom > MapRequest.deepestZoom {
      throw ValidationError(
        UsageText.outOfRange, "--zoom", "0", "\(Int(MapRequest.deepestZoom))")
    }
    if let width = request.columns, !(5...1000).contains(width) {
      throw ValidationError(UsageText.outOfRange, "--width", "5", "1000")
    }
    if let height = request.rows, !(2...1000).contains(height) {
      throw ValidationError(UsageText.outOfRange, "--height", "2", "1000")
    }
    if place.count == 1, let catalog = Catalogs.known.named(place[0]) {
      if request.pointColumns != nil { throw ValidationError(UsageText.columnsOfFile) }
      let all = ListRequest(
        catalog: catalog, search: nil, filters: [], sort: nil, favoritesOnly: false, limit: nil,
        offset: nil, isRefresh: false)
      let isNarrowed = request.query != nil
      return .command(.map(.results(catalog), isNarrowed ? request : request.drawing(all)))
    }
    if let files = files(place, areFollowed: request.last != nil) {
      if files.count(where: { $0 == "-" }) > 1 { throw ValidationError(UsageText.inputTwice) }
      return .command(.plot(files, request))
    }
    if request.pointColumns != nil { throw ValidationError(UsageText.columnsOfFile) }
    // No word behind -- is an option, however it starts.
    if let reading = position(place.filter { $0 != "--" }) {
      return .command(.mapPosition(reading, request))
    }
    return .command(try named(place, request))
  }

  /// Returns the words as files; `nil` if they mean something else, or if there are none.
  ///
  /// A catalog, `all`, `favorites` and a position go before a file of that name. A word with a dot
  /// or a slash in it is always a file, even if no such file exists. With `--follow` every other
  /// word is a file, too.
  private static func files(_ place: [String], areFollowed: Bool) -> [String]? {
    let words = place.filter { $0 != "--" }
    let others = Catalogs.ids.map(\.rawValue) + ["all", "favorites"]
    guard let first = words.first, !others.contains(first.lowercased()),
      position(words) == nil
    else { return nil }
    let areFiles = words.allSatisfy { word in
      word == "-"
        || !word.hasPrefix("-")
          && (areFollowed || FileSystem.exists(word) || PointPath.isPath(word))
    }
    return areFiles ? words : nil
  }

  /// Returns the words as a position; `nil` if they are none, or if they name a file and are no
  /// valid position.
  private static func position(_ words: [String]) -> PositionReading? {
    guard let reading = PositionReader.read(words.joined(separator: " ")) else { return nil }
    return reading.isTaken || !words.contains { FileSystem.exists($0) } ? reading : nil
  }

  /// Returns the map of all favorites, of an entry of a catalog, or of the place with a name.
  private static func named(_ place: [String], _ request: MapRequest) throws -> OneShotCommand {
    // No word behind -- is an option, however it starts.
    let options = place.prefix { $0 != "--" }
    let words = options + place.dropFirst(options.count + 1)
    if let option = options.first(where: { $0.hasPrefix("-") && !$0.contains(",") }) {
      throw ValidationError(UsageText.unknownOption, option)
    }
    guard let first = words.first else { throw ValidationError(UsageText.whatToDraw) }
    let text = words.joined(separator: " ")
    if text == "favorites" { return .map(.favorites, request) }
    // In a session `all` means the rows of the list.
    if text == "all" { throw ValidationError(UsageText.whatToDraw) }
    if text.isNearlyPosition { throw ValidationError(UsageText.notAPosition, text) }
    guard words.count > 1, let catalog = Catalogs.known.named(first) else {
      return .mapNamed(Array(words), request)
    }
    let name = words.dropFirst().joined(separator: " ")
    return .map(.entity(Reference(catalog, name)), request)
  }
}

extension String {
  /// Whether it is written as a position is, and no name: numbers with commas, or a comma after a
  /// number.
  var isNearlyPosition: Bool {
    let parts = split(separator: ",").map { $0.filter { $0 != " " } }
    guard contains(","), let first = first else { return false }
    return first.isNumber || "+-.".contains(first) || parts.allSatisfy { Double($0) != nil }
  }
}

/// The zoom as the map writes it: with a decimal point or, in some languages, a comma.
enum ZoomText {
  /// - Throws: `ValidationError` if the text is no number.
  static func read(_ text: String) throws -> Double {
    guard let level = Double(text.replacing(",", with: ".")) else {
      throw ValidationError(UsageText.notANumber, "--zoom", text)
    }
    return level
  }
}
