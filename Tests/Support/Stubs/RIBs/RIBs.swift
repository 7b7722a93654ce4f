@_exported import UIKit

// What the samples use of RIBs.

public protocol Dependency: AnyObject {}
public protocol EmptyDependency: Dependency {}

open class Component<DependencyType>: Dependency {
  public let dependency: DependencyType
  public init(dependency: DependencyType) { self.dependency = dependency }
}
open class EmptyComponent: EmptyDependency {
  public init() {}
}

public protocol Buildable: AnyObject {}
open class Builder<DependencyType>: Buildable {
  public let dependency: DependencyType
  public init(dependency: DependencyType) { self.dependency = dependency }
}

public protocol Interactable: AnyObject {}
open class Interactor: Interactable {
  public init() {}
  open func didBecomeActive() {}
  open func willResignActive() {}
}
open class PresentableInteractor<PresenterType>: Interactor {
  public let presenter: PresenterType
  public init(presenter: PresenterType) { self.presenter = presenter }
}

public protocol ViewControllable: AnyObject {
  var uiviewController: UIViewController { get }
}
extension ViewControllable where Self: UIViewController {
  public var uiviewController: UIViewController { self }
}

public protocol Presentable: AnyObject {}
open class Presenter<ViewControllerType>: Presentable {
  public let viewController: ViewControllerType
  public init(viewController: ViewControllerType) { self.viewController = viewController }
}

public protocol Routing: AnyObject {
  func attachChild(_ child: any Routing)
  func detachChild(_ child: any Routing)
}
public protocol ViewableRouting: Routing {
  var viewControllable: any ViewControllable { get }
}
open class Router<InteractorType>: Routing {
  public let interactor: InteractorType
  public init(interactor: InteractorType) { self.interactor = interactor }
  open func attachChild(_ child: any Routing) {}
  open func detachChild(_ child: any Routing) {}
}
open class ViewableRouter<InteractorType, ViewControllerType>: Router<InteractorType>, ViewableRouting {
  public let viewController: ViewControllerType
  public var viewControllable: any ViewControllable { fatalError() }
  public init(interactor: InteractorType, viewController: ViewControllerType) {
    self.viewController = viewController
    super.init(interactor: interactor)
  }
}
