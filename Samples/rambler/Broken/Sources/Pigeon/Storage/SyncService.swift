import Foundation

final class SyncService {
    private let storage = MessageStorage()

    func askForContact() {
        _ = ContactPickerAssembly.configureModule( // expect: assembly-called-outside-wireframe
            messageStorage: storage,
            moduleOutput: nil
        )
    }
}
