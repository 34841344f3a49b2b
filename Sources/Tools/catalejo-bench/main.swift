import Foundation

/// Measurements that shell tools can't make; `make bench` runs them in a release build.
let arguments = Array(CommandLine.arguments.dropFirst())
switch (arguments.first, arguments.count) {
case ("prefixes", 1): try await GazetteerBench.prefixes()
case ("gazetteer", 1): try await GazetteerBench.other()
case ("map", 1): try await MapBench.run()
case ("streets", 3): try await StreetBench.run(arguments[1], at: arguments[2])
case ("dump", 1): try GazetteerBench.dump()
case ("refresh", 2): try await RefreshBench.run(arguments[1])
case ("places", 2): try await PlacesBench.search(in: arguments[1])
case ("places", 3): try await PlacesBench.run(Int(arguments[1]) ?? 0, in: arguments[2])
case ("prompt", 3): try await TerminalBench.start(empty: arguments[1], catalejo: arguments[2])
case ("pan", 2): try await TerminalBench.map(catalejo: arguments[1])
case ("live", 2): _ = try await TerminalBench.search(catalejo: arguments[1])
case ("live", 4):
  try await TerminalBench.search(catalejo: arguments[1], fzf: arguments[2], names: arguments[3])
default:
  let usage = """
    usage: catalejo-bench prefixes | gazetteer | map | dump | refresh LIST
      | prompt EMPTY CATALEJO
      | live CATALEJO [FZF NAMES] | pan CATALEJO
      | streets TILE ZOOM/X/Y
      | places [COUNT] FOLDER

    """
  FileHandle.standardError.write(Data(usage.utf8))
  exit(2)
}
