/// What happens later: timers, notifications and the main queue. Each keeps its blocks as the real one does.
public enum RunLoop {
  nonisolated(unsafe) fileprivate static var timers: [Timer] = []
  nonisolated(unsafe) fileprivate static var work: [() -> Void] = []

  /// Fires each timer once.
  public static func fire() {
    for timer in timers where timer.isValid { timer.fire() }
  }

  /// Runs what waits, and what that adds.
  public static func drain() {
    while !work.isEmpty { work.removeFirst()() }
  }

  /// Forgets everything, so that the next run begins anew.
  public static func reset() {
    for timer in timers { timer.invalidate() }
    work = []
    NotificationCenter.default.reset()
  }
}

public final class Timer: NSObject {
  private var block: ((Timer) -> Void)?
  private let repeats: Bool

  private init(_ repeats: Bool, _ block: @escaping (Timer) -> Void) { (self.repeats, self.block) = (repeats, block) }

  public var isValid: Bool { block != nil }

  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(repeats, block)
    RunLoop.timers.append(timer)
    return timer
  }

  public func fire() {
    block?(self)
    if !repeats { invalidate() }
  }

  public func invalidate() {
    // What dies with the block may stop a timer, too.
    let (ended, timers) = (block, RunLoop.timers)
    block = nil
    RunLoop.timers = timers.filter { $0 !== self }
    withExtendedLifetime((ended, timers)) {}
  }
}

public typealias NSNotification = Notification

public struct Notification {
  public struct Name: Hashable {
    let text: String
    public init(_ text: String) { self.text = text }
  }
  public let name: Name
}

open class OperationQueue: NSObject {
  nonisolated(unsafe) public static let main = OperationQueue()
}

public final class NotificationCenter: NSObject {
  nonisolated(unsafe) public static let `default` = NotificationCenter()
  private var blocks: [(token: NSObject, name: Notification.Name?, block: (Notification) -> Void)] = []

  public func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?, using block: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    let token = NSObject()
    blocks.append((token, name, block))
    return token
  }

  public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {}

  public func removeObserver(_ observer: Any) {
    let observer = observer as AnyObject
    let all = blocks
    blocks = all.filter { $0.token !== observer }
    withExtendedLifetime(all) {}
  }

  public func post(name: Notification.Name, object: Any?) {
    for entry in blocks where entry.name == nil || entry.name == name { entry.block(Notification(name: name)) }
  }

  /// Posts all notifications that someone waits for.
  public func postAll() {
    for name in Set(blocks.compactMap(\.name)).sorted(by: { $0.text < $1.text }) { post(name: name, object: nil) }
  }

  func reset() {
    let all = blocks
    blocks = []
    withExtendedLifetime(all) {}
  }
}

public struct DispatchTime {
  public static func now() -> DispatchTime { DispatchTime() }
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime { time }
}

public final class DispatchQueue {
  nonisolated(unsafe) public static let main = DispatchQueue()
  public static func global() -> DispatchQueue { main }
  public func async(execute work: @escaping () -> Void) { RunLoop.work.append(work) }
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) { RunLoop.work.append(work) }
}
