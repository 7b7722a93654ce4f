protocol AboutWireframeProtocol: AnyObject {
    func close()
}

protocol AboutPresenterProtocol: AnyObject {
    func viewDidLoad()
    func close()
    func didFindVersion(_ version: String)
}

protocol AboutInteractorProtocol: AnyObject {
    var presenter: AboutPresenterProtocol? { get set }

    func findVersion()
}

protocol AboutViewProtocol: AnyObject {
    var presenter: AboutPresenterProtocol? { get set }

    func showVersion(_ version: String)
}
