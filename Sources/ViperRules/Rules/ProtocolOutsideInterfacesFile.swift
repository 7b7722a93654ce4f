internal import ViperFacts
internal import ViperModel

struct ProtocolOutsideInterfacesFile: Rule {
  static let id = "protocol-outside-interfaces-file"
  static let ids: RuleIDs = .one(id)
  static let isStyle = true

  static let documentation = RuleDocumentation(
    summary: "A module's interface is declared outside the dialect's interfaces file.",
    rationale: """
      Infinum's modules declare all their interfaces in one file, as an overview of the module. Other dialects do not require \
      it.
      """,
    severity: .info,
    triggering: [
      Example(
        dialect: "infinum",
        """
        // file: LoginPresenter.swift
        protocol 1️⃣LoginPresenterInterface: AnyObject {}
        final class LoginPresenter: LoginPresenterInterface {}
        final class LoginInteractor {}
        """)
    ],
    nonTriggering: [
      Example(
        dialect: "infinum",
        """
        // file: LoginInterfaces.swift
        protocol LoginPresenterInterface: AnyObject {}
        // file: LoginPresenter.swift
        final class LoginPresenter: LoginPresenterInterface {}
        final class LoginInteractor {}
        """)
    ])

  func findings(in input: LintInput) -> [Violation] {
    input.observations.expectedFiles.sorted { $0.key < $1.key }.compactMap { id, expected in
      let interface = input.component(id)
      guard interface.module != nil, interface.isInterface, interface.range.fileName != "\(expected).swift" else { return nil }
      return Violation(
        rule: Self.id, .outside(interface, expected), at: interface.range, component: id)
    }
  }
}

extension Violation.Message {
  fileprivate static func outside(_ interface: Component, _ expected: String) -> Self {
    "\(interface.role) interface '\(interface.name)' is declared outside '\(expected).swift'; move it there"
  }
}
