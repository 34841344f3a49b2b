import Contracts
import Domain
import Geo
import Localization

/// Writes the figures of the user's tracks.
extension MapFormatter {
  /// The least part of the difference in height that a turn of a profile in words is about.
  private static let leastTurn = 0.2

  /// The first tracks of the user's points.
  ///
  /// It leaves the caller's actor, because a track may have a million points.
  @concurrent
  func tracks(of points: PointSet, count: Int) async -> [MapTrack] {
    points.tracks.prefix(count).enumerated().compactMap {
      track(points.shapes[$0.element], $0.offset)
    }
  }

  /// A track and its profile; `nil` if there is no such track.
  @concurrent
  func profile(of number: Int, in points: PointSet) async -> MapProfile? {
    let tracks = points.tracks
    guard tracks.indices.contains(number) else { return nil }
    let shape = points.shapes[tracks[number]]
    guard let way = TrackProfile(shape.track), let track = track(shape, number) else { return nil }
    let heights = way.heights(MapProfile.parts)
    let known = heights.filter { !$0.isNaN }
    let range = (known.max() ?? 0) - (known.min() ?? 0)
    let turns = way.turns(threshold: max(TurningPoints.threshold, range * Self.leastTurn))
    return MapProfile(
      track: track, heights: heights.map { $0.isNaN ? nil : $0 },
      turns: turns.indices.compactMap { index in
        turns[index].elevation.map { elevation in
          MapProfile.Turn(
            distance: formats.way(metres: turns[index].distance),
            elevation: formats.height(metres: elevation),
            isUp: index > 0 && elevation >= turns[index - 1].elevation ?? elevation)
        }
      }, cursor: cursor(at: 0, on: way), way: way)
  }

  /// The cursor of a profile at a part of the way, from 0 to 1.
  func cursor(at part: Double, on way: TrackProfile) -> MapProfile.Cursor {
    let place = way.place(at: part * way.length)
    let elapsed = place.time.flatMap { time in way.startTime.map { time - $0 } }
    return MapProfile.Cursor(
      part: part, distance: formats.way(metres: place.distance),
      elevation: place.elevation.map(formats.height),
      elapsed: elapsed.map(formats.duration), coordinate: place.position)
  }

  /// The place of a cursor, which the marker goes to.
  func choice(_ cursor: MapProfile.Cursor) -> MapContent.Choice {
    let title = [cursor.distance, cursor.elevation].compactMap(\.self).joined(separator: ", ")
    return MapContent.Choice(
      reference: nil, caption: .title(title), coordinate: cursor.coordinate)
  }

  /// The row of a track: its length, its time, its climb and its fall.
  func row(_ track: MapTrack) -> MapListing.Row {
    let ways = [track.climb.map { "+" + $0 }, track.fall.map { "-" + $0 }].compactMap(\.self)
    let facts = [track.duration, ways.isEmpty ? nil : ways.joined(separator: " ")]
    let title = track.name.isEmpty ? CoordinateFormat.decimal(track.start.coordinate) : track.name
    return MapListing.Row(
      title: title, note: facts.compactMap(\.self).joined(separator: " · "), choice: track.start,
      distance: track.length, isMeasured: false)
  }

  /// The figures of a track; `nil` if it has no position.
  private func track(_ shape: PointShape, _ number: Int) -> MapTrack? {
    guard let position = shape.anchor else { return nil }
    let figures = TrackFigures(shape.track)
    let caption: MapCaption =
      shape.name.isEmpty ? .position(CoordinateFormat.decimal(position)) : .title(shape.name)
    func lack(_ count: Int) -> MapTrack.Lack {
      count == 0
        ? .none
        : count == figures.points
          ? .all : .some(formats.number(count), of: formats.number(figures.points))
    }
    return MapTrack(
      number: number, name: shape.name,
      start: MapContent.Choice(
        reference: nil, title: shape.name.isEmpty ? nil : shape.name, caption: caption,
        coordinate: position, track: number),
      length: formats.way(metres: figures.length),
      duration: figures.duration.map(formats.duration),
      movingTime: figures.movingTime.map(formats.duration),
      climb: figures.climb.map(formats.height), fall: figures.fall.map(formats.height),
      speed: figures.speed.map(formats.speed), topSpeed: figures.topSpeed.map(formats.speed),
      lowest: figures.lowest.map(formats.height), highest: figures.highest.map(formats.height),
      untimed: lack(figures.untimed), unmeasured: lack(figures.unmeasured),
      backward: figures.backward == 0
        ? nil : MapTrack.Count(number: figures.backward, text: formats.number(figures.backward)))
  }
}
