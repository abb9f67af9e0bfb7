import MathSupport
import Testing

@Suite struct FunctionsTests {
  @Test func `cube roots and powers of e are those of mathematics`() {
    // C libraries need not round the last bit right.
    #expect(abs(cubeRoot(27) - 3) < 1e-15)
    #expect(abs(cubeRoot(-8) + 2) < 1e-15)
    #expect(exponential(0) == 1)
    // e to 15 places after the decimal point.
    #expect(abs(exponential(1) - 2.718281828459045) < 1e-15)
  }
}
