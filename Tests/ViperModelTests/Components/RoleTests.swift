import Testing

@testable import ViperModel

@Suite struct RoleTests {
  @Test func listsEachRoleOnce() {
    #expect(Set(Role.all).count == Role.all.count)
    #expect(!Role.all.contains(.others))
  }

  @Test func hasRolesWithEachTrait() {
    #expect(Role.all(with: .core) == [.view, .interactor, .presenter, .wireframe])
    #expect(Role.all(with: .dealsInEntities) == [.interactor, .service, .dataManager])
    #expect(Role.all(with: [.core, .countsWithoutModule]) == [.interactor, .wireframe])
    #expect(!Role.all(with: .joinsByFolder).contains { Role.all(with: .core).contains($0) })
  }
}
