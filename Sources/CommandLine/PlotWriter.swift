import Components
import Contracts
import Domain
import JSON
import Localization
import Terminal
import TextUI

extension Commands {
  /// Runs `catalejo map FILE… --geojson`.
  ///
  /// It writes each feature as soon as it is read, so that files of any size need the same memory.
  func plotAsGeoJSON(_ files: [String], columns: PointColumns?) async -> ExitStatus {
    let writer = FeatureWriter()
    do throws(DataError) {
      let report = try await host.positions.read(files, columns: columns) { piece in
        await writer.write(piece)
      }
      writer.finish()
      printer.warn(of: report)
      if let problem = writer.problem {
        // Standard output takes no JSON of it either.
        printer.warn(of: problem)
        return ExitStatus(problem)
      }
      guard report.read == 0, !writer.isClosed else { return .done }
      if report.isWhole { console.printMessage(Line(strings[PointText.noRows])) }
      return report.isWhole ? .nothingFound : .badData
    } catch {
      guard writer.hasBegun else { return printer.fail(error) }
      // Even after a failure the JSON that was written has to be whole.
      writer.finish()
      printer.warn(of: error)
      return ExitStatus(error)
    }
  }
}

/// Writes the features of a collection one by one (RFC 7946).
@MainActor
private final class FeatureWriter {
  private let output = Output(1)
  private var members: [JSONNode.Member] = []
  private var count = 0
  private(set) var hasBegun = false
  /// Whether the reader of standard output has gone away.
  private(set) var isClosed = false
  /// The reason why writing failed.
  private(set) var problem: DataError?

  /// Writes a feature; returns false if going on is of no use.
  func write(_ piece: PointPiece) -> Bool {
    switch piece {
    case .shapes(let shapes):
      var text = start()
      for shape in shapes {
        if count > 0 { text += "," }
        text += JSONWriter.text(GeoJSONWriter.feature(of: shape))
        count += 1
      }
      return write(text)
    case .members(let members):
      self.members += members.filter { member in
        !self.members.contains { $0.name == member.name }
      }
      return true
    }
  }

  private func start() -> String {
    defer { hasBegun = true }
    return hasBegun ? "" : #"{"type":"FeatureCollection","features":["#
  }

  func finish() {
    guard !isClosed else { return }
    let others = members.map { member in
      "," + JSONWriter.string(member.name) + ":" + JSONWriter.text(member.value)
    }
    _ = write(start() + "]" + others.joined() + "}\n")
  }

  private func write(_ text: String) -> Bool {
    do throws(ConsoleError) {
      try output.write(Array(text.utf8))
      return true
    } catch {
      isClosed = true
      problem = error.failure
      return false
    }
  }
}
