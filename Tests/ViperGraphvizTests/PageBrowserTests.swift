import Foundation
import Testing
import ViperPlatform
import ViperTestSupport

@testable import ViperGraphviz
@testable import ViperPlatform

/// The page as a reader sees it, in a browser; needs Chromium or Chrome.
@Suite(
  .serialized, .enabled(if: SlowTests.areWanted, "VIPER_SLOW_TESTS=1 runs it"),
  .enabled(if: Browser.program != nil, "neither Chromium nor Chrome is installed"))
struct PageBrowserTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Writes the page of a folder and opens it.
  private func reading(
    _ folder: String = package.appendingPathComponent("Samples/infinum/Broken").path, base: String? = nil, options: [String] = [],
    fragment: String = "", _ body: (Browser, String) throws -> Void
  ) throws {
    try Program.withFolder { scratch in
      let file = scratch + "/app.html"
      let result = try ChildProcess(
        program: Program.viperGraph, arguments: ["--out", file, "--base-path", base ?? folder] + options + [folder]
      ).run(input: [], limit: .seconds(120))
      try #require(result.end == .exited(0), "\(result.complaint)")
      let browser = try Browser(try #require(Browser.program), profile: scratch + "/profile")
      defer { browser.close() }
      try browser.open("file://\(file)\(fragment)")
      try body(browser, file)
      #expect(browser.problems == [])
    }
  }

  private static let login = "Sources/PocketBank/Modules/Onboarding/Login%23Login"

  @Test func loadsWithoutAWordInTheConsole() throws {
    try reading { (page, _) throws in
      #expect(try page.text("#summary").hasPrefix("5 modules · 38 components"))
      #expect(try page.text("#status").hasPrefix("5 modules, "))
      #expect(try page.evaluate("getComputedStyle(document.getElementById('plain')).display") as? String == "none")
    }
  }

  @Test func searchSelects() throws {
    try reading { (page, _) throws in
      try page.press("/")
      for letter in "loginpr" { try page.press(String(letter)) }
      #expect(try page.text("#results [aria-selected=true]") == "LoginPresenter presenter in Login")
      try page.press("Enter")
      #expect(try page.text("#details h2") == "LoginPresenter")
      #expect(try page.text("#status").hasSuffix("1 open, LoginPresenter selected"))
    }
  }

  @Test func enterOpensTheSelection() throws {
    try reading(fragment: "#select=\(Self.login)") { (page, _) throws in
      #expect(try !page.text("#status").contains("open"))
      try page.evaluate("canvas.focus()")
      try page.press("Enter")
      #expect(try page.text("#status").contains("1 open"))
      #expect(try page.evaluate("scene.nodes.has(graph.components.find(c => c.name === 'LoginPresenter'))") as? Bool == true)
      try page.press("Enter")
      #expect(try !page.text("#status").contains("open"))
    }
  }

  @Test func clickSelectsThenOpens() throws {
    try reading { (page, _) throws in
      let click = """
        { const node = scene.nodes.get(graph.boxes.find(box => box.name === 'Home')), size = stageSize();
          const x = (node.x + node.width / 2 - camera.x) * camera.scale + size.width / 2;
          const y = (node.y + 10 - camera.y) * camera.scale + size.height / 2, at = canvas.getBoundingClientRect();
          for (const type of ['pointerdown', 'pointerup']) {
            canvas.dispatchEvent(new PointerEvent(type, { pointerId: 1, clientX: at.left + x, clientY: at.top + y }));
          } }
        """
      // A pointer that is not there cannot be captured.
      try page.evaluate("canvas.setPointerCapture = () => {}")
      try page.evaluate(click)
      #expect(try page.text("#details h2") == "Home")
      try page.evaluate(click)
      #expect(try page.text("#status").contains("1 open"))
    }
  }

  @Test func detailsShowFindingsWithTheirLines() throws {
    try reading(fragment: "#select=\(Self.login)") { (page, _) throws in
      let details = try page.text("#details")
      #expect(details.contains("Findings (3)"))
      #expect(details.contains("LoginPresenter.swift:"))
      #expect(
        try page.evaluate("[...document.querySelectorAll('#details pre')].every(pre => pre.textContent.length > 3)") as? Bool
          == true)
      #expect(details.contains("presenter: strong stored"))
    }
  }

  @Test func detailsShowMetrics() throws {
    try reading(fragment: "#select=\(Self.login)") { (page, _) throws in
      let table = try page.text("#details table")
      #expect(table.hasPrefix("Metricscomponents"))
      #expect(table.contains("instability0."))
      try page.evaluate("select(graph.components.find(component => component.name === 'LoginPresenter'))")
      #expect(try page.text("#details table").hasPrefix("Metricslines"))
    }
  }

  @Test func sizeAndColourFollowTheMenus() throws {
    try reading { (page, file) throws in
      let tallest = "Math.max(...scene.frames.map(frame => Math.round(frame.height)))"
      let height = try #require(try page.evaluate(tallest) as? Int)
      #expect(try page.evaluate("scene.frames.every(frame => Math.round(frame.height) === \(height))") as? Bool == true)
      #expect(try page.evaluate("graph.boxes.some(box => heat(box))") as? Bool == false)
      for menu in ["size", "colour"] {
        try page.evaluate(
          "{ const menu = document.getElementById('\(menu)'); menu.value = 'lines'; menu.dispatchEvent(new Event('change')) }")
      }
      #expect(try page.evaluate(tallest) as? Int == 3 * height)
      #expect(try page.evaluate("new Set(graph.boxes.filter(box => !box.isShared).map(heat)).size > 1") as? Bool == true)
      #expect(
        try page.evaluate("shownMetrics(graph.boxes[0])") as? String == page.evaluate("`${graph.boxes[0].metrics[1]} lines`")
          as? String)
      #expect(try page.evaluate("fragment()") as? String == "#size=lines&colour=lines")
      try page.open("file://\(file)#size=lines&colour=lines")
      #expect(try page.evaluate(tallest) as? Int == 3 * height)
    }
  }

  @Test func everyNameIsWholeAndLegibleAtFirstSight() throws {
    try reading(Self.package.appendingPathComponent("Samples").path) { (page, _) throws in
      try page.resize(width: 1400, height: 900)
      try page.evaluate(
        """
        { const fill = pen.fillText.bind(pen); window.texts = [];
          pen.fillText = (text, ...place) => {
            texts.push({ text, pixels: parseFloat(/[\\d.]+(?=px)/.exec(pen.font)[0]) * pen.getTransform().a });
            fill(text, ...place);
          }; }
        """)
      try page.evaluate("{ fit(); texts.length = 0; draw(); }")
      let names = "[...scene.nodes.values()].map(node => node.item).filter(item => item.isBox).map(item => item.name)"
      #expect(try page.evaluate("\(names).length > 30") as? Bool == true)
      #expect(
        try page.evaluate("\(names).filter(name => !texts.some(({ text }) => text === name)).join()") as? String == "")
      #expect(try page.evaluate("texts.filter(({ pixels }) => pixels < 10.99).length") as? Int == 0)
    }
  }

  @Test func matrixShowsWhoRefersToWhom() throws {
    try reading { (page, file) throws in
      try page.press("m")
      #expect(
        try page.evaluate("matrix.rows.map(row => row.name).sort().join()") as? String
          == "BankAccount,BankAccountDetails,Home,Login,Register")
      let cells =
        "[...matrix.cells.values()].every(cell => cell.references.every(r => r.from.parent === cell.row.boxes[0] && r.to.parent === cell.column.boxes[0]))"
      #expect(try page.evaluate(cells) as? Bool == true)
      #expect(try page.text("#status").contains(" back up"))
      try page.evaluate(
        "pressedGrid({ offsetX: matrix.left + matrix.rows.findIndex(row => row.name === 'Login') * matrix.pitch + 3,"
          + " offsetY: matrix.top + matrix.rows.findIndex(row => row.name === 'Home') * matrix.pitch + 3 })")
      #expect(try page.text("#details h2") == "Home → Login")
      #expect(try page.text("#details").contains("HomeWireframe.swift:"))
      let address = try page.evaluate("fragment()") as? String ?? ""
      #expect(address.contains("picture=matrix&row="))
      try page.open("file://\(file)\(address)")
      #expect(try page.text("#details h2") == "Home → Login")
      try page.evaluate("document.getElementById('in-map').click()")
      #expect(try page.evaluate("isMatrix()") as? Bool == false)
      #expect(try page.text("#details h3").hasPrefix("Steps (1)"))
    }
  }

  @Test func foldersOfTheMatrixFold() throws {
    try reading(options: ["--matrix"]) { (page, _) throws in
      for folder in ["Banking", "Onboarding"] {
        try page.evaluate("toggleFold(graph.matrix.folders.find(folder => folder.name === '\(folder)'))")
      }
      #expect(
        try page.evaluate("matrix.rows.filter(row => row.isFolded).map(row => row.name).sort().join()") as? String
          == "Banking,Onboarding")
      #expect(try page.evaluate("fragment()") as? String == "#folded=*")
      #expect(try page.evaluate("matrix.rows.flatMap(row => row.boxes).length") as? Int == 5)
      try page.press("m")
      #expect(try page.text("#status").hasPrefix("5 modules, "))
    }
  }

  @Test func optionsChooseTheMetrics() throws {
    try reading(options: ["--size-by", "fan-in", "--colour-by", "findings"], fragment: "#open=*&shared=1") { (page, _) throws in
      #expect(
        try page.evaluate("document.getElementById('size').value + document.getElementById('colour').value") as? String
          == "fan-infindings")
      let overlaps = """
        [...scene.nodes.values()].some(a => a.inside && [...scene.nodes.values()].some(b => a !== b && b.inside === a.inside
          && a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height))
        """
      #expect(try page.evaluate(overlaps) as? Bool == false)
    }
  }

  @Test func cyclesShowWhatToMakeWeak() throws {
    try reading(options: ["--cycles"]) { (page, _) throws in
      #expect(try page.text("#summary") == "1 module · 3 components · 3 references · 1 error · 1 to make weak")
      #expect(try page.text("#status").contains("1 open"))
      #expect(try page.text("#details h3") == "To make weak (1)")
      #expect(try page.text("#details li").hasPrefix("RegisterWireframe._moduleViewController → RegisterViewController"))
      #expect(try page.evaluate("scene.lines.filter(line => line.isToCut).length") as? Int == 1)
    }
  }

  @Test func focusNarrowsThePage() throws {
    try reading(options: ["--focus", "LoginPresenter"]) { (page, _) throws in
      let names = try page.evaluate("graph.components.map(component => component.name).sort().join()") as? String ?? ""
      #expect(names.contains("LoginPresenter"))
      #expect(names.contains("LoginInteractor"))
      #expect(!names.contains("BankAccountPresenter"))
    }
  }

  @Test func highlightStepsForward() throws {
    try reading(options: ["--highlight", "Login"]) { (page, _) throws in
      let alphas = "scene.frames.map(frame => `${frame.item.name} ${alpha(frame)}`).join()"
      #expect(try page.evaluate(alphas) as? String == "BankAccount 0.4,BankAccountDetails 0.4,Home 0.4,Login 1,Register 0.4")
    }
  }

  @Test func placesLeadToTheSource() throws {
    let template = "https://host.example/blob/main/{path}#L{line}"
    try reading(options: ["--link", template], fragment: "#select=\(Self.login)") { (page, _) throws in
      let links = "[...document.querySelectorAll('#details a')].map(a => a.href)"
      #expect(
        try page.evaluate("\(links)[0]") as? String
          == "https://host.example/blob/main/Sources/PocketBank/Modules/Onboarding/Login")
      #expect(try page.evaluate("\(links).slice(1).every(link => /\\/[A-Za-z]+\\.swift#L\\d+$/.test(link))") as? Bool == true)
      #expect(
        try page.evaluate("[...document.querySelectorAll('#details a')].every(a => a.rel === 'noopener noreferrer')") as? Bool
          == true)
    }
  }

  @Test func fragmentRestoresWhatWasChosen() throws {
    let fragment = "#select=\(Self.login)&open=\(Self.login)&without=use&without-role=entity&theme=dark&shared=1&view=10,20,0.5"
    try reading(fragment: fragment) { (page, file) throws in
      try page.evaluate("new Promise(done => setTimeout(done, 300))")
      let restored = try #require(try page.evaluate("location.hash") as? String)
      #expect(try page.evaluate("fragment()") as? String == restored)
      #expect(try page.text("#status").contains("1 open, Login selected"))
      #expect(try page.evaluate("document.querySelector('[data-filter=use]').checked") as? Bool == false)
      #expect(try page.evaluate("document.documentElement.dataset.theme") as? String == "dark")
      #expect(try page.evaluate("[camera.x, camera.y, camera.scale].join()") as? String == "10,20,0.5")
      let picture = try page.evaluate("draw() ?? canvas.toDataURL()") as? String
      try page.open("file://\(file)\(restored)")
      #expect(try page.evaluate("draw() ?? canvas.toDataURL()") as? String == picture)
    }
  }

  @Test func filtersTakeAwayAndGiveBack() throws {
    try reading { (page, _) throws in
      let all = try page.text("#status")
      try page.evaluate("document.querySelector('[data-filter=navigation]').click()")
      #expect(try page.evaluate("scene.lines.some(line => line.style.key === 'navigation')") as? Bool == false)
      try page.evaluate(
        "{ const rule = document.getElementById('rule'); rule.value = 'retain-cycle'; rule.dispatchEvent(new Event('change')) }")
      #expect(try page.text("#status").contains(" of 5 modules shown"))
      try page.evaluate("[...document.querySelectorAll('#filters button')].at(-1).click()")
      #expect(try page.text("#status") == all)
    }
  }

  @Test func roleFilterHidesComponents() throws {
    try reading(fragment: "#open=\(Self.login)") { (page, _) throws in
      let names = "[...scene.nodes.keys()].filter(item => !item.isBox).map(item => item.role).join()"
      #expect(try (page.evaluate(names) as? String ?? "").contains("interactor"))
      try page.evaluate("document.querySelector('[data-filter=interactor]').click()")
      #expect(try !(page.evaluate(names) as? String ?? "interactor").contains("interactor"))
    }
  }

  @Test func folderFilterKeepsItsModules() throws {
    try reading(fragment: "#folder=Sources/PocketBank/Modules/Banking") { (page, _) throws in
      #expect(try page.text("#status").hasPrefix("2 of 5 modules shown"))
    }
  }

  @Test func pathIsListedStepByStep() throws {
    let end = "Sources/PocketBank/Modules/Onboarding/Register%23Register"
    let start = "Sources/PocketBank/Modules/Banking/BankAccount%23BankAccount"
    try reading(fragment: "#from=\(start)&to=\(end)") { (page, _) throws in
      let steps = try page.text("#details ol")
      #expect(steps.contains("BankAccountWireframe"))
      #expect(steps.contains(".swift:"))
      #expect(try page.text("#details h3").hasPrefix("Steps (2)"))
      try page.press("Escape")
      #expect(try page.text("#details ol") == "")
    }
  }

  @Test func pathThatIsNotThereIsSaid() throws {
    let start = "Sources/PocketBank/Modules/Onboarding/Register%23Register"
    try reading(
      fragment: "#from=\(start)&to=Sources/PocketBank/Modules/Banking/BankAccount%23BankAccount&without=navigation&without=use"
    ) { (page, _) throws in
      #expect(try page.text("#details").contains("The references shown make no path"))
    }
  }

  @Test func openModulesNeverOverlap() throws {
    try reading(fragment: "#open=*&shared=1") { (page, _) throws in
      let overlaps = """
        scene.frames.some((a, i) => scene.frames.some((b, j) => i < j && a.x < b.x + b.width && b.x < a.x + a.width
          && a.y < b.y + b.height && b.y < a.y + a.height))
        """
      #expect(try page.text("#status").contains("5 open"))
      #expect(try page.evaluate(overlaps) as? Bool == false)
    }
  }

  @Test func hostileNamesStayText() throws {
    let hostile = "<img src=x onerror=document.title='owned'><script>document.title='owned'<\u{2F}script>"
    try Program.withFolder { folder in
      let app = folder + "/app/Sources/\(hostile.replacing("/", with: "_"))"
      try FileManager.default.createDirectory(atPath: app, withIntermediateDirectories: true)
      try "// swift-tools-version: 6.0".write(toFile: folder + "/app/Package.swift", atomically: true, encoding: .utf8)
      let code = """
        import UIKit
        final class `\(hostile.replacing("/", with: "_"))`: UIViewController {}
        protocol LoginViewInterface: AnyObject {}
        final class LoginViewController: UIViewController, LoginViewInterface { var presenter: LoginPresenter! }
        final class LoginPresenter { var view: LoginViewInterface? // <script>document.title='owned'</script> --> </script>
        }
        final class LoginInteractor { let presenter: LoginPresenter? = nil }
        final class LoginWireframe { func open() -> LoginPresenter { LoginPresenter() } }
        """
      try code.write(toFile: app + "/Login.swift", atomically: true, encoding: .utf8)
      try reading(folder + "/app", fragment: "#open=*&shared=1&select=<img>&rule=<b>") { (page, _) throws in
        try page.evaluate("select(graph.boxes[0])")
        #expect(try page.text("#details").contains("onerror"))
        #expect(try page.evaluate("document.querySelectorAll('img, main script').length") as? Int == 0)
        #expect(try page.evaluate("document.title") as? String == "app")
      }
    }
  }
}
