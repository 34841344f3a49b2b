/// Puts a header before sections, see ``GazetteerLayout``.
struct BlobWriter {
  let magic: [UInt8]
  let cityCount: Int
  let entryCount: Int
  let fingerprint: UInt64

  func file(_ sections: [[UInt8]]) -> [UInt8] {
    var table: [UInt8] = []
    var body: [UInt8] = []
    let start = GazetteerLayout.headerSize + 8 * sections.count
    for section in sections {
      table.append(u32: UInt32(start + body.count))
      table.append(u32: UInt32(section.count))
      body += section
      body.pad(to: GazetteerLayout.alignment)
    }
    var header = magic
    header.append(u32: GazetteerLayout.version)
    header.append(u32: UInt32(sections.count))
    header.append(u32: UInt32(cityCount))
    header.append(u32: UInt32(entryCount))
    header.append(u32: UInt32(truncatingIfNeeded: fingerprint))
    header.append(u32: UInt32(truncatingIfNeeded: fingerprint >> 32))
    return header + table + body
  }
}
