package import ViperFacts

/// Test code, told by the test frameworks that a file imports: it is neither linted, nor does it count as use.
package enum TestCode {
  private static let frameworks: Set = ["XCTest", "Testing", "Quick", "Nimble"]
  private static let hashes = frameworks.map { name in
    Array(name.utf8).withUnsafeBufferPointer { NameTable.hash(of: $0) }
  }

  /// Whether a file with these facts is test code; hashes are compared first, since that makes no text.
  package static func contains(_ facts: FileFacts) -> Bool {
    facts.imports.contains { entry in
      hashes.contains(facts.names.hashes[Int(entry.module)]) && frameworks.contains(facts.names[entry.module])
    }
  }
}
