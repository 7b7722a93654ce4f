// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Commute",
    platforms: [.iOS(.v15)],
    dependencies: [.package(url: "https://github.com/uber/RIBs-iOS", from: "1.0.0")],
    targets: [.executableTarget(name: "Commute", dependencies: [.product(name: "RIBs", package: "RIBs-iOS")], path: "Sources/Commute")]
)
