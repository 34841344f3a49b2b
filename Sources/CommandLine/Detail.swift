import Components
import Contracts
import DetailFeature
import Domain
import JSON
import Localization
import Terminal
import TextUI
import Viper

extension Commands {
  /// `catalejo detail CATALOG ID`.
  func detail(_ reference: Reference, isRefresh: Bool) async -> ExitStatus {
    var scene = await scene(of: resolved(reference), isRefresh ? .retried : .appeared)
    let content = scene.content.value
    if case .notFound? = scene.content.error, content == nil {
      return await fail(.notFound(scene.reference))
    }
    if let status = failure(
      of: scene.content.error, hasContent: content != nil, age: content?.provenance)
    {
      return status
    }
    if let content { scene.content = .success(content) }
    if case .failed(let error)? = scene.notice { printer.warn(of: error) }
    scene.notice = nil
    return printer.answer(
      scene.content.error.map(ScreenOutcome.failed) ?? .done, text: text(of: scene), isPaged: true,
      json: json(of: scene))
  }

  func scene(of reference: Reference, _ event: DetailEvent) async -> DetailScene {
    let recorder = SceneRecorder<DetailScene>()
    await host.detail(of: reference, view: recorder).handle(event)
    return recorder.scene ?? DetailScene(of: reference)
  }

  func text(of scene: DetailScene) -> [Line] {
    DetailView.text(
      scene, size: console.layout(console.size), strings: strings, isInteractive: false)
  }

  func json(of scene: DetailScene) -> JSONNode {
    let content = scene.content.value
    var members: [JSONNode.Member] =
      [.init("catalog", .string(scene.reference.catalog.rawValue))]
      + .item(
        scene.reference, title: content?.title ?? "", isFavorite: content?.isFavorite ?? false,
        facts: content?.allFacts ?? [], formats, isDetailed: true)
    // A person has a member `state` already: where they live. That one stays.
    let names = Set(members.map(\.name))
    let description = content?.description ?? .notOffered
    if description != .notOffered {
      members.append(.init("extract", .string(description.known?.text)))
      members.append(.init("source", .string(description.known?.source.text)))
    }
    members += .provenance(content?.provenance ?? .embedded).filter { !names.contains($0.name) }
    return .object(members)
  }
}
