import FoundationEssentials
import Local
import TextUI

/// The file names that Tab offers.
enum FileNames {
  /// Returns the paths that begin with a text, in order; a folder ends with a slash.
  ///
  /// Hidden files appear only after a dot was typed. A name with control characters never appears.
  /// A home folder stays as it was typed.
  static func starting(_ path: String, home: String? = HomePath.own) -> [String] {
    let slash = path.lastIndex(of: "/")
    if slash == nil, HomePath.expanded(path, home: home) != path { return [path + "/"] }
    let typed = slash.map { String(path[...$0]) } ?? ""
    let folder = HomePath.expanded(typed, home: home)
    let name = slash.map { path[path.index(after: $0)...] } ?? path[...]
    let manager = FileManager.default
    // A folder that can't be read has nothing to offer.
    let entries = (try? manager.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    return entries.filter { $0.hasPrefix(name) && (!$0.hasPrefix(".") || !name.isEmpty) }
      .filter { !$0.unicodeScalars.contains(where: SafeText.isUnsafe) }
      .sorted()
      .map { entry in
        var isFolder = false
        _ = manager.fileExists(atPath: folder + entry, isDirectory: &isFolder)
        return typed + entry + (isFolder ? "/" : "")
      }
  }
}
