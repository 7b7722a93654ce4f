import Testing

@testable import ViperFacts

/// What storyboards and xibs say, and which of them are refused.
@Suite struct InterfaceBuilderReaderTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a-1">
      <scenes>
        <scene sceneID="s-1">
          <objects>
            <viewController storyboardIdentifier="Login" id="a-1" customClass="LoginViewController" customModule="App" sceneMemberID="viewController">
              <view key="view" id="v-1">
                <subviews>
                  <view id="v-2" customClass="LoginHeaderView"/>
                  <button id="b-1"><connections><segue destination="a-2" kind="show" identifier="next" id="g-1"/></connections></button>
                </subviews>
              </view>
              <connections>
                <outlet property="header" destination="v-2" id="o-1"/>
                <outlet property="title" destination="l-1" id="o-2"/>
                <segue destination="p-1" kind="presentation" id="g-2"/>
              </connections>
            </viewController>
            <customObject id="c-1" customClass="LoginModuleInitializer">
              <connections><outlet property="viewController" destination="a-1" id="o-3"/></connections>
            </customObject>
          </objects>
        </scene>
        <scene sceneID="s-2">
          <objects><tableViewController id="a-2" customClass="ListViewController" sceneMemberID="viewController"/></objects>
        </scene>
        <scene sceneID="s-3">
          <objects><viewControllerPlaceholder storyboardName="Help" referencedIdentifier="Start" id="p-1" sceneMemberID="viewController"/></objects>
        </scene>
      </scenes>
    </document>
    """

  private func facts(_ text: String, _ kind: CompanionFile.Kind = .storyboard) throws -> CompanionFacts {
    try CompanionReader.facts(of: Array(text.utf8), kind).get()
  }

  @Test func objectsHaveTheirClassAndKind() throws {
    let objects = try facts(Self.storyboard).objects
    #expect(
      objects.map(\.className) == ["LoginViewController", "LoginHeaderView", "LoginModuleInitializer", "ListViewController"])
    #expect(objects.map(\.kind) == [.scene, .part, .part, .scene])
    #expect(objects.map(\.isInitial) == [true, false, false, false])
    #expect(objects[0].identifier == "Login" && objects[0].module == "App" && objects[0].line == 6)
  }

  /// A button's segue leaves the scene that has the button.
  @Test func seguesLeadFromSceneToScene() throws {
    let segues = try facts(Self.storyboard).segues
    #expect(segues.map(\.source) == ["LoginViewController", "LoginViewController"])
    #expect(segues[0].destination == "ListViewController" && segues[0].identifier == "next" && segues[0].kind == "show")
    #expect(segues[1].destination == nil && segues[1].storyboard == "Help" && segues[1].scene == "Start")
  }

  @Test func outletsHaveTheClassOfTheirObject() throws {
    let outlets = try facts(Self.storyboard).outlets
    #expect(outlets.map(\.property) == ["header", "title", "viewController"])
    #expect(outlets.map(\.owner) == ["LoginViewController", "LoginViewController", "LoginModuleInitializer"])
    #expect(outlets.map(\.className) == ["LoginHeaderView", nil, "LoginViewController"])
  }

  @Test func theOwnerOfAXibIsThereAlready() throws {
    let xib = """
      <document><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoginViewController"/>
        <view id="v-1" customClass="LoginView"/>
      </objects></document>
      """
    #expect(try facts(xib, .xib).objects.map(\.kind) == [.owner, .part])
  }

  @Test(arguments: [
    ("<document>\n<scene>\n</document>", 3, "it is no valid XML"),
    ("", 1, "it is no valid XML"),
    ("<document", 1, "it is no valid XML"),
    ("<a>\n<!DOCTYPE a [<!ENTITY b \"c\">]></a>", 2, "it declares a document type"),
    ("<a></b>", 1, "it is no valid XML"),
    ("<a/>\n<b/>", 2, "it is no valid XML"),
    ("<a/>\ntext", 2, "it is no valid XML"),
    ("<a b=\"1\" b=\"2\"/>", 1, "it is no valid XML"),
    ("<a b=\"1\"c=\"2\"/>", 1, "it is no valid XML"),
    ("<a b=\"&c;\"/>", 1, "it is no valid XML"),
    ("<a b=\"<\"/>", 1, "it is no valid XML"),
    ("<a>\n<!-- b -- </a>", 2, "it is no valid XML"),
    (String(repeating: "<a>", count: 300) + String(repeating: "</a>", count: 300), 1, "it is nested too deeply"),
  ])
  func aBrokenFileHasAReasonAndALine(_ text: String, _ line: Int, _ reason: String) {
    guard case .failure(let problem) = CompanionReader.facts(of: Array(text.utf8), .storyboard) else {
      return #expect(Bool(false), "it was read")
    }
    #expect(problem.reason == reason && problem.line == line)
  }

  @Test(arguments: [
    ("<a customClass='B'/>", "B"),
    ("\u{FEFF}<?xml version=\"1.0\"?>\n<!-- > --><a\n customClass = \"B&amp;&#x43;&#68;\" />\n", "B&CD"),
    ("<a><![CDATA[<b>]]>&unknown; text<b customClass=\"B\r\nC\td\"/></a >", "B C d"),
    ("<ä:b-1.c customClass=\"Ä\">></ä:b-1.c>", "Ä"),
  ])
  func readsWhatXMLAllows(_ text: String, _ className: String) throws {
    #expect(try facts(text).objects.map(\.className) == [className])
  }

  /// Small files that take a parser long: an open comment, and an element with many attributes.
  @Test(arguments: [
    "<a><!" + String(repeating: "-", count: 400_000),
    "<a>" + String(repeating: "<!-- ", count: 80_000),
    "<a " + (0..<40_000).map { "b\($0)=\"&lt;\" " }.joined() + "><",
    "<a b=\"" + String(repeating: "&", count: 100_000),
  ])
  func timeIsLinear(_ text: String) {
    let start = ContinuousClock.now
    #expect(throws: CompanionReader.Problem.self) { try facts(text) }
    #expect(.now - start < .seconds(10))
  }

  /// Whatever the bytes are, reading ends.
  @Test func damagedFilesDoNotCrash() {
    let bytes = Array(Self.storyboard.utf8)
    for end in stride(from: 0, to: bytes.count, by: 97) { _ = CompanionReader.facts(of: Array(bytes[..<end]), .xib) }
    for index in stride(from: 0, to: bytes.count, by: 53) {
      var damaged = bytes
      damaged[index] ^= 0xA5
      _ = CompanionReader.facts(of: damaged, .xib)
    }
  }

  @Test func objectiveCNamesClassesWhereItSeesThoseOfSwift() throws {
    let code = "#import \"App-Swift.h\"\n@implementation Old { id x = [[LoginViewController alloc] init]; }"
    #expect(try facts(code, .objectiveC).mentions.contains("LoginViewController"))
    #expect(try facts(code.replacing("-Swift.h", with: ".h"), .objectiveC).mentions == [])
  }
}
