import Components
import Contracts
import Domain
import Geo
import Localization
import Testing
import TextUI
import Viper
import ViperMocks

@testable import MapFeature

@Suite struct MapViewTests {
  /// A coast along the top, a border down the left side.
  let strokes: [MapDrawing.Stroke] = [
    .init(ink: .coast, dots: [MapDot(x: 0, y: 0), MapDot(x: 39, y: 0)]),
    .init(ink: .border, dots: [MapDot(x: 0, y: 4), MapDot(x: 0, y: 15)]),
    .init(ink: .coast, dots: [MapDot(x: 38, y: 15)]),
  ]

  @Test func drawsInBraille() {
    #expect(
      text(scene(columns: 20, rows: 5)) == """
        ⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉
        ⡇                   
        ⡇         ◉ Harbor  
        ⡇                  ⡀
        Harbor · zoom 5
        """)
  }

  @MainActor
  @Test func theMapGoesWithTheHandAndTheWheelZooms() {
    let view = MapView(surface: MockSurface(), strings: Strings(.english), mode: .braille)
    func event(_ action: PointerEvent.Action) -> MapEvent? {
      view.event(for: .point(PointerEvent(action, column: 7)))
    }
    #expect(event(.dragged(columns: 2, rows: -3)) == .dragged(columns: 2, rows: -3))
    #expect(event(.turned(2)) == .zoomed(2) && event(.turned(-1)) == .zoomed(-1))
    #expect(event(.clicked(row: 3, isAgain: false)) == nil)
    #expect(view.event(for: .click(row: 3, isSecond: false)) == .picked(3))
    #expect(view.event(for: .click(row: 3, isSecond: true)) == .detailed)
    #expect(
      view.event(for: .resize(Size(columns: 20, rows: 5))) == .resized(columns: 20, rows: 5))
  }

  @Test func drawsInASCII() {
    let lines = lines(scene(columns: 20, rows: 5, isFavorite: true), mode: .ascii)
    let text = lines.map(\.text)
    #expect(text[2] == ":         O Harbor  ")
    #expect(text[4] == "* Harbor | zoom 5")
    #expect(text.joined().allSatisfy { $0.isASCII })
  }

  @Test func stylesTheParts() {
    let lines = lines(scene(columns: 20, rows: 5))
    #expect(lines[0].spans.map(\.style) == [.coast])
    #expect(
      lines[2].spans == [
        Span("⡇         ", .border), Span("◉", .marker),
        Span(" Harbor ", .label), Span(" "),
      ])
    #expect(lines[4].spans == [Span("Harbor"), Span(" · ", .dim), Span("zoom 5")])
  }

  @Test(arguments: [
    (58, "★ Harbor · zoom 5 · ├──┤ 200 km · Natural Earth · GeoNames"),
    (57, "★ Harbor · zoom 5 · ├──┤ 200 km · GeoNames"),
    (41, "★ Harbor · zoom 5 · ├──┤ 200 km"), (31, "★ Harbor · zoom 5 · ├──┤ 200 km"),
    (30, "★ Harbor · zoom 5"), (17, "★ Harbor · zoom 5"), (16, "★ Harbor"), (8, "★ Harbor"),
    (5, "★ Ha…"),
  ])
  func theFooterSaysWhatTheMapIsAboutToTheLast(columns: Int, footer: String) {
    #expect(lines(scene(columns: columns, rows: 3, isFavorite: true)).last?.text == footer)
  }

  @Test func aLongCaptionIsCutInTheFooter() {
    let caption = MapCaption.title("Llanfairpwllgwyngyll, GB")
    #expect(
      [60, 44, 30, 17, 16].map { lines(scene(columns: $0, rows: 3, caption: caption)).last?.text }
        == [
          "Llanfairpwllgwyngyll, GB · zoom 5 · ├──┤ 200 km · GeoNames",
          "Llanfairpwllgwyngyll… · zoom 5 · ├──┤ 200 km", "Llanfairpwllgwyngyll… · zoom 5",
          "Llanfai… · zoom 5",
          "Llanfairpwllgwy…",
        ])
  }

  /// The end of a path says more than its start.
  @Test func aLongPathIsCutAtItsStart() {
    let caption = MapCaption.points(in: "/home/me/tracks/2026/walk.gpx", PointTally(points: 2))
    #expect(
      lines(scene(columns: 50, rows: 3, caption: caption)).last?.text
        == "…ks/2026/walk.gpx: 2 points · zoom 5 · ├──┤ 200 km")
  }

  @Test func saysWhatABarePositionIsNear() {
    let caption = MapCaption.near("Puerto, AR", distance: "3.1 km", point: .southWest)
    let scene = scene(columns: 90, rows: 3, caption: caption)
    #expect(lines(scene)[1].text.contains("◉ 3.1 km SW of Puerto, AR"))
    let spanish = MapView.text(
      scene, size: scene.size, strings: Strings(.spanish), mode: .braille)
    #expect(
      spanish[2].text.hasPrefix("a 3.1 km al SO de Puerto, AR · zoom 5 · ├──┤ 200 km"))
  }

  @Test func saysLoadingAndFailure() {
    #expect(
      text(scene(columns: 40, rows: 5, content: .loading(previous: nil))) == "Loading…")
    let error = DataError.notFound(.harbor)
    #expect(
      text(scene(columns: 80, rows: 5, content: .failure(error, previous: nil)))
        == Strings(.english).message(for: error))
    #expect(text(scene(columns: 40, rows: 5, content: .idle)) == "")
    #expect(
      text(scene(columns: 40, rows: 0, content: .loading(previous: nil))) == "Loading…")
  }

  @Test func messagesLieOverTheLowerEndOfTheMap() {
    #expect(
      text(scene(columns: 20, rows: 5, notice: .favorite(.added("Harbor")))) == """
        ⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉
        ⡇                   
        “Harbor” is a
        favorite now.
        Harbor · zoom 5
        """)
    #expect(
      text(scene(columns: 40, rows: 1, notice: .favorite(.added("Harbor"))))
        == "“Harbor” is a favorite now.")
    let failed = scene(columns: 80, rows: 5, notice: .failed(.nothingToUndo))
    #expect(
      lines(failed)[3] == Line(Strings(.english).message(for: .nothingToUndo), .error))
    #expect(lines(failed).count == 5)
  }

  @Test func anotherSizeShowsTheSamePictureAroundTheSameMiddle() {
    let scene = scene(columns: 20, rows: 5)
    let wide = MapView.text(
      scene, size: Size(columns: 24, rows: 7), strings: Strings(.english), mode: .braille)
    #expect(
      wide.prefix(6).map(\.text) == [
        "                        ",
        "  ⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉  ",
        "  ⡇                     ",
        "  ⡇         ◉ Harbor    ",
        "  ⡇                  ⡀  ",
        "                        ",
      ])
    let small = MapView.text(
      scene, size: Size(columns: 10, rows: 3), strings: Strings(.english), mode: .braille)
    #expect(small.prefix(2).map(\.text) == ["  Harbor  ", "     ◉    "])
  }

  @Test(arguments: [
    Size(columns: 1, rows: 1), Size(columns: 5, rows: 3), Size(columns: 20, rows: 5),
    Size(columns: 80, rows: 24), Size(columns: 300, rows: 80), Size(columns: 0, rows: 0),
    Size(columns: -5, rows: -5),
  ])
  func fillsTheSizeAndNoMore(size: Size) {
    for mode in CanvasMode.allCases {
      for notice in [nil, MapNotice.failed(.nothingToUndo), .favorite(.restored(["東京, JP"]))] {
        let scene = scene(
          columns: size.columns, rows: size.rows, isFavorite: true, caption: .title("東京, JP"),
          notice: notice)
        let lines = lines(scene, mode: mode)
        #expect(lines.count == max(1, size.rows))
        #expect(lines.allSatisfy { $0.width <= max(0, size.columns) })
      }
    }
  }

  @Test func withoutADrawingItIsToldInWords() {
    var scene = scene(columns: 80, rows: 24, isFavorite: true, notice: .favorite(.added("Harbor")))
    #expect(
      words(scene) == [
        "favorite: Harbor", "Zoom 5: the view is 782 km wide.", "Position 0.00000, 0.00000.",
        "Map data: Natural Earth, GeoNames.", "“Harbor” is a favorite now.",
      ])
    scene.notice = nil
    scene.content.update {
      $0.favorites = []
      $0.drawing.marker = nil
    }
    #expect(
      words(scene, .spanish) == [
        "Harbor", "Zoom 5: la vista tiene 782 km de ancho.", "Posición 0.00000, 0.00000.",
        "El marcador está fuera de la vista; con centrar vuelves a él.",
        "Datos del mapa: Natural Earth, GeoNames.",
      ])
  }

  /// What a person wants comes first, and after a command only what is new.
  @Test func whatWasToldIsNotRepeated() {
    var scene = scene(columns: 80, rows: 24)
    scene.content.update {
      $0.setting = MapSetting(
        position: .harbor, country: "PE", region: "Piura", shore: .inland(120.4))
      $0.drawing.around = [
        .init(title: "Lima, PE", distance: "120 km", point: .southWest),
        .init(title: "Ica, PE", distance: "90 km", point: .south),
      ]
    }
    #expect(
      words(scene) == [
        "Harbor", "In Piura, Peru, inland, 120 km from the sea.",
        "Largest places in view: Lima, PE, 120 km SW; Ica, PE, 90 km S.",
        "Zoom 5: the view is 782 km wide.", "Position 0.00000, 0.00000.",
        "Map data: Natural Earth, GeoNames.",
      ])
    scene.lastDescribed = scene.described
    scene.content.update { $0.drawing.zoom = "5.5" }
    #expect(words(scene) == ["Zoom 5.5: the view is 782 km wide."])
    scene.lastDescribed = scene.described
    scene.notice = .ended(.noNearer)
    #expect(words(scene) == ["You can't look any closer."])
    scene.notice = nil
    #expect(
      words(scene, .spanish).prefix(2) == [
        "Harbor", "En Piura, Perú, en el interior, a 120 km del mar.",
      ])
    scene.viewport = scene.viewport.centered(on: WorldPoint(x: 0.25, y: 0.5))
    #expect(words(scene) == ["Its middle is at 0.00000, -90.00000."])
  }

  @Test(
    arguments: [
      ("PE", .coast, "En Perú, en la costa."),
      ("MN", .inland(nil), "En Mongolia, en el interior, lejos del mar."),
      (nil, .sea, "En el mar."), (nil, .coast, "En la costa."),
    ] as [(String?, MapSetting.Shore, String)])
  func saysWhereOnEarthAPlaceIs(country: String?, shore: MapSetting.Shore, told: String) {
    var scene = scene(columns: 80, rows: 24)
    scene.content.update {
      $0.setting = MapSetting(position: .harbor, country: country, shore: shore)
    }
    #expect(words(scene, .spanish)[1] == told)
  }

  @Test(arguments: [
    (true, true, "The line between day and night is in view; it is night in the middle."),
    (false, true, "The line between day and night is in view; it is day in the middle."),
    (true, false, "It is night here; the line between day and night is out of view."),
    (false, false, "It is day here; the line between day and night is out of view."),
  ])
  func saysOnWhichSideNightIs(isNight: Bool, hasLine: Bool, told: String) {
    var scene = scene(columns: 90, rows: 5, notice: .overlay(.night, isOn: true))
    scene.content.update {
      $0.drawing.strokes = hasLine ? [.init(ink: .night, dots: [MapDot(x: 0, y: 0)])] : []
      $0.drawing.isNight = isNight
    }
    let messages = MapView.messages(scene, columns: 90, strings: Strings(.english))
    #expect(messages.map(\.text) == [told])
    #expect(words(scene).filter { $0.contains("night") } == [told])
    scene.notice = nil
    #expect(words(scene).contains(told))
  }

  /// From far away the world is in the middle of the view, wherever one looks.
  @Test func theWordsAreOfTheViewThatIsDrawn() {
    var scene = scene(columns: 100, rows: 80)
    scene.viewport = MapViewport(center: WorldPoint(x: 0.5, y: 0.1), zoom: 0)
    #expect(words(scene).contains("Zoom 5: the view is 31,274 km wide."))
    #expect(!words(scene).contains { $0.hasPrefix("Its middle") })
  }

  private func scene(
    columns: Int, rows: Int, isFavorite: Bool = false, caption: MapCaption = .title("Harbor"),
    content: LoadingState<MapContent, DataError>? = nil, notice: MapNotice? = nil
  ) -> MapScene {
    var scene = MapScene(
      subject: .entity(.harbor), language: .english,
      viewport: MapViewport(center: WorldPoint(x: 0.5, y: 0.5)),
      size: Size(columns: columns, rows: rows))
    scene.notice = notice
    let drawing = MapDrawing(
      canvas: scene.canvas, strokes: strokes,
      marker: MapDot(x: scene.canvas.columns, y: scene.canvas.rows * 2), zoom: "5",
      scale: MapDrawing.Scale(columns: 4, label: "200 km"))
    scene.content =
      content
      ?? .success(
        MapContent(
          title: caption,
          choice: .init(reference: .harbor, caption: caption, coordinate: .harbor),
          favorites: isFavorite ? [.harbor] : [], drawing: drawing))
    return scene
  }

  private func words(_ scene: MapScene, _ language: Language = .english) -> [String] {
    MapView.text(scene, size: scene.size.unbroken, strings: Strings(language), mode: nil)
      .map(\.spoken)
  }

  private func lines(_ scene: MapScene, mode: CanvasMode = .braille) -> [Line] {
    MapView.text(scene, size: scene.size, strings: Strings(.english), mode: mode)
  }

  private func text(_ scene: MapScene) -> String {
    lines(scene).map(\.text).joined(separator: "\n")
  }
}
