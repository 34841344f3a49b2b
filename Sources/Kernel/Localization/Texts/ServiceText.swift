/// The problems of services on the network, and of links, the browser and the clipboard, with their
/// remedies.
package enum ServiceText: String, TextKey {
  case offline = "You are offline, and nothing of this is stored yet; connect, then try again."
  case switchedOff = """
    You work offline by choice, and nothing of this is stored yet; leave out --offline (or type \
    offline off in a session), then try again.
    """
  case unreachable = "{0} can't be reached ({1}); check the connection and try again."
  case timedOut = "{0} did not answer in time; try again later."
  case interrupted = "{0} broke off in the middle of its answer; try again."
  case status = "{0} failed with status {1}; try again later."
  case refused = """
    {0} refuses to answer (status {1}): the address in {2} may be wrong, or this version of \
    catalejo too old.
    """
  case failed = "{0} reports a failure of its own; try again later."
  case busy = "{0} has too much to do; try again in a while."
  case busyFor = "{0} has too much to do; try again in {1} s."
  case keyMissing = """
    {0} wants a key: get one free at {1} and set \
    {2}, or {3} in the settings file.
    """
  case keyRefused = "{0} does not accept the key; check {1} or {2}."
  case notJSON = "{0} did not answer with data: a proxy or a login page may be in between."
  case garbled = "{0} answered with broken data; try again later."
  case unexpected = "{0} answered with data of an unknown shape (at {1}); a newer version may help."
  case tooLarge = "{0} answered with more than {1}, which is not read."
  case tooManyRedirects = "{0} sends the request in circles; check its address."
  case unsafeRedirect = "{0} leads to an address that is not safe; check its address."
  case badAddress = "{0}: “{1}” is no address; give https://…, or http:// of this machine."
  case addressWithPassword = """
    {0}: an address may not carry a name or a password; take them out, which leaves “{1}”.
    """
  case badProxy = """
    {0} can't be asked: {1} is not the address of a proxy; set it to http://HOST:PORT, or unset it.
    """
  case noLibrary = """
    {0} can't be asked: {1} is missing or too old; install libcurl 7.87 or newer (Debian's package is \
    libcurl4), then try again.
    """
  case noLink = "{0} has no link."
  case noBrowser = "Nothing here can open it: no browser, or no display. The link is {0}"
  case noClipboard = "Only a terminal can copy; there is none here."

  package static let spanish: [ServiceText: String] = [
    .offline: "Sin conexión, y de esto aún no hay nada guardado; conéctate y vuelve a probar.",
    .switchedOff: """
    Trabajas sin red porque quieres, y de esto aún no hay nada guardado; quita --offline (o escribe \
    sin-red no en una sesión) y vuelve a probar.
    """,
    .unreachable: "{0}: no hay respuesta ({1}); revisa la conexión y vuelve a probar.",
    .timedOut: "{0}: no respondió a tiempo; vuelve a probar más tarde.",
    .interrupted: "{0}: la respuesta se cortó a la mitad; vuelve a probar.",
    .status: "{0}: falló con el estado {1}; vuelve a probar más tarde.",
    .refused: """
    {0}: rechaza lo que se le pide (estado {1}); quizá esté mal la dirección en {2}, o esta versión \
    de catalejo sea demasiado vieja.
    """,
    .failed: "{0}: avisa de un fallo suyo; vuelve a probar más tarde.",
    .busy: "{0}: tiene demasiado trabajo; vuelve a probar dentro de un rato.",
    .busyFor: "{0}: tiene demasiado trabajo; vuelve a probar dentro de {1} s.",
    .keyMissing: """
    {0}: hace falta una clave; es gratis en {1}. Ponla en \
    {2} o en {3} del archivo de ajustes.
    """,
    .keyRefused: "{0}: no acepta la clave; revisa {1} o {2}.",
    .notJSON: "{0}: no respondió con datos; quizá haya en medio un proxy o un acceso con clave.",
    .garbled: "{0}: los datos llegaron rotos; vuelve a probar más tarde.",
    .unexpected: "{0}: los datos tienen una forma desconocida (en {1}); quizá ayude actualizar.",
    .tooLarge: "{0}: la respuesta pasa de {1} y no se lee.",
    .tooManyRedirects: "{0}: la petición da vueltas; revisa su dirección.",
    .unsafeRedirect: "{0}: lleva a una dirección que no es segura; revisa su dirección.",
    .badAddress: "{0}: «{1}» no es una dirección; pon https://…, o http:// de esta máquina.",
    .addressWithPassword: """
    {0}: una dirección no puede llevar usuario ni contraseña; quítalos y queda «{1}».
    """,
    .badProxy: """
    {0}: no se puede pedir nada; {1} no es la dirección de un proxy; pon http://HOST:PORT, o quítala.
    """,
    .noLibrary: """
    {0}: no se puede pedir nada; falta {1} o es demasiado vieja; instala libcurl 7.87 o más nueva (en \
    Debian, el paquete libcurl4) y vuelve a probar.
    """,
    .noLink: "{0} no tiene enlace.",
    .noBrowser: "Aquí nada puede abrirlo: no hay navegador o no hay pantalla. El enlace es {0}",
    .noClipboard: "Solo una terminal puede copiar, y aquí no hay ninguna.",
  ]
}

