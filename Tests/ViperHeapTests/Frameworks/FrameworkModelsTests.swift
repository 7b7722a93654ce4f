import Testing
import ViperHeap

struct FrameworkModelsTests {
  private let models: FrameworkModels

  init() throws {
    let kit = """
      name: Kit
      data: [Size]
      types:
        Object:
          properties: {delegate: weak Any?, owner: unowned Any}
          members:
            init(): {}
            perform(_:with:): {}
          callbacks: {used: [wake()]}
        View:
          inherits: Object
          properties: {delegate: Any?, lid: Lid?}
          members:
            static animate(withDuration:animations:): {runs: {animations: now}}
            static animate(withDuration:animations:completion:): {runs: {animations: now, completion: later}}
            static animate(withDuration:delay:options:animations:completion:): {runs: {animations: now, completion: later}}
            present(_:animated:completion:): {runs: {completion: later}}
            store(_:_:): {}
          callbacks: {shown: [load()]}
        Button:
          inherits: View
          members: {'store(_:_:)': {returns: unknown}, 'init(lid:)': {sets: {lid: self.lid}}}
      functions:
        pool(invoking:): {runs: {invoking: now}}
      """
    let more = """
      name: More
      imports: [More, MoreUI]
      types:
        View:
          inherits: Observable
          properties: {lid: weak Lid?}
          members: {'bind(to:)': {}}
      """
    models = FrameworkModels(
      try [kit, more].map { try FrameworkReader.read($0, file: "Kit.yml") }, imports: ["MoreUI"])
  }

  private func parameters(_ name: String, _ labels: [String?], trailing: Int = 0) -> [Int]? {
    models.call(name, of: "Button", labels: labels, trailing: trailing)?.parameters
  }

  private func labels(_ name: String, _ labels: [String?], trailing: Int = 0) -> [String?]? {
    models.call(name, of: "Button", labels: labels, trailing: trailing)?.member.labels
  }

  @Test func findsTheMembersOfInheritedTypes() {
    #expect(models.call("perform", of: "Button", labels: [nil, "with"]) != nil)
    #expect(models.call("perform", of: "Object", labels: [nil, "with"]) != nil)
    #expect(models.call("present", of: "Object", labels: [nil, "animated"]) == nil)
    #expect(models.call("present", of: "Box", labels: [nil, "animated"]) == nil)
  }

  @Test func aTypesOwnMemberComesBeforeAnInheritedOne() {
    #expect(models.call("store", of: "Button", labels: [nil, nil])?.member.result == .unknown)
    #expect(models.call("store", of: "View", labels: [nil, nil])?.member.result == .data)
  }

  @Test func parametersMayBeLeftOut() {
    #expect(parameters("present", [nil, "animated"]) == [0, 1])
    #expect(parameters("present", [nil, "completion"]) == [0, 2])
    #expect(parameters("present", []) == [])
  }

  @Test func otherLabelsAreAnotherMembers() {
    #expect(parameters("present", ["animated", nil]) == nil)
    #expect(parameters("present", [nil, "animated", "after"]) == nil)
    #expect(parameters("present", [nil, nil]) == nil)
  }

  @Test func theFewestParametersAreLeftOut() {
    #expect(labels("animate", ["withDuration", "animations"]) == ["withDuration", "animations"])
    #expect(labels("animate", ["withDuration", "animations", "completion"])?.count == 3)
    #expect(labels("animate", ["withDuration", "delay", "animations"])?.count == 5)
  }

  @Test func anInheritedMemberThatFitsComesBeforeOneWithParametersLeftOut() {
    #expect(labels("init", []) == [])
    #expect(labels("init", ["lid"]) == ["lid"])
  }

  @Test func aTrailingClosureHasNoLabel() {
    #expect(parameters("present", [nil, "animated", nil], trailing: 1) == [0, 1, 2])
    #expect(labels("animate", ["withDuration", nil], trailing: 1) == ["withDuration", "animations"])
    #expect(parameters("animate", ["withDuration", "animations", nil], trailing: 1) == [0, 1, 2])
  }

  @Test func aTrailingClosureIsForTheFirstParameterThatIsCalled() {
    #expect(parameters("animate", ["withDuration", "delay", nil], trailing: 1) == [0, 1, 3])
  }

  @Test func severalTrailingClosuresMatchByTheLabelsOfTheLaterOnes() {
    #expect(parameters("animate", ["withDuration", nil, "completion"], trailing: 2) == [0, 1, 2])
  }

  @Test func aTrailingClosureIsForTheLastParameterIfNoneIsCalled() {
    #expect(parameters("store", [nil, nil], trailing: 1) == [0, 1])
  }

  @Test func findsFunctions() {
    #expect(models.function("pool", labels: [nil], trailing: 1)?.parameters == [0])
    #expect(models.function("pool", labels: ["other"]) == nil)
  }

  @Test func aTypesOwnPropertyComesBeforeAnInheritedOne() {
    #expect(models.property("delegate", of: "Button")?.strength == .strong)
    #expect(models.property("delegate", of: "Object")?.strength == .weak)
    #expect(models.property("owner", of: "Button")?.strength == .unowned)
    #expect(models.property("title", of: "Button") == nil)
    #expect(models.properties(of: "Button").map(\.name) == ["delegate", "lid", "owner"])
  }

  @Test func aLaterModelReplacesAndAdds() {
    #expect(models.property("lid", of: "Button")?.strength == .weak)
    #expect(models.call("bind", of: "Button", labels: ["to"]) != nil)
    #expect(models.inherits("Button", from: "Observable"))
    #expect(models.inherits("Button", from: "Object"))
  }

  @Test func aModelOfAModuleThatNobodyImportsDoesNotApply() throws {
    let library = try FrameworkReader.read("name: Lib\nimports: [Lib]\ntypes: {Container: {}}", file: "Lib.yml")
    #expect(!FrameworkModels([library], imports: ["UIKit"]).knows("Container"))
    #expect(FrameworkModels([library], imports: ["Lib"]).knows("Container"))
  }

  @Test func callbacksAreInherited() {
    #expect(models.callbacks(of: "Button").map(\.member.name) == ["load", "wake"])
    #expect(models.callbacks(of: "Object").map(\.member.name) == ["wake"])
  }

  @Test func dataIsKnown() {
    #expect(models.isData("Size"))
    #expect(!models.isData("View"))
    #expect(!models.isData("Unheard"))
    #expect(models.knows("Size"))
    #expect(!models.knows("Unheard"))
  }

  @Test func typesThatInheritEachOtherEnd() throws {
    let circle = try FrameworkReader.read("name: C\ntypes: {A: {inherits: B}, B: {inherits: A}}", file: "C.yml")
    #expect(FrameworkModels([circle], imports: []).inherits("A", from: "A"))
  }
}
