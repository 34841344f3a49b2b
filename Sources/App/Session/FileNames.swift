import Foundation
import Local
import TextUI

/// The names of files, for Tab.
enum FileNames {
  /// The files, and the folders with a slash, whose path starts so, in order.
  ///
  /// Hidden ones only where a dot was typed, and none whose name can't be. A home folder is told as
  /// it was typed.
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
        var isFolder: ObjCBool = false
        _ = manager.fileExists(atPath: folder + entry, isDirectory: &isFolder)
        return typed + entry + (isFolder.boolValue ? "/" : "")
      }
  }
}
