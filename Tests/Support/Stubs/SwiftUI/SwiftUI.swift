@_exported import Combine
@_exported import UIKit

// What the samples use of SwiftUI.

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

@resultBuilder public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> some View { EmptyView() }
  public static func buildIf<Content: View>(_ content: Content?) -> some View { EmptyView() }
  public static func buildEither<Content: View>(first: Content) -> EmptyView { EmptyView() }
  public static func buildEither<Content: View>(second: Content) -> EmptyView { EmptyView() }
}

public struct EmptyView: View {
  public init() {}
  public var body: Never { fatalError() }
}
public struct Text: View {
  public init<Content: StringProtocol>(_ text: Content) {}
  public var body: Never { fatalError() }
}
public struct Button: View {
  public init<Title: StringProtocol>(_ title: Title, action: @escaping () -> Void) {}
  public var body: Never { fatalError() }
}
public struct VStack: View {
  public init<Content: View>(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}
public struct List: View {
  public init<Data: RandomAccessCollection, Row: View>(_ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Row)
  where Data.Element: Identifiable {}
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder row: @escaping (Data.Element) -> Row
  ) {}
  public var body: Never { fatalError() }
}

extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View { self }
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
}

@propertyWrapper public struct State<Value> {
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public init(wrappedValue: Value) {}
}
@propertyWrapper public struct ObservedObject<Object: ObservableObject> {
  public var wrappedValue: Object
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
}
@propertyWrapper public struct StateObject<Object: ObservableObject> {
  public var wrappedValue: Object { fatalError() }
  public init(wrappedValue: @autoclosure @escaping () -> Object) {}
}
@propertyWrapper public struct EnvironmentObject<Object: ObservableObject> {
  public var wrappedValue: Object { fatalError() }
  public init() {}
}
@propertyWrapper public struct Bindable<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

open class UIHostingController<Content: View>: UIViewController {
  public init(rootView: Content) { super.init(nibName: nil, bundle: nil) }
  public required dynamic init?(coder: NSCoder) { nil }
}
