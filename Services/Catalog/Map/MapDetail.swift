/// The resolutions the map is embedded in (Natural Earth's scales).
package enum MapDetail: String, CaseIterable, Sendable {
  /// 1:110 million: the world at a glance.
  case world
  /// 1:50 million: nearer.
  case region
}
