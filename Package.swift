// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "viper-lint",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "viper-lint", targets: ["viper-lint"]),
    .executable(name: "viper-graph", targets: ["viper-graph"]),
    .executable(name: "viper-graph-layout", targets: ["viper-graph-layout"]),
    .plugin(name: "ViperLintCommand", targets: ["ViperLintCommand"]),
    .plugin(name: "ViperLintBuildTool", targets: ["ViperLintBuildTool"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    .target(
      name: "ViperText",
      resources: [.embedInCode("Page/base.css")]),
    .target(
      name: "ViperPlatform",
      dependencies: [
        "CFileAttributes",
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    .target(
      name: "ViperYAML",
      dependencies: [
        "ViperText",
        "Yams",
      ]),
    .target(
      name: "ViperFacts",
      dependencies: [
        "ViperPlatform",
        "ViperText",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    .target(
      name: "ViperLinking",
      dependencies: [
        "ViperFacts",
        "ViperPlatform",
        "ViperText",
      ]),
    .target(
      name: "ViperHeap",
      dependencies: [
        "ViperLinking",
        "ViperFacts",
        "ViperYAML",
      ]),
    .target(
      name: "ViperModel",
      dependencies: [
        "ViperHeap",
        "ViperLinking",
        "ViperFacts",
        "ViperYAML",
        "ViperPlatform",
        "ViperText",
        .product(name: "SystemPackage", package: "swift-system"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]),
    .target(
      name: "ViperConfiguration",
      dependencies: [
        "ViperModel",
        "ViperLinking",
        "ViperFacts",
        "ViperYAML",
        "ViperPlatform",
        "ViperText",
      ]),
    .target(
      name: "ViperRules",
      dependencies: [
        "ViperConfiguration",
        "ViperModel",
        "ViperLinking",
        "ViperFacts",
        "ViperPlatform",
        "ViperText",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]),
    .target(
      name: "ViperReporting",
      dependencies: [
        "ViperRules",
        "ViperConfiguration",
        "ViperModel",
        "ViperLinking",
        "ViperFacts",
        "ViperPlatform",
        "ViperText",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ],
      resources: [.embedInCode("HTML/Page")]),
    .target(
      name: "ViperGraph",
      dependencies: [
        "ViperModel",
        "ViperLinking",
        "ViperFacts",
        "ViperText",
      ],
      resources: [.embedInCode("Formats/Page/Template")]),
    .target(
      name: "ViperGraphviz",
      dependencies: [
        "ViperGraph",
        "ViperPlatform",
      ]),
    .target(
      name: "ViperDialects", path: "Rules",
      exclude: [
        "Guides", "README.md", "viper-lint.schema.json",
      ],
      resources: [.embedInCode("Dialects"), .embedInCode("Frameworks")]),
    .target(
      name: "ViperPipeline",
      dependencies: [
        "ViperDialects",
        "ViperGraph",
        "ViperReporting",
        "ViperRules",
        "ViperConfiguration",
        "ViperModel",
        "ViperHeap",
        "ViperLinking",
        "ViperFacts",
        "ViperPlatform",
        "ViperText",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]),
    .target(
      name: "ViperCommandLine",
      dependencies: [
        "ViperPipeline",
        "ViperDialects",
        "ViperReporting",
        "ViperConfiguration",
        "ViperFacts",
        "ViperPlatform",
        "ViperText",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "viper-lint",
      dependencies: [
        "ViperCommandLine",
        "ViperPipeline",
        "ViperConfiguration",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "viper-graph",
      dependencies: [
        "ViperCommandLine",
        "ViperPipeline",
        "ViperGraphviz",
        "ViperGraph",
        "ViperPlatform",
        "ViperText",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .systemLibrary(name: "CFileAttributes"),
    .systemLibrary(name: "CGraphviz", pkgConfig: "libgvc", providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]),
    // What needs Graphviz, alone: an executable that depended on it would be linked with that, too.
    .executableTarget(
      name: "viper-graph-layout",
      dependencies: [
        "ViperPlatform",
        "CGraphviz",
      ]),
    .plugin(
      name: "ViperLintCommand",
      capability: .command(intent: .custom(verb: "viper-lint", description: "Report where code breaks its VIPER dialect")),
      dependencies: ["viper-lint"], path: "Sources/ViperLintCommand"),
    .plugin(
      name: "ViperLintBuildTool", capability: .buildTool(), dependencies: ["viper-lint"], path: "Sources/ViperLintBuildTool"),
    .target(
      name: "ViperTestSupport",
      dependencies: [
        "ViperDialects",
        "ViperModel",
        "ViperHeap",
        "ViperLinking",
        "ViperFacts",
      ], path: "Tests/Support", exclude: ["Stubs"]),
    .testTarget(
      name: "ViperTextTests",
      dependencies: [
        "ViperText"
      ]),
    .testTarget(
      name: "ViperPlatformTests",
      dependencies: [
        "ViperTestSupport",
        "ViperPlatform",
        "CFileAttributes",
      ]),
    .testTarget(
      name: "ViperYAMLTests",
      dependencies: [
        "ViperYAML"
      ]),
    .testTarget(
      name: "ViperFactsTests",
      dependencies: [
        "ViperTestSupport",
        "ViperModel",
        "ViperFacts",
        "ViperPlatform",
        "ViperText",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    .testTarget(
      name: "ViperLinkingTests",
      dependencies: [
        "ViperTestSupport",
        "ViperDialects",
        "ViperModel",
        "ViperLinking",
        "ViperFacts",
      ]),
    .testTarget(
      name: "ViperHeapTests",
      dependencies: [
        "ViperTestSupport",
        "ViperDialects",
        "ViperHeap",
        "ViperLinking",
        "ViperFacts",
        "ViperYAML",
      ]),
    .testTarget(
      name: "ViperModelTests",
      dependencies: [
        "ViperTestSupport",
        "ViperDialects",
        "ViperModel",
        "ViperLinking",
        "ViperFacts",
        "ViperText",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]),
    .testTarget(
      name: "ViperConfigurationTests",
      dependencies: [
        "ViperConfiguration",
        "ViperModel",
        "ViperFacts",
        "ViperText",
      ]),
    .testTarget(
      name: "ViperRulesTests",
      dependencies: [
        "ViperTestSupport",
        "ViperDialects",
        "ViperRules",
        "ViperConfiguration",
        "ViperModel",
        "ViperLinking",
        "ViperFacts",
        "ViperText",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ],
      exclude: ["Snapshots"]),
    .testTarget(
      name: "ViperReportingTests",
      dependencies: [
        "ViperTestSupport",
        "ViperReporting",
        "ViperRules",
        "ViperModel",
        "ViperLinking",
        "ViperFacts",
        "ViperText",
      ],
      exclude: ["Snapshots"]),
    .testTarget(
      name: "ViperGraphTests",
      dependencies: [
        "ViperTestSupport",
        "ViperGraph",
        "ViperRules",
        "ViperModel",
        "ViperLinking",
        "ViperFacts",
        "ViperText",
      ],
      exclude: ["Snapshots"]),
    .testTarget(
      name: "PackageTests",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    .testTarget(
      name: "ViperGraphvizTests",
      dependencies: [
        "viper-graph",
        "viper-graph-layout",
        "ViperTestSupport",
        "ViperPipeline",
        "ViperGraphviz",
        "ViperGraph",
        "ViperModel",
        "ViperLinking",
        "ViperPlatform",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Programs"]),
    .testTarget(
      name: "ViperPipelineTests",
      dependencies: [
        "ViperTestSupport",
        "ViperDialects",
        "ViperPipeline",
        "ViperGraph",
        "ViperReporting",
        "ViperRules",
        "ViperConfiguration",
        "ViperModel",
        "ViperHeap",
        "ViperLinking",
        "ViperFacts",
        "ViperPlatform",
      ],
      exclude: ["Configurations", "Mutations/Table"]),
    .testTarget(
      name: "ViperCommandLineTests",
      dependencies: [
        "ViperTestSupport",
        "ViperCommandLine",
        "ViperPipeline",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "ViperTestSupport",
        "ViperDialects",
        "ViperRules",
        "ViperConfiguration",
        "ViperModel",
        "ViperFacts",
        "ViperPlatform",
      ]),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "viper-lint",
        "viper-graph",
        "viper-graph-layout",
        "ViperTestSupport",
        "ViperCommandLine",
        "ViperFacts",
        "ViperText",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], exclude: ["Releases"]),
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
