import Catalog
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
  private let portrait = Picture(rows: [[.init("▄▄", foreground: .rgb(0xFF0000))], [.init("##")]])
  private let address: PictureAddress
  private let answer: DetailAnswer
  /// Narrow: the picture is above the facts.
  private let room = DetailRoom(columns: 40, rows: 20)
  private let size = PictureSize(columns: 40, rows: 9)

  init() throws {
    let link = try #require(WebLink("https://a.b/1.png"))
    address = .link(link, from: .people)
    answer = DetailAnswer(
      title: "Ada", facts: [.picture(link), .age(36)], picture: .link(link, from: .people))
  }

  private func interactor(_ pictures: Result<Picture, PictureProblem>...) -> MockDetailInteractor {
    let interactor = MockDetailInteractor([.final(answer)], [.final(answer)], [.final(answer)])
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
    let interactor = interactor(.success(portrait))
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
    let interactor = interactor(.success(portrait), .failure(.tooLarge))
    let low = DetailRoom(columns: 40, rows: 10)
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

  @Test func aPictureThatFailsIsNotAskedForAgainUnlessItCouldNotBeFetched() async {
    let interactor = interactor(
      .failure(.unavailable(.broken)), .failure(.tooLarge), .success(portrait))
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
    let interactor = interactor(.success(portrait), .success(large), .success(portrait))
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
    _ picture: DetailPicture?, columns: Int = 40, isEnlarged: Bool = false
  ) -> [Line] {
    var scene = DetailScene(reference: Reference(.people, "1"))
    scene.content = .success(
      DetailContent(
        title: "Ada",
        facts: [
          DetailFact(fact: .age(36), value: "36"), DetailFact(fact: .email("a@b"), value: "a@b"),
          DetailFact(fact: Fact("phone", Words("Phone", "Teléfono"), .text("5")), value: "5"),
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

  @Test func thePictureIsAboveTheFacts() {
    #expect(
      text(picture(.success(portrait))) == """
        Ada

        ▄▄
        ##

        Age     36
        E-mail  a@b
        Phone   5
        """)
  }

  @Test func inAWideWindowItIsBesideThem() {
    #expect(
      text(picture(.success(portrait)), columns: 80) == """
        Ada

        ▄▄  Age     36
        ##  E-mail  a@b
            Phone   5
        """)
  }

  @Test func anEnlargedPictureIsAlone() {
    #expect(text(picture(.success(portrait)), isEnlarged: true) == "Ada\n\n▄▄\n##")
  }

  @Test func thePicturesColorsAreThoseOfItsCells() {
    let colors = CellColors(foreground: .rgb(0xFF0000), background: nil)
    #expect(lines(picture(.success(portrait)))[2].spans == [Span("▄▄", colors: colors)])
  }

  @Test func pixelsStandInThePlaceOfTheirSymbols() {
    let sequence = "\u{1B}_Ga=T;AA==\u{1B}\\"
    let size = PictureSize(columns: 3, rows: 3)
    func picture(_ sequence: String) -> DetailPicture {
      let pixels = Picture.Pixels(.kitty, size: size, sequence: sequence)
      return self.picture(.success(Picture(rows: portrait.rows, pixels: pixels)))
    }
    let good = lines(picture(sequence), columns: 80)
    #expect(good[2].graphic == Graphic(.kitty, columns: 3, rows: 3, sequence: sequence))
    #expect(
      good.map(\.text)
        == ["Ada", "", "▄▄   Age     36", "##   E-mail  a@b", "     Phone   5"])
    #expect(lines(picture("\u{1B}[2J")).allSatisfy { $0.graphic == nil })
  }

  @Test(
    arguments: [
      (.idle, "[picture: loading…]"),
      (.failure(.noProgram, previous: nil), "[no picture: install chafa to see it"),
    ] as [(LoadingState<Picture, PictureProblem>, String)])
  func textIsInThePlaceOfWhatIsNotThere(
    state: LoadingState<Picture, PictureProblem>, words: String
  ) {
    #expect(text(picture(state)).split(separator: "\n")[1] == words[...])
  }

  @Test func anEntityWithoutAPictureSaysSo() {
    let none = DetailPicture(address: nil, room: size)
    #expect(text(none).split(separator: "\n")[1] == "[no picture]")
    #expect(text(nil).split(separator: "\n")[1] == "Age     36")
  }

  @Test(arguments: [1, 5, 20, 63, 64, 200])
  func noLineIsWiderThanTheWindow(columns: Int) {
    let wide = Picture(rows: [[.init(String(repeating: "▄", count: 40))]])
    let lines = lines(
      DetailPicture(
        address: address, room: PictureSize(columns: 40, rows: 9), state: .success(wide)),
      columns: columns)
    #expect(lines.allSatisfy { $0.width <= columns })
  }

  @Test func roomIsLeftForEverythingElse() {
    let rooms = [(20, 5), (63, 24), (64, 24), (300, 80)].map { DetailRoom(columns: $0, rows: $1) }
    #expect(
      rooms.map { $0.picture(isEnlarged: false) } == [
        PictureSize(columns: 20, rows: 1), PictureSize(columns: 40, rows: 11),
        PictureSize(columns: 25, rows: 18), PictureSize(columns: 40, rows: 18),
      ])
    #expect(
      rooms.map { $0.picture(isEnlarged: true) } == [
        PictureSize(columns: 20, rows: 1), PictureSize(columns: 63, rows: 20),
        PictureSize(columns: 64, rows: 20), PictureSize(columns: 300, rows: 76),
      ])
  }
}

