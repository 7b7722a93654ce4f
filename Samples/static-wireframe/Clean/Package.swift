// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "PhotoBook",
    platforms: [.iOS(.v15)],
    targets: [
        .target(name: "PhotoBook", path: "Sources")
    ]
)
