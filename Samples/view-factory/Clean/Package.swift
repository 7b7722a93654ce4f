// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Purse",
    platforms: [.iOS(.v15)],
    targets: [.executableTarget(name: "Purse", path: "Sources/Purse")]
)
