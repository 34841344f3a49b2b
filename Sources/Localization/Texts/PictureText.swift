/// What is said in the place of a picture.
package enum PictureText: TextKey {
  case none, loading, failed
  case noProgram, offline, notAPicture, tooLarge, notDrawn
  case enlargeSummary

  package static let english: [PictureText: String] = [
    .none: "[no picture]",
    .loading: "[picture: loading…]",
    .failed: "[no picture: {0}]",
    .noProgram: "install chafa to see it (apt install chafa)",
    .offline: "it is not stored yet, and you are offline",
    .notAPicture: "what came is no picture",
    .tooLarge: "it has too many pixels",
    .notDrawn: "chafa could not draw it",
    .enlargeSummary: "show its picture as large as the window",
  ]

  package static let spanish: [PictureText: String] = [
    .none: "[sin imagen]",
    .loading: "[imagen: cargando…]",
    .failed: "[sin imagen: {0}]",
    .noProgram: "instala chafa para verla (apt install chafa)",
    .offline: "todavía no está guardada, y no hay conexión",
    .notAPicture: "lo recibido no es una imagen",
    .tooLarge: "tiene demasiados píxeles",
    .notDrawn: "chafa no ha podido dibujarla",
    .enlargeSummary: "muestra su imagen tan grande como la ventana",
  ]
}
