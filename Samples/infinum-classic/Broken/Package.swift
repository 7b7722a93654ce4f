// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Cookbook",
    platforms: [.iOS(.v15)],
    targets: [.executableTarget(name: "Cookbook", path: "Sources/Cookbook")]
)
