import Testing
import ViperFacts

@testable import ViperLinking

/// Extensions of types, also of other modules'.
@Suite struct ExtensionTests {
  private static let alias = "// file: Alias.swift\ntypealias BaseView = UIView\n"
  private static let own = "extension UIView { func shadow() {} }\n"
  private static let aliased = "extension BaseView { func helper() -> MovieListInteractor { MovieListInteractor() } }\n"
  private static let user = """
    // file: View.swift
    class MovieListInteractor { func load() {} }
    class MovieListView { func show() { UIView().helper().load() } }
    """

  @Test(arguments: [[own, aliased], [aliased, own], [aliased]])
  func extensionsByAnAliasAreOfTheTypeThatItNames(_ extensions: [String]) {
    let code = LinkedCode(Self.alias + "// file: Extensions.swift\n" + extensions.joined() + Self.user)
    #expect(code.usages.contains("MovieListView -> MovieListInteractor chain"))
    #expect(code.codebase.types.filter(\.isExternal).map(\.qualifiedName) == ["UIView"])
  }

  @Test func aliasOfAnAliasIsFollowed() {
    let code = LinkedCode(
      "typealias A = B\ntypealias B = UIKit.UIView\nextension A { func a() {} }\nextension UIView { func b() {} }")
    #expect(code.codebase.types.map(\.qualifiedName) == ["UIView"])
  }

  @Test func aliasOfAContainerKeepsItsName() {
    let code = LinkedCode("typealias Views = [UIView]\nextension Views { func a() {} }")
    #expect(code.codebase.types.map(\.qualifiedName) == ["Views"])
  }

  @Test func aliasesInACircleEnd() {
    let code = LinkedCode("typealias A = B\ntypealias B = A\nextension A { func a() {} }")
    #expect(code.codebase.types.map(\.qualifiedName) == ["A"])
  }

  @Test func extensionOfATypeAtHomeIsAPartOfIt() {
    let code = LinkedCode("class Home {}\ntypealias H = Home\nextension H { func a() {} }\nextension Home {}")
    #expect(code.codebase.types.map(\.parts.count) == [3])
  }

  @Test func typeInTwoClausesIsOne() {
    #expect(LinkedCode("#if A\nclass Home {}\n#else\nclass Home {}\n#endif").codebase.types.map(\.parts.count) == [2])
  }
}
