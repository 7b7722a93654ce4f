typealias ContactPickerModuleCreationResult = (
    view: ContactPickerViewInput,
    input: ContactPickerModuleInput
)

protocol ContactPickerRouterInput: AnyObject {
    func close()
}

protocol ContactPickerModuleInput: AnyObject {}

protocol ContactPickerRouterOutput: AnyObject { // expect: protocol-without-conformer
    func didClose()
}

protocol ContactPickerModuleOutput: AnyObject {
    func didPick(contact: Contact)
}
