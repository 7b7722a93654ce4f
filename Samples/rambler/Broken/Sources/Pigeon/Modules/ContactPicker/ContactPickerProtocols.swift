typealias ContactPickerModuleCreationResult = (
    view: ContactPickerViewInput,
    input: ContactPickerModuleInput
)

protocol ContactPickerRouterInput: AnyObject {
    func close()
}

protocol ContactPickerModuleInput: AnyObject {}

protocol ContactPickerModuleOutput: AnyObject {
    func didPick(contact: Contact)
}
