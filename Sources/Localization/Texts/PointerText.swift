/// What is said of the mouse.
package enum PointerText: TextKey {
  case summary, on, off, unavailable, statusOn, statusOff

  package static let english: [PointerText: String] = [
    .summary: "drag a map and turn its wheel to zoom; takes choosing text from the terminal",
    .on: """
    The mouse moves maps and lists now; most terminals still choose text with Shift. mouse off takes \
    that back.
    """,
    .off: "The mouse is the terminal's again.",
    .unavailable: "This terminal does not tell of its mouse.",
    .statusOn: "mouse on",
    .statusOff: "mouse off",
  ]

  package static let spanish: [PointerText: String] = [
    .summary: "arrastra el mapa y acércalo con la rueda; el terminal deja de seleccionar texto",
    .on: """
    El ratón ya mueve mapas y listas; casi todos los terminales aún seleccionan texto con Mayús. \
    mouse off lo deshace.
    """,
    .off: "El ratón vuelve a ser del terminal.",
    .unavailable: "Este terminal no informa de su ratón.",
    .statusOn: "con ratón",
    .statusOff: "sin ratón",
  ]
}
