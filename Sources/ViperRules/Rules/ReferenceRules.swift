internal import ViperLinking
internal import ViperModel

extension ReferenceRule.Way {
  /// Nil for inheritance and conformance, which the table does not speak of.
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
  /// Published or shared: an item of a row, a module's input or output, a base type. Anyone may know it.
  var isExempt: Bool {
    switch surface {
    case .item, .base, .input, .output: true
    case .internal, nil: isBase
    }
  }

  /// A part of a module that an assembly makes.
  var isAssembled: Bool { [.view, .presenter, .interactor, .wireframe].contains(role) && !isInterface && !isBase }
}
