/// A command that was not given what it needs.
enum DataCommandError: Error, CustomStringConvertible {
  case usage

  var description: String {
    """
    usage:
      catalejo-data cities CITIES500.JSON US_STATES.JSON OUTDIR   writes cities.bin, othernames.bin
      catalejo-data countries COUNTRIES.JSON CITIES500.JSON ATLAS.BIN OUT.TSV
      catalejo-data country-names CITIES500.JSON OUT.SWIFT        writes Domain's table of names
      catalejo-data atlas DIRECTORY OUTFILE                       writes atlas.bin
      catalejo-data pokedex GEN9POKEDEX.JSON OUT                  writes pokedex.bin
    """
  }
}
