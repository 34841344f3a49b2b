package import Contracts
package import Domain
package import Geo

/// The request for the places of a kind that are nearest to a position.
package struct KindRequest: Hashable, Sendable {
  /// The kind as it was typed.
  let kind: String
  /// The largest number of places.
  let count: Int

  package init(_ kind: String, count: Int? = nil) {
    self.kind = kind
    self.count = count ?? 5
  }
}

/// Reads positions from texts and files, and finds the places near them.
package struct PositionInteractor: Sendable {
  package typealias Reader =
    @Sendable (PositionReading) async throws(DataError) -> Result<ReadPosition, PositionProblem>

  private let neighbors: any NeighborDataManager
  private let relief: (any ReliefDataManager)?
  private let points: any PointDataManager
  private let ofKind:
    @Sendable (Set<PlaceKind>, Coordinate, _ count: Int) async throws(DataError) -> [MapPlace]?
  /// Returns the position that a text was read as; a short plus code stands for the position nearest
  /// to its place.
  let position: Reader

  package init(
    neighbors: any NeighborDataManager, relief: (any ReliefDataManager)?,
    points: any PointDataManager,
    position: @escaping Reader,
    ofKind:
      @escaping @Sendable (Set<PlaceKind>, Coordinate, _ count: Int) async throws(DataError)
      -> [MapPlace]?
  ) {
    self.ofKind = ofKind
    self.neighbors = neighbors
    self.relief = relief
    self.points = points
    self.position = position
  }

  /// Returns the place nearest to a position; `nil` if there is none.
  package func place(nearestTo position: Coordinate) async -> NearestPlace? {
    await neighbors.places(nearestTo: [position]).first
  }

  /// Returns the places of a kind that are nearest to a position; `nil` if no places are held.
  /// - Throws: `invalidFilter` if no kind is called so, and the errors of the file of places.
  package func places(
    _ request: KindRequest, near position: Coordinate
  ) async throws(DataError) -> [MapPlace]? {
    try await ofKind(PlaceKind.kinds(called: request.kind), position, request.count)
  }

  /// Returns the height of the land around a position that a place is nearest to; `nil` at sea, and if
  /// it is not known.
  package func elevation(of position: Coordinate, near place: NearestPlace) async -> Elevation? {
    await relief?.landElevation(of: position, near: place)
  }

  /// Reads files piece by piece; see ``PointDataManager/read(_:columns:take:)``.
  func read(
    _ paths: [String], columns: PointColumns?, take: @Sendable (PointPiece) async -> Bool
  ) async throws(DataError) -> PointReport {
    try await points.read(paths, columns: columns, take: take)
  }

  /// Adds to each row of a file its place and country; see
  /// ``PointDataManager/locate(_:columns:write:)``.
  func locate(
    _ path: String, columns: PointColumns?, write: @Sendable ([UInt8]) async -> Bool
  ) async throws(DataError) -> PointReport {
    try await points.locate(path, columns: columns, write: write)
  }
}
