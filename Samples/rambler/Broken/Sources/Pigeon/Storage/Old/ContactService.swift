import Foundation

final class ContactService { // expect: duplicate-type-name
    private let folder = FileManager.default.temporaryDirectory

    func remove(_ name: String) {
        try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
}
