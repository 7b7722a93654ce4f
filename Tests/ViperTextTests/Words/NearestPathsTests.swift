import Testing
import ViperText

struct NearestPathsTests {
  private let paths = NearestPaths(
    ["/app/Sources/Notes/Services/Store.swift", "/app/Sources/Notes/Login.swift", "/app/Features/Pay/Pay.swift", "/lib/A.swift"],
    below: "/app")

  @Test(arguments: [
    ("Sources/Notes/Service", "Sources/Notes/Services"), ("Sorces/Notes", "Sources/Notes"), ("Featurs/**", "Features/**"),
    ("Sources/Notes/Logn.swift", "Sources/Notes/Login.swift"), ("Sources/Notes", nil), ("**/Servics", nil), ("Nothing/Like", nil),
    ("Lib/A.swift", nil),
  ])
  func replaceTheFirstPartThatDoesNotExist(_ path: String, _ nearest: String?) { #expect(paths.nearest(to: path) == nearest) }
}
