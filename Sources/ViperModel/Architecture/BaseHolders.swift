import ViperLinking

/// What holds presenters by their class or by any of their protocols, found once for each protocol: thousands may share one.
struct BaseHolders {
  private let survey: PartSurvey
  private var faces: [TypeSymbol.ID: Face] = [:]

  /// The first holders of a class or protocol. Two are enough, since a type does not count as its own holder.
  private struct Face {
    var keepers: [TypeSymbol.ID] = []
    var views: [TypeSymbol.ID] = []

    static func add(_ holder: TypeSymbol.ID, to holders: inout [TypeSymbol.ID]) {
      if holders.count < 2, !holders.contains(holder) { holders.append(holder) }
    }
  }

  init(of presenters: [TypeSymbol.ID], _ survey: PartSurvey) {
    self.survey = survey
    for face in Set(presenters.flatMap(survey.faces(of:))) { faces[face] = Self.face(face, survey) }
  }

  private static func face(_ type: TypeSymbol.ID, _ survey: PartSurvey) -> Face {
    var face = Face()
    for usage in survey.links(to: type) {
      if survey.isView(usage.from) { Face.add(usage.from, to: &face.views) }
      if usage.strength == .strong, survey.kind(of: usage.from) == .interactor { Face.add(usage.from, to: &face.keepers) }
    }
    return face
  }

  /// Whether interactors keep presenters by a base protocol, and no view holds a presenter by one.
  func areOnlyInteractors(of presenter: TypeSymbol.ID) -> Bool {
    let all = survey.faces(of: presenter).compactMap { faces[$0] }
    return all.contains { $0.keepers.contains { $0 != presenter } } && !all.contains { $0.views.contains { $0 != presenter } }
  }
}
