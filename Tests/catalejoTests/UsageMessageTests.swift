import ArgumentParser
import Components
import Domain
import Localization
import Testing

@testable import catalejo

/// What can't be read is said in the user's language, whoever found out.
@Suite struct UsageMessageTests {
  /// A command line, and what is said of it.
  private static let lines: [(line: String, spanish: String)] = [
    ("about --langg es", "No existe la opción '--langg'. ¿Quizá '--lang'?"),
    ("about -x", "No existe la opción '-x'."), ("about ---", "'---' no es una opción."),
    ("list cities --limit", "Falta el valor de '--limit N'."),
    ("list", "Falta 'CATÁLOGO'."),
    ("favorites add cities", "Falta 'ID ...'."),
    ("list cities --json=3", "La opción '--json' no lleva valor, y se indicó '3'."),
    ("about x", "Sobra 'x'."),
    ("list cities x y", "Sobran 2 palabras: 'x', 'y'."),
    (
      "list citis",
      "'citis' no es válido para 'CATÁLOGO': puede ser "
        + "cities, countries, people, pokemon, items, articles, places."
    ),
    (
      "--generate-completion-script ksh",
      "No hay texto de autocompletar para 'ksh'; con --generate-completion-script=<shell> lo hay "
        + "de: zsh bash fish"
    ),
    ("about --color blue", "'blue' no es válido para --color: puede ser auto, always, never."),
    (
      "tiles off",
      "'off' no es válido con tiles, solo clear. Para dibujar otras calles, o ninguna, da --tiles FUENTE u off "
        + "a map o a una sesión, o consérvalo con catalejo set tiles."
    ),
    ("detail cities -1", "'-1' no es un id: ninguno es negativo."),
    ("detail cities --nonsense", "No existe la opción '--nonsense'."),
    ("detail cities", "Indica qué entrada: da su id o su nombre."),
    ("detail cities 1 2", "'2' es una palabra de más: da un solo id, o un nombre entre comillas."),
    ("compare lima", "Indica qué dos entradas comparar: da dos nombres."),
    ("list cities --filter x", "'x' no es CLAVE=VALOR, ni lleva !=, <, <=, > o >=."),
    ("pick pokemon --in items", "Di el catálogo una sola vez: antes de las opciones o con --in."),
    ("list cities --kind shared", "--kind y --period son para articles."),
    ("list cities --limit -1", "--limit no puede ser negativo."),
    ("map 1,2 --zoom 19", "--zoom va de 0 a 18."),
    (
      "map 1,x",
      "'1,x' no es una posición: la latitud va primero, como en 41.39, 2.17, o 41°23'N 2°10'E."
    ),
    (
      "map", "Indica qué dibujar: NOMBRE, POSICIÓN, CATÁLOGO, CATÁLOGO ID, favorites, o archivos."
    ),
    ("map - -", "La entrada estándar solo puede indicarse una vez."),
    (
      "map cities --follow", "--follow lleva un solo archivo, o \"-\" para la entrada estándar."
    ),
    ("map - --follow --geojson", "--follow no va con --json, --geojson, --width ni --height."),
    ("map a.gpx --json --geojson", "Usa --json o --geojson, no ambos."),
    (
      "map lima --json",
      "--json es para archivos de puntos: los datos de sus recorridos. --geojson vale para "
        + "cualquier mapa."
    ),
    (
      "map a.csv --color-by speed --json",
      "--color-by y --size-by son para puntos de archivos que se dibujan, sin --follow, --json "
        + "ni --geojson."
    ),
    ("map - --last 3", "--last es para --follow."),
    (
      "map lima --search x",
      "--search, --filter, --sort y --favorites son para el mapa de un catálogo entero."
    ),
    ("refresh people --source dev", "--source y --embedded son solo para refresh cities."),
    ("refresh cities --source dev --embedded", "Usa --source o --embedded, no ambos."),
    ("list cities --json --tsv", "Usa solo uno de --json, --tsv y --format."),
    (
      "list items --format {name}{nam}",
      "Aquí no hay un campo 'nam'. Campos: id, title, favorite, name, category, cost, effect, "
        + "sprite, subtitle."
    ),
    (
      "list items --format {{{name",
      "En '{{{name' una llave se abre y no se cierra; escrita dos veces es una llave."
    ),
    ("pick --json --format {id}", "Da solo una de --json y --format."),
    (
      "pick --height 2",
      "'2' no es una altura: es un número de filas desde 3, o una parte como 40%."
    ),
    ("--json", "--json necesita un nombre, o va tras una orden."),
    (
      "where a.csv b.csv",
      "where lleva una posición, un nombre, un solo archivo, o \"-\" para la entrada estándar."
    ),
    ("where 1,2 --columns a,b", "--columns es para las filas de un archivo."),
    ("where 1,2 --limit 3", "--limit es aquí para --kind."),
    ("where a.csv --kind peak", "--kind es para una sola posición o un nombre."),
    (
      "where a.csv --json",
      "--json es para una sola posición: quítalo aquí, las filas siguen en el formato de su archivo."
    ),
    (
      "where a.csv --columns a",
      "'a' no es LAT,LON: dos columnas, por sus nombres o números."
    ),
    ("lima --open cities", "Usa --open o un nombre, no ambos."),
    ("refresh cities --source here", "'here' no es prod, dev ni una dirección."),
  ]