/// A picture that comes when another is wanted already.
@MainActor
@Suite struct DetailLatePictureTests {
  private let view = MockView<DetailScene>()
  private let interactor = GatedDetailInteractor()
  private let presenter: DetailPresenter
  private let older = Picture(rows: [[.init("older")]])
  private let newer = Picture(rows: [[.init("newer")]])
  private let address = PictureAddress.path(["1"], of: .sprites)
  private let size = PictureSize(columns: 40, rows: 9)

  init() async {
    presenter = DetailPresenter(
      scene: DetailScene(reference: .harbor, pictureAccess: .on), view: view,
      interactor: interactor, router: MockRouter<DetailRoute>(), formatter: .english)
    await presenter.handle(.resized(DetailRoom(columns: 40, rows: 20)))
  }

  @Test func oneForAWindowOfAnotherSizeIsNotShown() async {
    let small = PictureSize(columns: 40, rows: 4)
    await open(with: address)
    let first = await askForPicture()
    await presenter.handle(.resized(DetailRoom(columns: 40, rows: 10)))
    let second = await askForPicture()
    interactor.pictures.open(.picture(address, small), with: newer)
    await second.value
    interactor.pictures.open(.picture(address, size), with: older)
    await first.value
    let loading = picture(of: address, asked: small, in: small, .loading(previous: nil))
    let shown = picture(of: address, asked: small, in: small, .success(newer))
    #expect(view.scenes.suffix(2).map(\.picture) == [loading, shown])
  }

  @Test func oneThatTheEntityHasNoMoreIsNotShown() async {
    let other = PictureAddress.path(["2"], of: .sprites)
    await open(with: address)
    let first = await askForPicture()
    await open(with: other)
    let second = await askForPicture()
    interactor.pictures.open(.picture(other, size), with: newer)
    await second.value
    interactor.pictures.open(.picture(address, size), with: older)
    await first.value
    let idle = DetailPicture(address: other, room: size)
    let loading = picture(of: other, asked: size, in: size, .loading(previous: nil))
    let shown = picture(of: other, asked: size, in: size, .success(newer))
    #expect(view.scenes.suffix(3).map(\.picture) == [idle, loading, shown])
  }

  /// Returns when the entity is shown, whose picture is there.
  private func open(with address: PictureAddress) async {
    let opening = await interactor.openings.start { [presenter] in
      await presenter.handle(.connected)
    }
    interactor.openings.open(
      with: DetailAnswer(title: "Harbor", facts: [.picture(nil)], picture: address))
    await opening.value
  }

  /// Returns when the picture that is due is being made.
  private func askForPicture() async -> Task<Void, Never> {
    await interactor.pictures.start { [presenter] in await presenter.handle(.pictured) }
  }

  private func picture(
    of address: PictureAddress, asked: PictureSize, in room: PictureSize,
    _ state: LoadingState<Picture, PictureProblem>
  ) -> DetailPicture {
    DetailPicture(address: address, room: room, asked: asked, state: state)
  }
}
