package import Contracts
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
      text(of: cut.kind == .packedCut ? PointText.packedCut : .cut, place(of: cut))
    }
    return [text(ofBroken: report), cut].compactMap(\.self)
      + PointNoteText(notes: report.notes, strings: self, hasOutput: hasOutput).texts
  }

  /// As the texts name it.
  private func place(of fault: PointReport.Fault) -> [String] {
    [
      fault.path == "-" ? self[ErrorText.standardInput] : fault.path, String(fault.line),
      String(fault.column),
    ]
  }

  private func text(ofBroken report: PointReport) -> String? {
    guard let first = report.first else { return nil }
    let (one, several): (PointText, PointText) =
      switch first.kind {
      case .noPosition: (.oneBroken, .broken)
      case .surplus: (.oneSurplus, .surplus)
      case .openQuote: (.oneOpenQuote, .openQuote)
      case .tooLong, .packedCut: (.oneTooLong, .tooLong)
      }
    return report.broken == 1
      ? text(of: one, place(of: first))
      : text(of: several, [Formats(language).number(report.broken)] + place(of: first))
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
    path == "-" ? strings[ErrorText.standardInput] : path
  }

  private func number(_ count: Int) -> String { Formats(strings.language).number(count) }

  /// Says how much was read of a file, and which kinds were not.
  private func unplaced(_ notes: [PointNote], of path: String) -> String? {
    let kinds = notes.compactMap { note in
      Self.nouns(note.kind).map {
        strings(note.count == 1 ? $0.one : $0.several, number(note.count))
      }
    }
    guard !kinds.isEmpty else { return nil }
    // The notes of an archive say how much was read of the files in it.
    let read = self.notes.first { $0.kind == .read && path.hasPrefix($0.path) }?.count ?? 0
    return strings(PointText.unplaced, name(path), number(read), kinds.joined(separator: ", "))
  }

  /// How many files of an archive are named.
  private static let mostNamed = 3

  /// The files of an archive that have no positions.
  private func without(_ notes: [PointNote], of path: String) -> String? {
    let names = notes.compactMap { note in
      if case .withoutPositions(let name) = note.kind { name } else { nil }
    }
    guard let first = names.first else { return nil }
    guard names.count > 1 else { return strings(PointText.oneWithout, name(path), first) }
    let named = names.prefix(Self.mostNamed) + (names.count > Self.mostNamed ? ["…"] : [])
    return strings(
      PointText.without, name(path), number(names.count), named.joined(separator: ", "))
  }

  /// The words for what has no position of its own.
  private static func nouns(_ kind: PointNote.Kind) -> (one: PointText, several: PointText)? {
    switch kind {
    case .groundOverlay: (.groundOverlay, .groundOverlays)
    case .networkLink: (.networkLink, .networkLinks)
    case .screenOverlay: (.screenOverlay, .screenOverlays)
    case .tour: (.tour, .tours)
    case .placemark: (.placemark, .placemarks)
    case .track: (.track, .tracks)
    case .route: (.routeWithoutPoints, .routes)
    case .trackPoint: (.trackPoint, .trackPoints)
    case .element: (.element, .elements)
    default: nil
    }
  }

  private func sentence(_ note: PointNote) -> String? {
    let (file, count) = (name(note.path), number(note.count))
    let line = number(note.line ?? 1)
    return switch note.kind {
    case .encrypted(let name): strings(PointText.encrypted, file, name)
    case .nested(let name): strings(PointText.nested, file, name)
    case .lateProperty(let name): strings(PointText.lateProperty, file, name, count)
    case .otherProjection(let name): strings(PointText.otherProjection, file, name, count)
    case .notDegrees: strings(PointText.notDegrees, file, count)
    case .trailing: strings(PointText.trailing, file, line)
    case .broughtBack:
      strings(note.count == 1 ? PointText.oneBroughtBack : .broughtBack, file, count)
    case .notANumber:
      strings(note.count == 1 ? PointText.oneNotANumber : .notANumbers, file, line, count)
    case .converted(let name): strings(PointText.converted, file, name)
    case .encoding(let name):
      strings(hasOutput ? PointText.encodingOfOutput : .encodingOf, file, name)
    case .invalidByte:
      strings(note.count == 1 ? PointText.oneInvalidByte : .invalidBytes, file, count)
    default: nil
    }
  }
}
