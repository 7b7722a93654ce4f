typealias ContactPickerModuleCreationResult = (
    view: ContactPickerViewInput,
    input: ContactPickerModuleInput
)

protocol ContactPickerRouterInput: AnyDismissable {}

protocol ContactPickerModuleInput: AnyObject {}

protocol ContactPickerModuleOutput: AnyObject {
    func didPick(contact: Contact)
}
