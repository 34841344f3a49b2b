package import Contracts
package import Domain
package import Geo
import Synchronization

/// Answers each tile with the results given for it, in order, and records the calls.
///
/// A tile without a result is empty.
package final class MockRemoteTiles: RemoteTileDataManager {
  package let service = RemoteService(
    "tiles", name: Words("The tile service"), address: "https://tiles.example/planet")
  private let set: Result<TileSet, DataError>
  private let state:
    Mutex<(answers: [TileID: ArraySlice<Result<TileAnswer, DataError>>], asked: [TileID])>

  package init(
    _ answers: [TileID: [Result<TileAnswer, DataError>]] = [:], of set: Result<TileSet, DataError>
  ) {
    self.set = set
    state = Mutex((answers.mapValues { $0[...] }, []))
  }

  /// The tiles that were asked for, in order.
  package var asked: [TileID] { state.withLock { $0.asked } }

  package func tileSet() async throws(DataError) -> TileSet { try set.get() }

  package func tile(
    _ id: TileID, of set: TileSet, unless held: TileData?
  ) async throws(DataError) -> TileAnswer {
    let answer = state.withLock { state in
      state.asked.append(id)
      return state.answers[id]?.popFirst()
    }
    return try (answer ?? .success(.tile(TileData([])))).get()
  }
}
