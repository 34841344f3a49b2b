import Components
import ContractMocks
import Contracts
import Domain
import Localization
import TestSupport
import Testing
import TextUI
import Viper
import ViperMocks

@testable import HomeFeature

/// The home screen as it stands in windows of several sizes, without the blanks at the ends of its rows.
@MainActor
@Suite struct HomeScreenTests {
  private func screen(
    _ scene: HomeScene, _ language: Language, _ columns: Int, _ rows: Int,
    mode: CanvasMode? = .ascii, isInteractive: Bool = true
  ) -> String {
    let surface = MockSurface()
    let layout = HomeLayout(strings: Strings(language), mode: mode, isInteractive: isInteractive)
    var scene = scene
    scene.size = Size(columns: columns, rows: rows)
    HomeView(scene: scene, surface: surface, layout: layout).display(scene)
    return surface.text(columns: columns, rows: rows).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { row in
      var row = row
      while row.last == " " { row.removeLast() }
      return String(row)
    }.joined(separator: "\n")
  }

  private var script: HomeScene {
    var scene = HomeScene.start(canDraw: false)
    scene.placeCount = "1,234"
    return scene
  }

  private var unread: HomeScene {
    var scene = HomeScene.full()
    (scene.entries, scene.notice) = (.failure(.broken, previous: nil), .noRow(9, shown: 1...6))
    return scene
  }

