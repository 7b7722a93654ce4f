import Testing
import ViperFacts

/// One file with every part left out in turn: hundreds of files to parse.
@Suite struct ResilienceStressTests {
  private static let code = """
    import UIKit
    // viper-lint:disable:next a-rule - why
    final class LoginPresenter<T: A>: B, C.D {
      weak var view: (any LoginViewInterface)?
      lazy var wireframe: [String: W<T>] = { [weak self] in self?.make(1, x: nil) ?? [:] }()
      init(view: V = .make(), _ done: @escaping (Int) -> Void) throws { self.view = view as? V }
      func run() -> (a: Int, b: String) {
        guard let a, case .done(let user) = outcome else { return "\\(user.name)" }
        for (x, y) in items where x.z { switch y { case .a, .b: break; default: call { $0 } after: { y in y } } }
        #if DEBUG
        print(a ? b : c, [1, 2][0], #selector(run))
        #endif
      }
    }

    """

  @Test func cutOffAnywhereItStillGivesATree() {
    let bytes = Array(Self.code.utf8)
    for length in bytes.indices {
      let tree = FactTree(String(decoding: bytes[..<length], as: UTF8.self))
      #expect(tree.misplaced.isEmpty, "after \(length) bytes")
      if tree.facts.lineStarts.count != bytes[..<length].count(where: { $0 == UInt8(ascii: "\n") }) + 1 {
        Issue.record("lines after \(length) bytes")
      }
    }
  }

  @Test func withAnyLineLeftOutItStillGivesATree() {
    let lines = Self.code.split(separator: "\n", omittingEmptySubsequences: false)
    for left in lines.indices {
      let rest = lines.enumerated().filter { $0.offset != left }.map(\.element).joined(separator: "\n")
      #expect(FactTree(rest).misplaced.isEmpty, "without line \(left + 1)")
    }
  }
}
