package import Contracts
import Domain
package import Localization

extension Strings {
  /// How many rows could not be read, and where the first is; where a file breaks off; what else is
  /// to be said of files.
  ///
  /// - Returns: `nil` if all could be read.
  package func text(of report: PointReport) -> String? {
    let texts = texts(of: report)
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }

  /// The same, a sentence each.
  ///
  /// - Parameter hasOutput: whether the text of the files is written out again, always as UTF-8.
  package func texts(of report: PointReport, hasOutput: Bool = false) -> [String] {
    let cut = report.cut.map { cut in
      text(
        cut.kind == .packedCut
          ? Words(
            "{0} is packed and ends too early: what comes before is there; get the rest of it.")
          : Words(
            "{0} breaks off at line {1}, column {2}: what comes before is there; get the rest of it."
          ), place(of: cut))
    }
    return [text(ofBroken: report), cut].compactMap(\.self)
      + PointNoteText(notes: report.notes, strings: self, hasOutput: hasOutput).texts
  }

  /// As the texts name it.
  private func place(of fault: PointReport.Fault) -> [String] {
    [
      fault.path == "-" ? self("Standard input") : fault.path, String(fault.line),
      String(fault.column),
    ]
  }

  private func text(ofBroken report: PointReport) -> String? {
    guard let first = report.first else { return nil }
    let (one, several): (Words, Words) =
      switch first.kind {
      case .noPosition:
        (
          Words("{0}, line {1}, column {2}: no position can be read there."),
          Words(
            "{0} rows have no position that can be read; the first: {1}, line {2}, column {3}.")
        )
      case .surplus:
        (
          Words("{0}, line {1}, column {2}: the row has more fields than the header."),
          Words(
            """
            {0} rows have no position that can be read, or more fields than the header; the \
            first: {1}, line {2}, column {3}.
            """)
        )
      case .openQuote:
        (
          Words("{0}, line {1}, column {2}: a quote opens there that nothing closes."),
          Words(
            """
            {0} rows can't be read; the first: {1}, line {2}, column {3}, where a quote opens \
            that nothing closes.
            """)
        )
      case .tooLong, .packedCut:
        (
          Words("{0}, line {1}, column {2}: the row is longer than 16 MB, which is not read."),
          Words(
            """
            {0} rows can't be read; the first: {1}, line {2}, column {3}, which is longer than 16 \
            MB.
            """)
        )
      }
    return report.broken == 1
      ? text(one, place(of: first))
      : text(several, [Formats(language).number(report.broken)] + place(of: first))
  }
}

/// The notes about files of points, in words: a sentence about entries without positions, with their
/// numbers, and one for each other note.
struct PointNoteText {
  let notes: [PointNote]
  let strings: Strings
  let hasOutput: Bool

  var texts: [String] {
    var paths: [String] = []
    for note in notes where !paths.contains(note.path) { paths.append(note.path) }
    return paths.flatMap { path in
      let own = notes.filter { $0.path == path }
      return [unplaced(own, of: path), without(own, of: path)].compactMap(\.self)
        + own.compactMap(sentence)
    }
  }

  private func name(_ path: String) -> String {
    path == "-" ? strings("Standard input") : path
  }

  private func number(_ count: Int) -> String { Formats(strings.language).number(count) }

  /// Says how much was read of a file, and which kinds were not.
  private func unplaced(_ notes: [PointNote], of path: String) -> String? {
    let kinds = notes.compactMap { note in
      Self.nouns(note.kind).map {
        strings($0, of: note.count, number(note.count))
      }
    }
    guard !kinds.isEmpty else { return nil }
    // The notes of an archive say how much was read of the files in it.
    let read = self.notes.first { $0.kind == .read && path.hasPrefix($0.path) }?.count ?? 0
    return strings(
      "{0}: {1} read; without positions of their own: {2}.", name(path), number(read),
      kinds.joined(separator: ", "))
  }

  /// How many files of an archive are named.
  private static let mostNamed = 3

  /// The files of an archive that have no positions.
  private func without(_ notes: [PointNote], of path: String) -> String? {
    let names = notes.compactMap { note in
      if case .withoutPositions(let name) = note.kind { name } else { nil }
    }
    guard let first = names.first else { return nil }
    guard names.count > 1 else {
      return strings("{0}: “{1}” has no positions that can be read.", name(path), first)
    }
    let named = names.prefix(Self.mostNamed) + (names.count > Self.mostNamed ? ["…"] : [])
    return strings(
      "{0}: {1} files have no positions that can be read: {2}.", name(path), number(names.count),
      named.joined(separator: ", "))
  }

  /// The words for what has no position of its own.
  private static func nouns(_ kind: PointNote.Kind) -> Words? {
    switch kind {
    case .groundOverlay: Words("{0} ground overlay", plural: "{0} ground overlays")
    case .networkLink: Words("{0} network link", plural: "{0} network links")
    case .screenOverlay: Words("{0} screen overlay", plural: "{0} screen overlays")
    case .tour: Words("{0} tour", plural: "{0} tours")
    case .placemark: Words("{0} placemark", plural: "{0} placemarks")
    case .track: Words("{0} track", plural: "{0} tracks")
    case .route: Words("{0} route", plural: "{0} routes")
    case .trackPoint: Words("{0} track point", plural: "{0} track points")
    case .element: Words("{0} element", plural: "{0} elements")
    default: nil
    }
  }

  private func sentence(_ note: PointNote) -> String? {
    let (file, count) = (name(note.path), number(note.count))
    let line = number(note.line ?? 1)
    return switch note.kind {
    case .encrypted(let name):
      strings("{0}: “{1}” in it is encrypted and was not read.", file, name)
    case .nested(let name):
      strings(
        "{0}: “{1}” is an archive in an archive and was not read; unpack it first.", file, name)
    case .lateProperty(let name):
      strings(
        "{0}: the property “{1}” of later features has no column; {2} values were left out.", file,
        name, count)
    case .otherProjection(let name):
      strings(
        "{0}: the positions of {2} rows are {1} and were not read; convert them to EPSG:4326.",
        file, name, count)
    case .notDegrees:
      strings(
        "{0}: {1} rows have numbers too large for degrees, like metres; convert them to EPSG:4326.",
        file, count)
    case .trailing:
      strings(
        "{0}: what follows the end of the document, from line {1} on, was not read.", file, line)
    case .broughtBack:
      strings(
        "{0}: a longitude beyond 180° was brought back by a turn.",
        plural: "{0}: {1} longitudes beyond 180° were brought back by a turn.",
        of: note.count, file, count)
    case .notANumber:
      strings(
        "{0}: NaN in line {1} is read as no value.",
        plural: "{0}: {2} values are NaN, the first in line {1}; they are read as no values.",
        of: note.count, file, line, count)
    case .converted(let name):
      strings("{0}: its positions are {1}; they were converted to degrees.", file, name)
    case .encoding(let name):
      strings(
        hasOutput
          ? Words("{0} is written in {1}; the output is UTF-8.") : Words("{0} is written in {1}."),
        file, name)
    case .invalidByte:
      strings(
        "{0} is UTF-8 but for one byte, which is read as windows-1252.",
        plural: "{0} is UTF-8 but for {1} bytes, which are read as windows-1252.",
        of: note.count, file, count)
    default: nil
    }
  }
}
