package import Components
package import Contracts
import Domain
import JSON
package import Localization
import Terminal
package import TextUI

/// Says what the file of places holds, and what was done with it, for people and for programs.
package struct PlacesText {
  private let strings: Strings
  private let formats: Formats
  private let isInShell: Bool

  /// - Parameter isInShell: whether it answers a command of a shell, rather than of a session.
  package init(_ strings: Strings, isInShell: Bool = true) {
    self.strings = strings
    self.isInShell = isInShell
    formats = Formats(strings.language)
  }

  // MARK: - For people

  /// - Parameter width: the columns of the terminal; `nil` leaves lines whole.
  package func lines(_ answer: PlacesAnswer, width: Int? = nil) -> [Line] {
    switch answer {
    case .held(let state): lines(of: state, width: width ?? AnswerPrinter.oneLine.columns)
    case .added(let change): lines(of: change)
    case .removed(let dumps):
      dumps.map { dump in
        Line(
          strings(
            "{1}: {0} place is held no more.", plural: "{1}: {0} places are held no more.",
            of: dump.places, formats.number(dump.places), name(of: dump.name)))
      }
    }
  }

  private func lines(of state: PlaceArchiveState, width: Int) -> [Line] {
    if let problem = state.problem { return [Line(text(of: problem), .error)] }
    guard !state.dumps.isEmpty else {
      return [Line(strings.nothingHeld(isInShell: isInShell))]
    }
    let rows = state.dumps.map { dump in
      [
        dump.name, name(of: dump.name) == dump.name ? "" : name(of: dump.name),
        strings(
          "{0} place", plural: "{0} places", of: dump.places, formats.number(dump.places)),
        dump.skipped == 0 ? "" : leftOut(dump.skipped),
        strings("added {0}", formats.dayWrittenOut(dump.addedAt)),
      ].map { Line($0) }
    }
    let columns = [
      TableColumn(gap: 0), TableColumn(least: 8), TableColumn(isTrailing: true),
      TableColumn(yield: .whenTight, importance: 1), TableColumn(yield: .whenTight),
    ]
    let size = strings(
      "{0} place, {1} MB", plural: "{0} places, {1} MB", of: state.places,
      formats.number(state.places), formats.megabytes(state.size))
    return Table.lines(rows, in: columns, width: width) + [Line(size, .dim)]
  }

  /// Returns what is held in one line: "PE 120,345; 12.3 MB in /home/me/.local/share/catalejo/places.sqlite".
  package func summary(of state: PlaceArchiveState, in folder: String?) -> String {
    if let problem = state.problem { return text(of: problem) }
    guard !state.dumps.isEmpty, let folder else { return strings("none") }
    let dumps = state.dumps.map { "\($0.name) \(formats.number($0.places))" }
      .joined(separator: ", ")
    let place = strings(
      "{0} MB in {1}", formats.megabytes(state.size), "\(folder)/places.sqlite")
    return dumps + strings.semicolon + place
  }

  private func lines(of change: PlacesChange) -> [Line] {
    var lines = change.unchanged.map {
      Line(strings("{0}: nothing is new.", name(of: $0)))
    }
    lines += change.ownFiles.map {
      Line(strings("{0}: the places of your own file stay; places add FILE replaces them.", $0))
    }
    lines += change.missing.map { text(of: $0) }.uniqued.map { Line($0) }
    if let lost = change.report.lost { lines.append(Line(text(ofLost: lost))) }
    let skips = skips(in: change.report)
    for dump in change.held {
      let text = strings(
        "{1}: {0} place is held now", plural: "{1}: {0} places are held now", of: dump.places,
        formats.number(dump.places), name(of: dump.name))
      // The rows may be of any of several.
      let isOnly = change.held.count == 1 && !skips.isEmpty
      lines.append(Line(text + (isOnly ? " (\(skips))" : "") + "."))
    }
    if change.held.count != 1, !skips.isEmpty { lines.append(Line(skips + ".")) }
    if !change.replaced.isEmpty {
      let names = change.replaced.map(name(of:)).joined(separator: ", ")
      lines.append(Line(strings("The whole Earth took the place of what was held: {0}.", names)))
    }
    lines += change.report.taken.sorted { $0.key < $1.key }.map { dump, places in
      Line(
        strings(
          "{1} has {0} place less, which comes from what was added now.",
          plural: "{1} has {0} places fewer, which come from what was added now.", of: places,
          formats.number(places), name(of: dump)))
    }
    return lines
  }

  /// The number of rows that were left out, with the first; empty if there are none.
  private func skips(in report: PlaceBuildReport) -> String {
    guard report.skipped > 0 else { return "" }
    guard let first = report.first else { return leftOut(report.skipped) }
    let file = first.path.split(separator: "/").last.map(String.init) ?? first.path
    let place = strings(
      "first {0}, line {1}: {2}", file, formats.number(first.line), text(of: first.fault))
    return leftOut(report.skipped) + strings.colon + place
  }

  private func leftOut(_ count: Int) -> String {
    strings(
      "{0} row was left out", plural: "{0} rows were left out", of: count, formats.number(count))
  }

  private func text(of missing: FetchedDumps.Missing) -> String {
    let name = name(of: missing.dump)
    return switch missing.content {
    case .postalCodes: strings("{0}: GeoNames has no postal codes.", name)
    case .alternateNames: strings("{0}: GeoNames has no list of other names.", name)
    case .places: strings("{0}: GeoNames has no places of it.", name)
    case .features, .regions, .districts:
      strings("GeoNames has no list of the names of kinds or regions; their codes are shown.")
    }
  }

  private func text(of fault: PlaceBuildReport.Fault) -> String {
    switch fault {
    case .columns(let count):
      strings("it has {0} column", plural: "it has {0} columns", of: count, String(count))
    case .number: strings("a number in it is none")
    case .position: strings("its latitude or longitude is out of range")
    case .elevation: strings("its elevation is out of range")
    case .emptyName: strings("it has no name")
    case .country: strings("its country is no code of two letters")
    case .text: strings("it has bytes that are no text")
    case .tooLong: strings("it is too long")
    case .repeatedID: strings("its id was there before")
    case .tooMany: strings("it has one more kind or region than can be held")
    }
  }

  /// Returns the name of a dump in a sentence: a country's, or a file's as it is.
  func name(of dump: String) -> String {
    if dump == PlaceDump.everything { return strings("The whole Earth") }
    return CountryNames.name(of: dump, in: strings.language) ?? dump
  }

  func text(of problem: PlaceArchiveState.Problem) -> String {
    switch problem {
    case .otherVersion:
      strings(
        "Another version of catalejo wrote the file of places; places add makes it anew.")
    case .damaged(let detail):
      strings("The file of places is damaged ({0}); places add makes it anew.", detail)
    }
  }

  private func text(ofLost problem: PlaceArchiveState.Problem) -> String {
    switch problem {
    case .otherVersion:
      strings(
        "Another version of catalejo wrote the old file of places; the new one has only what was added now."
      )
    case .damaged(let detail):
      strings(
        "The old file of places was damaged ({0}); the new one has only what was added now.", detail
      )
    }
  }

  /// Returns one line that says why a request was not done, with its exit status.
  package func refusal(of problem: PlacesProblem) -> (text: String, status: ExitStatus) {
    switch problem {
    case .unknownWord(let word):
      (
        strings(
          "“{0}” is no country, and no file; give a code or a name, such as PE or Peru, all, or a file.",
          word.shortened()), .usage
      )
    case .unknownName(let name, let known):
      (
        strings(
          "No places are held of “{0}”, only of: {1}.", name.shortened(),
          known.joined(separator: ", ")), .nothingFound
      )
    case .noPlaces(let path):
      (
        strings(
          "{0} has names for places, but no places; give the file of places beside it.", path),
        .usage
      )
    case .nothingHeld:
      (strings.nothingHeld(isInShell: isInShell), .nothingFound)
    case .unusable(let problem): (text(of: problem), .badData)
    case .stopped: (strings("Stopped; the places are as they were."), .interrupted)
    // The places that are held stay, whatever failed.
    case .failed(let error): (strings.message(for: error, isHeld: true), ExitStatus(error))
    }
  }

  // MARK: - For programs

  func json(_ answer: PlacesAnswer) -> JSONNode {
    switch answer {
    case .held(let state):
      [
        "dumps": .array(state.dumps.map(json)), "places": .integer(state.places),
        "size": .integer(state.size),
        "problem": .string(state.problem.map { text(of: $0) }),
      ]
    case .added(let change):
      [
        "added": .array(change.held.map(json)),
        "unchanged": .array((change.unchanged + change.ownFiles).map { .string($0) }),
        "missing": .array(change.missing.map { text(of: $0) }.uniqued.map { .string($0) }),
        "lost": .string(change.report.lost.map { text(ofLost: $0) }),
        "replaced": .array(change.replaced.map { .string($0) }),
        "rows": .integer(change.report.rows), "leftOut": .integer(change.report.skipped),
        "taken": .array(
          change.report.taken.sorted { $0.key < $1.key }.map { dump, places in
            ["name": .string(dump), "places": .integer(places)]
          }),
        "first": change.report.first.map { first in
          [
            "file": .string(first.path), "line": .integer(first.line),
            "reason": .string(text(of: first.fault)),
          ]
        } ?? .string(nil),
      ]
    case .removed(let dumps): ["removed": .array(dumps.map(json))]
    }
  }

  private func json(_ dump: HeldDump) -> JSONNode {
    [
      "name": .string(dump.name), "places": .integer(dump.places),
      "addedAt": .instant(dump.addedAt), "leftOut": .integer(dump.skipped),
    ]
  }
}

extension AnswerPrinter {
  /// Prints the answer to a request about the file of places, or the reason why there is none.
  package func answer(_ answer: Result<PlacesAnswer, PlacesProblem>) -> ExitStatus {
    let text = PlacesText(strings)
    switch answer {
    case .failure(let problem):
      let refusal = text.refusal(of: problem)
      return fail(refusal.text, refusal.status)
    case .success(let answer):
      var status = ExitStatus.done
      if case .held(let state) = answer {
        status = state.problem != nil ? .badData : state.dumps.isEmpty ? .nothingFound : .done
      }
      if asJSON { return write(text.json(answer), then: status) }
      let width =
        console.description.outputIsTerminal ? console.layout(console.size).columns : nil
      let lines = text.lines(answer, width: width)
      guard status == .done else {
        for line in lines { console.printMessage(line) }
        return status
      }
      return write(lines)
    }
  }
}
