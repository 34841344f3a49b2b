import Contracts
import DetailMocks
import Domain
import Localization
import TestSupport
import Testing
import TextUI
import Viper
import ViperMocks

@testable import DetailFeature

/// The picture of a detail, in its own time.
@MainActor
@Suite struct DetailPictureTests {
  private let view = MockView<DetailScene>()
  private let portrait = Picture(rows: [
    [Span("▄▄", colors: CellColors(foreground: .rgb(0xFF0000)))], [.init("##")],
  ])
  private let address: PictureAddress
  private let answer: DetailAnswer
  /// Narrow: the picture is above the facts.
  private let room = Size(columns: 40, rows: 20)
  private let size = PictureSize(columns: 40, rows: 9)

  init() throws {
    let link = try #require(WebLink("https://a.b/1.png"))
    address = .link(link, from: .people)
    answer = DetailAnswer(
      title: "Ada", facts: [.picture(link), .age(36)], picture: .link(link, from: .people))
  }

  private func interactor(
    _ pictures: MockAnswers<Picture, PictureProblem>
  ) -> MockDetailInteractor {
    var interactor = MockDetailInteractor([.final(answer)], [.final(answer)], [.final(answer)])
    interactor.pictures = pictures
    return interactor
  }

  private func send(
    _ events: [DetailEvent], to interactor: MockDetailInteractor, access: PictureAccess = .on
  ) async {
    let presenter = DetailPresenter(
      scene: DetailScene(reference: Reference(.people, "1"), pictureAccess: access), view: view,
      interactor: interactor, router: MockRouter<DetailRoute>(), formatter: .english)
    for event in events { await presenter.handle(event) }
  }

  /// The scene is compared whole, with the size of the window, which no view shows.
  @Test func anotherWindowAloneIsNotShown() async {
    var scene = DetailScene(reference: Reference(.people, "1"), pictureAccess: .on)
    let presenter = DetailPresenter(
      scene: scene, view: view, interactor: MockDetailInteractor(),
      router: MockRouter<DetailRoute>(), formatter: .english)
    await presenter.handle(.resized(room))
    scene.window = room
    #expect(presenter.scene == scene)
    #expect(view.scenes == [])
  }

  /// What scenes have of the picture, without repetitions.
  private var pictures: [DetailPicture?] {
    view.scenes.map(\.picture).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  private func picture(
    _ state: LoadingState<Picture, PictureProblem>, asked: PictureSize? = nil,
    room: PictureSize? = nil
  ) -> DetailPicture {
    DetailPicture(address: address, room: room ?? size, asked: asked, state: state)
  }

  @Test func factsAreThereBeforeThePicture() async {
    let interactor = interactor(MockAnswers(.success(portrait)))
    await send([.resized(room), .appeared, .pictured, .pictured], to: interactor)
    #expect(
      pictures == [
        nil, picture(.idle), picture(.loading(previous: nil), asked: size),
        picture(.success(portrait), asked: size),
      ])
    #expect(view.scenes.allSatisfy { $0.picture == nil || $0.content.value != nil })
    #expect(interactor.calls == [.open("1", .ifDue), .picture(address, size)])
  }

