import Testing
import ViperLinking

@testable import ViperModel

@Suite struct FoldersTests {
  private let linked = LinkedCode(
    """
    // file: App/Login/View/LoginView.swift
    class LoginView {}
    // file: App/Login/LoginPresenter.swift
    class LoginPresenter {}
    // file: App/Home/HomePresenter.swift
    class HomePresenter {}
    // file: Views/Logo.swift
    class Logo {}
    """)
  private var folders: Folders { Folders(linked.codebase.files) }

  private func folder(_ type: String) -> Folders.Number {
    folders[linked.codebase.types[linked.type(type)].declaration!.file]
  }

  @Test func skipsFoldersForLayers() {
    #expect(folders.module(of: folder("LoginView")) == folder("LoginPresenter"))
    #expect(folders.module(of: folder("Logo")) == nil)
  }

  @Test func knowsWhichFolderLiesInWhich() {
    #expect(folders.isFolder(folder("LoginView"), in: folder("LoginPresenter")))
    #expect(folders.isFolder(folder("LoginPresenter"), in: folder("LoginPresenter")))
    #expect(!folders.isFolder(folder("LoginPresenter"), in: folder("LoginView")))
    #expect(!folders.isFolder(folder("HomePresenter"), in: folder("LoginPresenter")))
  }

  @Test func measuresSharedFolders() {
    #expect(folders.nearness(folder("LoginPresenter"), folder("LoginPresenter")) == 98)
    #expect(folders.nearness(folder("LoginView"), folder("LoginPresenter")) == 98 * 2 / 3)
    #expect(folders.nearness(folder("LoginView"), folder("HomePresenter")) == 98 / 3)
    #expect(folders.nearness(folder("LoginView"), folder("Logo")) == 0)
  }
}

@Suite struct NamePatternIndexTests {
  private static let patterns = [
    "{Module}Presenter", "{Module}View", "View{Module}Protocol", "Presenter{Module}", "{Module}ViewPresenter", "BaseView",
  ]

  /// The index against the pattern's own comparison.
  @Test(arguments: [
    "LoginPresenter", "Presenter", "PresenterLogin", "LoginViewPresenter", "ViewLoginProtocol", "ViewProtocol", "BaseView",
    "View",
    "", "LöginView", "PresenterView", "XBaseView",
  ])
  func findsWhatEachPatternMatches(_ name: String) {
    var index = NamePatternIndex<String>()
    for pattern in Self.patterns { index.add(NamePattern(pattern)!, pattern) }
    let expected = Self.patterns.filter { NamePattern($0)!.stem(of: name) != nil }
    let numbers = index.numbers(of: name)
    #expect(numbers.map(index.value) == expected)
    #expect(numbers.map { index.stem(of: name, by: $0) } == expected.map { NamePattern($0)!.stem(of: name) })
  }
}

@Suite struct ConsensusTests {
  private func consensus(_ items: [Int?]) -> Consensus<Int> { Consensus(of: items) { $0 } }

  @Test func tellsNoneOneAndSeveralApart() {
    #expect(consensus([]).isNone)
    #expect(consensus([nil, nil]).isNone)
    #expect(consensus([nil, 2, 2]).value == 2)
    #expect(consensus([2, nil, 3]).value == nil)
    #expect(!consensus([2, 3]).isNone)
    #expect(consensus([2, 3, 2]).value == nil)
  }
}

@Suite struct StemInternerTests {
  @Test func givesEqualTextsOneNumber() {
    var stems = StemInterner(expected: 4)
    let login = stems.intern("Login")
    let again = stems.intern("Login")
    #expect(again == login)
    #expect(stems[login] == "Login")
    #expect(stems.id(of: "Home") == nil)
    let empty = stems.intern("")
    #expect(empty == StemInterner.none)
    #expect(stems.count == 2)
  }

  @Test func findsTheStemWithoutBase() {
    var stems = StemInterner(expected: 4)
    let (login, base, short) = (stems.intern("Login"), stems.intern("BaseLogin"), stems.intern("Base"))
    #expect(stems.withoutBase(base) == login)
    #expect(stems.withoutBase(login) == nil)
    #expect(stems.withoutBase(short) == nil)
    let home = stems.intern("BaseHome")
    #expect(stems.withoutBase(home) == nil)
  }
}

