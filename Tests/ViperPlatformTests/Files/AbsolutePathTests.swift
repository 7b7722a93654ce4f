import Testing
import ViperPlatform

/// Paths by their parts alone, whatever is on the disk.
@Suite struct AbsolutePathTests {
  @Test(arguments: [
    ("a/b", "/x/a/b"), ("../b", "/b"), ("./a/./b/", "/x/a/b"), ("/y/../z", "/z"), (".", "/x"), ("../../..", "/"),
    ("a//b", "/x/a/b"),
  ])
  func isNormalised(_ path: String, _ absolute: String) { #expect(AbsolutePath.of(path, in: "/x") == absolute) }

  @Test(arguments: [("/x/a", "a"), ("/x", "."), ("/xa", "/xa"), ("/y/a", "/y/a")])
  func isPrintedRelativeToAFolderThatHoldsIt(_ path: String, _ printed: String) {
    #expect(AbsolutePath.printed(path, in: "/x") == printed)
  }

  @Test(arguments: [("/base/a/x.swift", "../a/x.swift"), ("/other/x.swift", "../../other/x.swift"), ("/base/b/c/x", "c/x")])
  func wayClimbsOutOfTheFolder(_ path: String, _ way: String) { #expect(AbsolutePath.way(to: path, from: "/base/b") == way) }

  @Test func liesInAFolderByWholeParts() {
    #expect(AbsolutePath.lies("/a/b", in: "/a"))
    #expect(AbsolutePath.lies("/a", in: "/a"))
    #expect(!AbsolutePath.lies("/ab", in: "/a"))
  }
}
