import Domain
import Localization
import TextUI

/// The figures of a track in words.
struct TrackText {
  let track: MapTrack
  let strings: Strings

  /// Each figure that is known, and what the points lack.
  var facts: [String] {
    [
      track.length, time, ways, speed,
      track.lowest.flatMap { lowest in
        track.highest.map { strings("{0} to {1} high", lowest, $0) }
      },
      lack(
        track.untimed, all: Words("its points have no time"),
        some: Words("{0} of {1} points have no time")),
      lack(
        track.unmeasured, all: Words("its points have no elevation"),
        some: Words("{0} of {1} points have no elevation")),
      track.backward.map { count in
        strings(
          Words(
            "{0} point is earlier than the one before, so no time is measured",
            plural: "{0} points are earlier than the one before, so no time is measured"),
          of: count.number, count.text)
      },
    ].compactMap(\.self)
  }

  /// The figures as a sentence, with the name.
  var sentence: String {
    let text = facts.joined(separator: strings.semicolon) + "."
    return track.name.isEmpty ? text : track.name + strings.colon + text
  }

  private var time: String? {
    guard let duration = track.duration else { return nil }
    return track.movingTime.map { strings("{0}, moving {1}", duration, $0) } ?? duration
  }

  private var ways: String? {
    guard let climb = track.climb, let fall = track.fall else { return nil }
    return strings("climb {0}, fall {1} (from 5 m on)", climb, fall)
  }

  private var speed: String? {
    guard let speed = track.speed else { return nil }
    return track.topSpeed.map { strings("{0} moving, at most {1}", speed, $0) } ?? speed
  }

  private func lack(_ lack: MapTrack.Lack, all: Words, some: Words) -> String? {
    switch lack {
    case .none: nil
    case .all: strings[all]
    case .some(let count, let total): strings(some, count, total)
    }
  }
}

/// A profile below the map: the figures, the chart and the place of the cursor; or the same in words.
struct ProfileLayout {
  /// The metres that the chart shows at least: a plain is no mountain.
  private static let leastRange = 10.0

  let profile: MapProfile
  let strings: Strings

  // MARK: - In words

  /// The course of the profile, and where the cursor is.
  var sentences: [String] {
    let cursor = profile.cursor
    let place = [
      cursor.elevation.map { strings("{0} high", $0) },
      cursor.elapsed.map { strings("{0} after the start", $0) },
    ].compactMap(\.self).joined(separator: ", ")
    return [
      TrackText(track: profile.track, strings: strings).sentence, course,
      place.isEmpty
        ? strings("The cursor is after {0}.", cursor.distance)
        : strings("The cursor is after {0}: {1}.", cursor.distance, place),
      strings("e and w move it along the track, n and s by a tenth; back ends this."),
    ].compactMap(\.self)
  }

  /// From where to where it goes up and down.
  private var course: String? {
    guard let first = profile.turns.first, profile.turns.count > 1 else { return nil }
    let ways = profile.turns.dropFirst().map { turn in
      strings(
        turn.isUp ? Words("up to {0} after {1}") : Words("down to {0} after {1}"), turn.elevation,
        turn.distance)
    }
    return strings("It begins at {0}, and goes {1}.", first.elevation, ways.joined(separator: ", "))
  }

  // MARK: - Drawn

  /// As many lines as `MapProfile.rows(in:)` says.
  func lines(_ mode: CanvasMode, in size: Size) -> [Line] {
    let rows = profile.rows(in: size)
    let separator = mode == .ascii ? " | " : " · "
    var name: [Span] = []
    if !profile.track.name.isEmpty { name = [Span(profile.track.name, .title)] }
    let facts = TrackText(track: profile.track, strings: strings).facts.map { Span($0) }
    var figures = Wrapping.wrap(
      name + facts, separatedBy: Span(separator, .dim), to: max(1, size.columns)
    ).flatMap { Wrapping.wrap($0, to: max(1, size.columns)) }
    if figures.count > rows.figures {
      // The last row ends with an ellipsis, because it goes on.
      let rest = figures[max(0, rows.figures - 1)...].map(\.spans)
      figures =
        Array(figures.prefix(max(0, rows.figures - 1)))
        + (rows.figures > 0 ? [Line(Array(rest.joined(separator: [Span(" ")])))] : [])
    }
    // Rows that the figures leave are the chart's.
    let left = rows.figures - figures.count
    let drawn = chart(mode, size.columns, rows.chart > 0 ? rows.chart + left : 0)
    let blank = Array(repeating: Line(), count: rows.all - 1 - figures.count - drawn.count)
    return (figures + blank + drawn + [cursor(separator, size.columns)])
      .map { $0.truncated(to: size.columns) }
  }

  private func cursor(_ separator: String, _ columns: Int) -> Line {
    let cursor = profile.cursor
    let facts = [cursor.distance, cursor.elevation, cursor.elapsed].compactMap(\.self)
    let spans = facts.map { Span($0, .marker) }
    let hint = Span(strings("arrows move along it, Esc ends it"), .dim)
    let line = Line(spans + [hint], separatedBy: Span(separator, .dim))
    return line.width <= columns ? line : Line(spans, separatedBy: Span(separator, .dim))
  }

  /// The elevations over the way, filled below, with the greatest and the least beside it.
  private func chart(_ mode: CanvasMode, _ columns: Int, _ rows: Int) -> [Line] {
    guard rows > 0, let low = profile.heights.compactMap(\.self).min(),
      let high = profile.heights.compactMap(\.self).max()
    else { return [] }
    let labels = [profile.track.highest ?? "", profile.track.lowest ?? ""].map { Line($0) }
    let margin = (labels.map(\.width).max() ?? 0) + 1
    var canvas = Canvas(columns: max(1, columns - margin), rows: rows, mode: mode)
    let (last, bottom) = (canvas.width - 1, canvas.height - 1)
    for x in 0...last {
      let parts = profile.heights.count
      let range =
        x * parts / canvas.width..<max(x * parts / canvas.width + 1, (x + 1) * parts / canvas.width)
      guard let height = profile.heights[range].compactMap(\.self).max() else { continue }
      let share = (height - low) / max(high - low, Self.leastRange)
      let top = bottom - Int((share * Double(bottom)).rounded())
      canvas.line(from: (x, top), to: (x, bottom), ink: .coast)
    }
    let x = Int((profile.cursor.part * Double(last)).rounded())
    canvas.line(from: (x, 0), to: (x, bottom), ink: .marker)
    return canvas.runs().enumerated().map { row, spans in
      let label = row == 0 ? labels[0] : row == rows - 1 ? labels[1] : Line()
      let blanks = String(repeating: " ", count: max(0, margin - 1 - label.width))
      return Line([Span(blanks + label.text + " ", .dim)] + spans)
    }
  }
}
