import Testing

@testable import ViperPipeline

struct FileChangesTests {
  private func files(_ listing: [String]) -> [[String]] {
    FileChanges(listing.map { $0 + "\0" }.joined()).commits.map { $0.files.sorted() }
  }

  @Test func readsFilesOfCommits() {
    let listing = ["\u{1}c2", "\nM", "Mein Geld/Ü b.swift", "D", "Old.swift", "\u{1}c1", "\nA", "A.swift"]
    #expect(files(listing) == [["Mein Geld/Ü b.swift", "Old.swift"], ["A.swift"]])
    #expect(FileChanges("\u{1}c1\0\nA\0A.swift\0").commits.map(\.id) == ["c1"])
  }

  @Test func earlierChangesBelongToThePresentName() {
    let listing = [
      "\u{1}c5", "\nM", "New.swift", "\u{1}c4", "\nR090", "Middle.swift", "New.swift", "\u{1}c3", "\nM", "Middle.swift",
      "\u{1}c2",
      "\nR100", "Old.swift", "Middle.swift", "\u{1}c1", "\nA", "Old.swift",
    ]
    #expect(files(listing) == Array(repeating: ["New.swift"], count: 5))
  }

  @Test func laterFileOfAnOldNameIsAnother() {
    let listing = ["\u{1}c3", "\nA", "Old.swift", "\u{1}c2", "\nR100", "Old.swift", "New.swift", "\u{1}c1", "\nA", "Old.swift"]
    #expect(files(listing) == [["Old.swift"], ["New.swift"], ["New.swift"]])
  }

  @Test(arguments: ["", "\0", "\u{1}c1", "\u{1}c1\0\nM", "\u{1}c1\0\nR100\0Old.swift"]) func survivesACutListing(
    _ listing: String
  ) {
    #expect(FileChanges(listing).commits.allSatisfy { $0.files.isEmpty })
  }

  // MARK: modules

  private let modules = ModuleFiles([
    (file: "App/Login/LoginView.swift", module: 0), ("App/Login/Parts/LoginCell.swift", 0), ("App/Home/HomeView.swift", 1),
    ("App/Both.swift", 0),
    ("App/Both.swift", 1),
  ])

  @Test(arguments: [
    ("App/Login/LoginView.swift", [0]), ("App/Both.swift", [0, 1]), ("App/Login/Gone.swift", [0]),
    ("App/Login/Parts/Deep/Gone.swift", [0]), ("App/Other.swift", []), ("App/Other/Gone.swift", []), ("/elsewhere/A.swift", []),
  ])
  func knowsTheModulesOf(_ file: String, _ expected: [Int]) {
    #expect(modules.modules(of: file).sorted() == expected)
  }

  // MARK: periods

  @Test(arguments: [("2026-11-23", "2025-11-23"), ("2024-02-29", "2023-02-28"), ("1000-01-01", "0999-01-01")])
  func yearBefore(_ day: String, _ expected: String) {
    #expect(GitHistory.yearBefore(day) == expected)
  }

  @Test func daysAreToldFromRevisions() {
    #expect(HistoryStart("2026-01-31") == .day("2026-01-31"))
    #expect(HistoryStart("v2026-01-31") == .revision("v2026-01-31"))
  }
}
