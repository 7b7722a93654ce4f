package import ViperFacts

/// The files of a code base without its test code, in the order of their names.
package struct ProductionCode: Sendable {
  package let files: [(SourceFile, FileFacts)]

  /// The build targets, to which the files' sets of targets refer.
  package let targets: TargetGraph

  /// The storyboards and the like beside the files.
  package let companions: [CompanionCode]

  package init(
    _ files: [(SourceFile, FileFacts)], targets: TargetGraph = TargetGraph(), companions: [CompanionCode] = []
  ) {
    self.files = files.filter { !TestCode.contains($0.1) }
    self.targets = targets
    self.companions = companions
  }
}

/// Test code, recognised by the test frameworks that a file imports. It is neither linted, nor does it count as use.
package enum TestCode {
  private static let frameworks: Set = ["XCTest", "Testing", "Quick", "Nimble"]
  private static let hashes = frameworks.map { name in
    Array(name.utf8).withUnsafeBufferPointer { NameTable.hash(of: $0) }
  }

  /// Whether a file is test code. Hashes are compared first, since comparing names would create strings.
  package static func contains(_ facts: FileFacts) -> Bool {
    facts.imports.contains { entry in
      hashes.contains(facts.names.hashes[Int(entry.module)]) && frameworks.contains(facts.names[entry.module])
    }
  }
}
