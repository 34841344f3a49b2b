import Contracts
import Domain
import Geo
package import Localization
import TextUI
import Viper

/// Describes a map in words, for people who do not look at it.
///
/// The facts of the place come first. After a change, only the new sentences are said.
struct MapSentences {
  /// The most marked places that are named.
  private static let mostNamed = 20

  let strings: Strings

  /// Returns the lines of the sentences, or of those that are new since the last description, and of
  /// the messages.
  ///
  /// If nothing is new, all is said again.
  func lines(_ scene: MapScene) -> [Line] {
    let night = scene.content.value?.drawing.nightText
    var shown = scene
    // A sentence says already that the night is laid over the map.
    if night != nil, scene.notice == .overlay(.night, isOn: true) { shown.notice = nil }
    let messages = MapMessages(strings: strings, columns: scene.size.unbroken.columns).lines(shown)
    guard let described = scene.described else { return messages }
    let now = lines(described)
    let before = scene.lastDescribed.map(lines) ?? []
    let new = now.filter { !before.contains($0) } + messages
    return new.isEmpty ? now : new
  }

  private func lines(_ map: DescribedMap) -> [Line] {
    let content = map.content
    let columns = content.drawing.canvas.unbroken.columns
    let isFavorite = content.isFavorite && map.caption == content.caption
    let word = isFavorite ? [Span(strings("favorite") + strings.colon, .star)] : []
    return [Line(word + [Span(strings.text(of: map.caption), .title)])]
      + sentences(map).map { Line($0) }
      + (map.profile.map { ProfileLayout(profile: $0, strings: strings).sentences } ?? [])
      .map { Line($0) }
      + (map.listing?.lines(columns, choice: content.choice, strings) ?? [])
  }

  private func sentences(_ map: DescribedMap) -> [String] {
    let content = map.content
    let frame = MapFrame(map.seen, canvas: content.drawing.canvas)
    let center = CoordinateFormat.decimal(WebMercator.unproject(frame.viewport.center))
    let position = content.choice.map { CoordinateFormat.decimal($0.coordinate) }
    return [
      content.setting.map(words),
      largest(content.drawing),
      // A list of what is near names these, too.
      map.listing?.isNearby == true ? nil : things(content.drawing),
      strings(
        "Zoom {0}: the view is {1} wide.", content.drawing.zoom,
        formats.kilometres(frame.kilometresWide)),
      position.map { strings("Position {0}.", $0) },
      position == center ? nil : strings("Its middle is at {0}.", center),
      content.choice != nil && content.drawing.marker == nil
        ? strings("The marker is outside the view; center goes back to it.") : nil,
      content.drawing.nightText.map { strings[$0] },
      marked(content),
      points(content.drawing),
      tracks(content),
      strings("Map data: Natural Earth, GeoNames."),
      content.drawing.streets.flatMap { streets in
        streets.attribution.isEmpty ? nil : strings("Streets: {0}.", streets.attribution)
      },
      end(map, content),
    ].compactMap(\.self)
  }

  /// Says where the data end, or which are missing, if the view is nearer than the map is exact.
  private func end(_ map: DescribedMap, _ content: MapContent) -> String? {
    let streets = content.drawing.streets
    guard map.seen.zoom >= MapViewport.exactZoom, streets == nil || map.streets != .loading else {
      return nil
    }
    return end(map.streets, atZoom: map.seen.zoom, besides: streets)
  }