/// The reasons why a machine can't be reached: the part in brackets of "{0} can't be reached ({1});
/// …".
package enum ReasonText: String, TextKey {
  case refused = "connection refused"
  case reset = "connection reset"
  case timedOut = "connection timed out"
  case noNetwork = "network is unreachable"
  case noRoute = "no route to host"
  case unknownName = "name not known"
  case noNames = "names can't be looked up"
  case badCertificate = "TLS: certificate not valid"
  case notSecure = "TLS: no secure connection"
  case proxyPassword = "the proxy wants a password"
  // The system's and the database's own words on files.
  case readOnly = "Read-only file system"
  case inputOutput = "Input/output error"
  case tooManyOpen = "Too many open files"
  case nameTooLong = "File name too long"
  case tooManyLinks = "Too many levels of symbolic links"
  case fileTooLarge = "File too large"
  case badDescriptor = "Bad file descriptor"
  case brokenPipe = "Broken pipe"
  case invalidArgument = "Invalid argument"
  case inUse = "Device or resource busy"
  case programRuns = "Text file busy"
  case noDevice = "No such device or address"
  case staleHandle = "Stale file handle"
  case notSupported = "Operation not supported"
  case otherDevice = "Invalid cross-device link"
  case notEmpty = "Directory not empty"
  case noMemory = "Cannot allocate memory"
  case noLocks = "No locks available"
  case diskError = "disk I/O error"
  case readOnlyDatabase = "attempt to write a readonly database"
  case notOpened = "unable to open database file"
  case malformedDatabase = "database disk image is malformed"
  case notADatabase = "file is not a database"

  package static let spanish: [ReasonText: String] = [
    .refused: "conexión rechazada", .reset: "conexión cortada por el otro lado",
    .timedOut: "la conexión tardó demasiado", .noNetwork: "no se llega a la red",
    .noRoute: "no hay camino hasta la máquina", .unknownName: "nombre desconocido",
    .noNames: "no se pueden consultar los nombres", .badCertificate: "TLS: certificado no válido",
    .notSecure: "TLS: sin conexión segura", .proxyPassword: "el proxy pide una contraseña",
    .readOnly: "el sistema de archivos es de solo lectura",
    .inputOutput: "error de lectura o escritura en el disco",
    .tooManyOpen: "hay demasiados archivos abiertos", .nameTooLong: "el nombre es demasiado largo",
    .tooManyLinks: "demasiados enlaces simbólicos seguidos",
    .fileTooLarge: "el archivo es demasiado grande",
    .badDescriptor: "descriptor de archivo no válido",
    .brokenPipe: "nadie lee la tubería", .invalidArgument: "argumento no válido",
    .inUse: "el dispositivo está en uso", .programRuns: "el programa se está ejecutando",
    .noDevice: "no existe ese dispositivo", .staleHandle: "el archivo ya no está en el servidor",
    .notSupported: "operación no admitida", .otherDevice: "está en otro disco",
    .notEmpty: "la carpeta no está vacía", .noMemory: "no queda memoria",
    .noLocks: "no quedan bloqueos disponibles",
    .diskError: "error de lectura o escritura en el disco",
    .readOnlyDatabase: "la base de datos es de solo lectura",
    .notOpened: "no se puede abrir la base de datos",
    .malformedDatabase: "la base de datos está dañada", .notADatabase: "no es una base de datos",
  ]
}
