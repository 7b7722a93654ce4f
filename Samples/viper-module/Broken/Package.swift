// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Matinee",
    platforms: [.iOS(.v15)],
    targets: [.executableTarget(name: "Matinee", path: "Sources/Matinee")]
)
