import Testing

@testable import ViperPipeline

struct FolderPathTests {
  @Test(arguments: [
    ("/a/b", "/x", "/a/b"), ("/a//b/", "/x", "/a/b"), ("a/b c", "/x", "/x/a/b c"), ("a", "/x//y/", "/x/y/a"), ("", "/x", "/x"),
    (".", "/x", "/x"),
    ("./a/./b", "/x", "/x/a/b"), ("../a", "/no-such/x", "/no-such/a"), ("..a/.b", "/x", "/x/..a/.b"), ("~/%20", "/x", "/x/~/%20"),
    ("/", "/x", "/"),
  ])
  func isTheSameHoweverItIsWritten(_ path: String, _ folder: String, _ text: String) {
    #expect(FolderPath(path, in: folder).text == text)
  }
}
