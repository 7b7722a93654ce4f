import SwiftParser
import SwiftSyntax

/// The reader of Swift manifests, `Package.swift` and Tuist's `Project.swift`, as syntax: nothing is run.
///
/// A manifest is a program, so only what it writes down literally, or as constants of literals, is known.
struct PackageManifest {
  private var description: ProjectDescription
  private let constants: ManifestConstants
  /// Whether all names and paths of local packages and targets could be read.
  private var isComplete = true

  /// The description of a `Package.swift`.
  static func package(_ bytes: [UInt8], path: String) throws(PropertyList.Problem) -> ProjectDescription {
    let calls = try ManifestCalls.read(bytes)
    var manifest = PackageManifest(.package, path, calls.constants)
    for call in calls.found { manifest.add(call) }
    try calls.constants.check()
    manifest.leaveSourcesToOnlyTarget()
    manifest.description.declaresAll = manifest.isComplete
    return manifest.description
  }

  /// The description of a `Project.swift`: its targets, if it writes down the sources of all, else one target with the whole folder,
  /// whose modules are the names of all.
  static func tuist(_ bytes: [UInt8], path: String) throws(PropertyList.Problem) -> ProjectDescription {
    let calls = try ManifestCalls.read(bytes)
    var manifest = PackageManifest(.tuist, path, calls.constants)
    for call in calls.found where call.isTarget { manifest.addTuistTarget(call) }
    try calls.constants.check()
    if manifest.isComplete, manifest.description.targets.count > 1 { return manifest.description }
    return manifest.withOneTarget(calls.found)
  }

  private func withOneTarget(_ calls: [ManifestCall]) -> ProjectDescription {
    let folder = description.folder
    let name = folder.split(separator: "/").last.map(String.init) ?? ""
    let names = calls.compactMap { call in call.argument("name").flatMap(constants.text) }
    var seen: Set<String> = []
    var whole = ProjectDescription(kind: .tuist, path: description.path, folder: folder)
    whole.targets = [
      ProjectDescription.Target(
        name: name, modules: ([name] + names).filter { !$0.isEmpty && seen.insert($0).inserted },
        folders: [ProjectDescription.SourceFolder(path: folder)])
    ]
    return whole
  }

  private init(_ kind: ProjectDescription.Kind, _ path: String, _ constants: ManifestConstants) {
    description = ProjectDescription(kind: kind, path: path, folder: ProjectPath.folder(of: path))
    self.constants = constants
  }

  // MARK: calls

  private mutating func add(_ call: ManifestCall) {
    switch call.name {
    case "target", "executableTarget", "testTarget", "macro": addTarget(call)
    case "library", "executable":
      guard let targets = call.argument("targets"), let name = call.argument("name").flatMap(constants.text) else { return }
      description.products.append(ProjectDescription.Product(name: name, targets: texts(targets)))
    case "package":
      guard let path = call.argument("path") else { return }
      guard let text = constants.text(path) else { return isComplete = false }
      description.members.append(ProjectPath.joined(description.folder, text))
    default: break
    }
  }

  private mutating func addTarget(_ call: ManifestCall) {
    guard let name = call.argument("name").flatMap(constants.text), !name.isEmpty else { return isComplete = false }
    var target = ProjectDescription.Target(name: name, modules: [Self.module(name)])
    target.isTest = call.name == "testTarget"
    target.isLibrary = call.name == "target"
    target.dependencies = call.argument("dependencies").map { dependencies($0) } ?? []
    target.folders = folders(of: target, call)
    target.hasAlternatives = true
    description.targets.append(target)
  }

  /// `Sources` itself serves a package's only target. To another one whose folder is not read, such as that of tests, it would give
  /// the code of all.
  private mutating func leaveSourcesToOnlyTarget() {
    let shared = ProjectPath.joined(description.folder, "Sources")
    let isOnly = description.targets.count { !$0.isTest } == 1
    for number in description.targets.indices where description.targets[number].isTest || !isOnly {
      if description.targets[number].folders.count > 1 { description.targets[number].folders.removeAll { $0.path == shared } }
    }
  }

  /// A target of Tuist: its sources are globs, its dependencies name targets of its own or of another project.
  private mutating func addTuistTarget(_ call: ManifestCall) {
    guard let name = call.argument("name").flatMap(constants.text), !name.isEmpty, let sources = call.argument("sources") else {
      return isComplete = false
    }
    let product = call.argument("product")?.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
    var target = ProjectDescription.Target(name: name, modules: [Self.module(name)])
    target.isTest = ["unitTests", "uiTests"].contains(product)
    target.isLibrary = product.hasSuffix("ramework") || product.hasSuffix("Library")
    for glob in constants.text(sources).map({ [$0] }) ?? texts(sources) {
      let fixed = glob.split(separator: "/", omittingEmptySubsequences: false).prefix { !$0.contains("*") }
      let path = ProjectPath.joined(description.folder, fixed.joined(separator: "/"))
      if path.hasSuffix(".swift") { target.files.append(path) } else { target.folders.append(.init(path: path)) }
    }
    for dependency in call.argument("dependencies").flatMap({ constants.elements($0) }) ?? [] {
      guard let call = ManifestCall(constants.value(dependency)) else { continue }
      let name = call.argument("target") ?? call.argument("name") ?? call.argument("product")
      name.flatMap(constants.text).map { target.dependencies.append($0) }
      let path = call.argument("path").flatMap(constants.text)
      path.map { description.members.append(ProjectPath.joined(description.folder, $0)) }
    }
    description.targets.append(target)
  }

