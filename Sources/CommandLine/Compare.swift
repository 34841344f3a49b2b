import CompareFeature
import Components
import Contracts
import Domain
import JSON
import Localization
import Terminal
import TextUI
import Viper

extension Commands {
  /// `catalejo compare NAME NAME`.
  func compare(_ comparison: Comparison) async -> ExitStatus {
    let recorder = SceneRecorder<CompareScene>()
    await host.compare(comparison, view: recorder).handle(.appeared)
    let scene = recorder.scene ?? CompareScene(comparison)
    func text(_ size: Size) -> [Line] {
      CompareView.text(scene, size: size, strings: strings, isInteractive: false)
    }
    // Empty JSON would not say which of the names is unknown.
    if scene.outcome == .nothingFound {
      text(AnswerPrinter.oneLine).forEach(console.printMessage)
    }
    return printer.answer(
      scene.outcome, text: text(console.layout(console.size)), json: json(of: scene.both))
  }

  /// Returns both entries as items.
  ///
  /// For places it adds the way from the first to the second, and how far the second's clocks are
  /// ahead.
  private func json(of content: CompareContent?) -> JSONNode {
    let answer = content?.answer
    let items = (answer?.items ?? []).map { item in
      JSONNode.object(
        .item(
          item.reference, title: item.title, isFavorite: item.isFavorite, facts: item.facts,
          formats))
    }
    return [
      "catalog": .string(answer?.first.reference.catalog.rawValue), "items": .array(items),
      "km": .number(answer?.way.map { ($0.kilometres * 100).rounded() / 100 }),
      "direction": .string(answer?.way?.direction.rawValue),
      "minutesAhead": .integer(content?.minutesAhead),
    ]
  }
}
