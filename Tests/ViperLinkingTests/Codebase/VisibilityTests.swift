import Testing
import ViperFacts
import ViperTestSupport

@testable import ViperLinking

/// What a file can name, by its target and its imports.
@Suite struct VisibilityTests {
  /// Files whose first folder is their root, in the targets of some projects.
  private func linked(_ text: String, _ projects: [ProjectDescription]) -> Codebase {
    let files = MarkedCode(text).files.sorted { $0.name < $1.name }.map { file in
      (
        SourceFile(path: "/" + file.name, name: file.name, root: String(file.name.prefix { $0 != "/" })),
        FactExtractor.facts(of: Array(file.code.utf8))
      )
    }
    let (graph, placed) = TargetGraphBuilder.graph(of: projects, for: files.map(\.0))
    return CodebaseLinker.link(zip(placed, files).map { ($0, $1.1) }, targets: graph)
  }

  /// `User -> File of the used type kind`, each once, sorted.
  private func usages(_ text: String, _ projects: [ProjectDescription]) -> [String] {
    let codebase = linked(text, projects)
    return Set(
      Evaluation(of: codebase, threads: 1).usages.map { usage in
        let used = codebase.types[usage.to]
        return "\(codebase.types[usage.from].qualifiedName) -> \(codebase.files[Int(used.declaration!.file)].source.name)"
      }
    ).sorted()
  }

  private func app(_ targets: [String: [String]], dependencies: [String] = []) -> ProjectDescription {
    var project = ProjectDescription(kind: .xcode, path: "/App/App.xcodeproj/project.pbxproj", folder: "/App")
    project.members = ["/Core"]
    project.targets = targets.sorted { $0.key < $1.key }.map { name, files in
      ProjectDescription.Target(
        name: name, modules: [name], isLibrary: name.hasSuffix("Kit"), files: files.map { "/App/\($0)" },
        dependencies: name == "One" ? dependencies : [])
    }
    return project
  }

  private let core: ProjectDescription = {
    var package = ProjectDescription(kind: .package, path: "/Core/Package.swift", folder: "/Core")
    package.targets = [
      ProjectDescription.Target(
        name: "Core", modules: ["Core"], folders: [ProjectDescription.SourceFolder(path: "/Core/Sources")]),
      ProjectDescription.Target(
        name: "CoreUI", modules: ["CoreUI"], folders: [ProjectDescription.SourceFolder(path: "/Core/UI")], dependencies: ["Core"]),
    ]
    package.declaresAll = true
    return package
  }()

  // MARK: modules before names

