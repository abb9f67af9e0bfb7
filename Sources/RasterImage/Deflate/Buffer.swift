/// Memory that one owner keeps for many uses; its contents are whatever was written last.
///
/// Every access is checked against `count`, in release builds too.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private var pointer: UnsafeMutablePointer<Element>
  private(set) var count: Int

  init(count: Int) {
    pointer = .allocate(capacity: count)
    self.count = count
  }

  deinit { pointer.deallocate() }

  var all: UnsafeMutableBufferPointer<Element> {
    UnsafeMutableBufferPointer(start: pointer, count: count)
  }

  /// - Precondition: `0 <= index < count`.
  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      checkIndex(index)
      return pointer[index]
    }
    set {
      checkIndex(index)
      pointer[index] = newValue
    }
  }

  mutating func fill(_ element: Element) { pointer.update(repeating: element, count: count) }

  /// Makes the buffer at least `count` elements large; its contents may be lost.
  mutating func reserve(_ count: Int) {
    guard count > self.count else { return }
    pointer.deallocate()
    pointer = .allocate(capacity: count)
    self.count = count
  }

  @inline(__always)
  private func checkIndex(_ index: Int) {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "beyond the buffer")
  }
}
