package import ViperFacts

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
