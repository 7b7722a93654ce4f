import Testing
import ViperDialects
import ViperFacts
import ViperModel

@Suite struct DialectDescriptionTests {
  @Test(arguments: BuiltInDialects.all.map(\.name))
  func fitsThePage(_ name: String) throws {
    let text = DialectDescription(try Fixtures.builtIn(name)).text
    #expect(text.hasPrefix(name) && text.hasSuffix("\n"))
    for line in text.split(separator: "\n") {
      #expect(line.count <= 120 && !line.hasSuffix(" "), "\(line)")
    }
  }

  @Test func writesEverySection() throws {
    let text = """
      name: ours
      extends: null
      summary: How we do it.
      roles:
        view: {names: '{Module}Screen', kinds: class, inherits: ['*ViewController'], required: true}
        entity: {}
      interfaces:
        view-interface: {names: '{Module}ScreenProtocol', implemented-by: view, consumed-by: presenter, file: '{Module}Protocols'}
      references:
        view:
          others: forbidden
          presenter: {within: [stored, use], hold: strong}
          subview: everywhere
          view-model: everywhere
          wireframe: {within: static-call, only-in-initializers: true}
      assembly: {roles: wireframe, methods: init}
      injection:
        load: {method: 'didLoad(view:)', receiver: presenter, hands-over: view}
      severities: {retain-cycle: warning, missing-component: off}
      detect:
        - {weight: 2, role: wireframe, method: 'make*', static: true}
        - {from: presenter, to: view, strength: weak}
      """
    let dialect = try Fixtures.loader.load(text: text, file: "ours.yml")
    #expect(
      DialectDescription(dialect).text == """
        ours
          How we do it.

        Roles
          role  required  names and shape
          view  yes       {Module}Screen; kinds: class; inherits: *ViewController

        Interfaces
          implemented by  used by    surface  names
          view            presenter           {Module}ScreenProtocol; in {Module}Protocols.swift

        Who may refer to whom
          from \\ to   view  presenter  interactor  wireframe    assembly  entity  service
          view        -     strong     -           static-call  -         -       -
          presenter   -     -          -           -            -         -       -
          interactor  -     -          -           -            -         -       -
          wireframe   -     -          -           -            -         -       -
          assembly    -     -          -           -            -         -       -
          entity      -     -          -           -            -         -       -
          service     -     -          -           -            -         -       -

          - forbidden; a strength: how a stored reference must be held; +: also in other modules

        In detail, within a module and across modules
          from  rule                                       to
          view  held strong; within: stored, use           presenter
                allowed everywhere                         subview, view-model
                within: static-call; in initializers only  wireframe
                forbidden                                  others

        Assembly
          by                                                    wireframe
          in                                                    init
          the previous wireframe may create wireframe and view  no
          the view starts its own assembly                      no

        Methods that pass components
          presenter.didLoad(view:)  passes the view

        Severities
          retain-cycle       warning
          missing-component  off

        Signs
          weight  what a module shows
          2       the wireframe has a static method make*
          1       the presenter holds its view weak

        """)
  }
}
