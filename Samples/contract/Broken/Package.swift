// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Gazette",
    platforms: [.iOS(.v15)],
    targets: [.executableTarget(name: "Gazette", path: "Sources/Gazette")]
)
