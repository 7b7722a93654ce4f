import Testing
import ViperFacts
import ViperPipeline
import ViperRules

/// `reachable: true`: paths of references.
@Suite struct ReachableReferenceTests {
  private func code(_ ends: String, _ bodies: [String: String]) throws -> ConstrainedCode {
    try ConstrainedCode("forbidden: {\(ends), reachable: true}", ConstrainedCode.classes(bodies))
  }

  private func breaches(_ ends: String, _ bodies: [String: String]) throws -> [String] {
    try code(ends, bodies).findings.map(ConstrainedCode.what)
  }

  private static let chain = ["A": " { var b: B? }", "B": " { var c: C? }", "C": " { var d: D? }", "D": ""]

  @Test func pathIsInTheMessageAndItsStepsAreNotes() throws {
    let found = try code("from: {name: A}, to: {name: D}", Self.chain).findings
    #expect(found.map(ConstrainedCode.what) == ["class 'A' reaches class 'D': A → B → C → D"])
    #expect(found.map(\.range.file) == ["A.swift"])
    #expect(found.first?.target == "D")
    #expect(
      found.first?.notes.map { "\($0.range.file) \($0.message)" } == [
        "B.swift class 'B' refers to class 'C'", "C.swift class 'C' refers to class 'D'",
      ])
  }

  @Test func directReferenceIsAPath() throws {
    #expect(try breaches("from: {name: A}, to: {name: B}", Self.chain) == ["class 'A' refers to class 'B'"])
  }

  @Test func noPathBack() throws { #expect(try breaches("from: {name: D}, to: {name: A}", Self.chain).isEmpty) }

  @Test func exceptionsBreakPaths() throws {
    #expect(try breaches("from: {name: A}, to: {name: D}, except: {name: C}", Self.chain).isEmpty)
  }

  @Test func onlyWhereThePathLeaves() throws {
    #expect(try breaches("from: {name: [A, B]}, to: {name: D}", Self.chain) == ["class 'B' reaches class 'D': B → C → D"])
  }

  @Test func pathsLeadThroughNestedTypesAndExtensions() throws {
    var files = ConstrainedCode.classes(["A": " { var b: B? }", "B": "", "C": " { struct Row { var d: D? } }", "D": ""])
    files["B+C.swift"] = "extension B { func c() -> C? { nil } }\n"
    let code = try ConstrainedCode("forbidden: {from: {name: A}, to: {name: D}, reachable: true}", files)
    #expect(try code.findings.map(ConstrainedCode.what) == ["class 'A' reaches class 'D': A → B → C → D"])
  }

  @Test func endsThatSelectTheSame() throws {
    let bodies = ["PayView": " { var shared: Shared? }", "ChatView": "", "Shared": " { var pay: PayView?; var chat: ChatView? }"]
    #expect(
      try breaches("from: {name: '*View'}, to: {name: '*View'}", bodies)
        == ["class 'PayView' reaches class 'ChatView': PayView → Shared → ChatView"])
    #expect(
      try breaches("from: {name: '*'}, to: {name: '*'}", bodies)
        == ["class 'PayView' refers to class 'Shared'", "class 'Shared' refers to class 'PayView'"])
  }

  @Test func strengthCountsForTheLastStep() throws {
    let bodies = ["A": " { var b: B? }", "B": " { weak var c: C?; var d: D? }", "C": "", "D": ""]
    #expect(try breaches("from: {name: A}, to: {name: C, strength: strong}", bodies).isEmpty)
    #expect(
      try breaches("from: {name: A}, to: {name: [C, D], strength: strong}", bodies)
        == ["class 'A' reaches class 'D': A → B → D"])
  }

  @Test func allowedPathsEndWhereTheyMay() throws {
    let allowed = "allowed: {from: {name: A}, to: {name: [B, C]}, reachable: true}"
    #expect(
      try ConstrainedCode.breaches(allowed, ConstrainedCode.classes(Self.chain))
        == ["A.swift:1 class 'A' reaches class 'D': A → B → C → D"])
    var shorter = Self.chain
    shorter["C"] = ""
    #expect(try ConstrainedCode.breaches(allowed, ConstrainedCode.classes(shorter)).isEmpty)
  }

  @Test func requiredPaths() throws {
    let required = "required: {from: {name: [A, D]}, to: {name: C}, reachable: true}"
    #expect(
      try ConstrainedCode.breaches(required, ConstrainedCode.classes(Self.chain))
        == ["D.swift:1 class 'D' reaches none of {name: C}"])
  }
}
