package import CommandLine
package import Components
import Contracts
import Domain
import Files
import Local
import Localization
import Places
import Platform
import Remote
import Session
import Terminal
import TextUI

extension Program {
  /// Makes what changes the file of places; nothing is opened before it is asked.
  ///
  /// - Parameter archive: reads that file.
  func dumps(_ network: Network, _ archive: any PlaceArchiveDataManager) -> PlacesInteractor {
    PlacesInteractor(
      archive: archive,
      builder: PlaceArchiveFile(folder: folders.data, clock: SystemClock.now),
      server: GeoNamesServer(http: network.http, folder: folders.data),
      file: { word in
        let path = HomePath.expanded(word)
        return FileSystem.exists(path) ? path : nil
      })
  }

  /// Runs `catalejo places …`.
  ///
  /// Ctrl-C ends it, and the file of places stays as it was.
  package func places(_ request: PlacesRequest, asJSON: Bool) async -> ExitStatus {
    let printer = AnswerPrinter(console, strings, asJSON: asJSON)
    if let traceProblem { return printer.fail(traceProblem) }
    let line = progressLine
    let network = network(progress: line ?? NoProgress())
    guard let line else { return printer.answer(await answer(request, network)) }
    // The line is gone when the answer is printed.
    var answer: Result<PlacesAnswer, PlacesProblem>?
    _ = await line.during {
      answer = await self.answer(request, network)
      return .done
    }
    return answer.map(printer.answer) ?? .interrupted
  }

  private func answer(
    _ request: PlacesRequest, _ network: Network
  ) async -> Result<PlacesAnswer, PlacesProblem> {
    let dumps = dumps(network, PlaceArchive(folder: folders.data))
    return await Interruption.cancelling {
      await Result { () async throws(PlacesProblem) -> PlacesAnswer in
        try await dumps.answer(request, progress: network.progress)
      }
    }
  }
}

/// The session's commands `places add`, `list`, `remove` and `refresh`.
extension Composition {
  func answer(
    _ command: PlacesAction, progress: any ProgressReporting, width: Int?
  ) async -> PlacesActionAnswer {
    let text = PlacesText(strings, isInShell: false)
    guard let dumps = services.dumps else {
      let refusal = text.refusal(of: .nothingHeld)
      return .refused(refusal.text, refusal.status)
    }
    do throws(PlacesProblem) {
      let answer = try await dumps.answer(PlacesRequest(command), progress: progress)
      let lines = text.lines(answer, width: width)
      return answer.hasChanged ? .changed(lines) : .told(lines)
    } catch {
      let refusal = text.refusal(of: error)
      return .refused(refusal.text, refusal.status)
    }
  }
}

extension PlacesRequest {
  init(_ action: PlacesAction) {
    self =
      switch action {
      case .list: .list
      case .add(let words): .add(words)
      case .remove(let words): .remove(words)
      case .refresh: .refresh
      }
  }
}
