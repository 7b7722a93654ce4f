import Foundation
import SwiftParser
import SwiftSyntax

/// The targets of a package's manifest, read as text: SwiftPM runs the tests and cannot be asked meanwhile.
struct Manifest {
  struct Target {
    /// `executableTarget` and so on.
    let kind: String
    let name: String
    /// By module: products of other packages are named like theirs.
    let dependencies: [String]
    let folder: URL
    /// Files and folders below it that are no part of the target.
    var excluded: [String] = []

    var module: String { name.replacing("-", with: "_") }
  }

  let targets: [Target]

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  init() throws {
    self.init(try String(contentsOf: Self.root.appendingPathComponent("Package.swift"), encoding: .utf8))
  }

  init(_ text: String) {
    let collector = TargetCollector(viewMode: .sourceAccurate)
    collector.walk(Parser.parse(source: text))
    targets = collector.targets
  }
}

private final class TargetCollector: SyntaxVisitor {
  private static let kinds: Set = ["target", "executableTarget", "testTarget", "plugin", "systemLibrary"]
  var targets: [Manifest.Target] = []

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let kind = call.memberName, Self.kinds.contains(kind), let name = call.argument("name")?.string else {
      return .visitChildren
    }
    // A plugin product has the same form as a plugin target; what differs is that it lists its targets.
    guard call.argument("targets") == nil else { return .skipChildren }
    let elements = call.argument("dependencies")?.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? []
    let dependencies = elements.compactMap {
      $0.string ?? $0.as(FunctionCallExprSyntax.self)?.argument("name")?.string
    }
    let path = call.argument("path")?.string ?? (kind == "testTarget" ? "Tests/\(name)" : "Sources/\(name)")
    let excluded = call.argument("exclude")?.as(ArrayExprSyntax.self)?.elements.compactMap(\.expression.string) ?? []
    targets.append(
      .init(
        kind: kind, name: name, dependencies: dependencies, folder: Manifest.root.appendingPathComponent(path),
        excluded: excluded))
    return .skipChildren
  }
}

extension FunctionCallExprSyntax {
  fileprivate var memberName: String? { calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text }

  fileprivate func argument(_ label: String) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }
}

extension ExprSyntax {
  fileprivate var string: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
}

extension Manifest.Target {
  /// Its Swift files.
  var files: [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    let others = excluded.map { folder.appendingPathComponent($0).path + "/" }
    return files.filter { file in file.pathExtension == "swift" && !others.contains(where: file.path.hasPrefix) }
  }

  /// The modules that its files import, each with the name of a file.
  func imports() throws -> [String: String] {
    var imports: [String: String] = [:]
    for file in files {
      for module in Self.imports(in: try String(contentsOf: file, encoding: .utf8)) { imports[module] = file.lastPathComponent }
    }
    return imports
  }

  /// The conditions of `#if` in a file that ask for a system or its C library.
  static func systemConditions(in text: String) -> [String] {
    let conditions = text.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
      .filter { $0.hasPrefix("#if ") || $0.hasPrefix("#elseif ") }
    return conditions.filter { $0.contains(/\bos\(|\bcanImport\((Darwin|Glibc|Musl|Bionic)\b/) }.map(String.init)
  }

  /// Those at the head of a file: below it there may be code in text, which imports what it likes.
  static func imports(in text: String) -> [String] {
    let head = text.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
      .prefix { $0.hasPrefix("//") || $0.hasPrefix("#") || $0.isEmpty || importedModule($0) != nil }
    return head.compactMap(importedModule)
  }

  private static func importedModule(_ line: Substring) -> String? {
    let words = line.prefix { $0 != "/" }.split(separator: " ").drop {
      $0.hasPrefix("@") || ["public", "package", "internal", "fileprivate", "private"].contains($0)
    }
    guard words.first == "import", let module = words.last else { return nil }
    return module.split(separator: ".").first.map(String.init)
  }
}
