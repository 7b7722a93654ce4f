enum WelcomeNavigationOption {
    case login
    case register
}

protocol WelcomeWireframeInterface: WireframeInterface {
    func navigate(to option: WelcomeNavigationOption)
}

protocol WelcomeViewInterface: ViewInterface {
    func setGreeting(_ greeting: String)
}

protocol WelcomePresenterInterface: PresenterInterface {
    func didSelectLoginAction()
    func didSelectRegisterAction()
}
