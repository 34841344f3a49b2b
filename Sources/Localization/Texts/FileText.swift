/// What is wrong with a file and what to do about it: the end of "{0} can't be read: …".
package enum FileText: TextKey {
  case missing, denied, noSpace, notAFolder, isFolder, exists, notAFile, tooLarge, busy, noHome
  case newerVersion, notJSON, notAnArchive, damaged, setAside, immovable, system

  package static let english: [FileText: String] = [
    .missing: "no such file or folder; check the path",
    .denied: "permission denied; check its permissions and its folder's",
    .noSpace: "no space left; free some and try again",
    .notAFolder: "a part of its path is not a folder; check the path",
    .isFolder: "it is a folder; name a file",
    .exists: "it exists; export! or trace save! replaces it, in a shell --force",
    .notAFile: "it is not a regular file; name one",
    .tooLarge: "it is larger than {0}; give a smaller file",
    .busy: "another program is using it; try again in a moment",
    .noHome: "neither HOME nor XDG_DATA_HOME is a full path; set HOME",
    .newerVersion: "a newer version of catalejo wrote it; install that version",
    .notJSON: "it is not JSON; favorites export FILE makes a file to import",
    .notAnArchive: "it is no export of catalejo; favorites export FILE makes one",
    .damaged: "it is damaged ({0}); move it elsewhere to start anew",
    .setAside: "it was damaged ({0}); it is kept as {1}",
    .immovable: "it is damaged and can't be moved aside: {0}",
    .system: "{0}; check the path and its disk",
  ]

  package static let spanish: [FileText: String] = [
    .missing: "no existe ese archivo o carpeta; revisa la ruta",
    .denied: "permiso denegado; revisa sus permisos y los de su carpeta",
    .noSpace: "no queda espacio; libera algo y prueba otra vez",
    .notAFolder: "una parte de su ruta no es una carpeta; revisa la ruta",
    .isFolder: "es una carpeta; indica un archivo",
    .exists: "ya existe; exportar! o traza guardar! lo reemplaza, en un shell --force",
    .notAFile: "no es un archivo normal; indica uno",
    .tooLarge: "ocupa más de {0}; indica un archivo más pequeño",
    .busy: "otro programa lo está usando; prueba otra vez en un momento",
    .noHome: "ni HOME ni XDG_DATA_HOME son una ruta completa; define HOME",
    .newerVersion: "lo escribió una versión más nueva de catalejo; instala esa versión",
    .notJSON: "no es JSON; favorites export FILE crea un archivo que se puede importar",
    .notAnArchive: "no es una exportación de catalejo; favorites export FILE crea una",
    .damaged: "está dañado ({0}); muévelo a otro lugar para empezar de nuevo",
    .setAside: "estaba dañado ({0}); queda guardado como {1}",
    .immovable: "está dañado y no se puede apartar: {0}",
    .system: "{0}; revisa la ruta y su disco",
  ]
}
