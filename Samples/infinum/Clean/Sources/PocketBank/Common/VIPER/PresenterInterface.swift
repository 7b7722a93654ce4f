protocol PresenterInterface: AnyObject {
    func viewDidLoad()
    func viewWillAppear(animated: Bool)
    func viewDidAppear(animated: Bool)
    func viewWillDisappear(animated: Bool)
    func viewDidDisappear(animated: Bool)
}

/// A presenter implements only the events that its view forwards.
extension PresenterInterface {

    func viewDidLoad() {
        fatalError("\(type(of: self)) does not handle viewDidLoad")
    }

    func viewWillAppear(animated: Bool) {
        fatalError("\(type(of: self)) does not handle viewWillAppear")
    }

    func viewDidAppear(animated: Bool) {
        fatalError("\(type(of: self)) does not handle viewDidAppear")
    }

    func viewWillDisappear(animated: Bool) {
        fatalError("\(type(of: self)) does not handle viewWillDisappear")
    }

    func viewDidDisappear(animated: Bool) {
        fatalError("\(type(of: self)) does not handle viewDidDisappear")
    }
}
