import Foundation
import Testing
import ViperDialects
import ViperHeap
import ViperTestSupport
import ViperYAML

struct BuiltInFrameworkTests {
  private static let names = BuiltInFrameworks.all.map(\.name)
  private static let models = BuiltInFrameworks.all.map { try! FrameworkReader.read($0.yaml, file: "\($0.name).yml") }
  private static let all = FrameworkModels(models, imports: Set(models.flatMap(\.imports)))
  private static let declared = Set(models.flatMap(\.types).map(\.name))

  /// The mistakes are the test's output, not only that there were some.
  @Test(arguments: BuiltInFrameworks.all.map(\.name)) func everyRowIsRead(_ name: String) throws {
    let yaml = try #require(BuiltInFrameworks.all.first { $0.name == name }).yaml
    do throws(FrameworkError) {
      let model = try FrameworkReader.read(yaml, file: "\(name).yml")
      #expect(model.name == name)
      #expect(!model.types.isEmpty)
    } catch {
      Issue.record("\(error.mistakes.map { "\($0.file ?? ""):\($0.line ?? 0): \($0.message)" }.joined(separator: "\n"))")
    }
  }

  @Test func listsTheFilesOfTheFolder() throws {
    let folder = ScratchFolder.project.appendingPathComponent("Rules/Frameworks")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".yml") }
    #expect(Self.names == Self.names.sorted())
    #expect(files.sorted() == Self.names.map { "\($0).yml" })
  }

  /// A misspelt name would have no effect.
  @Test(arguments: BuiltInFrameworks.all.map(\.name)) func everyTypeThatIsNamedIsDeclared(_ name: String) throws {
    for type in try #require(Self.models.first { $0.name == name }).types {
      let named = type.inherits + type.properties.map(\.type) + type.members.compactMap(\.newType)
      #expect(named.filter { !Self.declared.union(["Any", "AnyObject", "Closure"]).contains($0) } == [], "of \(type.name)")
    }
  }

  @Test(arguments: BuiltInFrameworks.all.map(\.name)) func everyPropertyThatIsNamedIsDeclared(_ name: String) throws {
    for type in try #require(Self.models.first { $0.name == name }).types {
      for member in type.members + type.callbacks.map(\.member) {
        let unknown = member.places.filter { operand, property in
          guard let owner = member.type(of: operand, in: type.name), property != "elements" else { return false }
          return Self.all.property(property, of: owner) == nil
        }
        #expect(unknown.map(\.property) == [], "of \(type.name).\(member.name)")
      }
    }
  }

  /// What is added to a property that holds one object would replace it.
  @Test(arguments: BuiltInFrameworks.all.map(\.name)) func everyPropertyThatIsAddedToHoldsMany(_ name: String) throws {
    for type in try #require(Self.models.first { $0.name == name }).types {
      for member in type.members + type.callbacks.map(\.member) {
        for case (let operand, let property) in member.additions {
          guard let owner = member.type(of: operand, in: type.name) else { continue }
          #expect(Self.all.property(property, of: owner)?.isMany == true, "\(property) of \(type.name).\(member.name)")
        }
      }
    }
  }

  @Test(arguments: BuiltInFrameworks.all.map(\.name)) func everyMemberIsFoundByItsLabels(_ name: String) throws {
    for type in try #require(Self.models.first { $0.name == name }).types {
      for member in type.members {
        let call = Self.all.call(member.name, of: type.name, labels: member.labels)
        #expect(call?.member.labels == member.labels, "\(type.name).\(member.name)")
        #expect(call?.parameters == Array(member.labels.indices), "\(type.name).\(member.name)")
      }
    }
  }

  /// A closure after the parentheses has no label, and is for the last parameter if that is called.
  @Test(arguments: BuiltInFrameworks.all.map(\.name)) func everyClosureMayTrail(_ name: String) throws {
    for type in try #require(Self.models.first { $0.name == name }).types {
      for member in type.members where member.callsItsLast {
        let labels = member.labels.dropLast() + [nil]
        let call = Self.all.call(member.name, of: type.name, labels: Array(labels), trailing: 1)
        #expect(call?.parameters == Array(member.labels.indices), "\(type.name).\(member.name)")
      }
    }
  }

  /// Comments cite the documentation, which is what the rows are checked against.
  @Test(arguments: BuiltInFrameworks.all) func citesItsSources(_ name: String, _ yaml: String) {
    #expect(yaml.contains("https://"), "\(name)")
  }

  @Test func delegatesAreWeakButThoseThatTheirDocumentationCallsRetained() {
    let strong = Self.models.flatMap(\.types).filter { type in
      type.properties.contains { $0.name.lowercased().hasSuffix("delegate") && $0.strength == .strong }
    }
    #expect(strong.map(\.name).sorted() == ["CAAnimation", "UIApplication", "UIScene", "URLSession", "URLSessionTask"])
  }
}
