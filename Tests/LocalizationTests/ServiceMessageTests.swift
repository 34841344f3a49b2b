import Domain
import Localization
import TestSupport
import Testing

/// What each problem of a service says, whole, in both languages.
@Suite struct ServiceMessageTests {
  private static let problems: [(problem: ServiceProblem, english: String, spanish: String)] = [
    (
      .offline, "You are offline, and nothing of this is stored yet; connect, then try again.",
      "Sin conexión, y de esto aún no hay nada guardado; conéctate y vuelve a probar."
    ),
    (
      .switchedOff,
      "You work offline by choice, and nothing of this is stored yet; type offline off (or leave out "
        + "--offline), then try again.",
      "Trabajas sin red porque quieres, y de esto aún no hay nada guardado; escribe sin-red no (o no "
        + "pongas --offline) y vuelve a probar."
    ),
    (
      .unreachable(reason: "refused"),
      "PokeAPI can't be reached (refused); check the connection and try again.",
      "PokeAPI: no hay respuesta (refused); revisa la conexión y vuelve a probar."
    ),
    (
      .timedOut, "PokeAPI did not answer in time; try again later.",
      "PokeAPI: no respondió a tiempo; vuelve a probar más tarde."
    ),
    (
      .interrupted, "PokeAPI broke off in the middle of its answer; try again.",
      "PokeAPI: la respuesta se cortó a la mitad; vuelve a probar."
    ),
    (
      .status(500), "PokeAPI failed with status 500; try again later.",
      "PokeAPI: falló con el estado 500; vuelve a probar más tarde."
    ),
    (
      .status(404),
      """
      PokeAPI refuses to answer (status 404): the address in CATALEJO_POKEAPI_URL may be \
      wrong, or this version of catalejo too old.
      """,
      """
      PokeAPI: rechaza lo que se le pide (estado 404); quizá esté mal la dirección en \
      CATALEJO_POKEAPI_URL, o esta versión de catalejo sea demasiado vieja.
      """
    ),
    (
      .status(408), "PokeAPI failed with status 408; try again later.",
      "PokeAPI: falló con el estado 408; vuelve a probar más tarde."
    ),
    (
      .failed, "PokeAPI reports a failure of its own; try again later.",
      "PokeAPI: avisa de un fallo suyo; vuelve a probar más tarde."
    ),
    (
      .busy(retryAfter: nil), "PokeAPI has too much to do; try again in a while.",
      "PokeAPI: tiene demasiado trabajo; vuelve a probar dentro de un rato."
    ),
    (
      .busy(retryAfter: 30), "PokeAPI has too much to do; try again in 30 s.",
      "PokeAPI: tiene demasiado trabajo; vuelve a probar dentro de 30 s."
    ),
    (
      .keyMissing,
      """
      The New York Times wants a key: get one free at https://developer.nytimes.com and set \
      CATALEJO_NYT_API_KEY, or nyt_api_key in the settings file.
      """,
      """
      The New York Times: hace falta una clave; es gratis en https://developer.nytimes.com. Ponla en \
      CATALEJO_NYT_API_KEY o en nyt_api_key del archivo de ajustes.
      """
    ),
    (
      .keyRefused,
      "The New York Times does not accept the key; check CATALEJO_NYT_API_KEY or nyt_api_key.",
      "The New York Times: no acepta la clave; revisa CATALEJO_NYT_API_KEY o nyt_api_key."
    ),
    (
      .notJSON, "PokeAPI did not answer with data: a proxy or a login page may be in between.",
      "PokeAPI: no respondió con datos; quizá haya en medio un proxy o un acceso con clave."
    ),
    (
      .garbled, "PokeAPI answered with broken data; try again later.",
      "PokeAPI: los datos llegaron rotos; vuelve a probar más tarde."
    ),
    (
      .unexpected(detail: "results.3.name"),
      "PokeAPI answered with data of an unknown shape (at results.3.name); a newer version may help.",
      "PokeAPI: los datos tienen una forma desconocida (en results.3.name); quizá ayude actualizar."
    ),
    (
      .tooLarge(limit: 8 << 20), "PokeAPI answered with more than 8 MB, which is not read.",
      "PokeAPI: la respuesta pasa de 8 MB y no se lee."
    ),
    (
      .tooManyRedirects, "PokeAPI sends the request in circles; check its address.",
      "PokeAPI: la petición da vueltas; revisa su dirección."
    ),
    (
      .unsafeRedirect, "PokeAPI leads to an address that is not safe; check its address.",
      "PokeAPI: lleva a una dirección que no es segura; revisa su dirección."
    ),
    (
      .badAddress("ftp://x"),
      "PokeAPI: “ftp://x” is no address; give https://…, or http:// of this machine.",
      "PokeAPI: «ftp://x» no es una dirección; pon https://…, o http:// de esta máquina."
    ),
    (
      .addressWithPassword("https://x/"),
      """
      PokeAPI: an address may not carry a name or a password; take them out, which leaves \
      “https://x/”.
      """,
      """
      PokeAPI: una dirección no puede llevar usuario ni contraseña; quítalos y queda «https://x/».
      """
    ),
    (
      .badProxy(variable: "HTTPS_PROXY"),
      """
      PokeAPI can't be asked: HTTPS_PROXY is not the address of a proxy; set it to \
      http://HOST:PORT, or unset it.
      """,
      """
      PokeAPI: no se puede pedir nada; HTTPS_PROXY no es la dirección de un proxy; pon \
      http://HOST:PORT, o quítala.
      """
    ),
  ]

  @Test(arguments: problems.indices)
  func aProblemIsOneLineInBothLanguages(_ index: Int) {
    let (problem, english, spanish) = Self.problems[index]
    let isOfKey = [.keyMissing, .keyRefused].contains(problem)
    let error = DataError.service(isOfKey ? .nyt : .pokeapi, problem)
    #expect(Strings(.english).message(for: error) == english)
    #expect(Strings(.spanish).message(for: error) == spanish)
  }

  @Test(arguments: [
    ("Connection refused", "connection refused", "conexión rechazada"),
    (
      "proxy p:3128: Connection refused", "proxy p:3128: connection refused",
      "proxy p:3128: conexión rechazada"
    ),
    ("a.b: Name or service not known", "a.b: name not known", "a.b: nombre desconocido"),
    ("TLS: certificate not valid", "TLS: certificate not valid", "TLS: certificado no válido"),
    ("Level 3 halted", "Level 3 halted", "Level 3 halted"),
  ])
  func theUsualReasonsAreTranslated(_ reason: String, _ english: String, _ spanish: String) {
    let error = DataError.service(.people, .unreachable(reason: reason))
    #expect(Strings(.english).message(for: error).contains("(\(english))"))
    #expect(Strings(.spanish).message(for: error).contains("(\(spanish))"))
  }

  @Test func noCaseIsLeftOutAbove() {
    #expect(Set(Self.problems.map { number(of: $0.problem) }) == Set(0...18))
  }

  /// A new case does not compile until it has a number here, and fails until it has a text above.
  private func number(of problem: ServiceProblem) -> Int {
    switch problem {
    case .offline: 0
    case .unreachable: 1
    case .timedOut: 2
    case .interrupted: 3
    case .status: 4
    case .busy: 5
    case .keyMissing: 6
    case .keyRefused: 7
    case .notJSON: 8
    case .unexpected: 9
    case .tooLarge: 10
    case .tooManyRedirects: 11
    case .unsafeRedirect: 12
    case .badAddress: 13
    case .failed: 14
    case .garbled: 15
    case .addressWithPassword: 16
    case .badProxy: 17
    case .switchedOff: 18
    }
  }
}
