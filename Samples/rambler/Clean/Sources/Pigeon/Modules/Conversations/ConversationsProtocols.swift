typealias ConversationsModuleCreationResult = (
    view: ConversationsViewInput,
    input: ConversationsModuleInput
)

protocol ConversationsRouterInput: AnyDismissable {
    /// The opened conversation, to be told when its contact writes.
    func showConversation(
        with contact: Contact,
        output: ConversationModuleOutput?,
        from view: ControllerBackedProtocol?
    ) -> ConversationModuleInput?
    func showContactPicker(output: ContactPickerModuleOutput?, from view: ControllerBackedProtocol?)
}

protocol ConversationsModuleInput: AnyObject {}
