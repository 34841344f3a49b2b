import App
import CommandLine
import Foundation

/// Reads what `catalejo --experimental-dump-help` prints and writes catalejo(1).
///
///     catalejo-manual VERSION YYYY-MM-DD <dump >catalejo.1
let arguments = CommandLine.arguments
guard arguments.count == 3 else {
  FileHandle.standardError.write(
    Data("usage: catalejo-manual VERSION DATE <dump >catalejo.1\n".utf8))
  exit(2)
}
do {
  let dump = try JSONDecoder().decode(
    CommandOutline.Dump.self, from: FileHandle.standardInput.readToEnd() ?? Data())
  let page = ManualPage(root: dump.command, version: arguments[1], date: arguments[2])
  try FileHandle.standardOutput.write(contentsOf: Data(page.text.utf8))
} catch {
  FileHandle.standardError.write(Data("catalejo-manual: \(error)\n".utf8))
  exit(4)
}
