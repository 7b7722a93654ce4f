typealias ArchiveModuleCreationResult = (
    view: ArchiveViewInput,
    input: ArchiveModuleInput
)

protocol ArchiveRouterInput: AnyDismissable {}

protocol ArchiveModuleInput: AnyObject {}
