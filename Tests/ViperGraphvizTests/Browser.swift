import Foundation

/// Chromium without a window, driven over its debugging pipe: messages of JSON, a NUL behind each.
final class Browser {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Nil where there is none to test with.
  static let program: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let names = ["chromium", "chromium-browser", "google-chrome"]
    let candidates =
      names.flatMap { name in folders.map { "\($0)/\(name)" } }
      + ["/Applications/Chromium.app/Contents/MacOS/Chromium", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"]
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var rest = Data()
  private var count = 0
  private var session: String?
  /// What went wrong in the page: exceptions, errors in the console, what its policy refused.
  private(set) var problems: [String] = []

  /// `profile` is a folder that it may fill.
  init(_ program: String, profile: String) throws {
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The pipe wants descriptors 3 and 4, which only a shell can give it.
    process.arguments = [
      "-c", "exec \"$0\" \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>/dev/null", program, "--headless=new", "--no-sandbox",
      "--disable-gpu",
      "--no-first-run", "--window-size=1200,800", "--user-data-dir=\(profile)", "--remote-debugging-pipe", "about:blank",
    ]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let target = try send("Target.createTarget", ["url": "about:blank"])["targetId"] as? String
    session = try send("Target.attachToTarget", ["targetId": target ?? "", "flatten": true])["sessionId"] as? String
    for domain in ["Page", "Runtime", "Log"] { _ = try send("\(domain).enable") }
  }

  func close() {
    session = nil
    _ = try? send("Browser.close")
    // Only what this process has started itself.
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
  }

  /// Opens a page as a fresh one, and waits until its script has run.
  func open(_ address: String) throws {
    _ = try send("Page.navigate", ["url": "about:blank"])
    _ = try send("Page.navigate", ["url": address])
    for _ in 0..<200 {
      if try evaluate("document.readyState + (location.protocol === 'file:')") as? String == "completetrue" { return }
      usleep(50_000)
    }
    throw Failure(description: "the page did not load")
  }

  /// Gives the page a size, in pixels.
  func resize(width: Int, height: Int) throws {
    let size: [String: Any] = ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false]
    _ = try send("Emulation.setDeviceMetricsOverride", size)
  }

  /// The value of an expression in the page.
  @discardableResult
  func evaluate(_ expression: String) throws -> Any? {
    let answer = try send("Runtime.evaluate", ["expression": expression, "awaitPromise": true, "returnByValue": true])
    if let details = answer["exceptionDetails"] { throw Failure(description: "\(expression): \(details)") }
    return (answer["result"] as? [String: Any])?["value"]
  }

  func text(_ selector: String) throws -> String {
    try evaluate("document.querySelector('\(selector)')?.textContent ?? ''") as? String ?? ""
  }

  /// A key as the keyboard sends it, wherever the focus is.
  func press(_ key: String) throws {
    let text = key == "Enter" ? "\r" : key.count == 1 ? key : ""
    let codes = ["Enter": 13, "ArrowDown": 40, "ArrowRight": 39, "Escape": 27]
    let event: [String: Any] = ["key": key, "text": text, "windowsVirtualKeyCode": codes[key] ?? 0]
    _ = try send("Input.dispatchKeyEvent", event.merging(["type": text.isEmpty ? "rawKeyDown" : "keyDown"]) { $1 })
    _ = try send("Input.dispatchKeyEvent", ["type": "keyUp", "key": key])
  }

  private func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    count += 1
    var message: [String: Any] = ["id": count, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    try input.fileHandleForWriting.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
    while true {
      let answer = try next()
      guard answer["id"] as? Int == count else {
        note(answer)
        continue
      }
      if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  private func next() throws -> [String: Any] {
    while true {
      if let end = rest.firstIndex(of: 0) {
        let message = try JSONSerialization.jsonObject(with: rest[rest.startIndex..<end])
        rest = Data(rest[(end + 1)...])
        return message as? [String: Any] ?? [:]
      }
      let chunk = output.fileHandleForReading.availableData
      if chunk.isEmpty { throw Failure(description: "the browser has gone") }
      rest += chunk
    }
  }

  private func note(_ event: [String: Any]) {
    let parameters = event["params"] as? [String: Any] ?? [:]
    switch event["method"] as? String {
    case "Runtime.exceptionThrown": problems.append("\(parameters)")
    case "Log.entryAdded", "Runtime.consoleAPICalled": problems.append("\(parameters)")
    default: break
    }
  }
}
