public struct Notification {
  public struct Name: Hashable {
    public init(_ name: String) {}
  }
}
public typealias NSNotification = Notification
open class OperationQueue: NSObject {}
open class NotificationCenter: NSObject {
  public class var `default`: NotificationCenter { NotificationCenter() }
  public func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { NSObject() }
  public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {}
  public func removeObserver(_ observer: Any) {}
}
open class Timer: NSObject {
  @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer { Timer() }
  public func invalidate() {}
}

public struct DispatchTime {
  public static func now() -> DispatchTime { DispatchTime() }
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime { time }
}
open class DispatchQueue {
  public class var main: DispatchQueue { fatalError() }
  public class func global() -> DispatchQueue { fatalError() }
  public func async(execute work: @escaping @Sendable () -> Void) {}
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {}
}