  @Test func inAWindowOfAnotherSizeItStaysUntilItIsThereInThatSize() async {
    let interactor = interactor(MockAnswers(.success(portrait), .failure(.tooLarge)))
    let low = Size(columns: 40, rows: 10)
    let small = PictureSize(columns: 40, rows: 4)
    await send(
      [.resized(room), .appeared, .pictured, .resized(low), .resized(low), .pictured],
      to: interactor)
    #expect(
      pictures.suffix(3) == [
        picture(.success(portrait), asked: size, room: small),
        picture(.loading(previous: portrait), asked: small, room: small),
        picture(.failure(.tooLarge, previous: nil), asked: small, room: small),
      ])
    #expect(
      interactor.calls == [
        .open("1", .ifDue), .picture(address, size), .picture(address, small),
      ])
  }

  /// A smaller one is under way by then.
  @Test func aPictureThatIsTooLateIsNotShown() async {
    let interactor = GatedDetailInteractor(mock: interactor(MockAnswers(.success(portrait))))
    let presenter = DetailPresenter(
      scene: DetailScene(reference: Reference(.people, "1"), pictureAccess: .on), view: view,
      interactor: interactor, router: MockRouter<DetailRoute>(), formatter: .english)
    for event in [DetailEvent.resized(room), .appeared] { await presenter.handle(event) }
    let large = await interactor.pictures.start { await presenter.handle(.pictured) }
    await presenter.handle(.resized(Size(columns: 40, rows: 10)))
    let small = await interactor.pictures.start { await presenter.handle(.pictured) }
    let shown = view.scenes
    interactor.pictures.open(size, with: ())
    await large.value
    #expect(view.scenes == shown)
    interactor.pictures.open(with: ())
    await small.value
    #expect(view.scenes.count == shown.count + 1)
  }

  @Test func aPictureThatFailsIsNotAskedForAgainUnlessItCouldNotBeFetched() async {
    let interactor = interactor(
      MockAnswers(.failure(.unavailable(.broken)), .failure(.tooLarge), .success(portrait)))
    await send(
      [
        .resized(room), .appeared, .pictured, .pictured, .connected, .pictured, .retried, .pictured,
      ],
      to: interactor)
    #expect(
      interactor.calls == [
        .open("1", .ifDue), .picture(address, size), .open("1", .ifDue), .picture(address, size),
        .open("1", .always),
      ])
    #expect(pictures.last == picture(.failure(.tooLarge, previous: nil), asked: size))
  }

  @Test func itIsEnlargedUntilTheNextCommand() async {
    let large = Picture(rows: [[.init("large")]])
    let interactor = interactor(
      MockAnswers(.success(portrait), .success(large), .success(portrait)))
    let most = PictureSize(columns: 40, rows: 16)
    await send(
      [.resized(room), .appeared, .pictured, .enlarged, .pictured, .undone, .pictured],
      to: interactor)
    #expect(
      pictures.dropFirst(3) == [
        picture(.success(portrait), asked: size),
        picture(.success(portrait), asked: size, room: most),
        picture(.loading(previous: portrait), asked: most, room: most),
        picture(.success(large), asked: most, room: most),
        picture(.success(large), asked: most),
        picture(.loading(previous: large), asked: size), picture(.success(portrait), asked: size),
      ])
    #expect(view.scenes.last?.isEnlarged == false)
  }

  @Test func withoutPicturesNothingIsAsked() async {
    for access in [PictureAccess.off, .noProgram] {
      let interactor = MockDetailInteractor([.final(answer)])
      await send([.resized(room), .appeared, .pictured], to: interactor, access: access)
      #expect(interactor.calls == [.open("1", .ifDue)])
    }
    #expect(
      pictures == [nil, picture(.failure(.noProgram, previous: nil), asked: size)])
  }

  @Test func whatComesForAnotherSizeOrEntityIsNotShown() {
    func change(_ scene: inout DetailScene, to answer: DetailAnswer, _ room: Size) {
      scene.window = room
      scene.take(.final(answer), .english)
      scene.fitPicture()
      _ = scene.askForPicture()
    }
    var other = answer
    other.picture = .path(["2"], of: .sprites)
    let low = Size(columns: 40, rows: 10)
    var scene = DetailScene(reference: .harbor, pictureAccess: .on)
    change(&scene, to: answer, room)
    let shown = [(answer, room), (answer, low), (other, room)].map { answer, room in
      var later = scene
      change(&later, to: answer, room)
      later.take(.success(portrait), from: address, fitting: size)
      return later.picture?.shown
    }
    #expect(shown == [portrait, nil, nil])
  }

  @Test func whatHasNoRoomOrNoPictureHasNone() async {
    let without = DetailAnswer(title: "Ada", facts: [.picture(nil)])
    let town = DetailAnswer(title: "Lima", facts: [.name("Lima")])
    for answer in [without, town] {
      let interactor = MockDetailInteractor([.final(answer)])
      await send([.resized(room), .appeared, .pictured], to: interactor)
      #expect(interactor.calls == [.open("1", .ifDue)])
    }
    let interactor = MockDetailInteractor([.final(answer)])
    await send([.appeared, .pictured], to: interactor)
    #expect(pictures == [nil, DetailPicture(address: nil, room: size), nil])
  }

  // MARK: - Text

  private func lines(
    _ picture: DetailPicture?, columns: Int = 40, isEnlarged: Bool = false, phone: String = "5"
  ) -> [Line] {
    var scene = DetailScene(reference: Reference(.people, "1"))
    scene.content = .success(
      DetailContent(
        title: "Ada",
        facts: [
          DetailFact(fact: .age(36), value: "36"), DetailFact(fact: .email("a@b"), value: "a@b"),
          DetailFact(fact: Fact("phone", Words("Phone"), .text(phone)), value: phone),
        ]))
    scene.picture = picture
    scene.isEnlarged = isEnlarged
    return scene.lines(columns: columns)
  }

  private func text(
    _ picture: DetailPicture?, columns: Int = 40, isEnlarged: Bool = false
  ) -> String {
    lines(picture, columns: columns, isEnlarged: isEnlarged).map(\.text)
      .joined(separator: "\n")
  }

  @Test(arguments: [
    (40, false, "Ada\n\n▄▄\n##\n\nAge     36\nE-mail  a@b\nPhone   5"),
    (80, false, "Ada\n\n▄▄  Age     36\n##  E-mail  a@b\n    Phone   5"),
    (40, true, "Ada\n\n▄▄\n##"),
  ])
  func thePictureIsAboveTheFactsOrBesideThemOrAlone(
    columns: Int, isEnlarged: Bool, expected: String
  ) {
    let picture = picture(.success(portrait))
    #expect(text(picture, columns: columns, isEnlarged: isEnlarged) == expected)
  }

  @Test func thePicturesColorsAreThoseOfItsCells() {
    let colors = CellColors(foreground: .rgb(0xFF0000), background: nil)
    #expect(lines(picture(.success(portrait)))[2].spans == [Span("▄▄", colors: colors)])
  }

  @Test func pixelsStandInThePlaceOfTheirSymbols() {
    let sequence = "\u{1B}_Ga=T;AA==\u{1B}\\"
    func picture(_ sequence: String) -> DetailPicture {
      let graphic = Graphic(.kitty, columns: 3, rows: 3, sequence: sequence)
      return self.picture(.success(Picture(rows: portrait.rows, graphic: graphic)))
    }
    let good = lines(picture(sequence), columns: 80)
    #expect(good[2].graphic == Graphic(.kitty, columns: 3, rows: 3, sequence: sequence))
    #expect(
      good.map(\.text)
        == ["Ada", "", "▄▄   Age     36", "##   E-mail  a@b", "     Phone   5"])
    #expect(lines(picture("\u{1B}[2J")).allSatisfy { $0.graphic == nil })
  }

  @Test func aPictureWithoutRowsTakesNoColumns() {
    let empty = picture(.success(Picture(rows: [])))
    #expect(text(empty, columns: 80) == "Ada\n\n  Age     36\n  E-mail  a@b\n  Phone   5")
  }

  @Test func factsWrapBesidePixelsThatAreWiderThanTheirSymbols() {
    let graphic = Graphic(
      .kitty, columns: 25, rows: 3, sequence: "\u{1B}_Ga=T;AA==\u{1B}\\")
    let words = "one two three four five six seven eight nine ten"
    let lines = lines(
      picture(.success(Picture(rows: portrait.rows, graphic: graphic))), columns: 64,
      phone: words)
    #expect(
      lines.map(\.text).joined(separator: " ").split(separator: " ").suffix(10)
        == words.split(separator: " ")[...])
  }

  @Test func textIsInThePlaceOfWhatIsNotThere() {
    let none = DetailPicture(address: nil, room: size)
    let failed = picture(.failure(.noProgram, previous: nil))
    #expect(
      [picture(.idle), failed, none, nil].map { text($0).split(separator: "\n")[1] } == [
        "[picture: loading…]", "[no picture: install chafa to see it", "[no picture]",
        "Age     36",
      ])
  }

  @Test func roomIsLeftForEverythingElse() {
    let rooms = [(20, 5), (63, 24), (64, 24), (300, 80)].map { Size(columns: $0, rows: $1) }
    #expect(
      rooms.map { DetailPicture.room(in: $0, isEnlarged: false) } == [
        PictureSize(columns: 20, rows: 1), PictureSize(columns: 40, rows: 11),
        PictureSize(columns: 25, rows: 18), PictureSize(columns: 40, rows: 18),
      ])
    #expect(
      rooms.map { DetailPicture.room(in: $0, isEnlarged: true) } == [
        PictureSize(columns: 20, rows: 1), PictureSize(columns: 63, rows: 20),
        PictureSize(columns: 64, rows: 20), PictureSize(columns: 300, rows: 76),
      ])
  }
}

/// Gives each picture only when told to.
private struct GatedDetailInteractor: DetailInteracting {
  let mock: MockDetailInteractor
  /// By the size.
  let pictures = Gate<PictureSize, Void>()

  func open(_ id: String, _ policy: CachePolicy) -> AnySteps<Loaded<DetailAnswer>> {
    mock.open(id, policy)
  }

  func reference(_ steps: Int, from id: String) async throws(DataError) -> Reference? { nil }

  func change(_ change: StarChange) async throws(DataError) -> StarOutcome {
    try await mock.change(change)
  }

  func open(_ link: WebLink) async throws(DataError) {}

  func copy(_ text: String) async throws(DataError) {}

  func picture(
    _ address: PictureAddress, fitting size: PictureSize
  ) async throws(PictureProblem) -> Picture {
    await pictures.answer(to: size)
    return try await mock.picture(address, fitting: size)
  }
}
