protocol LoginViewInterface: AnyObject {}
protocol LoginPresenterInterface: AnyObject {}
protocol LoginInteractorInterface: AnyObject {}
protocol LoginWireframeInterface: AnyObject {}
