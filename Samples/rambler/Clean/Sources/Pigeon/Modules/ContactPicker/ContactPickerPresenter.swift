protocol ContactPickerViewInput: ControllerBackedProtocol {
    func didReceive(names: [String])
}

protocol ContactPickerInteractorInput: AnyObject {
    func setup(with output: ContactPickerInteractorOutput)
    func loadContacts()
}

final class ContactPickerPresenter {
    private weak var view: ContactPickerViewInput?
    private let interactor: ContactPickerInteractorInput
    private let router: ContactPickerRouterInput
    private weak var moduleOutput: ContactPickerModuleOutput?

    private var contacts: [Contact] = []

    init(
        interactor: ContactPickerInteractorInput,
        router: ContactPickerRouterInput,
        moduleOutput: ContactPickerModuleOutput?
    ) {
        self.interactor = interactor
        self.router = router
        self.moduleOutput = moduleOutput
    }
}

extension ContactPickerPresenter: ContactPickerViewOutput {
    func didLoad(view: ContactPickerViewInput) {
        self.view = view
        interactor.setup(with: self)
        interactor.loadContacts()
    }

    func didSelectContact(at index: Int) {
        moduleOutput?.didPick(contact: contacts[index])
    }

    func didTapClose() {
        router.dismiss(view: view)
    }
}

extension ContactPickerPresenter: ContactPickerInteractorOutput {
    func didReceive(contacts: [Contact]) {
        self.contacts = contacts
        view?.didReceive(names: contacts.map(\.name))
    }
}

extension ContactPickerPresenter: ContactPickerModuleInput {}
