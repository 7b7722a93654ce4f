// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "JoggingLog",
    platforms: [.iOS(.v15)],
    targets: [
        .target(name: "JoggingLog", path: "Sources")
    ]
)
