import Domain
import TextUI
import Viper

/// Abbreviates the arguments and results of calls to a few words on one line.
///
/// It uses reflection, so no type has to know of it. A collection becomes its count, a scene becomes
/// its content, and empty members are left out.
struct TraceValue: Sendable {
  private static let depth = 3
  private static let fields = 4
  /// The longest value and the longest text in it, in characters.
  private static let limit = 120
  private static let textLimit = 32

  private let secrets: [String]

  /// - Parameter secrets: the texts that are hidden wherever they stand.
  init(hiding secrets: [String] = []) {
    self.secrets = secrets.filter { !$0.isEmpty }
  }

  /// Returns a call: `page(CatalogQuery(search: "lima", pageSize: 20))`.
  func call<each Argument>(_ name: String, _ arguments: repeat each Argument) -> String {
    var texts: [String] = []
    for argument in repeat each arguments { texts.append(text(argument)) }
    return texts.isEmpty ? name : "\(name)(\(texts.joined(separator: ", ")))"
  }

  func text(_ value: some Any) -> String {
    cut(SafeText.clean(hidden(text(value, Self.depth))), to: Self.limit)
  }

  private func text(_ value: Any, _ depth: Int) -> String {
    switch value {
    case let text as String: return quoted(cut(hidden(text), to: Self.textLimit))
    case let number as Double: return "\((number * 1000).rounded() / 1000)"
    case let place as Coordinate: return text((place.latitude, place.longitude), depth)
    case let catalog as CatalogID: return catalog.rawValue
    case let service as RemoteService: return service.rawValue
    case let reference as Reference: return "\(reference.catalog.rawValue)/\(reference.id)"
    case let rows as RowNumbers: return rows.text
    case let link as WebLink: return cut(hidden(link.text), to: Self.textLimit)
    default: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { text($0.value, depth) } ?? "nil"
    case .collection, .set, .dictionary: return "[\(mirror.children.count)]"
    case .enum: return text(ofCase: value, mirror, depth)
    case .tuple: return list(mirror.children, depth)
    case .struct, .class: return text(of: mirror, depth)
    default: return "\(value)"
    }
  }

  private func text(ofCase value: Any, _ mirror: Mirror, _ depth: Int) -> String {
    guard let child = mirror.children.first, let name = child.label else { return "\(value)" }
    // An event that several features share is told without its case.
    if child.value is any SlottedEvent { return text(child.value, depth) }
    let payload = text(child.value, depth - 1)
    guard Mirror(reflecting: child.value).displayStyle == .tuple else {
      return "\(name)(\(payload))"
    }
    return payload == "()" ? name : name + payload
  }

  private func text(of mirror: Mirror, _ depth: Int) -> String {
    let name = "\(mirror.subjectType)"
    guard depth > 0 else { return name }
    if let content = mirror.children.first(where: { $0.label == "content" }) {
      return "\(name)(\(text(content.value, depth)))"
    }
    let fields = list(mirror.children, depth)
    return fields == "()" ? name : name + fields
  }

  private func list(_ children: Mirror.Children, _ depth: Int) -> String {
    let told = children.compactMap { child -> String? in
      let text = text(child.value, depth - 1)
      // An unnamed part of a tuple has the label `.0`.
      guard let label = child.label, !label.hasPrefix(".") else { return text }
      return ["nil", "[0]", "\"\"", "false"].contains(text) ? nil : "\(label): \(text)"
    }
    let rest = told.count > Self.fields ? ", …" : ""
    return "(" + told.prefix(Self.fields).joined(separator: ", ") + rest + ")"
  }

  /// Returns a text in quotes as in a source, so that its end can be seen.
  private func quoted(_ text: String) -> String {
    "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
  }

  private func hidden(_ text: String) -> String {
    secrets.reduce(text) { text, secret in
      text.split(separator: secret, omittingEmptySubsequences: false).joined(separator: "•••")
    }
  }

  private func cut(_ text: String, to limit: Int) -> String {
    text.count > limit ? text.prefix(limit - 1) + "…" : text
  }
}