  /// As the package says it of two values, which no option has yet, and of six.
  @Test(arguments: [
    ("'a' and 'b'.", "'a' or 'b'.", "'a' o 'b'."),
    ("the following:\n  - a\n  - b\n  - c", "the following: a, b, c", "a, b, c."),
  ])
  func aListOfValuesIsSaidOnOneLine(_ said: String, _ english: String, _ spanish: String) {
    let message = "The value 'x' is invalid for '<y>'. Please provide one of "
    #expect(UsageMessage.text(message + said, Strings(.english)) == message + english)
    #expect(
      UsageMessage.text(message + said, Strings(.spanish))
        == "'x' no es válido para 'VALOR': puede ser \(spanish)")
  }

  private func message(_ line: String) -> String {
    do {
      _ = try CatalejoCommand.parseAsRoot(line.split(separator: " ").map(String.init))
      return ""
    } catch {
      return CatalejoCommand.message(for: error)
    }
  }

  @Test(arguments: lines)
  func everyMistakeIsSaidInSpanishAndOnOneLineInEnglish(line: String, spanish: String) {
    let message = message(line)
    #expect(UsageMessage.text(message, Strings(.spanish)) == spanish)
    let line = message.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      UsageMessage.text(message, Strings(.english))
        == line.replacing(": - ", with: ": ").replacing(" - ", with: ", "))
  }

  @Test func eachTextIsOneThatIsSaid() {
    let said = Set(
      Self.lines.compactMap { line, _ in
        let text = message(line).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return UsageText.all.first { Strings(.english).arguments(of: $0, in: text) != nil }
      })
    #expect(
      UsageText.all.filter { !said.contains($0) } == [
        UsageText.invalidValueAmong, UsageText.invalidValue, UsageText.notANumber,
      ])
  }

  /// The parser tells no more than that it is wrong.
  @Test(arguments: ["list cities --limit abc", "map 1,2 --zoom abc", "recent --limit abc"])
  func whatIsNoNumberIsSaidToBeNone(line: String) {
    let option = line.contains("zoom") ? "--zoom" : "--limit"
    #expect(
      UsageMessage.text(message(line), Strings(.english))
        == "\(option) takes a number such as 5, not 'abc'.")
    #expect(
      UsageMessage.text(message(line), Strings(.spanish))
        == "\(option) lleva un número, como 5, no 'abc'.")
  }

  /// What is followed is a file, whatever it is called.
  @Test(arguments: ["nosuch", "lima.csv", "-"])
  func whatIsFollowedIsAFile(path: String) {
    #expect(message("map \(path) --follow") == "")
  }

  @Test(arguments: [
    "places add", "places remove", "detail", "detail cities", "list", "refresh", "favorites add",
  ])
  func anUnknownOptionIsToldBeforeWhatIsMissing(_ command: String) {
    let line = (command + " --foo").split(separator: " ").map(String.init)
    let error = #expect(throws: (any Error).self) { try CatalejoCommand.read(line) }
    let message = error.map { UsageMessage.message(for: $0, in: line) } ?? ""
    #expect(UsageMessage.text(message, Strings(.english)) == "Unknown option '--foo'")
  }

  @Test func onlyWhatIsNearIsGuessed() {
    #expect(message("about --foo") == "Unknown option '--foo'. Did you mean '--color'?")
    #expect(
      UsageMessage.text(message("about --foo"), Strings(.english)) == "Unknown option '--foo'")
    #expect(
      UsageMessage.text(message("about --foo"), Strings(.spanish))
        == "No existe la opción '--foo'.")
  }

  @Test func eachTextIsRecognizedWithItsArguments() {
    for words in UsageText.all {
      let arguments = (0..<words.english.count { $0 == "{" }).map { "a b\($0)" }
      let text = Strings(.english).text(words, arguments)
      #expect(Strings(.english).arguments(of: words, in: text) == arguments)
    }
  }

  @Test func whatIsNotKnownStaysAsItIs() {
    #expect(UsageMessage.text("Something else.", Strings(.spanish)) == "Something else.")
  }

  @Test(
    arguments: [
      (["catalejo", "x", "--lang", "es"], "es"), (["--lang=en", "--lang=es", "x"], "es"),
      (["x", "--lang"], ""), (["x"], nil),
    ] as [([String], String?)])
  func theLanguageIsReadFromALineThatCantBe(arguments: [String], language: String?) {
    #expect(UsageMessage.language(of: arguments) == language)
  }
}
