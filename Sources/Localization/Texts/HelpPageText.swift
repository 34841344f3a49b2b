/// What stands around the options on a page of help.
package enum HelpPageText: TextKey {
  case usage, options, commands, examples, generalOptions, general, oneOf, noCommand
  case helpOfCommand, command, catalog, text, pair, key, file, place, name, source, number, value

  package static let english: [HelpPageText: String] = [
    .usage: "Usage:", .options: "[options]", .commands: "Commands:", .examples: "Examples:",
    .generalOptions: "{0} more options that every command takes: catalejo help options",
    .general: "Options that every command takes, before its name or after it:",
    .oneOf: "One of {0}.",
    .noCommand: "“{0}” is no command. Commands: {1}.",
    .helpOfCommand: "Say what a command takes; help options: what all take.",
    .command: "COMMAND", .value: "VALUE", .catalog: "CATALOG", .text: "TEXT", .pair: "KEY=VALUE",
    .key: "KEY", .file: "FILE",
    .place: "PLACE", .name: "NAME", .source: "SOURCE", .number: "N",
  ]

  package static let spanish: [HelpPageText: String] = [
    .usage: "Uso:", .options: "[opciones]", .commands: "Órdenes:", .examples: "Ejemplos:",
    .generalOptions: "{0} opciones más que lleva cualquier orden: catalejo help options",
    .general: "Opciones que lleva cualquier orden, antes o después de su nombre:",
    .oneOf: "Uno de {0}.",
    .noCommand: "«{0}» no es una orden. Órdenes: {1}.",
    .helpOfCommand: "Dice qué lleva una orden; help options: lo que llevan todas.",
    .command: "ORDEN", .value: "VALOR", .catalog: "CATÁLOGO", .text: "TEXTO", .pair: "CLAVE=VALOR",
    .key: "CLAVE", .file: "ARCHIVO",
    .place: "LUGAR", .name: "NOMBRE", .source: "ORIGEN", .number: "N",
  ]
}
