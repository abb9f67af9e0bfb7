import Messages
import Testing

@Suite struct UnknownNameErrorTests {
  private enum Fruit: String, CaseIterable { case apple, pear, plum }

  @Test func `an unknown name is refused with the nearest one, or with all that are known`() throws
  {
    for name in ["pear", "Pear", "PEAR", "p_ear", "p-ear", "P ear"] {
      #expect(try Fruit(name: name) == .pear)
    }
    for (name, fix) in [
      ("Peer", "did you mean 'pear'?"), ("aple", "did you mean 'apple'?"),
      ("palm", "use apple, pear or plum"), ("", "use apple, pear or plum"),
    ] {
      let error = #expect(throws: UnknownNameError.self) { try Fruit(name: name) }
      #expect(error?.description == "unknown value '\(name)': \(fix)")
    }
  }
}
