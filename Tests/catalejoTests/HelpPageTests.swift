import App
import ArgumentParser
import CommandLine
import Domain
import Foundation
import Localization
import TestSupport
import Testing
import TextUI

@testable import catalejo

/// Help is made of what ArgumentParser knows of the commands, in both languages.
@Suite struct HelpPageTests {
  private let program: CommandOutline

  init() throws {
    program = try #require(CommandOutline.program)
  }

  private func page(_ language: Language = .english, width: Int = 80) -> HelpPage {
    HelpPage(program: program, strings: Strings(language), width: width)
  }

  /// The names that lead to each command.
  private var paths: [[String]] {
    func paths(below command: CommandOutline, _ path: [String]) -> [[String]] {
      [path] + command.below.flatMap { paths(below: $0, path + [$0.commandName]) }
    }
    return paths(below: program, [])
  }

  @Test func aCommandSaysItsOwnOptionsAndWhereTheOthersAre() {
    #expect(
      page(width: 72).text(of: ["favorites", "export"]) == """
        Write all favorites to a file: JSON, GeoJSON, GPX, KML, CSV or TSV.

        Usage: catalejo favorites export FILE [options]

          FILE       The file, whose ending is its format, or - for standard
                     output.
          --as TEXT  The format, whatever the ending of the file is. One of
                     json, geojson, gpx, kml, csv, tsv.
          --force    Replace a file that has the name.
          --json     Print JSON.

        Examples:
          catalejo favorites export - --as csv > favorites.csv
          catalejo favorites export favorites.gpx --force

        13 more options that every command takes: catalejo help options
        """)
  }

  @Test func inSpanishAllOfItIs() {
    #expect(
      page(.spanish).text(of: ["detail"]) == """
        Muestra todo lo que se sabe de una entrada.

        Uso: catalejo detail CATÁLOGO ID|NOMBRE [opciones]

          CATÁLOGO   El catálogo. Uno de cities, countries, people, pokemon, items,
                     articles, places.
          ID         El identificador de la entrada, como lo muestra list --json, o su
                     nombre.
          --refresh  Pregunta al servicio, por reciente que sea lo guardado.
          --json     Muestra JSON.

        Ejemplos:
          catalejo detail cities lima
          catalejo detail pokemon 25 --json

        13 opciones más que admite cualquier orden: catalejo help options
        """)
  }

  /// The longest texts of each language, in the narrowest window; a line that is typed is never broken.
  @Test(arguments: Language.allCases)
  func everyPageFitsItsWindow(_ language: Language) {
    let page = page(language, width: 50)
    let pages = paths.map(page.text) + [page.textOfOptions, page.textOfHelp]
    let lines = pages.flatMap { $0.split(separator: "\n") }
    let wide = lines.filter { DisplayWidth.of(String($0)) > 50 }
    #expect(wide.filter { !$0.contains(" catalejo ") && !$0.hasPrefix("  printf ") } == [])
    #expect(lines.count > 400)
  }

  @Test func everyTextOfEveryCommandIsInSpanish() {
    func texts(of command: CommandOutline) -> [String] {
      let own =
        [command.abstract] + command.shown.map(\.abstract)
        + (command.discussion ?? "").split(separator: "\n\n").map { String($0) }
      return own.compactMap(\.self) + command.below.flatMap(texts)
    }
    let strings = Strings(.spanish)
    let all = Set(texts(of: program)).filter { !$0.isEmpty }
    #expect(
      all.filter { OptionText.translated($0, strings, catalogs: Catalogs.descriptions) == $0 } == []
    )
    #expect(all.count > 60)
  }

  @Test func eachCommandHasTwoExamplesThatCanBeTyped() throws {
    let names = paths.map { $0.joined(separator: " ") }
    #expect(CommandUsage.all.map(\.path) == names)
    for usage in CommandUsage.all {
      #expect(usage.examples.count == 2, "\(usage.path)")
      for example in usage.examples {
        let line = example.split(separator: "| ").last.map(String.init) ?? ""
        let words = line.replacing(#/ [<>] .*$/#, with: "").matches(of: #/"[^"]*"|'[^']*'|[^ ]+/#)
          .map { String($0.output).trimmingCharacters(in: ["'", "\""]) }
        #expect(words.first == "catalejo")
        #expect(throws: Never.self) { try CatalejoCommand.parseAsRoot(Array(words.dropFirst())) }
      }
    }
  }

  @Test func linesFitTheWidth() {
    for language in Language.allCases {
      for width in [24, 60, 80, 120] {
        let page = page(language, width: width)
        let pages = paths.map(page.text) + [page.textOfOptions]
        let lines = pages.flatMap { $0.split(separator: "\n") }.filter {
          !$0.hasPrefix("  catalejo ") && !$0.contains("catalejo") && !$0.hasPrefix("  printf")
            && !$0.hasPrefix("  --")
        }
        #expect(lines.filter { DisplayWidth.of(String($0)) > width } == [])
      }
    }
  }

  @Test(
    arguments: [
      ("--help", .command([])), ("list --help", .command(["list"])), ("help", .command([])),
      ("--lang es list cities -h", .command(["list"])), ("help list", .command(["list"])),
      ("help favorites add", .command(["favorites", "add"])), ("help options", .options),
      ("favorites -h export", .command(["favorites", "export"])), ("help foo", .unknown("foo")),
      ("paris --help", .command([])), ("--lang es help options", .options),
      ("list cities --search --help", nil), ("list cities --search help", nil),
      ("list -- --help", nil), ("list cities", nil),
    ] as [(String, HelpRequest?)])
  func whatIsAskedForIsFound(line: String, request: HelpRequest?) {
    let words = line.split(separator: " ").map(String.init)
    #expect(HelpRequest(words, of: program) == request)
    #expect(request == nil || HelpRequest.isLikely(words))
  }
}
