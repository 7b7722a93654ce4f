// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "Purse",
    platforms: [.iOS(.v15)],
    targets: [.executableTarget(name: "Purse", path: "Sources/Purse")],
    swiftLanguageModes: [.v5]
)
