/// Why a machine can't be reached: the part in brackets of "{0} can't be reached ({1}); …".
package enum ReasonText: TextKey {
  case refused, reset, timedOut, noNetwork, noRoute, unknownName, noNames, badCertificate
  case notSecure, proxyPassword

  package static let english: [ReasonText: String] = [
    .refused: "connection refused", .reset: "connection reset",
    .timedOut: "connection timed out", .noNetwork: "network is unreachable",
    .noRoute: "no route to host", .unknownName: "name not known",
    .noNames: "names can't be looked up", .badCertificate: "TLS: certificate not valid",
    .notSecure: "TLS: no secure connection", .proxyPassword: "the proxy wants a password",
  ]

  package static let spanish: [ReasonText: String] = [
    .refused: "conexión rechazada", .reset: "conexión cortada por el otro lado",
    .timedOut: "la conexión tardó demasiado", .noNetwork: "no se llega a la red",
    .noRoute: "no hay camino hasta la máquina", .unknownName: "nombre desconocido",
    .noNames: "no se pueden consultar los nombres", .badCertificate: "TLS: certificado no válido",
    .notSecure: "TLS: sin conexión segura", .proxyPassword: "el proxy pide una contraseña",
  ]
}
