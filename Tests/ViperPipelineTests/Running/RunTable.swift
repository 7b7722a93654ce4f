#if os(Linux)
  import ViperModel
  import ViperRules

  /// What was seen of modules beside what the linter says of them.
  struct RunTable {
    enum Kind: String, CaseIterable {
      case leak = "LEAK"
      case broken = "BROKEN"

      /// The rules that say so.
      var rules: Set<String> {
        switch self {
        case .leak:
          ["retain-cycle", "strong-view-reference", "interactor-strong-presenter", "leaked-module"]
        case .broken:
          [
            "weak-owner", "unowned-component", "unassigned-dependency",
            "dependency-used-before-set", "reassigned-dependency",
            "unconnected-component", "component-created-outside-assembly",
          ]
        }
      }

      func isSeen(in result: ModuleTrial.Result) -> Bool {
        guard let record = result.before.record else { return false }
        return self == .leak
          ? !record.leaked.isEmpty : record.isBroken(view: result.linted.module.view)
      }
    }

    enum Verdict: String, CaseIterable {
      case found
      case info = "only info"
      case missed
      case wrong = "false"
      case silent
    }

    private(set) var seeds: [Kind: [Verdict: [Int]]] = [:]

    mutating func add(_ result: ModuleTrial.Result) {
      for kind in Kind.allCases {
        let own = result.linted.findings.filter {
          !kind.rules.isDisjoint(with: [$0.rule] + $0.alsoRules)
        }
        let isSaid = own.contains { $0.severity > .info }
        let verdict: Verdict =
          kind.isSeen(in: result)
          ? (isSaid ? .found : own.isEmpty ? .missed : .info) : isSaid ? .wrong : .silent
        seeds[kind, default: [:]][verdict, default: []].append(result.linted.module.seed)
      }
    }

    /// A row for each kind, and the seeds of modules on which run and linter do not agree.
    var text: String {
      let head = (["by run"] + Verdict.allCases.map(\.rawValue)).map { $0.padded(to: 10) }.joined()
      let rows = Kind.allCases.map { kind in
        ([kind.rawValue] + Verdict.allCases.map { "\(seeds[kind]?[$0]?.count ?? 0)" }).map {
          $0.padded(to: 10)
        }.joined()
      }
      let open = Kind.allCases.flatMap { kind in
        [Verdict.missed, .info, .wrong].compactMap { verdict in
          seeds[kind]?[verdict].map {
            "\(kind.rawValue) \(verdict.rawValue): \($0.map(String.init).joined(separator: " "))"
          }
        }
      }
      return ([head] + rows + open).joined(separator: "\n")
    }
  }

  extension String {
    fileprivate func padded(to width: Int) -> String {
      self + String(repeating: " ", count: max(1, width - count))
    }
  }
#endif
