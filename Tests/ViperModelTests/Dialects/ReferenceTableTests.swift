import Testing
import ViperLinking
import ViperModel

/// What each source forbids and how it wants links held, cell by cell, against the dialect that says so.
@Suite struct ReferenceTableTests {
  /// One cell: ways that are allowed, and with `!` ways that are forbidden, within the module and across modules.
  struct Cell: CustomTestStringConvertible, Sendable {
    let from: Role
    let to: Role
    let within: String
    let across: String
    let hold: [ReferenceStrength]
    let concrete: Bool?

    init(_ from: Role, _ to: Role, _ within: String, across: String = "", hold: [ReferenceStrength] = [], concrete: Bool? = nil) {
      self.from = from
      self.to = to
      self.within = within
      self.across = across
      self.hold = hold
      self.concrete = concrete
    }

    var testDescription: String { "\(from) -> \(to): \(within)" }
  }

  private static let nothing = "!stored !construction !static-call !use"
  private static let talk = "stored use static-call !construction"

  private func check(_ cell: Cell, in dialectName: String) throws {
    let dialect = try Fixtures.builtIn(dialectName)
    let rule = dialect.rule(from: cell.from, to: cell.to) ?? .forbidden
    check(cell.within, rule.within, "within, \(dialectName), \(cell)")
    check(cell.across, rule.across, "across, \(dialectName), \(cell)")
    #expect(rule.hold == cell.hold, "\(dialectName), \(cell)")
    if let concrete = cell.concrete { #expect(rule.allowsConcrete == concrete, "\(dialectName), \(cell)") }
  }

  private func check(_ words: String, _ allowed: Set<ReferenceRule.Way>, _ place: String) {
    for word in words.split(separator: " ") {
      let isForbidden = word.hasPrefix("!")
      guard let way = ReferenceRule.Way(rawValue: String(isForbidden ? word.dropFirst() : word)) else {
        Issue.record("no way '\(word)' in the test")
        continue
      }
      #expect(allowed.contains(way) != isForbidden, "\(way.rawValue) \(place)")
    }
  }

  @Test(arguments: [
    Cell(.view, .interactor, nothing, across: nothing), Cell(.view, .wireframe, nothing, across: nothing),
    Cell(.view, .entity, nothing, across: nothing), Cell(.interactor, .view, nothing, across: nothing),
    Cell(.interactor, .wireframe, nothing, across: nothing), Cell(.entity, .presenter, nothing),
    Cell(.entity, .view, nothing), Cell(.entity, .interactor, nothing), Cell(.entity, .wireframe, nothing),
    Cell(.entity, .assembly, nothing), Cell(.entity, .dataManager, nothing), Cell(.entity, .entity, "stored use"),
    Cell(.presenter, .view, "stored use", across: nothing, hold: [.weak, .unowned]),
    Cell(.interactor, .presenter, "stored use", hold: [.weak, .unowned]), Cell(.view, .presenter, "stored use"),
    Cell(.presenter, .interactor, "stored use"), Cell(.presenter, .wireframe, "stored use"),
    Cell(.presenter, .subview, "stored use"), Cell(.presenter, .service, "stored construction", concrete: true),
    Cell(.wireframe, .view, "stored construction", across: "construction use", concrete: true),
    Cell(.wireframe, .assembly, "static-call", across: "static-call"),
    Cell(.assembly, .presenter, "construction", across: "construction", concrete: true),
    Cell(.view, .viewModel, "stored use"), Cell(.view, .subview, "stored construction"),
    Cell(.view, .view, "stored", across: "stored use !construction"), Cell(.view, "coordinator", "stored"),
  ])
  func viper(_ cell: Cell) throws { try check(cell, in: "viper") }

  private static let infinumCells = [
    Cell(.view, .presenter, talk, across: nothing, hold: [.strong], concrete: false), Cell(.view, .interactor, nothing),
    Cell(.view, .wireframe, nothing), Cell(.view, .entity, nothing), Cell(.view, .service, nothing),
    Cell(.presenter, .interactor, talk, across: nothing, hold: [.strong], concrete: false),
    Cell(.presenter, .wireframe, talk, across: nothing, hold: [.strong], concrete: false),
    Cell(.presenter, .entity, "stored use"), Cell(.presenter, .service, "stored construction static-call use", concrete: true),
    Cell(.presenter, .navigationOption, "construction use"), Cell(.presenter, .subview, "stored use"),
    Cell(.interactor, .presenter, nothing), Cell(.interactor, .view, nothing), Cell(.interactor, .wireframe, nothing),
    Cell(.interactor, .service, "stored use"), Cell(.interactor, .entity, "stored use"),
    Cell(.wireframe, .presenter, "construction use", across: nothing, hold: [.weak, .unowned], concrete: true),
    Cell(.wireframe, .interactor, "construction use", across: nothing, hold: [.weak, .unowned], concrete: true),
    Cell(.wireframe, .wireframe, "construction", across: "construction use", concrete: true),
    Cell(.wireframe, .entity, "use"), Cell(.navigationOption, .entity, "stored"), Cell(.entity, .presenter, nothing),
    Cell(.view, .presenter, talk, across: nothing, hold: [.strong]),
  ]

  @Test(
    arguments: infinumCells + [
      Cell(.presenter, .view, talk, across: nothing, hold: [.weak]),
      Cell(.wireframe, .view, "construction use !static-call", across: nothing, hold: [.weak, .unowned], concrete: true),
    ])
  func infinumClassic(_ cell: Cell) throws { try check(cell, in: "infinum-classic") }

  @Test(
    arguments: infinumCells + [
      Cell(.presenter, .view, talk, across: nothing, hold: [.unowned, .weak]),
      Cell(.wireframe, .view, "construction use !static-call", across: nothing, hold: [.unowned, .weak], concrete: true),
    ])
  func infinum(_ cell: Cell) throws { try check(cell, in: "infinum") }

  @Test(arguments: [
    Cell(.view, .presenter, talk, across: nothing, hold: [.strong], concrete: false),
    Cell(.view, .assembly, "stored construction use", across: nothing, hold: [.strong], concrete: false),
    Cell(.view, .wireframe, nothing), Cell(.view, .interactor, nothing), Cell(.view, .service, nothing),
    Cell(.view, .entity, nothing), Cell(.view, .subview, "stored use"),
    Cell(.presenter, .view, talk, across: nothing, hold: [.weak], concrete: false),
    Cell(.presenter, .interactor, talk, across: nothing, hold: [.strong], concrete: false),
    Cell(.presenter, .wireframe, talk, across: nothing, hold: [.strong], concrete: false),
    Cell(.presenter, .subview, "stored use"), Cell(.presenter, .service, "stored use"), Cell(.presenter, .entity, "use"),
    Cell(.interactor, .presenter, talk, across: nothing, hold: [.weak], concrete: false),
    Cell(.interactor, .service, "stored construction use", hold: [.strong]), Cell(.interactor, .view, nothing),
    Cell(.interactor, .wireframe, "stored use"), Cell(.interactor, .entity, "stored use"),
    Cell(.wireframe, .view, "stored use !construction !static-call", across: "construction use", hold: [.weak], concrete: true),
    Cell(.wireframe, .presenter, "stored use", across: nothing), Cell(.wireframe, .interactor, "stored use", across: nothing),
    Cell(.assembly, .view, "use !construction !static-call", across: nothing, hold: [.weak, .unowned], concrete: true),
    Cell(.assembly, .presenter, "construction use", across: nothing, hold: [.weak, .unowned], concrete: true),
    Cell(.assembly, .interactor, "construction use", across: nothing, hold: [.weak, .unowned], concrete: true),
    Cell(.assembly, .wireframe, "construction use", across: nothing, hold: [.weak, .unowned], concrete: true),
    Cell(.service, .service, "stored use"), Cell(.service, .entity, "stored construction use"),
    Cell(.service, .view, "use", hold: [.weak, .unowned]), Cell(.subview, .presenter, "stored use"),
    Cell(.subview, .view, "stored use", hold: [.weak, .unowned]), Cell(.entity, .service, nothing),
    Cell(.entity, .presenter, nothing), Cell(.entity, .entity, "stored"),
  ])
  func configurator(_ cell: Cell) throws { try check(cell, in: "configurator") }

  @Test(arguments: [
    Cell(.view, .presenter, talk, across: nothing, hold: [.strong], concrete: false),
    Cell(.view, .wireframe, "static-call !stored !construction !use", across: nothing), Cell(.view, .interactor, nothing),
    Cell(.view, .entity, nothing), Cell(.presenter, .view, talk, across: nothing, hold: [.weak], concrete: false),
    Cell(.presenter, .wireframe, talk, across: nothing, hold: [.strong], concrete: false),
    Cell(.presenter, .interactor, talk, across: nothing, hold: [.strong], concrete: false),
    Cell(.presenter, .entity, "stored use"), Cell(.interactor, .presenter, talk, across: nothing, hold: [.weak], concrete: false),
    Cell(.interactor, .service, "stored construction use", hold: [.strong]), Cell(.interactor, .entity, "use"),
    Cell(.interactor, .view, nothing), Cell(.interactor, .wireframe, nothing),
    Cell(
      .wireframe, .view, "use !construction", across: "construction use !stored !static-call", hold: [.weak, .unowned],
      concrete: true),
    Cell(.wireframe, .presenter, "construction use !static-call", across: nothing, hold: [.weak, .unowned], concrete: true),
    Cell(.wireframe, .interactor, "construction use !static-call", across: nothing, hold: [.weak, .unowned], concrete: true),
    Cell(.wireframe, .wireframe, "construction", across: "static-call !stored !construction !use"),
    Cell(.entity, .presenter, nothing),
  ])
  func staticWireframe(_ cell: Cell) throws { try check(cell, in: "static-wireframe") }

  @Test func theViewCallsItsWireframeInInitializersOnly() throws {
    let dialect = try Fixtures.builtIn("static-wireframe")
    #expect(dialect.rule(from: .view, to: .wireframe)?.onlyInInitializers == true)
  }

  @Test(arguments: [
    Cell(
      .wireframe, .view, "stored construction use", across: "use !stored !construction !static-call", hold: [.strong],
      concrete: true),
    Cell(.wireframe, .presenter, "stored construction use", across: nothing, hold: [.strong], concrete: true),
    Cell(.wireframe, .interactor, "stored construction use", across: nothing, hold: [.strong], concrete: true),
    Cell(.wireframe, .wireframe, "stored", across: "stored construction use", hold: [.strong], concrete: false),
    Cell(.wireframe, .moduleInterface, "stored", across: "stored construction use", hold: [.strong], concrete: false),
    Cell(.view, .presenter, talk, across: nothing, hold: [.weak], concrete: false), Cell(.view, .interactor, nothing),
    Cell(.view, .wireframe, nothing), Cell(.view, .entity, nothing), Cell(.view, .service, nothing),
    Cell(.view, .viewObject, "stored use", hold: [.strong]), Cell(.viewObject, .entity, "use !stored !construction !static-call"),
    Cell(.presenter, .interactor, talk, across: nothing, hold: [.weak], concrete: false),
    Cell(.presenter, .view, talk, across: nothing, hold: [.weak], concrete: false),
    Cell(.presenter, .wireframe, talk, across: nothing, hold: [.weak], concrete: false),
    Cell(.presenter, .delegate, "stored use", across: "stored use", hold: [.weak]), Cell(.presenter, .service, nothing),
    Cell(.presenter, .entity, "use"), Cell(.interactor, .presenter, talk, across: nothing, hold: [.weak], concrete: false),
    Cell(.interactor, .view, nothing), Cell(.interactor, .wireframe, nothing),
    Cell(.interactor, .service, "stored construction use", hold: [.strong], concrete: true),
    Cell(.interactor, .dataManager, "construction use"), Cell(.interactor, .entity, "stored use"),
    Cell(.service, .entity, "construction use"), Cell(.entity, .presenter, nothing),
  ])
  func moduleOwner(_ cell: Cell) throws { try check(cell, in: "module-owner") }

  /// What view-factory, rambler, viper-module and contract have in common: a chain of owners from the view on, weak ways back.
  private static let chainOfOwners = [
    Cell(.view, .presenter, talk, across: nothing, hold: [.strong], concrete: false), Cell(.view, .interactor, nothing),
    Cell(.view, .wireframe, nothing), Cell(.view, .entity, nothing), Cell(.view, .subview, "stored construction use"),
    Cell(.presenter, .view, talk, across: nothing, hold: [.weak], concrete: false),
    Cell(.presenter, .interactor, talk, across: nothing, hold: [.strong], concrete: false),
    Cell(.presenter, .wireframe, talk, across: nothing, hold: [.strong], concrete: false),
    Cell(.presenter, .entity, "stored use"), Cell(.presenter, .viewModel, "construction use"),
    Cell(.interactor, .presenter, talk, across: nothing, hold: [.weak], concrete: false), Cell(.interactor, .view, nothing),
    Cell(.interactor, .wireframe, nothing), Cell(.interactor, .service, "stored construction use", concrete: true),
    Cell(.wireframe, .presenter, "construction use !stored", concrete: true),
    Cell(.wireframe, .interactor, "construction use !stored", concrete: true),
    Cell(.wireframe, .wireframe, "construction", across: "construction static-call", concrete: true),
    Cell(.wireframe, .assembly, "static-call", across: "static-call"), Cell(.entity, .presenter, nothing),
  ]

  @Test(
    arguments: chainOfOwners + [
      // It goes on from the view that it is handed, and keeps none.
      Cell(.wireframe, .view, "construction use !stored", across: "construction use", concrete: true),
      Cell(.assembly, .view, "construction use", across: "construction use", hold: [.weak, .unowned], concrete: true),
      Cell(.assembly, .presenter, "construction use", hold: [.weak, .unowned], concrete: true),
    ])
  func viewFactory(_ cell: Cell) throws { try check(cell, in: "view-factory") }

  @Test(
    arguments: chainOfOwners + [
      Cell(.wireframe, .view, "stored construction use", across: "construction use", hold: [.weak, .unowned], concrete: true),
      Cell(.assembly, .presenter, "construction use", hold: [.weak, .unowned], concrete: true),
      Cell(.presenter, .delegate, "stored use", across: "stored use"),
    ])
  func rambler(_ cell: Cell) throws { try check(cell, in: "rambler") }

  @Test(
    arguments: chainOfOwners + [
      Cell(.wireframe, .view, "stored construction use", across: "construction use", hold: [.weak, .unowned], concrete: true),
      Cell(.interactor, .dataManager, "stored use", hold: [.strong], concrete: false),
      Cell(.dataManager, .interactor, "stored use", hold: [.weak, .unowned], concrete: false),
    ])
  func viperModule(_ cell: Cell) throws { try check(cell, in: "viper-module") }

  @Test(
    arguments: chainOfOwners + [
      Cell(.wireframe, .view, "stored construction use", across: "construction use", hold: [.weak, .unowned], concrete: true)
    ])
  func contract(_ cell: Cell) throws { try check(cell, in: "contract") }

  @Test(arguments: [
    Cell(.view, .presenter, talk, across: nothing, hold: [.strong], concrete: false), Cell(.view, .interactor, nothing),
    Cell(.view, .wireframe, nothing), Cell(.view, .entity, nothing), Cell(.view, .viewModel, "stored use"),
    Cell(.presenter, .view, talk, across: nothing, hold: [.weak, .unowned], concrete: false),
    Cell(.presenter, .wireframe, talk, across: nothing, hold: [.weak, .unowned], concrete: false),
    Cell(.presenter, .interactor, talk, across: nothing, hold: [.strong], concrete: false),
    Cell(.presenter, .delegate, "stored use", across: "stored use"),
    Cell(.interactor, .presenter, talk, across: nothing, hold: [.weak, .unowned], concrete: false),
    Cell(.interactor, .dataManager, "stored construction use", hold: [.strong], concrete: true),
    Cell(.interactor, .view, nothing),
    Cell(.interactor, .wireframe, nothing), Cell(.wireframe, .presenter, "stored use", hold: [.strong], concrete: true),
    Cell(.wireframe, .view, "stored construction use", across: "stored use", concrete: true),
    Cell(.wireframe, .wireframe, "stored", across: "stored use", concrete: true),
    Cell(.assembly, .wireframe, "stored construction", across: "stored construction", concrete: true),
    Cell(.entity, .view, nothing),
  ])
  func mutualMobile(_ cell: Cell) throws { try check(cell, in: "mutual-mobile") }
}
