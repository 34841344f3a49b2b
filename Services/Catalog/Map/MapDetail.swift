/// The resolutions the map is embedded in, coarse to fine (Natural Earth's scales).
package enum MapDetail: String, CaseIterable, Sendable {
  /// 1:110 million, simplified, without rivers: the whole Earth in a few hundred dots.
  case globe
  /// 1:110 million: the world at a glance.
  case world
  /// 1:50 million: nearer.
  case region
}
