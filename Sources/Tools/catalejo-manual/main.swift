import App
import CommandLine
import Domain
import Foundation
import Localization

/// Reads the output of `catalejo --experimental-dump-help`, and writes catalejo(1).
///
///     catalejo-manual scripts/catalejo.1.in VERSION YYYY-MM-DD [LANGUAGE] <dump >catalejo.1
let arguments = CommandLine.arguments
guard (4...5).contains(arguments.count),
  let language = Language(rawValue: arguments.dropFirst(4).first ?? "en")
else {
  FileHandle.standardError.write(
    Data("usage: catalejo-manual TEMPLATE VERSION DATE [LANGUAGE] <dump >catalejo.1\n".utf8))
  exit(2)
}
do {
  let dump = try JSONDecoder().decode(
    CommandOutline.Dump.self, from: FileHandle.standardInput.readToEnd() ?? Data())
  let page = ManualPage(
    root: dump.command, template: try String(contentsOfFile: arguments[1], encoding: .utf8),
    strings: Strings(language), version: arguments[2], date: arguments[3])
  try FileHandle.standardOutput.write(contentsOf: Data(page.text.utf8))
} catch {
  FileHandle.standardError.write(Data("catalejo-manual: \(error)\n".utf8))
  exit(4)
}
