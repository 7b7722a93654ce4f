/// The receiver of a call, which is noted; it is kept no longer than by the call.
public func met<Receiver>(_ receiver: Receiver?, _ place: String) -> Receiver? {
  Log.call(place, met: receiver != nil)
  return receiver
}
