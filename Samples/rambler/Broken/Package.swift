// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Pigeon",
    platforms: [.iOS(.v15)],
    targets: [.executableTarget(name: "Pigeon", path: "Sources/Pigeon")]
)
