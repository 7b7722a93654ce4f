// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Groceries",
    platforms: [.iOS(.v15)],
    targets: [.executableTarget(name: "Groceries", path: "Sources")]
)
