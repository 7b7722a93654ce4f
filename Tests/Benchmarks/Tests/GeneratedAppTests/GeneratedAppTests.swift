import Foundation
import GeneratedApp
import Testing

struct GeneratedAppTests {
  @Test func sameSeedGivesTheSameFiles() {
    #expect(GeneratedApp(modules: 60, seed: 7).files == GeneratedApp(modules: 60, seed: 7).files)
    #expect(GeneratedApp(modules: 60, seed: 7).files != GeneratedApp(modules: 60, seed: 8).files)
  }

  @Test func filesDoNotOverwriteEachOther() {
    let paths = GeneratedApp(modules: 800).files.map(\.path)
    #expect(Set(paths).count == paths.count)
  }

  @Test(arguments: [1, 50, 51, 130])
  func everyModuleHasFiveFilesAndItsFolderAtMostFiftyModules(modules: Int) {
    let folders = GeneratedApp(modules: modules).files.map { $0.path.split(separator: "/") }
      .filter { $0.starts(with: ["Sources", "Modules"]) }
    #expect(folders.count == 5 * modules)
    let areas = Dictionary(grouping: folders) { $0[2] }
    #expect(areas.values.allSatisfy { $0.count <= 5 * 50 })
  }

  @Test func mistakesComeAtAFixedRateAndAreMarked() {
    let app = GeneratedApp(modules: 100)
    #expect(app.mistakes.count == 10)
    #expect(Set(app.mistakes) == Set(Mistake.allCases))
    let marks = app.files.reduce(0) { $0 + $1.text.ranges(of: "// expect: ").count }
    #expect(marks == 10)
  }

  @Test func occupiedFolderIsRefused() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = GeneratedApp(modules: 1)
    try app.write(to: folder)
    #expect(throws: GeneratedApp.OccupiedFolder.self) { try app.write(to: folder) }
  }
}
