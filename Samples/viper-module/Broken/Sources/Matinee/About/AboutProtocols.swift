protocol AboutWireframeProtocol: AnyObject {
    func close()
}

protocol AboutPresenterProtocol: AnyObject {
    var router: AboutWireframeProtocol { get }

    func viewDidLoad()
}

protocol AboutViewProtocol: AnyObject {
    var presenter: AboutPresenterProtocol? { get set }

    func showVersion(_ version: String)
}