@Suite struct SparseTypeArrayTests {
  private let linked = LinkedCode("class A {}\nclass B {}\nclass C {}")

  @Test func holdsValuesOfSomeTypes() {
    var array = SparseTypeArray<String>(linked.types)
    let (a, b, c) = (linked.type("A"), linked.type("B"), linked.type("C"))
    array[c] = "c"
    array[a] = "a"
    #expect(array.keys == [a, c])
    #expect(array[b] == nil)
    array.update(a) { $0 += "!" }
    array.update(b) { $0 += "!" }
    #expect(array.entries.map(\.value) == ["a!", "c"])
    array[c] = nil
    #expect(!array.contains(c))
    array[c] = "again"
    #expect(array[c] == "again")
  }
}

@Suite struct AffinitiesTests {
  private func points(_ a: String, _ b: String, in code: String) -> Int {
    let linked = LinkedCode(code)
    let affinities = Affinities(
      linked.evaluation.usages, among: linked.types, slots: linked.codebase.slotCount, targets: { [$0] },
      role: { type in
        let name = linked.name(type)
        return name.hasSuffix("Presenter") ? .presenter : name.hasSuffix("View") ? .view : nil
      })
    return affinities.points(between: linked.type(a), and: linked.type(b))
  }

  private static let parts = "class LoginPresenter {}\nclass HomePresenter {}\nclass LoginView {}\n"

  @Test func countsWhatOneBodyCreates() {
    let code = Self.parts + "class Flow { func start() { let v = LoginView(); let p = LoginPresenter() } }"
    #expect(points("LoginView", "LoginPresenter", in: code) == Affinities.created)
    #expect(points("Flow", "LoginPresenter", in: code) == Affinities.created)
    #expect(points("LoginView", "HomePresenter", in: code) == 0)
  }

  @Test func ignoresABodyThatCreatesTwoPresenters() {
    let code =
      Self.parts + "class Flow { func start() { let v = LoginView(); let p = LoginPresenter(); let h = HomePresenter() } }"
    #expect(points("LoginView", "LoginPresenter", in: code) == 0)
  }

  @Test func countsOneBodyAtATime() {
    let code = Self.parts + "class Flow { func a() { let v = LoginView() }; func b() { let p = LoginPresenter() } }"
    #expect(points("LoginView", "LoginPresenter", in: code) == 0)
  }

  @Test func ignoresAViewThatCreatesItsPresenterAlone() {
    let code = "class LoginPresenter {}\nclass LoginView { func load() { let p = LoginPresenter() } }"
    #expect(points("LoginView", "LoginPresenter", in: code) == 0)
  }

  @Test func countsTheStrongestTie() {
    let code = """
      class LoginPresenter { init(view: LoginView) {} }
      class LoginView { var presenter: LoginPresenter? }
      """
    #expect(points("LoginView", "LoginPresenter", in: code) == Affinities.stored)
    #expect(points("LoginPresenter", "LoginView", in: code) == Affinities.stored)
    let passed = "class LoginPresenter { init(view: LoginView) {} }\nclass LoginView {}"
    #expect(points("LoginView", "LoginPresenter", in: passed) == Affinities.passed)
  }
}

@Suite struct UsageIndexTests {
  @Test func leavesOutUsesAcrossRoots() {
    let linked = LinkedCode(
      """
      // file: One/A.swift
      class A { let b = B(); func f(_ b: B) {} }
      class B {}
      // file: Two/C.swift
      class C { let d: D; init(d: D) { self.d = d } }
      class D {}
      """, roots: true)
    let index = UsageIndex(linked.evaluation.usages, in: linked.codebase)
    #expect(index.stored(in: 0).map { linked.name($0.to) } == ["B"])
    #expect(index.stored(in: 1).map { linked.name($0.to) } == ["D"])
    #expect(index.of(linked.type("B")).allSatisfy { linked.name($0.from) == "A" })
    #expect(Set(index.by(linked.type("C")).map { linked.name($0.to) }) == ["D"])
    // A parameter counts as a tie only in an initializer.
    #expect(!index.linking(in: 0).contains { $0.kind == .parameter })
    #expect(index.linking(in: 1).contains { $0.kind == .parameter })
    #expect(index.dealing(in: 0).contains { $0.kind == .parameter })
  }
}
