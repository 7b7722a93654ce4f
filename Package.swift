// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "viper-lint",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "viper-lint", targets: ["viper-lint"]),
    .executable(name: "viper-graph", targets: ["viper-graph"]),
    .plugin(name: "ViperLintCommand", targets: ["ViperLintCommand"]),
    .plugin(name: "ViperLintBuildTool", targets: ["ViperLintBuildTool"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/onevcat/Rainbow", from: "4.2.2"),
  ],
  targets: [
    .target(
      name: "ViperFacts",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    .target(
      name: "ViperModel",
      dependencies: [
        "ViperFacts", "Yams",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]),
    .target(name: "ViperRules", dependencies: ["ViperModel", "ViperFacts"]),
    .target(
      name: "ViperReporting",
      dependencies: [
        "ViperRules", "ViperModel", "ViperFacts", "Rainbow",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ],
      resources: [.embedInCode("HTML/Page")]),
    .target(
      name: "ViperGraph", dependencies: ["ViperModel", "ViperFacts"],
      resources: [.embedInCode("Formats/Page/Template")]),
    // Opened at run time, so that everything builds and starts without it; the module only describes its functions.
    .systemLibrary(name: "CGraphviz", providers: [.apt(["graphviz"]), .brew(["graphviz"])]),
    .target(name: "ViperGraphviz", dependencies: ["CGraphviz", "ViperGraph", "ViperFacts"]),
    .target(
      name: "ViperDialects", path: "Rules",
      exclude: [
        "CI.md", "CONFIGURATION.md", "DIALECTS.md", "GRAPH.md", "LEGACY.md", "README.md", "RULES.md", "viper-lint.schema.json",
      ],
      resources: [.embedInCode("Dialects")]),
    .target(
      name: "ViperPipeline",
      dependencies: [
        "ViperDialects", "ViperFacts", "ViperModel", "ViperRules", "ViperReporting", "ViperGraph",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "viper-lint",
      dependencies: [
        "ViperPipeline", "ViperModel", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "viper-graph",
      dependencies: [
        "ViperPipeline", "ViperGraphviz", "ViperGraph", "ViperReporting", "ViperRules", "ViperModel", "ViperFacts",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .plugin(
      name: "ViperLintCommand",
      capability: .command(intent: .custom(verb: "viper-lint", description: "Report where code breaks its VIPER dialect")),
      dependencies: ["viper-lint"], path: "Sources/ViperLintCommand"),
    .plugin(
      name: "ViperLintBuildTool", capability: .buildTool(), dependencies: ["viper-lint"], path: "Sources/ViperLintBuildTool"),
    .target(
      name: "ViperTestSupport", dependencies: ["ViperDialects", "ViperModel", "ViperFacts"], path: "Tests/Support"),
    .testTarget(
      name: "ViperFactsTests",
      dependencies: [
        "ViperFacts",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    .testTarget(name: "ViperRulesTests", dependencies: ["ViperRules", "ViperModel", "ViperFacts", "ViperTestSupport"]),
    .testTarget(
      name: "ViperPipelineTests", dependencies: ["ViperPipeline", "ViperRules", "ViperModel", "ViperFacts"],
      exclude: ["Configurations"]),
    .testTarget(
      name: "ViperGraphTests", dependencies: ["ViperGraph", "ViperModel", "ViperFacts"], exclude: ["Snapshots"]),
    .testTarget(
      name: "ViperGraphvizTests",
      dependencies: ["ViperGraphviz", "ViperGraph", "ViperModel", "ViperFacts", "viper-graph"], exclude: ["Programs"]),
    .testTarget(
      name: "ViperModelTests",
      dependencies: [
        "ViperModel", "ViperDialects", "ViperFacts", "ViperTestSupport",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]),
    .testTarget(
      name: "ViperReportingTests",
      dependencies: ["ViperReporting", "ViperRules", "ViperModel", "ViperFacts", "ViperTestSupport"],
      exclude: ["Snapshots"]),
    .testTarget(name: "FuzzTests", dependencies: ["ViperRules", "ViperModel", "ViperDialects", "ViperFacts"]),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "viper-lint", "viper-graph", "ViperPipeline", "ViperRules", "ViperModel", "ViperFacts",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
  ]
)

for target in package.targets where ![.system, .plugin].contains(target.type) {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
