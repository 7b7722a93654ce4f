import Testing

@testable import ViperPipeline

struct FirstParentCommitsTests {
  @Test func readsIdDayAndSubject() {
    let commits = FirstParentCommits.commits(in: "c2\u{1F}2026-02-01\u{1F}A \u{1F} b\0c1\u{1F}2026-01-31\u{1F}\0")
    #expect(commits.map(\.id) == ["c2", "c1"])
    #expect(commits.map(\.day) == ["2026-02-01", "2026-01-31"])
    #expect(commits.map(\.subject) == ["A \u{1F} b", ""])
  }

  @Test(arguments: ["", "\0", "c1", "c1\u{1F}2026-01-31"]) func survivesACutListing(_ listing: String) {
    #expect(FirstParentCommits.commits(in: listing).isEmpty)
  }
}
