protocol ConversationViewInput: ControllerBackedProtocol {
    func didReceive(title: String)
    func didReceive(messages: [Message]) // expect: view-references-entity
    func clearInput()
}

protocol ConversationInteractorInput: AnyObject {
    func setup(with output: ConversationInteractorOutput)
    func loadMessages()
    func send(text: String)
}

final class ConversationPresenter {
    private weak var view: ConversationViewInput?
    private let interactor: ConversationInteractorInput
    private let router: ConversationRouterInput
    private weak var moduleOutput: ConversationModuleOutput?
    private weak var list: ConversationsViewInput? // expect: cross-module-reference

    private let contact: Contact

    init(
        contact: Contact,
        interactor: ConversationInteractorInput,
        router: ConversationRouterInput,
        moduleOutput: ConversationModuleOutput?,
        list: ConversationsViewInput?
    ) {
        self.contact = contact
        self.interactor = interactor
        self.router = router
        self.moduleOutput = moduleOutput
        self.list = list
    }
}

extension ConversationPresenter: ConversationViewOutput {
    func didLoad(view: ConversationViewInput) {
        self.view = view
        interactor.setup(with: self)
        view.didReceive(title: contact.name)
        interactor.loadMessages()
    }

    func didTapSend(text: String?) {
        guard let text = text, !text.isEmpty else {
            return
        }
        interactor.send(text: text)
        list?.didReceive(viewModels: [])
        view?.clearInput()
        moduleOutput?.didSendMessage()
    }

    func didTapBack() {
        router.close(view: view)
    }
}

extension ConversationPresenter: ConversationInteractorOutput {
    func didReceive(messages: [Message]) {
        view?.didReceive(messages: messages)
    }

    func didFailToSend() {
        view?.clearInput()
    }
}

extension ConversationPresenter: ConversationModuleInput {
    func reload() {
        interactor.loadMessages()
    }
}
