import Contracts
import Domain
import Geo
import Localization
import TextUI
import Viper

/// Changes to the tracks of a map, and to the profile that is shown of one.
extension MapScene {
  /// The part of the way that an arrow to the side moves the cursor by, and that one up or down does.
  private static let (step, stride) = (0.01, 0.1)

  /// The tracks that `info` is about: the chosen one, else all; none if another place is chosen.
  var asked: MapTracks? {
    guard let content = content.value, let points = content.points, !points.isTrail else {
      return nil
    }
    let tracks = points.tracks
    guard let choice = content.choice else {
      return tracks.count > 1 ? .all : tracks.isEmpty ? nil : .one(0)
    }
    if let number = choice.track { return .one(number) }
    guard let reference = choice.reference, let shape = points.shape(labelled: reference) else {
      return nil
    }
    return tracks.firstIndex(of: shape).map { .one($0) }
  }

  /// Shows a profile, with the marker where the track begins.
  mutating func open(_ profile: MapProfile) {
    var profile = profile
    (profile.before, profile.listingBefore) = (content.value?.choice, listing)
    self.profile = profile
    listing = ownListing
    redraw()
    move(to: profile.cursor)
  }

  /// Moves the cursor and the marker along the track, and says so if the track ends there.
  mutating func moveCursor(_ direction: CompassPoint) {
    guard let profile else { return }
    let way =
      switch direction {
      case .east: Self.step
      case .west: -Self.step
      case .north: Self.stride
      default: -Self.stride
      }
    let part = min(1, max(0, ((profile.cursor.part + way) * 1000).rounded() / 1000))
    guard part != profile.cursor.part else {
      notice = .ended(.trackEnds)
      return
    }
    notice = nil
    move(to: formatter.cursor(at: part, on: profile.way))
  }

  private mutating func move(to cursor: MapProfile.Cursor) {
    profile?.cursor = cursor
    let (dot, choice) = (frame.dot(of: cursor.coordinate), formatter.choice(cursor))
    content.update {
      $0.choice = choice
      $0.drawing.marker = dot
    }
    if dot == nil { look(from: viewport.centered(on: WebMercator.project(cursor.coordinate))) }
  }

  /// Whether there is a profile to put away, or the facts of a place.
  var canClose: Bool { profile != nil || listing?.facts.isEmpty == false }

  /// Puts the profile away; the place that was chosen before is chosen again.
  ///
  /// Facts of a place give way to the rows that were listed before them.
  mutating func close() {
    guard let profile else {
      guard canClose else { return }
      listing = listing?.withoutFacts ?? ownListing
      return redraw()
    }
    self.profile = nil
    content.update { $0.choice = profile.before }
    listing = profile.listingBefore
    redraw()
  }

  /// Lists what the file says of the track besides its points.
  mutating func tellFile() {
    guard let profile, let points = content.value?.points else { return }
    let shape = points.shapes[points.tracks[profile.track.number]]
    guard !shape.properties.isEmpty else {
      notice = .refused(.nothingMore)
      return
    }
    close()
    tell(formatter.facts(of: shape.properties.prefix(room)))
  }

  /// Lists tracks, and says so if there are more.
  mutating func list(_ tracks: [MapTrack], of total: Int) {
    listing = MapListing(rows: tracks.map(formatter.row))
    redraw(
      total > tracks.count
        ? .tracks(count: tracks.count, total: formatter.formats.number(total)) : nil)
  }
}

/// The tracks that a command is about.
enum MapTracks: Equatable {
  case one(Int)
  case all
}

extension MapEvent {
  /// Whether a profile stays while the event is handled.
  var keepsProfile: Bool {
    switch self {
    case .appeared, .renewed, .resized, .zoomed, .zoomedTo, .panned, .dragged, .centered,
      .askedZoom,
      .askedWhat, .askedKind(_, _, isOne: true),
      .askedMap, .laid, .detailed, .copied, .followed, .undone, .colored, .sized:
      true
    default: false
    }
  }
}
