internal import ViperLinking
internal import ViperModel

extension ReferenceRule.Way {
  /// Nil for inheritance and conformance, which dialects do not restrict.
  init?(_ kind: ReferenceKind) {
    switch kind {
    case .stored: self = .stored
    case .construction: self = .construction
    case .staticCall: self = .staticCall
    case .parameter, .result, .local, .cast, .chain: self = .use
    case .inheritance, .conformance: return nil
    }
  }
}

extension Component {
  /// Whether any component may refer to it: an item of a row, a module's input or output, a base type.
  var isExempt: Bool {
    switch surface {
    case .item, .base, .input, .output: true
    case .internal, nil: isBase
    }
  }

  /// Whether it is a view of SwiftUI, or a part of one.
  var isSwiftUIView: Bool { kind == .struct && [.view, .subview].contains(role) }

  var isValue: Bool { kind == .struct || kind == .enum }

  /// Whether it is a part of a module that an assembly creates.
  var isAssembled: Bool { [.view, .presenter, .interactor, .wireframe].contains(role) && !isInterface && !isBase }
}

extension Reference {
  /// The evidence for what the slot holds, in the words of a finding.
  var holdingEvidence: String? {
    switch holds.map(\.certainty).max() {
    case .sure: "assigned or declared"
    case .sole: "only conformer"
    case .may: "one of several conformers"
    case nil: nil
    }
  }
}
