/// What is said of the mouse.
package enum PointerText: TextKey {
  case summary, on, off, unavailable, statusOn, statusOff

  package static let english: [PointerText: String] = [
    .summary: "drag the map, zoom with the wheel; to select text, hold Shift then",
    .on: """
    The mouse moves maps and lists now. To select text, hold Shift (in most terminals); mouse off \
    ends this.
    """,
    .off: "The mouse is the terminal's again.",
    .unavailable: "This terminal does not report its mouse.",
    .statusOn: "mouse on",
    .statusOff: "mouse off",
  ]

  package static let spanish: [PointerText: String] = [
    .summary: "arrastra el mapa y acércalo con la rueda; el texto se selecciona entonces con Mayús",
    .on: """
    El ratón ya mueve mapas y listas. Para seleccionar texto, mantén Mayús (en casi todas las \
    terminales); para dejarlo: ratón no.
    """,
    .off: "El ratón vuelve a ser de la terminal.",
    .unavailable: "Esta terminal no informa de su ratón.",
    .statusOn: "con ratón",
    .statusOff: "sin ratón",
  ]
}
