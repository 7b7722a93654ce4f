/// Counts the object that has it.
public final class Probe {
  private let name: String

  public init(_ name: String) {
    self.name = name
    Log.count(name, 1)
  }

  deinit { Log.count(name, -1) }
}

/// The receiver of a call, which is noted; it is kept no longer than by the call.
public func met<Receiver>(_ receiver: Receiver?, _ place: String) -> Receiver? {
  Log.call(place, met: receiver != nil)
  return receiver
}
