// swift-tools-version: 6.1
import PackageDescription

// A separate package, so that building viper-lint does not build what only the benchmarks need.
let package = Package(
  name: "viper-lint-benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(name: "GeneratedApp"),
    .target(
      name: "SpeedFloors",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"), .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    .target(name: "Measuring"),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "GeneratedApp", "SpeedFloors", "Measuring",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(name: "GeneratedAppTests", dependencies: ["GeneratedApp"]),
    .testTarget(name: "MeasuringTests", dependencies: ["Measuring"]),
  ]
)

for target in package.targets {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
