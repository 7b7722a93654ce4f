import Testing
import ViperHeap
import ViperLinking
import ViperYAML

struct FrameworkReaderTests {
  private func read(_ text: String) throws -> FrameworkModel { try FrameworkReader.read(text, file: "Kit.yml") }

  private func member(_ row: String) throws -> FrameworkMember {
    try #require(try read("name: Kit\ntypes:\n  Box:\n    members:\n      \(row)").types.first?.members.first)
  }

  private func property(_ row: String) throws -> FrameworkProperty {
    try #require(try read("name: Kit\ntypes:\n  Box:\n    properties:\n      \(row)").types.first?.properties.first)
  }

  @Test func readsSignatures() throws {
    let animate = try member("static animate(withDuration:_:): {}")
    #expect(animate.name == "animate")
    #expect(animate.labels == ["withDuration", nil])
    #expect(animate.isStatic)
    #expect(try member("'close()':").labels.isEmpty)
  }

  @Test func readsPropertiesAsSwiftDeclaresThem() throws {
    let delegate = try property("delegate: weak BoxDelegate?")
    #expect(delegate.strength == .weak)
    #expect(delegate.type == "BoxDelegate")
    #expect(delegate.startsEmpty)
    let screens = try property("screens: shown many Screen? until closed")
    #expect(screens.isMany)
    #expect(screens.isShown)
    #expect(screens.endsWithScreen)
    #expect(screens.strength == .strong)
    let shared = try property("static shared: new Box")
    #expect(shared.isStatic)
    #expect(shared.name == "shared")
    #expect(shared.start == .new)
    #expect(try property("parent: unowned Box").start == .unknown)
    #expect(try property("onClose: later Closure?").calls == .later)
  }

