import Testing

@testable import ViperFacts

@Suite struct CacheLocationTests {
  @Test func isWhereThePlatformKeepsCaches() throws {
    let path = try #require(CacheLocation.path(for: "/project", environment: ["HOME": "/home/me"]))
    #if canImport(Darwin)
      #expect(path.hasPrefix("/home/me/Library/Caches/viper-lint/"))
    #else
      #expect(path.hasPrefix("/home/me/.cache/viper-lint/"))
    #endif
    #expect(
      CacheLocation.path(for: "/project", environment: ["HOME": "/h", "XDG_CACHE_HOME": "/x"])?.hasPrefix("/x/viper-lint/")
        == true)
  }

  @Test func everyFolderHasItsOwn() {
    let home = ["HOME": "/home/me"]
    #expect(CacheLocation.path(for: "/a", environment: home) != CacheLocation.path(for: "/b", environment: home))
    #expect(CacheLocation.path(for: "/a", environment: home) == CacheLocation.path(for: "/a", environment: home))
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "relative"], ["XDG_CACHE_HOME": "relative"]])
  func thereIsNoneWithoutAHome(_ environment: [String: String]) {
    #expect(CacheLocation.path(for: "/a", environment: environment) == nil)
  }
}
