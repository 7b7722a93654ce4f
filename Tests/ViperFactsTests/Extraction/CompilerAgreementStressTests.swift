#if os(Linux)
  import Testing
  import ViperPlatform
  import ViperTestSupport

  @testable import ViperFacts

  /// A file has a syntax error if the compiler reports one in both language modes.
  @Suite struct CompilerAgreementStressTests {
    static let types = [
      "@MainActor(Bool) -> Void", "@MainActor (Bool) -> Void", "@escaping @MainActor(Int, String?) -> Void",
      "@Sendable() -> Void",
      "@escaping(Int) -> Void", "@escaping@Sendable(Int) -> Void", "@MainActor(Int) async throws -> Void",
      "@convention(block)(Int) -> Void", "@convention (c) (Int) -> Void", "(@MainActor(Int) -> Void)?", "@MainActor(Int) ->",
      "@MainActor(unsafe) @Sendable (Int) -> Void",
    ]
    static let attributes = [
      "@available (iOS 11, *)", "@available\t(*, unavailable)", "@ available(iOS 11, *)", "@objc (name)", "@ MainActor",
      "@available(iOS 11, *", "@available /* since */ (iOS 11, *)", "@Wrapper (1)", "@Wrapper(1)",
    ]
    static let statements = [
      "run { @MainActor (x) in print(x) }", "run { @MainActor(x) in print(x) }", "run { @Sendable (x) in print(x) }",
      "run { @MainActor (x: Int) -> Int in x }", "run { @MainActor [weak self] (x) in print(x) }", "let = 1", "run { ) }",
    ]
    static let conditions = [
      "swift(<4)", "!swift(>=3)", "compiler(>=99)", "swift(<4) && os(Linux)", "FLAG && (swift(<4))", "FLAG || swift(<4)",
      "swift(<4) || compiler(>=99)", "FLAG || BAR && swift(<4)", "(FLAG || swift(<4)) && FLAG", "hasFeature(Foo)",
      "canImport(Nothing)", "FLAG", "_compiler_version(\"99.*.*\")",
    ]

    static let sources =
      types.map { "func f(_ run: \($0)) {}\nclass A {}\n" }
      + attributes.map { "class A {\n  \($0) func f() {}\n}\n" }
      + statements.map { "func f() {\n  \($0)\n}\nclass A {}\n" }
      + conditions.map { "#if \($0)\nfunc f( {\n#endif\nclass A {}\n" }
      + [
        "#if swift(>=3)\nclass A {}\n#else\nfunc f( {\n#endif\n", "#if os(Linux)\nclass A {}\n#else\nfunc f( {\n#endif\n",
        "#if swift(>=3)\nclass A {}\n#elseif FLAG\nlet = 1\n#else\nlet = 1\n#endif\n",
        "class A {\n  #if swift(<4)\n  #if FLAG\n  let = 1\n  #endif\n  #endif\n}\n",
        "func f() {\n  switch 1 {\n  #if swift(<4)\n  case let = 1:\n  #endif\n  default: break\n  }\n}\nclass A {}\n",
      ]

    @Test(arguments: sources) func agrees(_ source: String) throws {
      let compiles = try ["5", "6"].contains { try isAccepted(source, mode: $0) }
      let facts = FactExtractor.facts(of: Array(source.utf8))
      #expect(facts.syntaxErrors.isEmpty == compiles)
      #expect(facts.declarations.contains { $0.kind == .class && facts.names[$0.name] == "A" })
    }

    private func isAccepted(_ source: String, mode: String) throws -> Bool {
      let scratch = try ScratchFolder()
      let file = try scratch.write(source, to: "A.swift")
      return try ChildProcess(program: "swiftc", arguments: ["-frontend", "-parse", "-swift-version", mode, file]).run().end
        == .exited(0)
    }
  }
#endif
