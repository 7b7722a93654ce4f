protocol ConversationViewInput: ControllerBackedProtocol {
    func didReceive(title: String)
    func didReceive(lines: [String])
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

    private let contact: Contact

    init(
        contact: Contact,
        interactor: ConversationInteractorInput,
        router: ConversationRouterInput,
        moduleOutput: ConversationModuleOutput?
    ) {
        self.contact = contact
        self.interactor = interactor
        self.router = router
        self.moduleOutput = moduleOutput
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
        view?.clearInput()
        moduleOutput?.didSendMessage()
    }

    func didTapBack() {
        router.close(view: view)
    }
}

extension ConversationPresenter: ConversationInteractorOutput {
    func didReceive(messages: [Message]) {
        view?.didReceive(lines: messages.map { "\($0.author.name): \($0.text)" })
    }
}

extension ConversationPresenter: ConversationModuleInput {
    func reload() {
        interactor.loadMessages()
    }
}
