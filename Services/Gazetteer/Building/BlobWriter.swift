/// Puts a header before sections, see ``GazetteerLayout``.
struct BlobWriter {
  let magic: [UInt8]
  let cityCount: Int
  let entryCount: Int
  let fingerprint: UInt64

  func file(_ sections: [[UInt8]]) -> [UInt8] {
    let start = GazetteerLayout.headerSize + 8 * sections.count
    var file = magic
    file.reserveCapacity(
      sections.reduce(start) { $0 + $1.count + GazetteerLayout.alignment })
    file.append(u32: GazetteerLayout.version)
    file.append(u32: UInt32(sections.count))
    file.append(u32: UInt32(cityCount))
    file.append(u32: UInt32(entryCount))
    file.append(u32: UInt32(truncatingIfNeeded: fingerprint))
    file.append(u32: UInt32(truncatingIfNeeded: fingerprint >> 32))
    var offset = start
    for section in sections {
      file.append(u32: UInt32(offset))
      file.append(u32: UInt32(section.count))
      offset = GazetteerLayout.aligned(offset + section.count)
    }
    for section in sections {
      file += section
      file.pad(to: GazetteerLayout.alignment)
    }
    return file
  }
}
