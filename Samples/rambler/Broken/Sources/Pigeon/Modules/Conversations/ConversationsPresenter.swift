protocol ConversationsViewInput: ControllerBackedProtocol {
    func didReceive(viewModels: [ConversationCellModel])
}

protocol ConversationsInteractorInput: AnyObject {
    func setup(with output: ConversationsInteractorOutput)
    func loadConversations()
}

final class ConversationsPresenter {
    private var view: ConversationsViewInput? // expect: retain-cycle
    private let interactor: ConversationsInteractorInput
    private let router: ConversationsRouterInput

    private weak var conversation: ConversationModuleInput?
    private var contacts: [Contact] = []

    init(interactor: ConversationsInteractorInput, router: ConversationsRouterInput) {
        self.interactor = interactor
        self.router = router
    }

    private func show(_ contact: Contact) {
        conversation = router.showConversation(with: contact, output: self, list: view)
    }
}

extension ConversationsPresenter: ConversationsViewOutput {
    func didLoad(view: ConversationsViewInput) {
        self.view = view
        interactor.setup(with: self)
        interactor.loadConversations()
    }

    func didSelectRow(at index: Int) {
        show(contacts[index])
    }

    func didTapCompose() {
        router.showContactPicker(output: self, from: view)
    }
}

extension ConversationsPresenter: ConversationsInteractorOutput {
    func didReceive(conversations: [(contact: Contact, last: Message?)]) {
        contacts = conversations.map(\.contact)
        view?.didReceive(viewModels: conversations.map {
            ConversationCellModel(title: $0.contact.name, preview: $0.last?.text ?? "")
        })
        conversation?.reload()
    }
}

extension ConversationsPresenter: ConversationsModuleInput {}

extension ConversationsPresenter: ConversationModuleOutput {
    func didSendMessage() {
        interactor.loadConversations()
    }
}

extension ConversationsPresenter: ContactPickerModuleOutput {
    func didPick(contact: Contact) {
        router.dismiss(view: view)
        show(contact)
    }
}
