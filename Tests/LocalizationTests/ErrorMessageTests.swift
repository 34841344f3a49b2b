import Domain
import Localization
import TestSupport
import Testing

/// What each error says, whole, in both languages.
@Suite struct ErrorMessageTests {
  private typealias Case = (error: DataError, english: String, spanish: String)

  private static let errors: [Case] = [
    (
      .notFound(Reference(.cities, "9")),
      "Nothing in cities is called 9 or has that id.",
      "Nada en ciudades se llama 9 ni tiene ese identificador."
    ),
    (
      .notOnMap(Reference(.cities, "9")),
      "cities/9 has no place on the map; open its detail instead.",
      "cities/9 no tiene lugar en el mapa; abre su detalle."
    ),
    (
      .unknownFilter("x", known: ["country", "favorite"]),
      "There is no filter “x” here. Filters: country, favorite.",
      "Aquí no hay un filtro «x». Filtros: country, favorite."
    ),
    (
      .unknownFilter("x", known: []), "There is no filter “x” here. Filters: none.",
      "Aquí no hay un filtro «x». Filtros: ninguno."
    ),
    (
      .invalidFilter(key: "country", value: "atlantis"),
      "“atlantis” is no country that is known; type a code or a name, such as PE or Peru.",
      "«atlantis» no vale como country; escribe un código o un nombre, como PE o Perú."
    ),
    (
      .invalidFilter(
        key: "favorite", value: "maybe", known: [Words("yes", "yes"), Words("no", "no")]),
      "“maybe” does not work for favorite; type yes or no.",
      "«maybe» no vale como favorite; escribe yes o no."
    ),
    (
      .unknownSort("x", known: ["name", "population"]),
      "It can't be sorted by “x”, only by: name, population.",
      "No se puede ordenar por «x», solo por: name, population."
    ),
    (
      .nothingToUndo, "There is no removal to undo.", "No hay nada que deshacer."
    ),
    (
      .unreadable(path: "f", reason: .missing),
      "f can't be read: no such file or folder; check the path.",
      "No se puede leer f: no existe ese archivo o carpeta; revisa la ruta."
    ),
    (
      .unwritable(path: "f", reason: .denied),
      "f can't be written: permission denied; check its permissions and its folder's.",
      "No se puede escribir f: permiso denegado; revisa sus permisos y los de su carpeta."
    ),
    (
      .malformed(path: "f", reason: .notJSON),
      "f can't be used: it is not JSON; favorites export FILE makes a file to import.",
      "No se puede usar f: no es JSON; favorites export FILE crea un archivo que se puede importar."
    ),
    (
      .service(.pokeapi, .timedOut), "PokeAPI did not answer in time; try again later.",
      "PokeAPI: no respondió a tiempo; vuelve a probar más tarde."
    ),
    (.noLink(Reference(.items, "9")), "items/9 has no link.", "items/9 no tiene enlace."),
    (
      .noBrowser(link: "https://a.example"),
      "Nothing here can open it: no browser, or no display. The link is https://a.example",
      "Aquí nada puede abrirlo: no hay navegador o no hay pantalla. El enlace es https://a.example"
    ),
    (
      .noClipboard, "Only a terminal can copy; there is none here.",
      "Solo un terminal puede copiar; aquí no lo hay."
    ),
  ]

