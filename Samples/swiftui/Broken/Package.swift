// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Larder",
    platforms: [.iOS(.v17)],
    targets: [.executableTarget(name: "Larder", path: "Sources/Larder")]
)
