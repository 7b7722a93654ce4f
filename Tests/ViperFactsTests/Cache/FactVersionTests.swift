import Foundation
import Testing
import ViperTestSupport

@testable import ViperFacts

@Suite struct FactVersionTests {
  @Test func isThatOfTheTool() {
    #expect(FactVersion.portable(tool: "1.0") == FactVersion.portable(tool: "1.0"))
    #expect(FactVersion.portable(tool: "1.0") != FactVersion.portable(tool: "1.1"))
  }

  @Test func aBuildHasItsOwn() throws {
    try TemporaryFolder.with(["A.swift", "B.swift"]) { folder in
      // Two files made within one tick of the clock have the same time.
      try Data("longer".utf8).write(to: URL(fileURLWithPath: folder.full("B.swift")))
      let builds = ["A.swift", "B.swift"].map { FactVersion.build(tool: "1.0", program: folder.full($0)) }
      #expect(builds[0] != nil && builds[0] != builds[1])
      #expect(FactVersion.build(tool: "1.0", program: folder.full("C.swift")) == nil)
      #expect(FactVersion.local(tool: "1.0", program: folder.full("C.swift")) == FactVersion.portable(tool: "1.0"))
    }
  }
}
