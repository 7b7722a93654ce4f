import ViperFacts
import ViperModel

extension MutationGenerator {
  /// Who knows whom.
  static let references = [
    MutationGenerator("class-known", "a component knows the class of another one in its module") { sample in
      pairs(of: sample).compactMap { part, other in
        sample.adding(keeping(other, named: other.name), to: part)
      }
    },
    MutationGenerator("interface-known", "a component knows the interface of another one in its module") { sample in
      pairs(of: sample).compactMap { part, other in
        let links = sample.links.filter { $0.holds.contains { $0.component == other.id } }
        guard let interface = links.map({ sample.graph.components[$0.to] }).first(where: { $0.isInterface }) else { return nil }
        return sample.adding(keeping(interface, named: interface.name), to: part)
      }
    },
    MutationGenerator("part-reached", "a component reaches another one through a third") { sample in
      sample.links.flatMap { first in
        sample.links.compactMap { second in
          let parts = sample.graph.components
          guard parts[first.from].module == sample.fullest.id, first.holds.contains(where: { $0.component == second.from }),
            first.from != second.to, !second.holds.contains(where: { $0.component == first.from }), !parts[first.to].isInterface,
            !isPrivate(second, in: sample)
          else { return nil }
          let chain = isOptional(first, in: sample) ? "\(first.property!)?" : first.property!
          return sample.doing(["_ = \(chain).\(second.property!)"], in: parts[first.from])
        }
      }
    },
    MutationGenerator("other-module-known", "a component knows one of another module") { sample in
      sample.representatives.filter { [.view, .presenter, .interactor].contains($0.role) }.flatMap { role, part in
        [Role.view, .presenter, .interactor, .wireframe].compactMap { other in
          guard let stranger = sample.parts(other).first(where: { $0.module != part.module && $0.kind == .class }) else {
            return nil
          }
          return sample.adding(keeping(stranger, named: stranger.name), to: part)
        }
      }
    },
    MutationGenerator("part-made", "a component makes another one outside of the assembly") { sample in
      sample.representatives.filter { ![.entity, .assembly].contains($0.role) }.flatMap { role, part in
        [Role.view, .presenter, .interactor, .wireframe].compactMap { other in
          guard let made = sample.parts(other).first(where: { $0.module != part.module && sample.call(of: $0.name) != nil })
          else { return nil }
          return sample.doing(making(sample.call(of: made.name)!), in: part)
        }
      }
    },
    MutationGenerator("service-known", "a component uses a service of its module's interactor") { sample in
      sample.links.flatMap { link in
        let (interactor, service) = (sample.graph.components[link.from], sample.graph.components[link.to])
        guard interactor.role == .interactor, [Role.service, .dataManager].contains(service.role) else {
          return [[Mutant.Edit]]()
        }
        return [Role.view, .presenter, .wireframe].compactMap { role in
          guard let part = sample.parts(role, of: interactor.module).first, part.kind == .class else { return nil }
          return sample.doing(
            ["print(mutantService.map { \"\\($0)\" } ?? \"\")"], in: part, members: ["var mutantService: \(service.name)?"])
        }
      }
    },
  ]

  /// A call as statements, with arguments of no certain type.
  static func making(_ call: String) -> [String] {
    (call.contains("any()") ? ["func any<T>() -> T { fatalError() }"] : []) + ["_ = \(call)"]
  }

  /// The parts of the fullest module, each with each other one.
  private static func pairs(of sample: CleanSample) -> [(part: Component, other: Component)] {
    let parts = sample.representatives
    return parts.flatMap { part in parts.filter { $0.role != part.role }.map { (part.part, $0.part) } }
  }

  /// A property that keeps no object alive, with what sets and reads it.
  private static func keeping(_ part: Component, named type: String) -> [String] {
    let isObject = part.isClassBound && part.kind != .struct && part.kind != .enum
    let property = "\(isObject ? "weak " : "")var mutant: \(type)?"
    return [property, "func mutantTake(_ other: \(type)) { if mutant == nil { mutant = other } }"]
  }

  private static func declaration(of link: Reference, in sample: CleanSample) -> String {
    sample.files[link.range.file]!.lines[link.range.line - 1]
  }

  private static func isPrivate(_ link: Reference, in sample: CleanSample) -> Bool {
    declaration(of: link, in: sample).contains(/\b(file)?private\s/)
  }

  private static func isOptional(_ link: Reference, in sample: CleanSample) -> Bool {
    declaration(of: link, in: sample).trimmed.hasSuffix("?")
  }
}
