import Testing
import ViperFacts
import ViperPipeline
import ViperRules

/// `layers` and `independent`.
@Suite struct LayerConstraintTests {
  private static let layers = "layers: [{path: App}, [{path: Pay}, {path: Chat}], {path: Core}]"

  private func breaches(_ constraint: String, _ bodies: [String: String]) throws -> [String] {
    try ConstrainedCode.breaches(constraint, ConstrainedCode.classes(bodies))
  }

  private static let bodies = [
    "App/App": " { var pay: Pay?; var core: Core? }", "Pay/Pay": " { var chat: Chat?; var core: Core? }", "Chat/Chat": "",
    "Core/Core": "",
    "Other/Other": " { var app: App? }",
  ]

  @Test func downwardsIsFine() throws { #expect(try breaches(Self.layers, Self.bodies).isEmpty) }

  @Test func upwardsIsNot() throws {
    var bodies = Self.bodies
    bodies["Core/Core"] = " { weak var pay: Pay? }"
    #expect(
      try breaches(Self.layers, bodies) == [
        "Core/Core.swift:1 class 'Core' refers to class 'Pay' in layer {path: Pay} or {path: Chat}, above its own {path: Core}"
      ])
  }

  @Test func strictLayersAreNotSkipped() throws {
    #expect(
      try breaches(Self.layers + ", strict: true", Self.bodies)
        == [
          "App/App.swift:1 class 'App' refers to class 'Core' in layer {path: Core}, more than one below its own {path: App}"
        ])
  }

  @Test func firstLayerThatSelectsATypeIsItsOwn() throws {
    let bodies = ["Core/Pay": " { var core: Core? }", "Core/Core": " { var pay: Pay? }"]
    #expect(
      try breaches("layers: [{name: Pay}, {path: Core}]", bodies)
        == ["Core/Core.swift:1 class 'Core' refers to class 'Pay' in layer {name: Pay}, above its own {path: Core}"])
    #expect(try breaches("layers: [{path: Core}, {name: Pay}]", bodies).isEmpty)
  }

  @Test func independentGroups() throws {
    let constraint = "independent: [{path: Pay}, {path: Chat}, {path: Map}]"
    let bodies = [
      "Pay/Pay": " { var own: Bill?; var core: Core?; var map: Map? }", "Pay/Bill": "", "Chat/Chat": " { var pay: Pay? }",
      "Map/Map": "",
      "Core/Core": " { var chat: Chat? }",
    ]
    #expect(
      try breaches(constraint, bodies) == [
        "Chat/Chat.swift:1 class 'Chat' refers to class 'Pay' of {path: Pay}, which must be independent of {path: Chat}",
        "Pay/Pay.swift:1 class 'Pay' refers to class 'Map' of {path: Map}, which must be independent of {path: Pay}",
      ])
  }

  @Test func whatIsInBothGroupsIsShared() throws {
    let bodies = ["Pay/Pay": " { var both: PayChat? }", "Pay/PayChat": "", "Chat/Chat": " { var both: PayChat?; var pay: Pay? }"]
    #expect(
      try breaches("independent: [{path: Pay}, [{path: Chat}, {name: PayChat}]]", bodies)
        == [
          "Chat/Chat.swift:1 class 'Chat' refers to class 'Pay' of {path: Pay}, which must be independent of {path: Chat} or {name: PayChat}"
        ])
  }
}