  /// `Module::Type` is the module's, whatever is nearer; `Module.Type` is a nested type where a type has the module's name.
  @Test func aModuleBeforeANameSelectsIt() {
    let text = """
      // file: App/One.swift
      import Core
      class Item {}
      class Screen { class Item {}; class Core { class Item {} }; var core: Core::Item?; var own: One::Item?; var inner: Item? }
      class Maker { func make() { let item = Core::Item(); use(One::Item()) } }
      class Plain { var date: Foundation::Item? }
      // file: Core/Sources/Item.swift
      public class Item {}
      """
    #expect(
      usages(text, [app(["One": ["One.swift"]], dependencies: ["Core"]), core]) == [
        "Maker -> App/One.swift", "Maker -> Core/Sources/Item.swift", "Screen -> App/One.swift",
        "Screen -> Core/Sources/Item.swift",
      ])
  }

  // MARK: targets of one project

  private static let twins = """
    // file: App/P/One.swift
    class Presenter {}
    // file: App/P/Two.swift
    class Presenter {}
    // file: App/View.swift
    class View { let presenter: Presenter }
    """

  @Test func typeOfTheOwnTargetIsMeant() {
    #expect(usages(Self.twins, []).isEmpty)
    #expect(
      usages(Self.twins, [app(["One": ["P/One.swift", "View.swift"], "Two": ["P/Two.swift"]])]) == ["View -> App/P/One.swift"])
    #expect(
      usages(Self.twins, [app(["One": ["P/One.swift"], "Two": ["P/Two.swift", "View.swift"]])]) == ["View -> App/P/Two.swift"])
  }

  @Test func typeOfAnotherAppIsNotSeen() {
    let text = "// file: App/A.swift\nclass A { let b: B }\n// file: App/B.swift\nclass B {}"
    #expect(usages(text, [app(["One": ["A.swift"], "Two": ["B.swift"]])]).isEmpty)
    #expect(usages(text, [app(["One": ["A.swift", "B.swift"], "Two": ["B.swift"]])]) == ["A -> App/B.swift"])
    #expect(usages(text, [app(["One": ["A.swift"]])]) == ["A -> App/B.swift"], "a file whose target is unknown is seen")
  }

  @Test func typeOfADeclaredDependencyIsSeen() {
    let text = "// file: App/A.swift\nclass A { let b: B }\n// file: App/B.swift\nclass B {}"
    let targets = ["One": ["A.swift"], "TwoKit": ["B.swift"]]
    #expect(usages(text, [app(targets)]).isEmpty)
    #expect(usages(text, [app(targets, dependencies: ["TwoKit"])]) == ["A -> App/B.swift"])
    #expect(usages("\(text)".replacing("class A", with: "import TwoKit\nclass A"), [app(targets)]) == ["A -> App/B.swift"])
  }

  @Test func extensionBelongsToTheTypeOfItsTarget() {
    let text = Self.twins + "\n// file: App/E.swift\nextension Presenter { func show(_ view: View) {} }"
    let projects = [app(["One": ["P/One.swift"], "Two": ["P/Two.swift", "View.swift", "E.swift"]])]
    #expect(usages(text, projects) == ["Presenter -> App/View.swift", "View -> App/P/Two.swift"])
  }

  @Test func globalOfTheOwnTargetIsMeant() throws {
    let text =
      "// file: App/One.swift\nfunc make() {}\n// file: App/Two.swift\nfunc make() {}\n// file: App/Use.swift\nclass Use {}"
    func files(_ projects: [ProjectDescription]) throws -> [Int] {
      let codebase = linked(text, projects)
      return codebase.globals(try #require(codebase.names.known("make")), from: 2).map { Int($0.file) }
    }
    #expect(try files([]) == [0, 1])
    #expect(try files([app(["One": ["One.swift", "Use.swift"], "Two": ["Two.swift"]])]) == [0])
    #expect(try files([app(["One": ["One.swift"], "Two": ["Two.swift", "Use.swift"]])]) == [1])
  }

  // MARK: roots

  private static let appAndPackage = """
    // file: App/A.swift
    import Core
    class A { let session: Session; let secret: Secret; let own: Own }
    // file: App/B.swift
    class B { let session: Session }
    // file: App/Own.swift
    class Own {}
    // file: Core/Sources/Session.swift
    public class Session {}
    class Secret {}
    public class Own {}
    """

  @Test func publishedTypeOfAnImportedPackageIsSeen() {
    let own = app(["One": ["A.swift", "B.swift", "Own.swift"]], dependencies: ["Core"])
    #expect(usages(Self.appAndPackage, [own, core]) == ["A -> App/Own.swift", "A -> Core/Sources/Session.swift"])
  }

  @Test func nothingIsSeenAcrossRootsWithoutProjects() {
    #expect(usages(Self.appAndPackage, []) == ["A -> App/Own.swift"])
    var stranger = app(["One": ["A.swift", "B.swift", "Own.swift"]])
    stranger.members = []
    #expect(usages(Self.appAndPackage, [stranger, core]) == ["A -> App/Own.swift"])
  }

  @Test func typeBehindAnImportedTargetIsSeen() {
    let text =
      "// file: App/A.swift\nimport CoreUI\nclass A { let session: Session }\n// file: Core/Sources/S.swift\nopen class Session {}"
    #expect(usages(text, [app(["One": ["A.swift"]]), core]) == ["A -> Core/Sources/S.swift"])
  }

  @Test func moduleBeforeATypeDecides() {
    let text = Self.appAndPackage + "\n// file: App/C.swift\nimport Core\nclass C { let own: Core.Own }"
    #expect(usages(text, [app(["One": ["A.swift", "C.swift", "Own.swift"]]), core]).contains("C -> Core/Sources/Session.swift"))
  }

  @Test func conformerOfAnotherRootIsNotAnOwnOne() throws {
    let text = """
      // file: App/A.swift
      import Core
      class A: Output {}
      // file: Core/Sources/Output.swift
      public protocol Output {}
      class Own: Output {}
      """
    let codebase = linked(text, [app(["One": ["A.swift"]]), core])
    let output = try #require(codebase.types.first { $0.qualifiedName == "Output" }?.id)
    #expect(codebase.conformers(of: output).map { codebase.types[$0].qualifiedName }.sorted() == ["A", "Own"])
    #expect(codebase.ownConformers(of: output).map { codebase.types[$0].qualifiedName } == ["Own"])
  }

  @Test func externalAncestorsAreInheritedAcrossRoots() throws {
    let text = """
      // file: App/A.swift
      import Core
      class A: Base {}
      // file: Core/Sources/Base.swift
      open class Base: UIViewController {}
      """
    let codebase = linked(text, [app(["One": ["A.swift"]]), core])
    let type = try #require(codebase.types.first { $0.qualifiedName == "A" }?.id)
    #expect(Ancestry(codebase).external[type].map(codebase.text) == ["UIViewController"])
  }
}
