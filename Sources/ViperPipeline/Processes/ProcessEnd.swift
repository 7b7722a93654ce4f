/// What a command leaves behind when it has said all it has to say.
package enum ProcessEnd {
  private final class Remains {
    let value: any Sendable
    init(_ value: any Sendable) { self.value = value }
  }

  /// Leaves a value's memory to the end of the process, which is near: to free a large model piece by piece is a part of a run
  /// that can be felt.
  package static func abandon(_ value: any Sendable) { _ = Unmanaged.passRetained(Remains(value)) }
}
