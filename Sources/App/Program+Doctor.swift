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

extension Program {
  /// Runs `catalejo doctor`: prints what the program found on this machine.
  ///
  /// Problems are part of the answer, so the command ends with `done`.
  package func doctor() async -> ExitStatus {
    let network = network(progress: NoProgress())
    console.learnBackground()
    let nowhere = strings[SessionText.statusNowhere]
    let rows: [(label: SessionText, values: [String])] = [
      (
        .terminal, [terminalText, colorText] + backgroundTexts + [drawingText] + pointerTexts
      ),
      (.doctorPictures, picturesTexts),
      (.doctorLanguage, [language.rawValue, localeText]),
      (.doctorClocks, [strings.clocks(TimeZones())]),
      (.doctorData, [folders.data ?? nowhere]), (.doctorState, [folders.state ?? nowhere]),
      (.doctorCache, [folders.cache ?? nowhere]), (.doctorConfig, [folders.config ?? nowhere]),
      (.doctorLog, [folders.debugLog ?? nowhere]),
    ]
    var lines = [Line("catalejo \(Version.current)", .title)]
    lines += rows.map { row(strings[$0.label], $0.values.joined(separator: "; ")) }
    if let services = services(network) { lines += await dataRows(services) }
    return printer.write(await lines + networkRows(network))
  }

  private func dataRows(_ services: Services) async -> [Line] {
    let favorites = await strings.answer { () async throws(DataError) in
      let count = try await services.favorites.all().count
      return strings(SessionText.doctorFavoriteCount, formats.number(count))
    }
    var lines = [row(strings[SessionText.keptFavorites], favorites)]
    for catalog in Catalogs.ids {
      let held = await strings.answer { () async throws(DataError) in
        let (count, provenance) = try await services.held(of: catalog)
        return text(count, provenance, services)
      }
      lines.append(row(strings.name(of: catalog), held))
    }
    return lines
  }

  /// Returns the number of entries and their age: "234,908, embedded", "50, 3 h old".
  private func text(_ count: Int, _ provenance: Provenance, _ services: Services) -> String {
    let number = formats.number(count)
    guard let fetchedAt = provenance.fetchedAt else {
      return provenance.state == .embedded
        ? strings(SessionText.doctorCityCount, number) : number
    }
    let age = formats.age(services.clock() - fetchedAt)
    return number + ", " + strings(ConnectionText.old, age)
  }

  /// Returns a row for each service, which says whether it can be reached.
  ///
  /// All are asked at once.
  private func networkRows(_ network: Network) async -> [Line] {
    let isSwitchedOff = network.connectivity.status == .switchedOff
    let use = strings[isSwitchedOff ? SessionText.doctorNetworkSwitchedOff : .doctorNetworkUsed]
    let keys = Settings.secrets.map {
      strings[settings[$0] == nil ? SessionText.doctorKeyMissing : .doctorKeySet]
    }
    let verdicts = await withTaskGroup(of: (Int, SessionText).self) { group in
      for (index, service) in Catalogs.allServices.enumerated() {
        group.addTask { [network] in
          guard !isSwitchedOff, let peer = network.addresses.peer(of: service) else {
            return (index, .doctorUntried)
          }
          return (
            index, await network.prober.reaches(peer) ? .doctorReachable : .doctorUnreachable
          )
        }
      }
      var verdicts: [Int: SessionText] = [:]
      for await (index, verdict) in group { verdicts[index] = verdict }
      return verdicts
    }
    return [
      row(strings[SessionText.network], use),
      row(strings[SessionText.doctorKey], keys.joined(separator: "; ")),
    ]
      + Catalogs.allServices.enumerated().map { index, service in
        row("", strings(verdicts[index] ?? .doctorUntried, network.addresses.shown(service)))
      }
  }

  private var terminalText: String {
    guard console.description.isInteractive else { return strings[SessionText.noTerminal] }
    return "\(console.size.columns) × \(console.size.rows), TERM=\(environment["TERM"] ?? "")"
  }

  private var colorText: String {
    guard let shown = console.shownTheme else { return strings[SessionText.doctorNoColor] }
    return strings(SessionText.doctorColor, strings.name(of: console.theme, shown: shown))
  }

  /// Empty if there is no terminal to ask, or if its answer would change nothing.
  private var backgroundTexts: [String] {
    switch console.background {
    case .dark?: [strings[SessionText.doctorDark]]
    case .light?: [strings[SessionText.doctorLight]]
    case nil: console.wantsBackground ? [strings[SessionText.doctorNoBackground]] : []
    }
  }

  private var drawingText: String {
    switch canvasMode ?? bestCanvasMode {
    case .braille: strings[SessionText.doctorBraille]
    case .blocks: strings[SessionText.doctorBlocks]
    case .ascii: strings[SessionText.doctorNoBraille]
    }
  }

  /// Says how pictures are shown, and whether chafa is there to draw them.
  private var picturesTexts: [String] {
    let chafa = PictureStore.program(searchPath: environment["PATH"] ?? "")
    return [
      pictureSettings.map { strings(SessionText.doctorPictureMode, $0.name) }
        ?? strings[SessionText.doctorNoPictures],
      chafa.map { strings(SessionText.doctorChafa, $0) } ?? strings[SessionText.doctorNoChafa],
    ]
  }

  /// Empty if the terminal tells nothing of a mouse.
  private var pointerTexts: [String] {
    guard console.tellsPointer else { return [] }
    return [strings[isPointing ? PointerText.statusOn : .statusOff]]
  }

  private var localeText: String {
    let set = ["LC_ALL", "LC_MESSAGES", "LC_CTYPE", "LANG"].compactMap { name in
      environment[name].map { "\(name)=\($0)" }
    }
    return set.isEmpty ? strings[SessionText.doctorNoLocale] : set.joined(separator: ", ")
  }

  private func row(_ label: String, _ value: String) -> Line {
    Line([
      Span(label, .dim),
      .gap(14 - DisplayWidth.of(label), .dim, spoken: label.isEmpty ? "" : ": "), Span(value),
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
