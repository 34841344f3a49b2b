import Contracts
import Domain
import TestSupport

@testable import TemplateFeature

extension Reference {
  static let harbor = Reference(.cities, "1")
  static let quay = Reference(.people, "2")
}

extension TemplateItem {
  static let harbor = TemplateItem(
    reference: .harbor, title: "Harbor", position: Coordinate(latitude: 1.5, longitude: -2))
  static let quay = TemplateItem(reference: .quay, title: "Quay")
}

extension TemplateRow {
  static let harbor = TemplateRow(
    reference: .harbor, title: "Harbor", position: "1.5000, -2.0000")
  static let quay = TemplateRow(reference: .quay, title: "Quay")
}

extension DataError {
  static let broken = DataError.service(.people, .status(500))
}
