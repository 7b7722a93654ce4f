import Foundation
import Testing
import ViperFacts
import ViperRules
import ViperTestSupport
import ViperText

@testable import ViperReporting

/// What a browser makes of the page.
@Suite(
  .enabled(if: SlowTests.areWanted, "VIPER_SLOW_TESTS=1 runs it"), .enabled(if: Browser.path != nil, "there is no Chromium"),
  .serialized)
struct BrowserPageTests {
  private let page = HTMLReporter().render(SampleReport.report, SampleReport.context)
  private let cycle = "0123456789abcde4", reference = "0123456789abcde5", info = "0123456789abcde1"
  private let suppressed = "0123456789abcdf3", baselined = "0123456789abcdf4"

  @Test func showsWhatIsNewWithoutAComplaint() throws {
    let view = try Browser.open(page)
    #expect(view.console.isEmpty)
    #expect(view.status == "3 of 5 findings shown: 1 error, 1 warning, 1 info")
    #expect(view.shown == [cycle, reference, info])
    #expect(!view.document.contains("<form hidden"))
  }

  @Test func withoutScriptsItIsAPlainList() throws {
    let view = try Browser.open(page.replacing(ReportPage.frame.script, with: ""))
    #expect(view.shown == [cycle, reference, info, suppressed, baselined])
    #expect(view.document.contains("<form hidden"))
    #expect(view.status == "")
  }

  @Test func searchesForAllWords() throws {
    #expect(try Browser.open(page, at: "#?q=KNOWS+view").shown == [reference])
    #expect(try Browser.open(page, at: "#?q=nowhere").status == "0 of 5 findings shown: 0 errors, 0 warnings, 0 infos")
  }

  @Test func filtersByRuleModuleSeverityAndState() throws {
    #expect(try Browser.open(page, at: "#?rule=interactor-strong-presenter").shown == [cycle])
    #expect(try Browser.open(page, at: "#?module=Login&severity=warning+info").shown == [reference])
    #expect(try Browser.open(page, at: "#?disposition=suppressed+baselined").shown == [suppressed, baselined])
    #expect(try Browser.open(page, at: "#?owner=%40login").shown == [cycle, reference])
  }

  /// What is folded opens when a filter finds something in it.
  @Test func foldsOpenForAFilter() throws {
    #expect(!(try Browser.open(page)).document.contains(/<details class="group" open/))
    let view = try Browser.open(page, at: "#?severity=info")
    #expect(view.shown == [info])
    #expect(view.document.matches(of: /<details class="group" open/).count == 1)
  }

  @Test func aBoxOfTheMapFiltersByItsModules() throws {
    var context = SampleReport.context
    context.picture = """
      <svg width="9" height="9"><a data-box="0" href="#?group=folder%20App" data-name="App" data-modules="Home&#10;Login"><text y="9">A</text></a></svg>

      """
    let page = HTMLReporter().render(SampleReport.report, context)
    #expect(try Browser.open(page, at: "#?group=folder+App").shown == [cycle, reference])
    let driver = """
      <title></title><iframe src="page.html" width="900" height="700"></iframe><script>
      const frame = document.querySelector("iframe");
      frame.onload = () => {
        const page = frame.contentDocument, box = page.querySelector("[data-box]");
        box.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
        const form = page.querySelector("form");
        document.title = [frame.contentWindow.location.hash, page.activeElement.id, form.elements.module.selectedOptions[0].text,
          page.querySelectorAll(".finding:not([hidden])").length].join("|");
      };
      </script>
      """
    let view = try Browser.open(page, driver: driver)
    #expect(view.document.contains("<title>#?group=folder%20App|findings|App|2</title>"), "\(view.document.prefix(200))")
  }

  @Test func aLinkToAFindingShowsItWhateverItsState() throws {
    let view = try Browser.open(page, at: "#f-\(suppressed)")
    #expect(view.shown == [cycle, reference, info, suppressed, baselined])
  }

  @Test func keysMoveAndSearch() throws {
    let driver = """
      <title></title><iframe src="page.html" width="900" height="700"></iframe><script>
      const frame = document.querySelector("iframe"), log = [];
      frame.onload = async () => {
        const page = frame.contentDocument, pause = () => new Promise(done => setTimeout(done, 200));
        const press = key => (page.activeElement || page.body).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
        const note = () => log.push(page.activeElement.id || page.activeElement.name || page.activeElement.tagName);
        for (const key of ["j", "j", "k", "j", "j", "j", "/"]) { press(key); note(); }
        page.activeElement.value = "wireframe"; page.activeElement.dispatchEvent(new Event("input", { bubbles: true }));
        press("j"); note(); await pause();
        log.push(page.querySelector(".status").textContent, frame.contentWindow.location.hash);
        press("Escape"); log.push(frame.contentWindow.location.hash);
        page.querySelector("header button").click(); log.push(page.documentElement.dataset.theme);
        document.title = log.join("|");
      };
      </script>
      """
    let view = try Browser.open(page, driver: driver)
    let title = view.document.firstMatch(of: /<title>(?<text>[^<]*)/).map { String($0.text) } ?? ""
    #expect(
      title
        == [
          "f-\(cycle)", "f-\(reference)", "f-\(cycle)", "f-\(reference)", "f-\(info)", "f-\(info)", "q", "q",
          "1 of 5 findings shown: 0 errors, 0 warnings, 1 info",
          "#?q=wireframe", "", "dark",
        ].joined(separator: "|"))
  }

  @Test func hostileNamesStayText() throws {
    var report = HostileReport.report
    report.findings = HostileReport.names.enumerated().flatMap { number, name in
      HostileReport.report(of: name).findings.map { finding in
        var finding = finding
        finding.fingerprint = "hostile\(number)"
        return finding
      }
    }
    let view = try Browser.open(HTMLReporter().render(report, HostileReport.context))
    #expect(view.console.isEmpty)
    #expect(!view.document.contains("<title>owned"))
    #expect(view.shown.count == HostileReport.names.count)
    #expect(!view.document.contains("<img"))
  }

  @Test func thousandsOfFindingsAreFiltered() throws {
    var report = SampleReport.report
    report.findings = (0..<3000).map { number in
      var finding = SampleReport.report.findings[number % 2]
      finding.fingerprint = "many\(number)"
      finding.message = "finding number \(number)"
      return finding
    }
    let view = try Browser.open(HTMLReporter().render(report, SampleReport.context), at: "#?q=number+2999")
    #expect(view.status == "1 of 3000 findings shown: 0 errors, 1 warning, 0 infos")
    #expect(view.shown == ["many2999"])
  }
}
