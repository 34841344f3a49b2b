import DetailFeature
package import Domain
import TextUI
import Viper

extension Program {
  /// `catalejo detail CATALOG ID`.
  package func detail(_ reference: Reference, asJSON: Bool) async -> ExitStatus {
    guard let services = services(asJSON: asJSON) else { return .badData }
    let recorder = SceneRecorder<DetailScene>()
    switch reference.catalog {
    case .cities:
      let presenter = DetailAssembly.presenter(
        reference.id, local: services.cities, favorites: services.favorites,
        neighbors: services.neighbors, navigator: Navigator(root: Destination.home),
        formats: formats, clock: services.clock, view: recorder)
      await presenter.handle(.appeared)
    }
    guard var scene = recorder.scene else { return .badData }
    if case .failed(let error)? = scene.notice {
      scene.notice = nil
      warn(of: error)
    }
    let shown = scene
    return answer(
      shown.content.outcome,
      text: DetailView.text(shown, size: console.size, strings: strings),
      json: asJSON ? json(of: shown) : nil)
  }

  private func json(of scene: DetailScene) -> JSONValue {
    let content = scene.content.value
    let members = Self.item(
      scene.reference, title: content?.title ?? "", isFavorite: content?.isFavorite ?? false,
      facts: content?.facts.map(\.fact) ?? [])
    return .object(
      [JSONValue.Member(name: "catalog", value: .string(scene.reference.catalog.rawValue))]
        + members + [
          JSONValue.Member(name: "extract", value: .null),
          JSONValue.Member(name: "source", value: .null),
          JSONValue.Member(name: "state", value: "embedded"),
          JSONValue.Member(name: "fetchedAt", value: .null),
        ])
  }
}
