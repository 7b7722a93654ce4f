// swift-tools-version: 6.1
import PackageDescription

// A package as a user's, which lints itself by the plugins: `.ci/try-plugins` builds it.
let package = Package(
  name: "Plugins",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "viper-lint", path: "../..")],
  targets: [
    .target(name: "Clean", plugins: [.plugin(name: "ViperLintBuildTool", package: "viper-lint")]),
    .target(name: "Warned", plugins: [.plugin(name: "ViperLintBuildTool", package: "viper-lint")]),
    .target(name: "Broken", plugins: [.plugin(name: "ViperLintBuildTool", package: "viper-lint")]),
  ]
)
