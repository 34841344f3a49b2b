import Clocks
import CommandLine
package import Components
import Connectivity
import Contracts
import Domain
import Local
import Localization
import Pictures
import Remote
import Session
import Terminal
import TextUI
import Tiles

extension Program {
  /// Runs `catalejo doctor`: prints what the program found on this machine.
  ///
  /// Problems are part of the answer, so the command ends with `done`.
  package func doctor() async -> ExitStatus {
    let network = network(progress: NoProgress())
    console.learnBackground()
    let nowhere = strings("nowhere (no home folder)")
    let rows: [(label: Words, values: [String])] = [
      (
        Words("Terminal"),
        [terminalText, colorText] + backgroundTexts + [drawingText] + pointerTexts
      ),
      (Words("Pictures"), picturesTexts),
      (Words("Language"), [language.rawValue, localeText]),
      (Words("Clocks"), [strings.clocks(TimeZones())]),
      (Words("Data"), [folders.data ?? nowhere]),
      (Words("History"), [folders.state ?? nowhere]),
      (Words("Cache"), [folders.cache ?? nowhere]),
      (Words("Settings"), [folders.config ?? nowhere]),
      (Words("Log"), [folders.debugLog ?? nowhere]),
    ]
    let tiles = tiles(network, timeout: nil)
    var lines = [Line("catalejo \(Version.current)", .title)]
    lines += rows.map { row(strings[$0.label], $0.values.joined(separator: strings.semicolon)) }
    var streets = await TilesText(strings: strings, formats: formats).parts(of: tiles)
    streets.insert(strings.words(for: settings.holding("tiles").origin), at: 1)
    lines.append(row(strings("Streets"), streets.joined(separator: strings.semicolon)))
    if let services = services(network) { lines += await dataRows(services) }
    return printer.write(await lines + networkRows(network, tiles.address))
  }

  private func dataRows(_ services: Services) async -> [Line] {
    let favorites = await strings.answer { () async throws(DataError) in
      let count = try await services.favorites.all().count
      return strings("{0} kept", formats.number(count))
    }
    var lines = [row(strings("Favorites"), favorites)]
    for catalog in Catalogs.ids {
      let held = await strings.answer { () async throws(DataError) in
        let (count, provenance) = try await services.held(of: catalog)
        return text(count, provenance, services)
      }
      lines.append(row(strings.name(of: catalog), held))
    }
    let dumps = await strings.answer { () async throws(DataError) in
      PlacesText(strings).summary(of: try await services.archive.state(), in: folders.data)
    }
    return lines + [row(strings("Dumps"), dumps)]
  }

  /// Returns the number of entries and their age: "234,908, embedded", "50, 3 h old".
  private func text(_ count: Int, _ provenance: Provenance, _ services: Services) -> String {
    let number = formats.number(count)
    guard let fetchedAt = provenance.fetchedAt else {
      return provenance.state == .embedded
        ? strings("{0}, embedded", number) : number
    }
    let age = formats.age(services.clock() - fetchedAt)
    return number + ", " + strings("{0} old", age)
  }

  /// Returns a row for each service, which says whether it can be reached.
  ///
  /// All are asked at once.
  ///
  /// - Parameter tiles: where streets come from.
  private func networkRows(_ network: Network, _ tiles: TileAddress?) async -> [Line] {
    let isSwitchedOff = network.connectivity.status == .switchedOff
    let use = strings[
      isSwitchedOff ? Words("not used (offline)") : Words("used when needed")]
    let keys = Settings.secrets.map {
      strings[
        settings[$0] == nil
          ? Words("for The New York Times: none") : Words("for The New York Times: set")]
    }
    var asked = Catalogs.allServices.map {
      (shown: network.addresses.shown($0), peer: network.addresses.peer(of: $0))
    }
    if let tiles, tiles.isRemote {
      asked.append((tiles.shown, TileSwitch.addresses(of: tiles).peer(of: TileService.service)))
    }
    let verdicts = await withTaskGroup(of: (Int, Words).self) { group in
      for (index, service) in asked.enumerated() {
        group.addTask { [network] in
          guard !isSwitchedOff, let peer = service.peer else {
            return (index, Words("{0}: not tried"))
          }
          return (
            index,
            await network.prober.reaches(peer)
              ? Words("{0}: reachable") : Words("{0}: not reachable")
          )
        }
      }
      var verdicts: [Int: Words] = [:]
      for await (index, verdict) in group { verdicts[index] = verdict }
      return verdicts
    }
    return [
      row(strings("Network"), use),
      row(strings("Key"), keys.joined(separator: strings.semicolon)),
    ]
      + asked.enumerated().map { index, service in
        row("", strings(verdicts[index] ?? Words("{0}: not tried"), service.shown))
      }
  }

  private var terminalText: String {
    guard console.description.isInteractive else { return strings("none (plain text)") }
    return "\(console.size.columns) × \(console.size.rows), TERM=\(environment["TERM"] ?? "")"
  }

  private var colorText: String {
    guard let shown = console.shownTheme else { return strings("no color") }
    return strings("color, theme {0}", strings.name(of: console.theme, shown: shown))
  }

  /// Empty if there is no terminal to ask, or if its answer would change nothing.
  private var backgroundTexts: [String] {
    switch console.background {
    case .dark?: [strings("dark background")]
    case .light?: [strings("light background")]
    case nil: console.wantsBackground ? [strings("background not told")] : []
    }
  }

  private var drawingText: String {
    switch canvasMode ?? bestCanvasMode {
    case .braille: strings("maps in Braille")
    case .blocks: strings("maps in blocks")
    case .ascii: strings("maps in plain characters")
    }
  }

  /// Says how pictures are shown, and whether chafa is there to draw them.
  private var picturesTexts: [String] {
    let chafa = PictureStore.program(searchPath: environment["PATH"] ?? "")
    return [
      pictureSettings.map { strings("shown as: {0}", $0.name) }
        ?? strings("not shown"),
      chafa.map { strings("drawn by {0}", $0) }
        ?? strings("chafa is not installed (apt install chafa)"),
    ]
  }

  /// Empty if the terminal tells nothing of a mouse.
  private var pointerTexts: [String] {
    guard console.tellsPointer else { return [] }
    return [strings[isPointing ? Words("mouse on") : Words("mouse off")]]
  }

  private var localeText: String {
    let set = ["LC_ALL", "LC_MESSAGES", "LC_CTYPE", "LANG"].compactMap { name in
      environment[name].map { "\(name)=\($0)" }
    }
    return set.isEmpty ? strings("no locale set") : set.joined(separator: ", ")
  }

  private func row(_ label: String, _ value: String) -> Line {
    Line([
      Span(label, .dim),
      .gap(14 - DisplayWidth.of(label), .dim, spoken: label.isEmpty ? "" : strings.colon),
      Span(value),
    ])
  }
}

extension Strings {
  /// Returns the text that a closure finds, or the message of its error.
  @MainActor
  func answer(_ find: () async throws(DataError) -> String) async -> String {
    do throws(DataError) {
      return try await find()
    } catch {
      return message(for: error)
    }
  }
}
