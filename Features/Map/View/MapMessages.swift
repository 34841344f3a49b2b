import Components
import Contracts
import Domain
import Localization
import TextUI
import Viper

/// The messages beside a map: that it is loading, an error, the answer to the last command.
struct MapMessages {
  let strings: Strings
  let columns: Int

  /// Returns the lines of the messages, cut to the columns.
  func lines(_ scene: MapScene) -> [Line] {
    let drawing = scene.content.value?.drawing
    return StatusText(strings: strings, columns: columns, isInteractive: true)
      .lines(for: scene.content, notice: scene.notice.map { words(for: $0, on: drawing) })
      .map { $0.truncated(to: columns) }
  }

  private func words(for notice: MapNotice, on drawing: MapDrawing?) -> Notice {
    switch notice {
    case .failed(let error): Notice(error, strings)
    case .refused(let text): Notice(strings[text], .error)
    case .unknown(let typed, let text, let near):
      Notice(naming: typed, .error) { typed in
        ([strings(text, typed)] + [strings.offer(near)].compactMap(\.self)).joined(separator: " ")
      }
    case .misplaced(let problem): Notice(strings.message(for: problem), .error)
    case .note(let note): Notice(strings.message(for: note))
    case .ended(let text): Notice(strings[text])
    case .favorite(let notice): Notice(notice, strings)
    case .copied(let position, let isMarker):
      Notice(strings(isMarker ? MapText.copiedMarker : .copiedMiddle, position))
    case .nearest(let title, "", let distance, let point):
      Notice(naming: title) {
        guard let point else { return strings(MapText.nearestPointHere, $0) }
        return strings(MapText.nearestPoint, $0, distance, strings.abbreviation(of: point))
      }
    case .nearest(let title, let country, let distance, let point):
      Notice(naming: title) {
        let country = strings.language.name(ofCountry: country)
        guard let point else { return strings(MapText.nearestHere, $0, country) }
        return strings(MapText.nearest, $0, country, distance, strings.abbreviation(of: point))
      }
    case .distance(let from, let to, _, nil) where from == to:
      Notice(strings(MapText.sameName, from))
    case .distance(let from, let to, let distance, let point):
      Notice(
        point.map {
          strings(MapText.distance, from, to, distance, strings.abbreviation(of: $0))
        } ?? strings(MapText.samePlace, from, to))
    case .isHere(.title(let title)): Notice(naming: title) { strings(MapText.isMapOf, $0) }
    case .isHere: Notice(strings[MapText.isMap])
    case .drawnAgain: Notice(strings[MapText.drawnAgain])
    case .zoom(let zoom, let wide): Notice(strings(MapText.viewIs, zoom, wide))
    case .shown(let count, let total):
      Notice(strings(count == "1" ? MapText.oneShown : .shown, count, total))
    case .broken(let report): Notice(strings.text(of: report) ?? "")
    case .over(let report):
      Notice(
        [strings[report.read > 0 ? MapText.pointsOver : .noPoints], strings.text(of: report)]
          .compactMap(\.self).joined(separator: " "))
    case .places(let guesses, let unknown): Notice(words(for: guesses, unknown))
    case .overlay(.graticule, let isOn):
      Notice(strings[isOn ? MapText.graticuleOn : .graticuleOff])
    case .overlay(.night, let isOn):
      Notice(strings[isOn ? drawing?.nightText ?? .nightOn : MapText.nightOff])
    }
  }

  private func words(for guesses: [MapSubjectData.Guess], _ unknown: [String]) -> String {
    let guessed = guesses.map {
      strings(MapText.guess, strings.language.title(of: $0.title), "\($0.others + 1)")
    }
    let missing =
      unknown.isEmpty
      ? [] : [strings(MapText.unknownPlaces, unknown.joined(separator: ", "))]
    return (guessed + missing).joined(separator: "; ") + "."
  }
}

extension MapDrawing {
  /// The sentence about the Sun; `nil` if night and day are not shown.
  var nightText: MapText? {
    isNight.map { isNight in
      hasTerminator
        ? (isNight ? .nightInTheMiddle : .dayInTheMiddle) : (isNight ? .nightHere : .dayHere)
    }
  }
}
