import Foundation
import Testing

/// What a target imports it declares, and what it declares it imports.
struct ManifestTests {
  private static let manifest = Result { try Manifest() }
  /// They come with the toolchain or the system.
  private static let system: Set = [
    "Darwin", "Dispatch", "Foundation", "FoundationEssentials", "FoundationXML", "Glibc", "MachO", "Musl", "PackagePlugin",
    "Synchronization",
    "Testing", "XcodeProjectPlugin",
  ]

  private static var targets: [Manifest.Target] {
    get throws { try manifest.get().targets.filter { $0.kind != "systemLibrary" } }
  }

  @Test(arguments: try targets)
  func declaresWhatItImports(_ target: Manifest.Target) throws {
    let declared = Set(target.dependencies.map { $0.replacing("-", with: "_") }).union(Self.system)
    for (module, file) in try target.imports() where module != target.module {
      #expect(declared.contains(module), "\(target.name) does not declare '\(module)', which \(file) imports")
    }
  }

  /// Executables are declared by what runs them.
  @Test(arguments: try targets)
  func importsWhatItDeclares(_ target: Manifest.Target) throws {
    let executables = try Self.manifest.get().targets.filter { $0.kind == "executableTarget" }.map(\.name)
    let imported = Set(try target.imports().keys)
    for dependency in target.dependencies where !executables.contains(dependency) {
      #expect(imported.contains(dependency), "\(target.name) declares '\(dependency)' and does not import it")
    }
  }

  /// What differs between systems is behind a function of `ViperPlatform`, so that all of it can be read, and checked, in one folder.
  @Test(arguments: try targets.filter { $0.kind != "testTarget" })
  func asksForNoSystem(_ target: Manifest.Target) throws {
    for file in target.files where !file.path.contains("/ViperPlatform/System/") {
      let found = Manifest.Target.systemConditions(in: try String(contentsOf: file, encoding: .utf8))
      #expect(found.isEmpty, "\(file.path) asks for a system")
    }
  }

  @Test func findsConditionsThatAskForASystem() {
    let text = """
      #if canImport(FoundationEssentials)
      #elseif os(Linux) || DEBUG
      #endif
        #if !canImport(Darwin)
        #endif
      // #if os(macOS)
      """
    #expect(Manifest.Target.systemConditions(in: text) == ["#elseif os(Linux) || DEBUG", "#if !canImport(Darwin)"])
  }

  /// Else the others would have nothing to look at.
  @Test func everyTargetHasAFolder() throws {
    #expect(try Self.targets.count > 15)
    for target in try Self.targets { #expect(try target.folder.checkResourceIsReachable(), "\(target.folder.path)") }
  }

  @Test func readsTargetsAndTheirDependencies() {
    let manifest = Manifest(
      """
      let package = Package(
        products: [.plugin(name: "P", targets: ["P"]), .executable(name: "tool-a", targets: ["tool-a"])],
        targets: [
          .target(name: "A", dependencies: ["B", .product(name: "C", package: "c")], path: "Elsewhere"),
          .executableTarget(name: "tool-a"), .plugin(name: "P", capability: .buildTool(), dependencies: ["tool-a"]),
        ])
      """)
    #expect(manifest.targets.map(\.name) == ["A", "tool-a", "P"])
    #expect(manifest.targets.map(\.dependencies) == [["B", "C"], [], ["tool-a"]])
    #expect(manifest.targets.map(\.folder.lastPathComponent) == ["Elsewhere", "tool-a", "P"])
    #expect(manifest.targets[1].module == "tool_a")
  }

  @Test func readsImportsAtTheHeadOfAFile() {
    let text = """
      // A comment.
      @_spi(RawSyntax) package import SwiftSyntax
      import struct B.Value
      #if canImport(Darwin)
        @preconcurrency internal import Darwin // why
      #endif

      @testable import C
      let text = \"\"\"
        import UIKit
        \"\"\"
      """
    #expect(Manifest.Target.imports(in: text) == ["SwiftSyntax", "B", "Darwin", "C"])
  }
}

extension Manifest.Target: CustomTestStringConvertible {
  var testDescription: String { name }
}
