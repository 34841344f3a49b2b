import Clocks
import Contracts
import Domain
import Localization
import TextUI

/// The lines of `about`: the version, the sources of the data, the libraries and the licenses.
enum AboutText {
  /// - Parameter width: the columns in which the lines are wrapped; `nil` leaves them whole.
  static func lines(
    _ strings: Strings, _ zones: TimeZones = TimeZones(), width: Int? = nil
  ) -> [Line] {
    let lines = whole(strings, zones)
    guard let width else { return lines }
    return lines.flatMap { line in
      // The further lines of a text are indented, and stay so.
      let indent = String(line.text.prefix { $0 == " " })
      return Wrapping.wrap(String(line.text.dropFirst(indent.count)), to: width - indent.count)
        .map { Line(indent + $0, line.spans.first?.style ?? .plain).truncated(to: width) }
    }
  }

  private static func whole(_ strings: Strings, _ zones: TimeZones) -> [Line] {
    // A long text has a line break in it, so that it stays within 80 columns.
    let credits =
      Catalogs.descriptions.flatMap(\.words.credits).map { strings[$0] }
      + [strings("Clocks in use: {0}.", strings.clocks(zones))]
      + [
        Words("Descriptions: Wikipedia, CC BY-SA 4.0."),
        Words(
          """
          Streets: OpenFreeMap, © OpenMapTiles, data © OpenStreetMap contributors, ODbL 1.0;
          other sources say on the map whose they are.
          """),
        Words("Pokémon and its names are trademarks of Nintendo, Creatures and GAME FREAK."),
        Words("Made with:"),
      ].map { strings[$0] }
    return [
      Line(
        strings(
          "catalejo {0}: explores public data from the terminal, offline first.", Version.current),
        .title)
    ]
      + credits.flatMap { $0.split(separator: "\n") }.map { Line(String($0)) }
      + (ProgramPart.ofTheSystem + ProgramPart.packages).map { part in
        let name = [part.name, part.version].compactMap(\.self).joined(separator: " ")
        return Line("  \(name), \(part.license ?? strings("public domain"))")
      } + [Line(strings("Program: MIT license."))]
  }
}

extension Strings {
  /// Says which version of the tz database the clocks have, and whether it is the program's or the
  /// system's.
  func clocks(_ zones: TimeZones) -> String {
    let embedded = TimeZones.embeddedVersion?.name ?? ""
    return zones.newerVersion.map {
      self("tz {0} of the system, newer than {1} in the program", $0.name, embedded)
    }
      ?? self("tz {0}, part of the program", embedded)
  }
}
