import Catalog
package import Components
import DetailFeature
package import Domain
import Localization
import Terminal
import TextUI
import Viper

extension Commands {
  /// `catalejo detail CATALOG ID`.
  ///
  /// A refresh asks the service whatever is held. A name may stand in the place of the id.
  package func detail(
    _ reference: Reference, isRefresh: Bool, asJSON: Bool
  ) async -> ExitStatus {
    let reference = await resolved(reference)
    return answer(
      await scene(of: reference, isRefresh ? .retried : .appeared), asJSON: asJSON)
  }

  func scene(of reference: Reference, _ event: DetailEvent) async -> DetailScene {
    let recorder = SceneRecorder<DetailScene>()
    await host.detail(of: reference, view: recorder).handle(event)
    return recorder.scene ?? DetailScene(of: reference)
  }

  private func answer(_ scene: DetailScene, asJSON: Bool) -> ExitStatus {
    var scene = scene
    let content = scene.content.value
    if let status = failure(
      of: scene.content.error, hasContent: content != nil, age: content?.provenance, asJSON: asJSON)
    {
      return status
    }
    if let content { scene.content = .success(content) }
    if case .failed(let error)? = scene.notice { printer.warn(of: error) }
    scene.notice = nil
    let shown = scene
    return printer.answer(
      shown.content.error.map(ScreenOutcome.failed) ?? .done,
      text: DetailView.text(
        shown, size: console.layout(console.size), strings: strings, isInteractive: false),
      json: asJSON ? json(of: shown) : nil)
  }

  func json(of scene: DetailScene) -> JSONValue {
    let content = scene.content.value
    let members = item(
      scene.reference, title: content?.title ?? "", isFavorite: content?.isFavorite ?? false,
      facts: content?.allFacts ?? [])
    // The state a person lives in has the same name, and comes first.
    let names = Set(members.map(\.name))
    return .object(
      JSONValue.members(["catalog": .string(scene.reference.catalog.rawValue)])
        + members + Self.json(of: content?.description ?? .notOffered)
        + Self.members(of: content?.provenance ?? .embedded).filter { !names.contains($0.name) })
  }

  private static func json(of description: DetailDescription) -> [JSONValue.Member] {
    if case .notOffered = description { return [] }
    let known = description.known
    return JSONValue.members([
      "extract": known.map { .string($0.text) } ?? .null,
      "source": known.map { .string($0.source.text) } ?? .null,
    ])
  }
}
