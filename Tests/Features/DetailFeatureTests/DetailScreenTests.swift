import ContractMocks
import Contracts
import Domain
import Localization
import TestSupport
import Testing
import TextUI
import Viper

@testable import DetailFeature

/// Whole screens of details, in windows of many sizes.
@Suite struct DetailScreenTests {
  private let formatter = DetailFormatter(
    formats: Formats(.english),
    countries: CountryLinks(among: [.cities, .countries, .people, .pokemon]),
    leading: ["country", "population", "timezone"], clock: { 0 })

  private var town: DetailAnswer {
    DetailAnswer(
      title: "Puerto Grande del Norte, PE",
      facts: [
        .name("Puerto Grande del Norte"), .country("PE"), .position(.harbor),
        Fact("region", Words("Region"), .region("Piura", in: "PE")), .population(1_234_567),
        .timeZone("America/Lima"),
        Fact(
          "names", Words { $0 == .spanish ? "Otros nombres" : "Other names" },
          .names(["Great Harbor", "Grand Port du Nord", "Großer Nordhafen", "大北港", "Порт"])),
        .link(.page),
      ],
      isFavorite: .success(true),
      neighbors: [
        .bigPort,
        Neighbor(
          reference: Reference(.cities, "3"), title: "Villa del Mar Azul, PE", kilometres: 1_204,
          bearing: 200),
      ], description: .known(.harbor))
  }

  private var creature: DetailAnswer {
    let relatives = [
      ("Moss", 0, nil), ("Mossling", 1, Words { $0 == .spanish ? "nivel 16" : "level 16" }),
      ("Mossor", 2, nil),
    ]
    .enumerated().map { index, relative in
      Relative(
        EntityLink(
          Words(name: relative.0), to: Reference(.cities, "\(index)")),
        depth: relative.1, note: relative.2)
    }
    return DetailAnswer(
      title: "Mossling",
      facts: [
        .name("Mossling"), .height(7),
        Fact(
          "stats", Words { $0 == .spanish ? "Datos" : "Stats" },
          .figures(
            [
              Figure("hp", Words("HP"), 255),
              Figure("attack", Words("attack"), 128),
              Figure("speed", Words("speed"), 1),
              Figure("luck", Words { $0 == .spanish ? "suerte" : "luck" }, 0),
            ], highest: 255)),
        Fact("family", Words { $0 == .spanish ? "Familia" : "Family" }, .family(relatives)),
        .flavor(
          LocalizedText([.english: "It sleeps in the shade of old walls.", .spanish: nil])),
      ], description: .nothing)
  }

  private func scene(
    _ answer: DetailAnswer, _ change: (inout DetailScene) -> Void = { _ in }
  ) -> DetailScene {
    var scene = DetailScene(reference: .harbor)
    scene.content = .success(formatter.content(answer, of: .harbor))
    change(&scene)
    return scene
  }

  private var scenes: [(String, DetailScene)] {
    let rows = ["▄▄▄▄▄▄", "######", "######", "######", "######"]
    let picture = Picture(rows: rows.map { [.init($0)] })
    var pictured = DetailPicture(
      address: .path(["1"], of: .sprites), room: PictureSize(columns: 20, rows: 5))
    pictured.state = .success(picture)
    return [
      ("town", scene(town) { $0.notice = .isHere }),
      ("all names", scene(town) { $0.hasAllNames = true }),
      ("creature", scene(creature)), ("with a picture", scene(creature) { $0.picture = pictured }),
      ("loading", scene(town) { $0.content = $0.content.reloading }),
      ("failed", scene(creature) { $0.content = $0.content.failed(.broken) }),
    ]
  }

  @Test func screens() throws {
    var golden = GoldenScreens("detail")
    for columns in [5, 24, 39, 40, 43, 44, 60, 64, 80, 120] {
      for (name, scene) in scenes {
        let lines = DetailView.text(
          scene, size: Size(columns: columns, rows: 40),
          strings: Strings(columns == 60 ? .spanish : .english), isInteractive: columns != 64)
        golden.add("\(name), \(columns) columns", lines.map(\.text))
      }
    }
    try golden.check()
  }

  /// Every width at which a label moves above its value, and the picture above the facts.
  @Test func widths() throws {
    var golden = GoldenScreens("detail-widths")
    func answer(_ more: [Fact]) -> DetailAnswer {
      DetailAnswer(
        title: "Puerto, PE",
        facts: [
          .name("Puerto"), .position(nil), .timeZone("America/Lima"),
          Fact(
            "stats", Words { $0 == .spanish ? "Datos" : "Stats" },
            .figures(
              [
                Figure("hp", Words("HP"), 255),
                Figure("attack", Words("attack"), 30),
              ], highest: 255)),
          Fact(
            "wind", Words { $0 == .spanish ? "Viento" : "Wind" },
            .groups([
              TermGroup("2", "×2", [Term("storm"), Term("gale"), Term("breeze")]),
              TermGroup("0.5", "×½", [Term("calm")]), TermGroup("0", "0", [Term("fog")]),
            ])),
        ] + more, isFavorite: .success(true))
    }
    let picture = Picture(rows: [[.init("######")], [.init("####")]])
    let without = Picture(rows: [[]])
    for (room, picture) in [(12, picture), (46, picture), (46, without), (46, Picture(rows: []))] {
      var pictured = DetailPicture(
        address: .path(["1"], of: .sprites), room: PictureSize(columns: room, rows: 2))
      pictured.state = .success(picture)
      let isWide = room == 46
      let text = LocalizedText([
        .english: "It sleeps in the shade of the old walls, and wakes when the wind turns.",
        .spanish: nil,
      ])
      let scene = scene(answer(isWide ? [.flavor(text)] : [])) { $0.picture = pictured }
      let title = "\(picture.rows.count) rows of a picture in \(room) columns"
      golden.add(title, columns: isWide ? 60...90 : 0...90) { columns in
        scene.lines(columns: columns).map(\.text)
      }
    }
    golden.add("spoken", scene(answer([])).lines(columns: 60).map(\.spoken))
    let neighbors = (1...10).map { number in
      Neighbor(
        reference: Reference(.cities, "\(number)"), title: "Town \(number)",
        kilometres: Double(number * number), bearing: 200)
    }
    let ten = scene(
      DetailAnswer(title: "Ys", facts: [.position(.harbor)], neighbors: neighbors))
    golden.add("ten neighbors", columns: 4...30) { columns in
      Array(ten.lines(columns: columns).map(\.text).split(separator: "").last ?? [])
    }
    try golden.check()
  }

  /// How it is spoken, styled and clicked.
  @Test func spans() throws {
    var golden = GoldenScreens("detail-spans")
    for columns in [30, 70] {
      for (name, scene) in scenes {
        let lines = scene.lines(columns: columns)
        golden.add("\(name), \(columns) columns", lines.map(\.described))
        golden.add("\(name), \(columns) columns, spoken", lines.map(\.spoken))
      }
    }
    try golden.check()
  }
}

extension Line {
  /// The style, the row, the link and the text of each span.
  fileprivate var described: String {
    spans.map { span in
      let row = span.row.map { " \($0)" } ?? ""
      return "\(span.style)\(row)\(span.link == nil ? "" : " link")‹\(span.text)›"
    }.joined(separator: " ")
  }
}
