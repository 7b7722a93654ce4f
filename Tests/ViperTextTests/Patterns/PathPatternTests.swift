import Testing
import ViperText

/// Path patterns: what matches, what covers a folder, and what is invalid.
@Suite struct PathPatternTests {
  private func pattern(_ text: String) throws -> PathPattern { try PathPattern(text, in: "/p/{app}") }

  @Test(arguments: [
    ("A.swift", "A.swift", true), ("A.swift", "B/A.swift", false), ("*.swift", "A.swift", true), ("*.swift", "B/A.swift", false),
    ("**/*.swift", "A.swift", true), ("**/*.swift", "B/C/A.swift", true), ("B/**", "B/C/A.swift", true),
    ("B/**", "Bc/A.swift", false),
    ("B", "B/C/A.swift", true), ("B/", "B/A.swift", true), ("./B", "B/A.swift", true), ("B*", "Bc/A.swift", false),
    ("B*/**", "Bc/A.swift", true),
    ("**/C", "B/C/A.swift", true), ("**/C/**/D", "x/C/y/z/D/A.swift", true), ("**/C/**/D", "x/D/C/A.swift", false),
    ("?.swift", "Ä.swift", true),
    ("?.swift", "AB.swift", false), ("{A,B/C}/*", "B/C/x.swift", true), ("{A,B}/*", "C/x.swift", false),
    ("{,A}B/*", "AB/x", true),
    ("*a*b*", "xaybz", true), ("*a*b*", "xbya", false), (".", "any/thing", true), ("**", "any/thing", true), ("a", "A", false),
    ("**/a/*/b", "a/x/a/y/b", true),
  ])
  func fits(_ text: String, _ path: String, _ expected: Bool) throws {
    #expect(try pattern(text).matches(file: "/p/{app}/" + path) == expected)
  }

  @Test func theFolderIsTakenAsItIsCalled() throws {
    #expect(try !pattern("**").matches(file: "/p/app/A.swift"))
    #expect(try !pattern("**").matches(file: "/p/{app}s/A.swift"))
    #expect(try pattern("../b/*").matches(file: "/p/b/A.swift"))
    #expect(try pattern("../../../../b").matches(file: "/b/A.swift"))
    #expect(try PathPattern("b/**", in: "/").matches(file: "/b/A.swift"))
  }

  @Test func coversWholeFolders() throws {
    let folder = "/p/{app}/"
    #expect(try pattern("**/Generated/**").covers(folder: folder + "a/Generated/b"))
    #expect(try pattern("Legacy").covers(folder: folder + "Legacy"))
    #expect(try !pattern("Legacy/**/*.swift").covers(folder: folder + "Legacy/a"))
    #expect(try !pattern("Legacy/a").covers(folder: folder + "Legacy"))
    #expect(try pattern("**").covers(folder: "/p/{app}"))
  }

  @Test func whatStandsBeforeTheFirstWildcard() throws {
    #expect(try pattern("a/b/*.swift").fixedPrefixes == ["/p/{app}/a/b"])
    #expect(try pattern("{a,b}/c").fixedPrefixes == ["/p/{app}/a/c", "/p/{app}/b/c"])
    #expect(try pattern("**").fixedPrefixes == ["/p/{app}"])
    #expect(try pattern("../../..").fixedPrefixes == ["/"])
  }

  @Test func bracesCostWhatTheyMultiply() throws {
    #expect(try pattern("a/*.swift").cost == 3)
    #expect(try pattern("{a,b}/{c,d}/*").cost == 16)
  }

  @Test(arguments: [
    "", "/a", "a/../b", "a**", "**.swift", "[ab]", "a\\b", "{a", "a}", "{a{b,c}}", "!a", String(repeating: "{a,b}", count: 7),
  ])
  func isNoPattern(_ text: String) {
    #expect(throws: PathPattern.Mistake.self) { try pattern(text) }
  }
}
