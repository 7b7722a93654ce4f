// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Tram",
    platforms: [.iOS(.v15)],
    targets: [.executableTarget(name: "Tram", path: "Sources/Tram")]
)
