import Foundation

open class UIDevice: NSObject {
  public enum UserInterfaceIdiom { case phone, pad }
  public class var current: UIDevice { UIDevice() }
  public var name: String { "" }
  public var systemVersion: String { "" }
  public var userInterfaceIdiom: UserInterfaceIdiom { .phone }
}
open class UINotificationFeedbackGenerator: NSObject {
  public enum FeedbackType { case success, warning, error }
  public func notificationOccurred(_ type: FeedbackType) {}
}
open class UIScreen: NSObject {
  public class var main: UIScreen { UIScreen() }
  public var bounds: CGRect { .zero }
}
