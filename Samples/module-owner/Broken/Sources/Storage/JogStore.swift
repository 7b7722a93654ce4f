import Foundation

/// The jogs of each user in a file of their own.
final class JogStore {
    func jogs(of user: User) -> [Jog] {
        guard let file = file(of: user), let data = try? Data(contentsOf: file) else { return [] }
        return (try? JSONDecoder().decode([Jog].self, from: data)) ?? []
    }

    func add(_ jog: Jog, of user: User) throws {
        guard let file = file(of: user) else { return }
        let data = try JSONEncoder().encode(jogs(of: user) + [jog])
        try data.write(to: file)
    }

    private func file(of user: User) -> URL? {
        let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
        return folder?.appendingPathComponent("jogs-\(user.userId).json")
    }
}
