// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "PocketBank",
    platforms: [.iOS(.v15)],
    targets: [.executableTarget(name: "PocketBank", path: "Sources/PocketBank")]
)
