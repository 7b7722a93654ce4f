// swift-tools-version: 6.1
import PackageDescription

// The plugins with a prebuilt viper-lint: a package without dependencies, which cannot conflict with those of its user.
let package = Package(
  name: "viper-lint-plugins",
  products: [
    .plugin(name: "ViperLintCommand", targets: ["ViperLintCommand"]),
    .plugin(name: "ViperLintBuildTool", targets: ["ViperLintBuildTool"]),
  ],
  targets: [
    .binaryTarget(name: "viper-lint", path: "viper-lint.artifactbundle"),
    .plugin(
      name: "ViperLintCommand",
      capability: .command(intent: .custom(verb: "viper-lint", description: "Report where code breaks its VIPER dialect")),
      dependencies: ["viper-lint"], path: "Sources/ViperLintCommand"),
    .plugin(
      name: "ViperLintBuildTool", capability: .buildTool(), dependencies: ["viper-lint"], path: "Sources/ViperLintBuildTool"),
  ]
)