  /// Says where the data end, or which are missing.
  func end(
    _ progress: MapStreets.Progress?, atZoom zoom: Double, besides streets: StreetDrawing?
  ) -> String? {
    guard let words = progress.words(atZoom: zoom, besides: streets) else { return nil }
    let text = strings[words]
    return text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  private var formats: Formats { Formats(strings.language) }

  /// Says where on Earth a place is: "In Peru, on the coast".
  private func words(for setting: MapSetting) -> String {
    let shore =
      switch setting.shore {
      case .sea: strings("at sea")
      case .coast: strings("on the coast")
      case .inland(let kilometres?):
        strings("inland, {0} from the sea", formats.kilometres(kilometres))
      case .inland(nil): strings("inland, far from the sea")
      }
    guard let country = setting.country else {
      return shore.prefix(1).uppercased() + shore.dropFirst() + "."
    }
    guard !setting.region.isEmpty else {
      return strings(
        "In {0}, {1}.", strings.language.nameInSentence(ofCountry: country), shore)
    }
    let language = strings.language
    let region = language.name(ofRegion: setting.region, in: country)
    return strings("In {0}, {1}.", "\(region), \(language.name(ofCountry: country))", shore)
  }

  /// Names the largest places in view.
  private func largest(_ drawing: MapDrawing) -> String? {
    guard !drawing.around.isEmpty else { return nil }
    let places = drawing.around.map {
      strings("{0}, {1} {2}", $0.title, $0.distance, strings.abbreviation(of: $0.point))
    }
    return strings("Largest places in view: {0}.", places.joined(separator: strings.semicolon))
  }

  /// Tells of the things of the street map around the middle.
  ///
  /// A street says how it runs: "Boulevard Haussmann runs east–west, 120 m N."
  private func things(_ drawing: MapDrawing) -> String? {
    guard !drawing.things.isEmpty else { return nil }
    return drawing.things.map { thing in
      let place =
        thing.point.map { "\(thing.distance) \(strings.abbreviation(of: $0))" } ?? strings("here")
      guard let axis = thing.axis else {
        return strings("{0} ({1}), {2}.", thing.name, strings[thing.kind.words], place)
      }
      return strings("{0} runs {1}, {2}.", thing.name, strings[axis.words], place)
    }.joined(separator: " ")
  }

  /// Tells how many of the user's points are in view, and how many are in each class of a column.
  private func points(_ drawing: MapDrawing) -> String? {
    drawing.pointCount.map { count in
      ([strings("Points in view: {0}.", count)]
        + drawing.tallies.map { tally in
          let missing = tally.missing.map { strings("none: {0}", context: "value", $0) }
          let parts =
            tally.parts.map { $0.label + strings.colon + $0.count } + [missing].compactMap(\.self)
          return tally.title + strings.colon + parts.joined(separator: strings.semicolon) + "."
        }).joined(separator: " ")
    }
  }

  /// Tells of the user's tracks.
  private func tracks(_ content: MapContent) -> String? {
    guard !content.tracks.isEmpty else { return nil }
    let known = content.tracks.map { TrackText(track: $0, strings: strings).sentence }
    let others = content.trackCount - content.tracks.count
    let rest =
      others > 0
      ? [
        strings(
          "{0} more track is in the file.", plural: "{0} more tracks are in the files.", of: others,
          formats.number(others))
      ] : []
    return (known + rest).joined(separator: " ")
  }

  /// Names the marked places in view.
  private func marked(_ content: MapContent) -> String? {
    // The user's points may have no name.
    let titles = content.drawing.marks.filter { !$0.title.isEmpty }
      .map { mark in
        guard mark.count > 1 else { return mark.title }
        return mark.isPoint
          ? strings("{0} and {1} more", mark.title, formats.number(mark.count - 1))
          : "\(mark.title) (\(mark.count))"
      }
    guard !titles.isEmpty else { return nil }
    let named = titles.prefix(Self.mostNamed) + (titles.count > Self.mostNamed ? ["…"] : [])
    return strings("Marked in view: {0}.", named.joined(separator: ", "))
  }
}

extension Strings {
  /// The text of a caption.
  package func text(of caption: MapCaption) -> String {
    switch caption {
    case .title(let title): title
    case .world: self("the world")
    case .position(let position): position
    case .near(let title, let distance, let point):
      self("{1} {2} of {0}", title, distance, abbreviation(of: point))
    case .sea(let title, let distance, let point):
      self("at sea, {1} {2} of {0}", title, distance, abbreviation(of: point))
    case .favorites(let count): self("favorites: {0}", count)
    case .results(let catalog, let count):
      self("{0}: {1}", name(of: catalog), count)
    case .naming(let catalog, let count, let places, let without):
      self("{0}: {1}, places: {2}, without a place: {3}", name(of: catalog), count, places, without)
    case .points(let files, let tally):
      self("{0}: {1}", files == "-" ? self("Standard input") : files, text(of: tally))
    }
  }

  /// "2 points, 1 track"; the positions are counted if a track is all that there is: "1 track, 12 points".
  private func text(of tally: PointTally) -> String {
    func text(_ words: Words, _ count: Int) -> String {
      self(words, of: count, Formats(language).number(count))
    }
    func points(_ count: Int) -> String {
      text(Words("{0} point", plural: "{0} points"), count)
    }
    let hasOthers = tally.tracks + tally.areas > 0
    return [
      tally.points > 0 || !hasOthers ? points(tally.points) : nil,
      tally.tracks > 0 ? text(Words("{0} track", plural: "{0} tracks"), tally.tracks) : nil,
      tally.points == 0 && tally.tracks > 0 ? points(tally.positions) : nil,
      tally.areas > 0 ? text(Words("{0} area", plural: "{0} areas"), tally.areas) : nil,
    ].compactMap(\.self).joined(separator: ", ")
  }
}
