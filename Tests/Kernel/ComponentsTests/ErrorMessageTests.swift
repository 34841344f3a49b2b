import Components
import Domain
import Foundation
import Localization
import TestSupport
import Testing

/// The text of each error, and the words put into it: in one language, or in both if they differ in
/// that.
///
/// `CompletenessTests` checks that each text is there in both languages, and the transcripts of
/// commands show most of them.
@Suite struct ErrorMessageTests {
  private func english(_ error: DataError) -> String { Strings(.english).message(for: error) }
  private func spanish(_ error: DataError) -> String { Strings(.spanish).message(for: error) }

  @Test func anErrorIsOneLineOfWhatHappenedAndWhatToDo() {
    let errors: [DataError] = [
      .notFound(Reference(.cities, "")), .notOnMap(Reference(.cities, "9")),
      .unknownFilter("x", known: []), .unwritable(path: "-", reason: .denied),
      .unwritable(path: "-", reason: .system("Bad file descriptor")),
      .malformed(path: "f", reason: .notJSON), .noLink(Reference(.items, "9")),
      .invalidFilter(key: "region", value: "cusc"),
    ]
    #expect(
      errors.map(english) == [
        "Nothing in cities is called “” or has that id.",
        "cities/9 has no place on the map; open its detail instead.",
        "There is no filter “x” here. Filters: none.",
        "Standard output can't be written: permission denied; check its permissions and its folder's.",
        "Standard output can't be written: Bad file descriptor.",
        "f can't be used: it is not JSON; favorites export FILE makes a file to import.",
        "items/9 has no link.",
        "No region is called “cusc”; type its name or how it begins, such as Cusco or Tex.",
      ])
  }

  @Test func anErrorIsSaidInTheUsersLanguage() {
    let errors: [DataError] = [
      .notFound(Reference(.cities, "9")), .unreadable(path: "-", reason: .immovable(.noSpace)),
      .service(.pokeapi, .timedOut),
    ]
    #expect(
      errors.map(spanish) == [
        "Nada en ciudades se llama 9 ni tiene ese identificador.",
        "No se puede leer La entrada estándar: está dañado y no se puede apartar: "
          + "no queda espacio; libera algo y prueba otra vez.",
        "PokeAPI: no respondió a tiempo; vuelve a probar más tarde.",
      ])
  }

  /// The common words of strerror(3) and of SQLite are said in the user's language, any others as they
  /// are.
  @Test(arguments: [
    ("Read-only file system", "el sistema de archivos es de solo lectura"),
    ("Too many open files", "hay demasiados archivos abiertos"),
    ("disk I/O error", "error de lectura o escritura en el disco"),
    ("Exchange full", "Exchange full"),
  ])
  func theReasonOfAFileIsTranslated(_ reason: String, _ translated: String) {
    let error = DataError.unwritable(path: "f", reason: .system(reason))
    #expect(english(error) == "f can't be written: \(reason); check the path and its disk.")
    #expect(spanish(error) == "No se puede escribir f: \(translated); revisa la ruta y su disco.")
  }

  /// These are the words of the C library, as they are met.
  @Test func theWordsOfTheSystemAreKnown() {
    for code in [
      EROFS, EIO, EMFILE, ENAMETOOLONG, ELOOP, EFBIG, EBADF, EPIPE, EINVAL, EBUSY, ETXTBSY,
      ENXIO, ESTALE, EOPNOTSUPP, EXDEV, ENOTEMPTY, ENOMEM, ENOLCK,
    ] {
      let words = String(cString: strerror(code))
      #expect(!spanish(.unreadable(path: "f", reason: FileProblem(code: code))).contains(words))
    }
  }

  @Test func theValuesOfAFilterAreAlternatives() {
    let two = [Words("yes"), Words("no", context: "argument")]
    let four = [
      Words("Bug"), Words("Fire"), Words("Ice"), Words("Rock"),
    ]
    let errors = [two, four].map { DataError.invalidFilter(key: "type", value: "x", known: $0) }
    #expect(
      errors.map(english) == [
        "“x” does not work for type; type yes or no.",
        "“x” does not work for type; type Bug, Fire, Ice or Rock.",
      ])
    #expect(
      errors.map(spanish) == [
        "«x» no es válido como type; escribe sí o no.",
        "«x» no es válido como type; escribe Bicho, Fuego, Hielo o Roca.",
      ])
  }

  @Test func theUnitOfASizeIsThatOfTheLanguage() {
    let error = DataError.service(.people, .tooLarge(limit: 16 << 20))
    #expect(spanish(error).contains(" 16 MB "))
    #expect(Strings(.french).message(for: error).contains(" 16 Mo, "))
  }

  @Test func regionsThatBeginAlikeAreNamedUpToFive() {
    let names = ["Sa", "Sb", "Sc", "Sd", "Se", "Sf"].map { Words(name: $0) }
    func error(_ count: Int) -> DataError {
      .invalidFilter(key: "region", value: "s", known: Array(names.prefix(count)))
    }
    #expect(
      english(error(2))
        == "Several regions begin with “s” (Sa, Sb); type more of one, or its country too.")
    #expect(
      spanish(error(6)) == """
        Varias regiones empiezan por «s» (Sa, Sb, Sc, Sd, Se …); escribe algo más, o también el \
        país.
        """)
  }

  @Test func whatIsWrongWithAFileHasItsFigures() {
    let problems: [FileProblem] = [
      .tooLarge(limit: 16 << 20), .tooLarge(limit: 64 << 10), .tooLarge(limit: 5),
      .damaged(detail: "no such table: {0}"), .setAside(detail: "size", place: "g"),
      .immovable(.noSpace), .system("disk I/O error"), .notLines,
      .unknownColumn("x", known: ["lat", "lon"]),
    ]
    let said = problems.map {
      english(.unreadable(path: "f", reason: $0)).dropFirst("f can't be read: ".count).dropLast()
    }
    #expect(
      said == [
        "it is larger than 16 MB; give a smaller file",
        "it is larger than 64 KB; give a smaller file",
        "it is larger than 5 B; give a smaller file",
        "it is damaged (no such table: {0}); move it elsewhere to start anew",
        "it was damaged (size); it is kept as g",
        "it is damaged and can't be moved aside: no space left; free some and try again",
        "disk I/O error; check the path and its disk",
        "only lines can be followed: CSV, LAT,LON or JSON lines; leave out --follow",
        "it has no column “x”; its columns are lat, lon",
      ])
  }

  /// An option may name it as well, so that none of the three is blamed.
  @Test func anAddressThatAnOptionNamesIsToldWithAllItsNames() {
    let tiles = RemoteService(
      "tiles", name: Words("The tile service"), address: "", addressSetting: "tiles")
    #expect(
      english(.service(tiles, .status(404)))
        == "The tile service refuses to answer (status 404): check its address, which --tiles, "
        + "CATALEJO_TILES or the setting tiles names.")
  }

  @Test func aPathWithoutALetterLeavesNoGap() {
    #expect(
      english(.unreadable(path: "", reason: .missing))
        == "“” can't be read: no such file or folder; check the path.")
  }

  @Test func whatIsWrongWithAServiceHasItsNameAndFigures() {
    let problems: [ServiceProblem] = [
      .status(404), .status(408), .busy(retryAfter: nil), .busy(retryAfter: 30),
      .unexpected(detail: "results.3.name"), .tooLarge(limit: 8 << 20),
      .noLibrary("libcurl.so.4"),
    ]
    #expect(
      problems.map { english(.service(.pokeapi, $0)) } == [
        "PokeAPI refuses to answer (status 404): the address in CATALEJO_POKEAPI_URL may be wrong, "
          + "or this version of catalejo too old.",
        "PokeAPI failed with status 408; try again later.",
        "PokeAPI has too much to do; try again in a while.",
        "PokeAPI has too much to do; try again in 30 s.",
        "PokeAPI answered with data of an unknown shape (at results.3.name); a newer version may "
          + "help.",
        "PokeAPI answered with more than 8 MB, which is not read.",
        "PokeAPI can't be asked: libcurl.so.4 is missing or too old; install libcurl 7.87 or newer "
          + "(Debian's package is libcurl4), then try again.",
      ])
  }

  @Test(arguments: [
    ("Connection refused", "connection refused", "conexión rechazada"),
    (
      "proxy p:3128: Connection refused", "proxy p:3128: connection refused",
      "proxy p:3128: conexión rechazada"
    ),
    ("a.b: Name or service not known", "a.b: name not known", "a.b: servidor no encontrado"),
    ("TLS: certificate not valid", "TLS: certificate not valid", "TLS: certificado no válido"),
    ("Level 3 halted", "Level 3 halted", "Level 3 halted"),
  ])
  func theUsualReasonsAreTranslated(_ reason: String, _ english: String, _ spanish: String) {
    let error = DataError.service(.people, .unreachable(reason: reason))
    #expect(Strings(.english).message(for: error).contains("(\(english))"))
    #expect(Strings(.spanish).message(for: error).contains("(\(spanish))"))
  }
}
