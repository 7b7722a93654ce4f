protocol ArchiveViewInput: ControllerBackedProtocol {
    func didReceive(names: [String])
}

protocol ArchiveInteractorInput: AnyObject {
    func setup(with output: ArchiveInteractorOutput)
    func loadContacts()
}

final class ArchivePresenter {
    private weak var view: ArchiveViewInput?
    private let interactor: ArchiveInteractorInput
    private let router: ArchiveRouterInput

    init(interactor: ArchiveInteractorInput, router: ArchiveRouterInput) {
        self.interactor = interactor
        self.router = router
    }
}

extension ArchivePresenter: ArchiveViewOutput {
    func didLoad(view: ArchiveViewInput) {
        self.view = view
        interactor.setup(with: self)
        interactor.loadContacts()
    }

    func didTapClose() {
        router.dismiss(view: view)
    }
}

extension ArchivePresenter: ArchiveInteractorOutput {
    func didReceive(contacts: [Contact]) {
        view?.didReceive(names: contacts.map(\.name))
    }
}

extension ArchivePresenter: ArchiveModuleInput {}
