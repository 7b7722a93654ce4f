typealias ConversationModuleCreationResult = (
    view: ConversationViewInput,
    input: ConversationModuleInput
)

protocol ConversationRouterInput {
    func close(view: ControllerBackedProtocol?)
    func showProfile(of contact: Contact) // expect: unused-protocol-requirement
}

protocol ConversationModuleInput: AnyObject {
    func reload()
}

protocol ConversationModuleOutput: AnyObject {
    func didSendMessage()
}
