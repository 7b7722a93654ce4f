// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "CurrencyConverter",
    platforms: [.iOS(.v15)],
    targets: [.executableTarget(name: "CurrencyConverter", path: "Sources/CurrencyConverter")]
)