  @Test func aSmallWindowHasTextAlone() {
    #expect(
      screen(.full(), .english, 50, 13) == """
        catalejo
        Cities, people, Pokémon and news in your terminal,
        offline first.

        ›1 cities     cities
         2 people     people
         3 favorites  what you have starred

        Type a name, a position or a command: lima ·
        48.86, 2.35 · map paris · help
        """)
  }

  @Test func theMapHasTheRowsThatAreLeft() {
    #expect(
      screen(.full(), .english, 80, 22) == """
        catalejo  Cities, people, Pokémon and news in your terminal, offline first.


                               |   .   .   .   .   .   .   .   .
                               | .   .   .   .   .   .   .   .
                               |   .   .   .   .   .   .   .   .         + Cape
                               | .   .   .   .   .   .   .   .
                               |   .   .   .   .   .   .   .   .
                               | .   .   .   .   .   .   .   .
                               | * Harbor  .   .   .   .   .   .
                               | .   .   .   .   .   .   .   .
                               |   .   .   .   .   .   .   .   .


        ›1 cities      cities
         2 people      people
         3 favorites   what you have starred
         4 Harbor, PE  ★ starred · cities
         5 Quay        ★ starred · people
         6 Cape, JP    opened lately · cities
        Type a name, a position or a command: lima · 48.86, 2.35 · map paris · help
        """)
  }

  @Test func aLargeWindowHasALargeMap() {
    #expect(
      screen(.full(), .english, 140, 38) == """
        catalejo  Cities, people, Pokémon and news in your terminal, offline first.




                                           |.   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
                                           |  .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
                                           |.   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
                                           |  .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
                                           |.   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
                                           |  .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .                     + Cape
                                           |.   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
                                           |  .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
                                           |.   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
                                           |  .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
                                           |.   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
                                           |  .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
                                           |.   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
                                           |  .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
                                           |.   * Harbor    .   .   .   .   .   .   .   .   .   .   .   .   .   .
                                           |  .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
                                           |.   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
                                           |  .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .





        ›1 cities      cities
         2 people      people
         3 favorites   what you have starred
         4 Harbor, PE  ★ starred · cities
         5 Quay        ★ starred · people
         6 Cape, JP    opened lately · cities
        Type a name, a position or a command: lima · 48.86, 2.35 · map paris · help
        """)
  }

  @Test func aLineOfAScriptIsACommand() {
    #expect(
      screen(script, .english, 80, 22, mode: nil, isInteractive: false) == """
        catalejo  Cities, people, Pokémon and news in your terminal, offline first.

        1 cities     cities
        2 people     people
        3 favorites  what you have starred

        A line is a command: /barcelona · map paris · help
        """)
  }

  @Test func aSmallWindowHasTextAloneInSpanish() {
    #expect(
      screen(.full(), .spanish, 50, 13) == """
        catalejo
        Ciudades, gente, Pokémon y noticias en tu
        terminal, aun sin red.

        ›1 cities     ciudades
         2 people     personas
         3 favoritos  lo que has marcado con estrella

        Escribe un nombre, posición u orden: lima · 48,86;
        2,35 · mapa parís · ayuda
        """)
  }

  @Test func theMapHasTheRowsThatAreLeftInSpanish() {
    #expect(
      screen(.full(), .spanish, 80, 22) == """
        catalejo  Ciudades, gente, Pokémon y noticias en tu terminal, aun sin red.


                               |   .   .   .   .   .   .   .   .
                               | .   .   .   .   .   .   .   .
                               |   .   .   .   .   .   .   .   .         + Cape
                               | .   .   .   .   .   .   .   .
                               |   .   .   .   .   .   .   .   .
                               | .   .   .   .   .   .   .   .
                               | * Harbor  .   .   .   .   .   .
                               | .   .   .   .   .   .   .   .
                               |   .   .   .   .   .   .   .   .


        ›1 cities      ciudades
         2 people      personas
         3 favoritos   lo que has marcado con estrella
         4 Harbor, PE  ★ con estrella · ciudades
         5 Quay        ★ con estrella · personas
         6 Cape, JP    abierto hace poco · ciudades
        Escribe un nombre, posición u orden: lima · 48,86; 2,35 · mapa parís · ayuda
        """)
  }

  @Test func aLargeWindowHasALargeMapInSpanish() {
    #expect(
      screen(.full(), .spanish, 140, 38) == """
        catalejo  Ciudades, gente, Pokémon y noticias en tu terminal, aun sin red.




                                           |.   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
                                           |  .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
                                           |.   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
                                           |  .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
                                           |.   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
                                           |  .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .                     + Cape
                                           |.   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
                                           |  .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
                                           |.   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
                                           |  .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
                                           |.   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
                                           |  .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
                                           |.   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
                                           |  .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
                                           |.   * Harbor    .   .   .   .   .   .   .   .   .   .   .   .   .   .
                                           |  .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
                                           |.   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
                                           |  .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .





        ›1 cities      ciudades
         2 people      personas
         3 favoritos   lo que has marcado con estrella
         4 Harbor, PE  ★ con estrella · ciudades
         5 Quay        ★ con estrella · personas
         6 Cape, JP    abierto hace poco · ciudades
        Escribe un nombre, posición u orden: lima · 48,86; 2,35 · mapa parís · ayuda
        """)
  }

  @Test func aLineOfAScriptIsACommandInSpanish() {
    #expect(
      screen(script, .spanish, 80, 22, mode: nil, isInteractive: false) == """
        catalejo  Ciudades, gente, Pokémon y noticias en tu terminal, aun sin red.

        1 cities     ciudades
        2 people     personas
        3 favoritos  lo que has marcado con estrella

        Una línea es una orden: /barcelona · mapa parís · ayuda
        """)
  }

  @Test func aNarrowWindowWrapsItsText() {
    #expect(
      screen(.full(), .english, 44, 22, mode: .braille) == """
        catalejo

                   ⡆
                   ⡇                     Cape ◆
                   ⡇
                   ⡇
                   ⡇★ Harbor
                   ⠃

        ›1 cities      cities
         2 people      people
         3 favorites   what you have starred
         4 Harbor, PE  ★ starred · cities
         5 Quay        ★ starred · people
         6 Cape, JP    opened lately · cities
        Type a name, a position or a command: lima ·
        48.86, 2.35 · map paris · help
        """)
  }

  @Test func theLastWordsStandBelow() {
    #expect(
      screen(unread, .english, 80, 18, mode: .braille) == """
        catalejo  Cities, people, Pokémon and news in your terminal, offline first.

                                  ⢠
                                  ⢸
                                  ⢸
                                  ⢸
                                  ⢸
                                  ⢸
                                  ⢸
                                  ⠈

        ›1 cities     cities
         2 people     people
         3 favorites  what you have starred
        Type a name, a position or a command: lima · 48.86, 2.35 · map paris · help
        favorites can't be read: it is a folder; name a file. Type retry to ask again.
        There is no row 9 here; rows 1–6 are shown.
        """)
  }

  /// The prompt and the bar of keys take two rows.
  @Test func aWindowOfTwentyRowsHasAMap() {
    let maps = [16, 17, 18].map {
      screen(.full(), .spanish, 80, $0).contains("* Harbor")
    }
    #expect(maps == [false, false, true])
  }
}
