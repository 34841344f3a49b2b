import Catalog
import CommandLine
package import Components
import Connectivity
import Domain
import Local
import Localization
import Remote
import Session
import Terminal
import TextUI

extension Program {
  /// `catalejo doctor`: what it found.
  ///
  /// Problems are part of the answer, so it ends with done.
  package func doctor() async -> ExitStatus {
    let network = network(progress: NoProgress())
    console.learnBackground()
    var lines = [Line("catalejo \(Version.current)", .title)]
    lines += rows(
      of: .doctorTerminal,
      [terminalText, colorText] + backgroundTexts + [drawingText] + pointerTexts)
    lines += rows(of: .doctorPictures, [picturesText])
    lines += rows(of: .doctorLanguage, [language.rawValue, localeText])
    let places = [
      folders.data, folders.state, folders.cache, folders.config, folders.debugLog,
    ]
    let labels: [SessionText] = [
      .doctorData, .doctorState, .doctorCache, .doctorConfig, .doctorLog,
    ]
    for (label, place) in zip(labels, places) {
      lines += rows(of: label, [place ?? strings[SessionText.statusNowhere]])
    }
    if let services = services(network) { lines += await dataRows(services) }
    lines += await networkRows(network)
    return printer.printed(.done) { () throws(ConsoleError) in try console.write(lines) }
  }

  private func dataRows(_ services: Services) async -> [Line] {
    let favorites: String
    do throws(DataError) {
      let count = try await services.favorites.all().count
      favorites = strings(SessionText.doctorFavoriteCount, formats.number(count))
    } catch {
      favorites = strings.message(for: error)
    }
    var lines = rows(of: .doctorFavorites, [favorites])
    for catalog in Catalogs.ids {
      let text: String
      do throws(DataError) {
        let (count, provenance) = try await services.held(of: catalog)
        text = self.text(count, provenance, services)
      } catch {
        text = strings.message(for: error)
      }
      lines.append(row(strings.name(of: catalog), text))
    }
    return lines
  }

  /// "234,908, embedded", "50, 3 h old".
  private func text(_ count: Int, _ provenance: Provenance, _ services: Services) -> String {
    let number = formats.number(count)
    guard let fetchedAt = provenance.fetchedAt else {
      return provenance.state == .embedded
        ? strings(SessionText.doctorCityCount, number) : number
    }
    let age = formats.age(services.clock() - fetchedAt)
    return number + ", " + strings(ConnectionText.old, age)
  }

  private func networkRows(_ network: Network) async -> [Line] {
    let isForced = network.connectivity.status == .forcedOffline
    let use = strings[isForced ? SessionText.doctorNetworkForced : .doctorNetworkUsed]
    let keys = Catalogs.allServices.filter { $0.keyPage != nil }.map {
      strings[network.keyed.contains($0) ? SessionText.doctorKeySet : .doctorKeyMissing]
    }
    var lines = rows(of: .doctorNetwork, [use]) + rows(of: .doctorKey, keys)
    let verdicts = await verdicts(network, isForced: isForced)
    for service in Catalogs.allServices {
      lines.append(row("", verdicts[service] ?? ""))
    }
    return lines
  }

  /// What is found at each service's address, all asked at once.
  private func verdicts(_ network: Network, isForced: Bool) async -> [RemoteService: String] {
    let addresses = network.addresses
    let prober = network.prober
    let found = await withTaskGroup(of: (RemoteService, Bool?).self) { group in
      for service in Catalogs.allServices {
        group.addTask {
          guard !isForced, let peer = addresses.peer(of: service) else { return (service, nil) }
          return (service, await prober.reaches(peer))
        }
      }
      var found: [RemoteService: Bool?] = [:]
      for await (service, answer) in group { found.updateValue(answer, forKey: service) }
      return found
    }
    return found.reduce(into: [:]) { verdicts, entry in
      let text: SessionText =
        switch entry.value {
        case true?: .doctorReachable
        case false?: .doctorUnreachable
        case nil: .doctorUntried
        }
      verdicts[entry.key] = strings(text, addresses.shown(entry.key))
    }
  }

  private var terminalText: String {
    let description = console.description
    guard description.isInteractive else { return strings[SessionText.doctorNoTerminal] }
    return "\(console.size.columns) × \(console.size.rows), TERM=\(environment["TERM"] ?? "")"
  }

  private var colorText: String {
    guard let shown = console.shownTheme else { return strings[SessionText.doctorNoColor] }
    return strings(SessionText.doctorColor, strings.name(of: console.theme, shown: shown))
  }

  /// Nothing where there is no terminal to ask, or no use in it.
  private var backgroundTexts: [String] {
    switch console.background {
    case .dark?: [strings[SessionText.doctorDark]]
    case .light?: [strings[SessionText.doctorLight]]
    case nil: console.wantsBackground ? [strings[SessionText.doctorNoBackground]] : []
    }
  }

  private var drawingText: String {
    let text: SessionText =
      switch canvasMode ?? Self.canvasMode(of: console.description) {
      case .braille: .doctorBraille
      case .blocks: .doctorBlocks
      case .ascii: .doctorNoBraille
      }
    return strings[text]
  }

  /// Nothing where there is no mouse to tell of.
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

  private func rows(of label: SessionText, _ values: [String]) -> [Line] {
    [row(strings[label], values.joined(separator: "; "))]
  }

  private func row(_ label: String, _ value: String) -> Line {
    Line([
      Span(label, .dim),
      .gap(14 - DisplayWidth.of(label), .dim, spoken: label.isEmpty ? "" : ": "), Span(value),
    ])
  }
}
