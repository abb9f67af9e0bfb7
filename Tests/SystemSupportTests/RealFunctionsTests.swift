import SystemSupport
import Testing

@Suite struct RealFunctionsTests {
  @Test func `cube roots and powers of e are those of mathematics`() {
    // C libraries need not round the last bit right.
    #expect(abs(RealFunctions.cubeRoot(27) - 3) < 1e-15)
    #expect(abs(RealFunctions.cubeRoot(-8) + 2) < 1e-15)
    #expect(RealFunctions.exponential(0) == 1)
    // e to 15 places after the decimal point.
    #expect(abs(RealFunctions.exponential(1) - 2.718281828459045) < 1e-15)
  }
}
