import Foundation
import Testing

/// Headless Chromium, where there is one.
enum Browser {
  /// Its path; macOS's own place is asked too.
  static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let candidates =
      folders.flatMap { ["\($0)/chromium", "\($0)/google-chrome"] } + [
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
      ]
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  struct View {
    /// The document after its scripts have run.
    var document: String
    /// What was said on the console.
    var console: [String]

    var status: String { document.firstMatch(of: /<p class="status"[^>]*>(?<text>[^<]*)/).map { String($0.text) } ?? "" }
    /// The fingerprints of the findings that are to be seen.
    var shown: [String] {
      document.matches(of: /<li id="f-(?<print>\w+)"(?<rest>[^>]*)>/).filter { !$0.rest.contains("hidden=\"\"") }.map {
        String($0.print)
      }
    }
  }

  /// Opens a page, and another one around it that drives it, if there is one.
  static func open(_ page: String, at place: String = "", driver: String? = nil) throws -> View {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(page.utf8).write(to: folder.appendingPathComponent("page.html"))
    if let driver { try Data(driver.utf8).write(to: folder.appendingPathComponent("driver.html")) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(path))
    process.arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-web-security", "--allow-file-access-from-files",
      "--enable-logging=stderr",
      "--user-data-dir=\(folder.path)/profile", "--virtual-time-budget=4000", "--dump-dom",
      "file://\(folder.path)/\(driver == nil ? "page" : "driver").html\(place)",
    ]
    let output = folder.appendingPathComponent("output")
    let errors = folder.appendingPathComponent("errors")
    for file in [output, errors] { try Data().write(to: file) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    let said = String(decoding: try Data(contentsOf: errors), as: UTF8.self).split(separator: "\n").map(String.init)
    return View(
      document: String(decoding: try Data(contentsOf: output), as: UTF8.self), console: said.filter { $0.contains("CONSOLE") })
  }
}
