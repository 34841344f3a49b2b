import Foundation
import Gazetteer

/// `catalejo-data cities`: builds the embedded gazetteer.
enum CitiesCommand {
  static func run(_ arguments: [String]) throws {
    guard arguments.count == 3 else { throw DataCommandError.usage }
    let states = try SourceState.names(arguments[1])
    let cities = try SourceCity.read(arguments[0]).map { try $0.city(states: states) }
    let built = try GazetteerBuilder(cities)
    let folder = URL(fileURLWithPath: arguments[2], isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, bytes) in [("cities.bin", built.cities), ("othernames.bin", built.otherNames)] {
      try Data(bytes).write(to: folder.appendingPathComponent(name))
      print("\(name): \(bytes.count) bytes, \(cities.count) cities")
    }
  }
}
