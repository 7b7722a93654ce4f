import Testing
import ViperPlatform

/// Paths by their parts alone, whatever is on the disk.
struct AbsolutePathTests {
  @Test(arguments: [
    ("/a/b", "/x", "/a/b"), ("/a//b/", "/x", "/a/b"), ("a/b c", "/x", "/x/a/b c"), ("a", "/x//y/", "/x/y/a"), ("", "/x", "/x"),
    (".", "/x", "/x"), ("./a/./b", "/x", "/x/a/b"), ("../a", "/x/y", "/x/a"), ("..a/.b", "/x", "/x/..a/.b"),
    ("~/%20", "/x", "/x/~/%20"), ("/", "/x", "/"), ("/y/../z", "/x", "/z"), ("../../..", "/x", "/"),
  ])
  func isTheSameHoweverItIsWritten(_ path: String, _ folder: String, _ text: String) {
    #expect(AbsolutePath(path, in: folder).string == text)
    #expect(AbsolutePath(path, in: folder) == AbsolutePath(text))
  }

  @Test(arguments: [("/x/a", "a"), ("/x", "."), ("/xa", "/xa"), ("/y/a", "/y/a")])
  func isPrintedRelativeToAFolderThatContainsIt(_ path: String, _ printed: String) {
    #expect(AbsolutePath(path).printed(in: AbsolutePath("/x")) == printed)
  }

  @Test(arguments: [
    ("/base/a/x.swift", "../a/x.swift"), ("/other/x.swift", "../../other/x.swift"), ("/base/b/c/x", "c/x"), ("/base/b", "."),
    ("/base", ".."), ("/", "../.."),
  ])
  func relativePathClimbsOutOfTheFolder(_ path: String, _ relative: String) {
    #expect(AbsolutePath(path).relative(to: AbsolutePath("/base/b")) == relative)
  }

  @Test(arguments: [("/a", "/a/b", true), ("/a", "/a", true), ("/", "/a", true), ("/a", "/ab", false), ("/a/b", "/a", false)])
  func containsByWholeComponents(_ folder: String, _ path: String, _ isContained: Bool) {
    #expect(AbsolutePath(folder).contains(AbsolutePath(path)) == isContained)
  }

  @Test(arguments: [("/a/b", "/a"), ("/a", "/"), ("/", nil)])
  func folderOfTheRootIsNil(_ path: String, _ folder: String?) {
    #expect(AbsolutePath(path).folder?.string == folder)
  }
}
