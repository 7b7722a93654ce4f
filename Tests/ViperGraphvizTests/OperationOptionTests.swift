import ArgumentParser
import Testing
import ViperGraph
import ViperPipeline

@testable import viper_graph

/// Each operation on a view is requested by the option that it names.
struct OperationOptionTests {
  /// A flag, an option with a name, or an option with a name and the others that it needs.
  private static func arguments(_ option: String) -> [[String]] {
    [
      [option], [option, "Login"],
      ["--from", "Login", "--to", "Home"].contains(option) ? ["--from", "Login", "--to", "Home"] : [],
    ]
  }

  private static func requested(_ arguments: [String]) -> [String] {
    guard let operations = try? ViewOptions.parse(arguments).request(nil).operations,
      let list = Mirror(reflecting: operations).descendant("operations") as? [any GraphOperation]
    else { return [] }
    return list.map { "\(type(of: $0))" }
  }

  @Test func withoutOptionsThereIsNoOperation() { #expect(Self.requested([]) == []) }

  @Test(arguments: OperationList.order.indices) func isRequestedByItsOption(_ index: Int) {
    let operation = OperationList.order[index]
    let found = Self.arguments(operation.option).map(Self.requested)
    #expect(
      found.contains(["\(operation)"]), "no '\(operation.option)' of ViewOptions makes a '\(operation)', but \(found)")
  }
}
