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
    case .refused(let refusal): Notice(strings[refusal.words], .error)
    case .unknown(_, .noPlacesHeld, _): Notice(strings.nothingHeld(isInShell: false), .error)
    case .unknown(let typed, let refusal, let near):
      Notice(naming: typed, .error) { typed in
        ([strings(refusal.words, typed)] + [strings.offer(near)].compactMap(\.self)).joined(
          separator: " ")
      }
    case .misplaced(let problem): Notice(strings.message(for: problem), .error)
    case .note(let note): Notice(strings.message(for: note))
    case .ended(let refusal): Notice(strings[refusal.words])
    case .favorite(let notice): Notice(notice, strings)
    case .copied(let position, let isMarker):
      Notice(
        strings(
          isMarker
            ? Words("Copied the position of the marker: {0}")
            : Words("Copied the position of the middle: {0}"), position))
    case .nearest(let title, "", let distance, let point):
      Notice(naming: title) {
        guard let point else { return strings("The middle is at {0}.", $0) }
        return strings(
          "The middle is {1} {2} of {0}.", $0, distance, strings.abbreviation(of: point))
      }
    case .nearest(let title, let country, let distance, let point):
      Notice(naming: title) {
        let country = strings.language.name(ofCountry: country)
        guard let point else { return strings("The middle ({1}) is in {0}.", $0, country) }
        return strings(
          "The middle ({1}) is {2} {3} of {0}.", $0, country, distance,
          strings.abbreviation(of: point))
      }
    case .thing(let name, let kind, let distance, let point):
      Notice(naming: name) {
        let kind = strings[kind.words]
        guard let point else { return strings("The middle is at {0} ({1}).", $0, kind) }
        return strings(
          "The middle is {2} {3} of {0} ({1}).", $0, kind, distance,
          strings.abbreviation(of: point))
      }
    case .distance(let from, let to, _, nil) where from == to:
      Notice(strings("Both are {0}.", from))
    case .distance(let from, let to, let distance, let point):
      Notice(
        point.map {
          strings(
            "{0} – {1}: {2}, setting out to the {3}.", from, to, distance,
            strings.abbreviation(of: $0))
        } ?? strings("{0} – {1}: the same place.", from, to))
    case .isHere(.title(let title)):
      Notice(naming: title) { strings("This is the map of {0} already.", $0) }
    case .isHere: Notice(strings("This is the map already."))
    case .drawnAgain: Notice(strings("The map is drawn anew."))
    case .zoom(let zoom, let wide): Notice(strings("Zoom {0}: the view is {1} wide.", zoom, wide))
    case .shown(let count, let total):
      Notice(
        strings(
          "{0} of {1} is on the map.", plural: "{0} of {1} are on the map.", of: count,
          Formats(strings.language).number(count), total))
    case .tracks(let count, let total):
      Notice(
        strings(
          "{0} of {1} track is listed; find names others.",
          plural: "{0} of {1} tracks are listed; find names others.", of: count,
          Formats(strings.language).number(count), total))
    case .broken(let report): Notice(strings.text(of: report) ?? "")
    case .over(let report):
      Notice(
        [
          strings[report.read > 0 ? Words("No more points come.") : Words("There are no points.")],
          strings.text(of: report),
        ]
        .compactMap(\.self).joined(separator: " "))
    case .streets(let source):
      Notice(strings("The streets come from {0}; tiles off turns them off.", source))
    case .withoutStreets(let error): Notice(error, strings)
    case .places(let guesses, let unknown): Notice(words(for: guesses, unknown))
    case .overlay(.graticule, let isOn):
      Notice(
        strings[
          isOn
            ? Words("Meridians and parallels are shown.")
            : Words("Meridians and parallels are not shown.")])
    case .overlay(.night, let isOn):
      Notice(
        strings[
          isOn
            ? drawing?.nightText ?? Words("The line between day and night is shown.")
            : Words("The line between day and night is not shown.")])
    }
  }

  private func words(for guesses: [MapSubjectData.Guess], _ unknown: [String]) -> String {
    let guessed = guesses.map {
      strings(
        "{0} is the largest of {1} places called so", strings.language.title(of: $0.title),
        "\($0.others + 1)")
    }
    let missing =
      unknown.isEmpty
      ? [] : [strings("not on the map: {0}", unknown.joined(separator: ", "))]
    return (guessed + missing).joined(separator: strings.semicolon) + "."
  }
}

extension MapDrawing {
  /// The sentence about the Sun; `nil` if night and day are not shown.
  var nightText: Words? {
    isNight.map { isNight in
      hasTerminator
        ? (isNight
          ? Words("The line between day and night is in view; it is night in the middle.")
          : Words("The line between day and night is in view; it is day in the middle."))
        : (isNight
          ? Words("It is night here; the line between day and night is out of view.")
          : Words("It is day here; the line between day and night is out of view."))
    }
  }
}
