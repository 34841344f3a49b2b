/// What a program may use, before it is killed or refused more.
struct ProgramLimits: Hashable, Sendable {
  var time = Duration.seconds(5)
  /// Seconds of the processor.
  var processor: UInt = 5
  /// Bytes of address space.
  var memory: UInt = 1 << 30
  /// Bytes it may answer.
  var output = 8 << 20
}
