import Components
import Contracts
import Domain
import Geo
import Localization
import TextUI
import Viper

/// Changes to a map's content: its subject and its drawing.
extension MapScene {
  /// Notes what an event changes by itself, before anything is asked because of it.
  ///
  /// A map in words remembers its last description, unless the event asks for the whole anew.
  mutating func begin(_ event: MapEvent) {
    if isDescribed {
      lastDescribed = [.appeared, .renewed, .retried].contains(event) ? nil : described
    }
    feed?.turn(to: event)
    if profile != nil, !event.keepsProfile, event != .closed { close() }
  }

  /// Sets the notice of a command and asks for a new drawing; the old one stays until that is made.
  mutating func redraw(_ notice: MapNotice? = nil) {
    self.notice = notice
    content = content.reloading
  }

  /// Takes the data of the subject.
  ///
  /// A place that was chosen meanwhile stays the chosen one, and other places that are shown stay on a map
  /// that has none of its own.
  ///
  /// The data set the notice only if the command that loaded them has not set one.
  mutating func take(_ data: MapSubjectData) {
    notice = notice ?? formatter.notice(of: data)
    let old = content.value
    var choice = old?.choice
    // `fit results` may have marked those of a list.
    var places = old?.places ?? []
    var title = formatter.title(of: data)
    if hasOthers, data.marks.isEmpty || data.area != nil, let old {
      title = old.title
    } else if case .place(let pin) = data.kind {
      if choice.map(pin.isOf) ?? true { choice = formatter.choice(pin) }
    } else {
      places = formatter.places(of: data)
      hasOthers = false
    }
    if old == nil, data.isOfNames {
      let rows = places.prefix(room).map { formatter.row($0) }
      ownListing = rows.count > 1 ? MapListing(rows: rows) : nil
      listing = ownListing
    }
    ownArea = data.area
    var next = MapContent(
      title: title, choice: choice, places: places,
      area: old.map(\.area) ?? data.area,
      points: data.points,
      favorites: (try? data.favorites.get()) ?? old?.favorites ?? [],
      drawing: old?.drawing ?? MapDrawing(canvas: canvas))
    (next.colors, next.sizes) = (old?.colors, old?.sizes)
    if old == nil {
      showSubject(of: next)
      if data.points?.isTrail ?? false { feed = MapFeed() }
      if let zoom { viewport = MapViewport(center: viewport.center, zoom: zoom).within(canvas) }
      next.drawing = formatter.emptyDrawing(of: frame, showing: next)
    }
    content = .loading(previous: next)
  }

  /// The setting of the chosen place, if an earlier drawing has found it out.
  var knownSetting: MapSetting? {
    content.value?.setting.flatMap {
      $0.position == content.value?.choice?.coordinate ? $0 : nil
    }
  }

  /// Takes a drawing and, for a map in words, the setting of the chosen place.
  ///
  /// A drawing of another view than the present one is dropped: points that came or the user moved
  /// the view meanwhile, and a drawing of that is under way.
  ///
  /// - Parameters:
  ///   - drawing: the view without its marks.
  ///   - setting: where on Earth the chosen place is; `nil` if the map is drawn.
  ///   - asked: the scene whose view was drawn.
  mutating func take(_ drawing: MapDrawing, _ setting: MapSetting?, of asked: MapScene) {
    guard var content = content.value,
      (frame, overlays, lit) == (asked.frame, asked.overlays, asked.lit)
    else { return }
    content.setting = setting
    content.drawing = drawing
    formatter.mark(content, on: &content.drawing, in: frame)
    self.content = .success(content)
    if !hasLeft(content) { middleCaption = nil }
  }
}

// MARK: - Streets

extension MapScene {
  /// Takes the state of the streets in the view.
  ///
  /// A failure is told where nothing else is: the map is there without them. It goes before the service's
  /// name, which may have been told already, and may come later.
  mutating func take(_ streets: MapStreets?, of asked: MapScene) {
    guard frame == asked.frame else { return }
    self.streets = streets?.progress
    guard let streets else { return }
    switch notice {
    case nil, .streets?: break
    default: return
    }
    if let failure = streets.failure, !failure.isOffline {
      notice = .withoutStreets(failure)
    } else if notice == nil, let announced = streets.announced {
      notice = .streets(from: announced)
    }
  }
}

// MARK: - Favorites

extension MapScene {
  /// The country that is the map's own subject, as a place to choose; `nil` if none is.
  private var ownCountry: MapContent.Choice? {
    guard case .entity(let reference) = subject, let ownArea, let middle = ownArea.middle else {
      return nil
    }
    return formatter.choice(
      MapMark(
        title: Language.english.name(ofCountry: ownArea.country), coordinate: middle,
        reference: reference))
  }

  /// The change that makes the chosen place a favorite, or no favorite any more.
  ///
  /// The map of a country is about the country as long as nothing is chosen.
  ///
  /// - Returns: `nil` if the place can't be a favorite; the notice then says why.
  mutating func toggle() -> MapChange? {
    if content.value?.choice == nil, let country = ownCountry {
      content.update { $0.choice = country }
    }
    guard let choice = content.value?.choice, let reference = choice.reference,
      let title = choice.title
    else {
      notice = .refused(noChoice)
      return nil
    }
    guard reference.catalog != PointSet.catalog || reference.isOfKeptPoint else {
      notice = .refused(.noFavoritePoint)
      return nil
    }
    let properties = choice.tags?.map { KeptProperty($0.key, $0.value) } ?? []
    return .toggle(reference, title: title, position: choice.coordinate, properties: properties)
  }

  /// The change that makes the chosen place no favorite any more.
  ///
  /// - Returns: `nil` if it is none, or can't be one; the notice then says so.
  mutating func unstar() -> MapChange? {
    guard let toggle = toggle() else { return nil }
    guard let content = content.value, content.isFavorite else {
      notice = content.value?.choice?.title.map {
        .favorite(.isNone(formatter.formats.language.title(of: $0)))
      }
      return nil
    }
    return toggle
  }

  /// Marks the favorites as they are after a change, and says what the change did.
  mutating func take(_ outcome: StarOutcome, after change: MapChange) {
    notice = .favorite(formatter.notice(of: change, outcome))
    let changed = Set(outcome.favorites.map(\.reference) + [change.toggled].compactMap(\.self))
    let added = outcome.areStarred ? outcome.favorites : []
    let (frame, formatter, isDrawing) = (frame, formatter, content.isLoading)
    content.update {
      $0.favorites = $0.favorites.filter { !changed.contains($0.reference) } + added
      // The drawing on screen belongs to the view before; the next one will have the marks.
      if isDrawing { return }
      formatter.mark($0, on: &$0.drawing, in: frame)
    }
  }
}
