import Atlas
import Catalog

/// Writes the embedded map in the layout of `AtlasLayout`.
enum AtlasWriter {
  /// A section on its way into the blob.
  struct Section {
    let kind: AtlasSection
    let bytes: [UInt8]
  }

  /// The same contents give the same bytes; a detail without any is written empty.
  static func blob(_ contents: [MapDetail: AtlasContent]) -> [UInt8] {
    let sections = MapDetail.allCases.flatMap { detail in
      let content = contents[detail] ?? AtlasContent()
      let grid = AtlasGrid(detail)
      let parts =
        LineSections.sections(content.lines, grid) + AreaSections.sections(content, grid)
      return parts.map { (detail, $0) }
    }
    let tableEnd =
      AtlasLayout.headerLength + sections.count * AtlasLayout.sectionEntryLength
    var blob = AtlasLayout.magic
    AtlasLayout.version.append(to: &blob)
    UInt32(sections.reduce(tableEnd) { $0 + $1.1.bytes.count }).append(to: &blob)
    UInt32(sections.count).append(to: &blob)
    var offset = tableEnd
    for (detail, section) in sections {
      section.kind.rawValue.append(to: &blob)
      detail.code.append(to: &blob)
      UInt32(offset).append(to: &blob)
      UInt32(section.bytes.count / section.kind.stride).append(to: &blob)
      offset += section.bytes.count
    }
    for (_, section) in sections { blob += section.bytes }
    return blob
  }
}
