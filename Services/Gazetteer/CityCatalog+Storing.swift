import Catalog
import Cities
package import Domain
import Glibc

extension CityCatalog {
  /// Goes back to the cities that are part of the program; the stored list is removed.
  /// - Throws: `unwritable`; the stored list is then still in use.
  package func restoreEmbedded() async throws(DataError) {
    if let path, unlink(path) != 0 {
      let problem = FileProblem.last
      guard problem == .missing || problem == .notAFolder else {
        throw .unwritable(path: path, reason: problem)
      }
    }
    use(nil)
  }

  /// Builds and writes the list that was delivered, or the new stamp of the one in use.
  @concurrent
  func replace(_ deliveries: [Delivery<City>]) async throws(DataError) {
    guard let delivery = deliveries.last(where: { $0.part == .whole }) else { return }
    guard let path else { throw .unwritable(path: Self.fileName, reason: .noHome) }
    if let items = delivery.items {
      let built = try Self.build(items, keeping: embedded.data)
      let header = StoredListHeader(
        stamp: delivery.stamp, skipped: delivery.skipped, source: source,
        citiesCount: built.cities.count, otherNamesCount: built.otherNames.count)
      try write(
        header, path, cities: .owned(built.cities), otherNames: .owned(built.otherNames))
    } else if let list {
      // Confirmed: the same list, fetched now.
      let header = StoredListHeader(
        stamp: delivery.stamp, skipped: list.header.skipped, source: list.header.source,
        citiesCount: list.header.citiesCount, otherNamesCount: list.header.otherNamesCount)
      let data = list.gazetteer.data
      try write(header, path, cities: data.cities.bytes, otherNames: data.otherNames.bytes)
    }
  }

  private static func build(
    _ items: [City], keeping older: GazetteerData
  ) throws(DataError) -> RefreshedGazetteer {
    do throws(GazetteerBuildError) {
      return try RefreshedGazetteer(items, keeping: older)
    } catch {
      throw .service(Cities.service, .unexpected(detail: "\(error)"))
    }
  }

  private func write(
    _ header: StoredListHeader, _ path: String, cities: BlobBytes, otherNames: BlobBytes
  ) throws(DataError) {
    try prepareFolder()
    do throws(FileProblem) {
      let list = try cities.read { cities throws(FileProblem) in
        try otherNames.read { otherNames throws(FileProblem) in
          try StoredListWriter.replace(path, header, cities: cities, otherNames: otherNames)
        }
      }
      use(list)
    } catch {
      throw .unwritable(path: path, reason: error)
    }
  }

  /// The stored list, if there is one that can be used.
  static func open(_ path: String, _ warn: Warn) -> StoredList? {
    do throws(FileProblem) {
      return try StoredList.open(path)
    } catch .damaged(let detail) {
      let place = "\(path).damaged"
      let moved = rename(path, place) == 0
      let damage = FileProblem.setAside(detail: detail, place: place)
      let problem = moved ? damage : FileProblem.immovable(.last)
      warn(.malformed(path: path, reason: problem))
    } catch .notAFolder {
      // Nothing can be stored there, so nothing is: who stores something is told.
      return nil
    } catch .newerVersion {
      warn(.malformed(path: path, reason: .newerVersion))
    } catch {
      warn(.unreadable(path: path, reason: error))
    }
    return nil
  }

  /// What the stored list's file is called.
  package static let fileName = "cities.list"
}
