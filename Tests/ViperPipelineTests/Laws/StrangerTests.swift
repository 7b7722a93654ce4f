import Foundation
import Testing
import ViperPipeline
import ViperTestSupport

/// What a root cannot see has no say about it.
@Suite struct StrangerStressTests {
  private static let dialects = try! FileManager.default.contentsOfDirectory(atPath: ScratchFolder.samples)
    .filter { !$0.hasPrefix(".") }.sorted()
  private static let samples = dialects.flatMap { ["\($0)/Clean", "\($0)/Broken"] }

  /// Samples of one dialect have types of the same names.
  @Test func samplesSideBySideAreJudgedAsEachAlone() throws {
    var together = JudgedCode()
    var alone: [JudgedCode.Verdict] = []
    for sample in Self.samples {
      let code = try JudgedCode(sample: sample, in: sample)
      together.files.merge(code.files) { first, _ in first }
      alone += try code.verdicts()
    }
    #expect(try together.verdicts() == alone.sorted())
  }

  /// An app without a project around one that has one, and next to it.
  @Test(arguments: SlowTests.areWanted ? samples : ["configurator/Broken", "impl/Broken", "rambler/Broken"])
  func anotherAppChangesNothing(_ sample: String) throws {
    var code = try JudgedCode(sample: sample)
    code.files["Package.swift"] = nil
    let dialect = sample.prefix { $0 != "/" }
    for other in SlowTests.areWanted ? ["\(dialect)/Clean", "infinum/Clean", "swiftui/Clean"] : ["\(dialect)/Clean"] {
      let changed = try code.changed { app in
        app.files.merge(try JudgedCode(sample: other, in: "stranger").files) { first, _ in first }
      }
      #expect(changed == [], "\(other)")
    }
  }

  /// Types that nothing names, next to any file.
  @Test(arguments: SlowTests.areWanted ? samples : ["configurator/Broken", "impl/Broken", "rambler/Broken"])
  func unrelatedTypesChangeNothing(_ sample: String) throws {
    let code = try JudgedCode(sample: sample)
    let folders = Set(code.files.keys.map { $0[..<($0.lastIndex(of: "/") ?? $0.startIndex)] }).sorted()
    let changed = try code.changed { app in
      for (number, folder) in folders.enumerated() {
        app.files["\(folder)\(folder.isEmpty ? "" : "/")Qzx\(number)Ledger.swift"] = """
          struct Qzx\(number)Ledger {
            let amount: Int
            var doubled: Int { amount * 2 }
          }

          final class Qzx\(number)Clerk {
            private var ledgers: [Qzx\(number)Ledger] = []
            func file(_ ledger: Qzx\(number)Ledger) { ledgers.append(ledger) }
          }

          """
      }
    }
    #expect(changed == [])
  }

  /// A presenter that is filled in one app stays empty in another one, whatever they have in common.
  @Test func namesakesFillNothing() throws {
    func app(_ assembly: String) -> String {
      """
      import UIKit
      protocol AboutPresenterProtocol: AnyObject { func load() }
      final class AboutViewController: UIViewController {
        var presenter: AboutPresenterProtocol!
        override func viewDidLoad() { presenter.load() }
      }
      final class AboutPresenter: AboutPresenterProtocol {
        weak var view: AboutViewController?
        let interactor = AboutInteractor()
        func load() { interactor.load() }
      }
      final class AboutInteractor { func load() {} }
      enum AboutAssembly {
        static func make() -> UIViewController {
          let view = AboutViewController()
          let presenter = AboutPresenter()
          presenter.view = view
          \(assembly)
          return view
        }
      }

      """
    }
    let package = "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"App\")\n"
    let code = JudgedCode(["a/Package.swift": package, "a/About.swift": app("")])
    #expect(try code.verdicts().contains { $0.rule == "unassigned-dependency" })
    let changed = try code.changed { both in
      both.files["b/Package.swift"] = package
      both.files["b/About.swift"] = app("view.presenter = presenter")
    }
    #expect(changed == [])
  }
}