  @Test func readsStoresInTheOrderOfTheFile() throws {
    let member = try member("push(_:): {sets: {self: 0.box}, adds: {0: [self.items, app.items]}}")
    #expect(
      member.effects == [
        .store(value: .receiver, target: .argument(0), property: "box", adds: false),
        .store(value: .argument(0), target: .receiver, property: "items", adds: true),
        .store(value: .argument(0), target: .app, property: "items", adds: true),
      ])
  }

  @Test func namesAnArgumentByItsLabel() throws {
    let member = try member("close(_:then:): {runs: {then: later}}")
    #expect(member.effects == [.run(.argument(1), when: .later, times: .once, arguments: [])])
  }

  @Test func theReceiverOfAnInitializerIsItsResult() throws {
    let member = try member("init(item:): {sets: {item: self.item}}")
    #expect(member.effects == [.store(value: .argument(0), target: .result, property: "item", adds: false)])
    #expect(member.result == .new(type: nil))
  }

  @Test func readsWhatLetsGo() throws {
    let member = try member("remove(_:): {removes: {0: self.items}, clears: [self, 0.box]}")
    #expect(
      member.effects == [
        .remove(value: .argument(0), target: .receiver, property: "items"),
        .clear(target: .receiver, property: nil),
        .clear(target: .argument(0), property: "box"),
      ])
  }

  @Test func readsWhenAndHowOftenWithWhatArguments() throws {
    let member = try member("each(_:): {runs: {0: now many with self.items and result}}")
    #expect(
      member.effects == [
        .run(.argument(0), when: .now, times: .many, arguments: [.property(.receiver, "items"), .result])
      ])
    let event = try self.member("on(_:): {runs: {0: event}}")
    #expect(event.effects == [.run(.argument(0), when: .event, times: .many, arguments: [])])
  }

  @Test func readsTheObjectOfASelector() throws {
    let member = try member("add(_:action:): {runs: {action: event on 0 with self}}")
    #expect(
      member.effects == [
        .perform(selector: .argument(1), on: .argument(0), when: .event, times: .many, arguments: [.receiver])
      ])
  }

  @Test func readsWhatHappensInSomeCallsOnly() throws {
    let member = try member(
      "start(repeats:_:): {if: {repeats: {adds: {1: app.timers}}}, unless: {repeats: {runs: {1: later}}}, perhaps: {clears: self}}"
    )
    #expect(
      member.effects == [
        .given(.argument(0), is: true, .store(value: .argument(1), target: .app, property: "timers", adds: true)),
        .given(.argument(0), is: false, .run(.argument(1), when: .later, times: .once, arguments: [])),
        .perhaps(.clear(target: .receiver, property: nil)),
      ])
  }

  @Test(arguments: [
    ("data", FrameworkResult.data), ("nil", .nil), ("unknown", .unknown), ("new", .new(type: nil)),
    ("new Lid", .new(type: "Lid")), ("self", .operand(.receiver)), ("0", .operand(.argument(0))),
    ("self.lid", .property(.receiver, "lid")), ("0()", .closure(.argument(0))),
    ("0().lid", .property(.returned(.argument(0)), "lid")),
  ])
  func readsResults(_ text: String, _ result: FrameworkResult) throws {
    #expect(try member("open(_:): {returns: \(text)}").result == result)
  }

  @Test func readsCallbacksByPhase() throws {
    let text = """
      name: Kit
      types:
        Screen:
          inherits: [Responder]
          callbacks:
            shown: [load()]
            used:
              - screen(_:didTap:)
              - coordinator(): {adds: {result: app.coordinators}}
            leaving: [title]
      """
    let type = try #require(try read(text).types.first)
    #expect(type.inherits == ["Responder"])
    #expect(type.callbacks.map(\.member.name) == ["load", "screen", "coordinator", "title"])
    #expect(type.callbacks.map(\.phase) == [.shown, .used, .used, .leaving])
    #expect(type.callbacks[1].member.labels == [nil, "didTap"])
    #expect(
      type.callbacks[2].member.effects == [.store(value: .result, target: .app, property: "coordinators", adds: true)])
  }

  @Test func namesWithTheSameValueShareARow() throws {
    let text = """
      name: Kit
      types:
        Box, Crate:
          properties:
            lid, handle: weak Part?
          members:
            open(), close(at:): {returns: self}
          callbacks:
            used:
              - body, make(in:): {adds: {result: self.parts}}
      """
    let types = try read(text).types
    #expect(types.map(\.name) == ["Box", "Crate"])
    for type in types {
      #expect(type.properties.map(\.name) == ["lid", "handle"])
      #expect(type.members.map(\.name) == ["open", "close"])
      #expect(type.members.map(\.result) == [.operand(.receiver), .operand(.receiver)])
      #expect(type.callbacks.map(\.member.effects.count) == [1, 1])
    }
  }

  @Test func readsDataImportsAndFunctions() throws {
    let model = try read("name: Kit\nimports: [Kit, KitUI]\ndata: [Size]\nfunctions:\n  run(_:): {runs: {0: now}, returns: 0()}")
    #expect(model.name == "Kit")
    #expect(model.imports == ["Kit", "KitUI"])
    #expect(model.types == (try read("name: Kit\ndata: [Size]")).types)
    #expect(model.types.first?.isData == true)
    #expect(model.functions.map(\.name) == ["run"])
  }

  // MARK: mistakes

  @Test(arguments: [
    ("types: {}", 1, "'name' is missing; write the module that is imported, as in 'name: UIKit'"),
    ("name: Kit\ntype: {}", 2, "unknown key 'type'; did you mean 'types'?"),
    ("name: Kit\ntypes:\n  Box:\n    member: {}", 4, "unknown key 'types.Box.member'; did you mean 'members'?"),
    (
      "name: Kit\ntypes:\n  Box:\n    members:\n      open: {}", 5,
      "'types.Box.members.open' has no parentheses; write a function as in 'present(_:animated:)'"
    ),
    (
      "name: Kit\ntypes:\n  Box:\n    members:\n      open(_): {}", 5,
      "bad signature 'types.Box.members.open(_)'; write it as in 'present(_:animated:)'"
    ),
    (
      "name: Kit\ntypes:\n  Box:\n    members:\n      open(): {run: {}}", 5,
      "unknown key 'types.Box.members.open().run'; did you mean 'runs'?"
    ),
    (
      "name: Kit\ntypes:\n  Box:\n    members:\n      open(_:):\n        runs: {1: now}", 6,
      "unknown operand '1' in 'types.Box.members.open(_:).runs.1'; write self, result, app, a label, or the position of an argument"
    ),
    (
      "name: Kit\ntypes:\n  Box:\n    members:\n      open(_:):\n        runs: {0: soon}", 6,
      "bad value 'soon' in 'types.Box.members.open(_:).runs.0'; begin with now, later or event"
    ),
    (
      "name: Kit\ntypes:\n  Box:\n    members:\n      open(_:):\n        runs: {0: now for self}", 6,
      "bad value 'now for self' in 'types.Box.members.open(_:).runs.0'; write it as in 'event many on target with self and result'"
    ),
    (
      "name: Kit\ntypes:\n  Box:\n    members:\n      open(_:):\n        sets: {0: self}", 6,
      "'types.Box.members.open(_:).sets.0' names no property; write one as in 'self.delegate'"
    ),
    (
      "name: Kit\ntypes:\n  Box:\n    properties:\n      lid: weak", 5,
      "bad property 'weak' in 'types.Box.properties.lid'; write its type, as in 'weak UITableViewDelegate?' or 'many UIView'"
    ),
    (
      "name: Kit\ntypes:\n  Box:\n    callbacks:\n      showing: [load()]", 5,
      "unknown key 'types.Box.callbacks.showing'; did you mean 'shown'?"
    ),
  ])
  func reportsAMistakeWithLineAndRemedy(_ text: String, _ line: Int, _ message: String) {
    let error = #expect(throws: FrameworkError.self) { try read(text) }
    #expect(error?.mistakes == [YamlMistake(message, file: "Kit.yml", line: line)])
  }

  @Test func reportsAllMistakes() {
    let text = "name: Kit\ntypes:\n  Box:\n    members:\n      open: {}\n      close(): {returns: 3}"
    #expect(throws: FrameworkError.self) { try read(text) }
    let error = #expect(throws: FrameworkError.self) { try read(text) }
    #expect(error?.mistakes.map(\.line) == [5, 6])
  }
}
