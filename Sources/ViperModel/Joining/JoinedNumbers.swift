import ViperFacts

/// The positions of one model's components and modules among those of all joined models.
struct JoinedNumbers {
  var components: [Component.ID]
  var modules: [ViperModule.ID]
}

/// The order of the files and roots of a whole code base, in which joined models list what each of them lists in that order.
struct JoinedOrder {
  private let files: [String: Int]
  private let roots: [String: Int]

  init(_ code: ProductionCode) {
    files = Dictionary(zip(code.files.map(\.0.name), 0...), uniquingKeysWith: { first, _ in first })
    roots = Dictionary(zip(code.files.map(\.0.root), 0...), uniquingKeysWith: { first, _ in first })
  }

  func byFile<Element>(_ elements: [Element], _ file: (Element) -> String) -> [Element] {
    Self.sorted(elements) { files[file($0)] ?? files.count }
  }

  func byRoot<Element>(_ elements: [Element], _ root: (Element) -> String) -> [Element] {
    Self.sorted(elements) { roots[root($0)] ?? roots.count }
  }

  /// Elements of one key stay in their order.
  private static func sorted<Element>(_ elements: [Element], by key: (Element) -> Int) -> [Element] {
    elements.enumerated().map { (key: key($0.element), $0.offset, $0.element) }.sorted { ($0.key, $0.1) < ($1.key, $1.1) }.map(
      \.2)
  }
}
