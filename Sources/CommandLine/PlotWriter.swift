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
      if let problem = writer.output.problem {
        // Standard output takes no JSON of it either.
        printer.warn(of: problem)
        return ExitStatus(problem)
      }
      return status(of: report, writtenTo: writer.output)
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
  let output = AnswerStream()
  private var members: [JSONNode.Member] = []
  private var count = 0
  private(set) var hasBegun = false

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
      return output.write(Array(text.utf8))
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
    guard !output.isClosed else { return }
    let others = members.map { member in
      "," + JSONWriter.string(member.name) + ":" + JSONWriter.text(member.value)
    }
    _ = output.write(Array((start() + "]" + others.joined() + "}\n").utf8))
  }
}