  private static let files: [(problem: FileProblem, english: String, spanish: String)] = [
    (
      .missing, "no such file or folder; check the path",
      "no existe ese archivo o carpeta; revisa la ruta"
    ),
    (
      .denied, "permission denied; check its permissions and its folder's",
      "permiso denegado; revisa sus permisos y los de su carpeta"
    ),
    (
      .noSpace, "no space left; free some and try again",
      "no queda espacio; libera algo y prueba otra vez"
    ),
    (
      .notAFolder, "a part of its path is not a folder; check the path",
      "una parte de su ruta no es una carpeta; revisa la ruta"
    ),
    (.isFolder, "it is a folder; name a file", "es una carpeta; indica un archivo"),
    (
      .exists,
      "it exists; export! or trace save! replaces it, in a shell --force",
      "ya existe; exportar! o traza guardar! lo reemplaza, en un shell --force"
    ),
    (
      .notAFile, "it is not a regular file; name one", "no es un archivo normal; indica uno"
    ),
    (
      .tooLarge(limit: 16 << 20), "it is larger than 16 MB; give a smaller file",
      "ocupa más de 16 MB; indica un archivo más pequeño"
    ),
    (
      .tooLarge(limit: 64 << 10), "it is larger than 64 KB; give a smaller file",
      "ocupa más de 64 KB; indica un archivo más pequeño"
    ),
    (
      .tooLarge(limit: 5), "it is larger than 5 B; give a smaller file",
      "ocupa más de 5 B; indica un archivo más pequeño"
    ),
    (
      .busy, "another program is using it; try again in a moment",
      "otro programa lo está usando; prueba otra vez en un momento"
    ),
    (
      .noHome, "neither HOME nor XDG_DATA_HOME is a full path; set HOME",
      "ni HOME ni XDG_DATA_HOME son una ruta completa; define HOME"
    ),
    (
      .newerVersion, "a newer version of catalejo wrote it; install that version",
      "lo escribió una versión más nueva de catalejo; instala esa versión"
    ),
    (
      .notJSON, "it is not JSON; favorites export FILE makes a file to import",
      "no es JSON; favorites export FILE crea un archivo que se puede importar"
    ),
    (
      .notAnArchive, "it is no export of catalejo; favorites export FILE makes one",
      "no es una exportación de catalejo; favorites export FILE crea una"
    ),
    (
      .damaged(detail: "no such table: {0}"),
      "it is damaged (no such table: {0}); move it elsewhere to start anew",
      "está dañado (no such table: {0}); muévelo a otro lugar para empezar de nuevo"
    ),
    (
      .setAside(detail: "size", place: "g"), "it was damaged (size); it is kept as g",
      "estaba dañado (size); queda guardado como g"
    ),
    (
      .immovable(.noSpace),
      "it is damaged and can't be moved aside: no space left; free some and try again",
      "está dañado y no se puede apartar: no queda espacio; libera algo y prueba otra vez"
    ),
    (
      .system("disk I/O error"), "disk I/O error; check the path and its disk",
      "disk I/O error; revisa la ruta y su disco"
    ),
  ]

  @Test(arguments: errors.indices)
  func anErrorIsOneLineOfWhatHappenedAndWhatToDo(_ index: Int) {
    let (error, english, spanish) = Self.errors[index]
    #expect(Strings(.english).message(for: error) == english)
    #expect(Strings(.spanish).message(for: error) == spanish)
  }

  @Test(arguments: files.indices)
  func eachProblemOfAFileIsSaidInBothLanguages(_ index: Int) {
    let (problem, english, spanish) = Self.files[index]
    let error = DataError.unreadable(path: "f", reason: problem)
    #expect(Strings(.english).message(for: error) == "f can't be read: \(english).")
    #expect(Strings(.spanish).message(for: error) == "No se puede leer f: \(spanish).")
  }

  @Test(arguments: [
    (
      DataError.notFound(Reference(.cities, "")),
      "Nothing in cities is called “” or has that id.",
      "Nada en ciudades se llama «» ni tiene ese identificador."
    ),
    (
      .noMap(.pokemon), "There is no map of Pokémon; open the detail instead.",
      "No hay mapa de Pokémon; abre el detalle."
    ),
    (
      .invalidFilter(
        key: "type", value: "x",
        known: [
          Words("Bug", "Bicho"), Words("Fire", "Fuego"), Words("Ice", "Hielo"),
          Words("Rock", "Roca"),
        ]),
      "“x” does not work for type; type Bug, Fire, Ice or Rock.",
      "«x» no vale como type; escribe Bicho, Fuego, Hielo o Roca."
    ),
  ])
  func wordsFitWhatTheyAreAbout(_ error: DataError, _ english: String, _ spanish: String) {
    #expect(Strings(.english).message(for: error) == english)
    #expect(Strings(.spanish).message(for: error) == spanish)
  }

  @Test func noCaseIsLeftOutAbove() {
    #expect(Set(Self.errors.map { number(of: $0.error) }) == Set(0...12))
    #expect(Set(Self.files.map { number(of: $0.problem) }) == Set(0...16))
  }

  /// A new case does not compile until it has a number here, and fails until it has a text above.
  private func number(of error: DataError) -> Int {
    switch error {
    case .notFound: 0
    case .notOnMap: 1
    case .noMap: 1
    case .unknownFilter: 2
    case .invalidFilter: 3
    case .unknownSort: 4
    case .nothingToUndo: 5
    case .unreadable: 6
    case .unwritable: 7
    case .malformed: 8
    case .service: 9
    case .noLink: 10
    case .noBrowser: 11
    case .noClipboard: 12
    }
  }

  private func number(of problem: FileProblem) -> Int {
    switch problem {
    case .missing: 0
    case .denied: 1
    case .noSpace: 2
    case .notAFolder: 3
    case .isFolder: 4
    case .notAFile: 5
    case .tooLarge: 6
    case .busy: 7
    case .noHome: 8
    case .newerVersion: 9
    case .notJSON: 10
    case .notAnArchive: 11
    case .damaged: 12
    case .immovable: 13
    case .system: 14
    case .setAside: 15
    case .exists: 16
    }
  }
}
