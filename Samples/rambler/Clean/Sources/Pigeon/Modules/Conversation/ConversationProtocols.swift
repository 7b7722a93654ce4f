typealias ConversationModuleCreationResult = (
    view: ConversationViewInput,
    input: ConversationModuleInput
)

protocol ConversationRouterInput {
    func close(view: ControllerBackedProtocol?)
}

protocol ConversationModuleInput: AnyObject {
    func reload()
}

protocol ConversationModuleOutput: AnyObject {
    func didSendMessage()
}
