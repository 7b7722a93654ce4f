// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Library",
    platforms: [.iOS(.v15)],
    targets: [.executableTarget(name: "Library", path: "Sources/Library")]
)