  private static func module(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  private static let usualFolders = ["Sources", "Source", "src", "srcs"]

  /// The target's folder, or those that are searched for one of its name, `Sources` itself the last.
  private mutating func folders(of target: ProjectDescription.Target, _ call: ManifestCall) -> [ProjectDescription.SourceFolder] {
    let tests = target.isTest ? ["Tests"] : []
    var paths = (tests + Self.usualFolders).map { "\($0)/\(target.name)" } + ["Sources"]
    if let path = call.argument("path") {
      guard let text = constants.text(path) else {
        isComplete = false
        return []
      }
      paths = [text]
    }
    let (sources, exclude) = (call.argument("sources").map { texts($0) } ?? [], call.argument("exclude").map { texts($0) } ?? [])
    return paths.map { path in
      let folder = ProjectPath.joined(description.folder, path)
      return ProjectDescription.SourceFolder(
        path: folder, included: sources.map { ProjectPath.joined(folder, $0) },
        excluded: exclude.map { ProjectPath.joined(folder, $0) })
    }
  }

  /// The texts of an array.
  private mutating func texts(_ expression: ExprSyntax) -> [String] {
    elements(expression).compactMap { element in
      if let text = constants.text(element) { return text }
      isComplete = false
      return nil
    }
  }

  /// The names of targets and products that an array of dependencies has.
  private mutating func dependencies(_ expression: ExprSyntax) -> [String] {
    elements(expression).compactMap { element in
      if let text = constants.text(element) { return text }
      let call = ManifestCall(constants.value(element))
      if let name = (call?.argument("name") ?? call?.first).flatMap(constants.text) { return name }
      isComplete = false
      return nil
    }
  }

  /// The elements of an array, of a sum of arrays, or of a constant that is one.
  private mutating func elements(_ expression: ExprSyntax) -> [ExprSyntax] {
    guard let elements = constants.elements(expression) else {
      isComplete = false
      return []
    }
    return elements
  }
}

/// A call in a manifest, such as `.target(name: "Core")`.
struct ManifestCall {
  let name: String
  private let arguments: LabeledExprListSyntax

  /// Nil for any other expression.
  init?(_ expression: ExprSyntax) {
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
    self.init(call)
  }

  init?(_ call: FunctionCallExprSyntax) {
    let callee = call.calledExpression
    guard
      let name = callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        ?? callee.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return nil }
    self.name = name
    arguments = call.arguments
  }

  var isTarget: Bool { name == "target" || name == "Target" }

  func argument(_ label: String) -> ExprSyntax? { arguments.first { $0.label?.text == label }?.expression }

  /// The first argument if it has no label.
  var first: ExprSyntax? { arguments.first.flatMap { $0.label == nil ? $0.expression : nil } }
}

/// The outermost calls of a manifest that describe a package, and its constants.
private final class ManifestCalls: SyntaxVisitor {
  private(set) var found: [ManifestCall] = []
  let constants = ManifestConstants()
  /// The number of enclosing types and extensions.
  private var typeDepth = 0

  private static let names: Set = [
    "target", "executableTarget", "testTarget", "macro", "library", "executable", "package", "Target", "Project",
  ]

  static func read(_ bytes: [UInt8]) throws(PropertyList.Problem) -> ManifestCalls {
    guard !TokenCount.isExcessive(in: bytes) else { throw PropertyList.Problem(line: 1, reason: "it is too large") }
    guard !NestingScan.isExcessive(inManifest: bytes) else {
      throw PropertyList.Problem(line: 1, reason: "it is nested too deeply")
    }
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: NestingLimits.levels) }
    let calls = ManifestCalls(viewMode: .sourceAccurate)
    calls.walk(tree)
    return calls
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let call = ManifestCall(node), Self.names.contains(call.name) else { return .visitChildren }
    found.append(call)
    // A target's dependencies are no targets, but a project's arguments are.
    return call.name == "Project" ? .visitChildren : .skipChildren
  }

  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
    typeDepth += 1
    return .visitChildren
  }

  override func visitPost(_ node: MemberBlockSyntax) { typeDepth -= 1 }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let value = node.initializer?.value {
      constants.add(name, value, isMember: typeDepth > 0)
    }
    return .visitChildren
  }
}
