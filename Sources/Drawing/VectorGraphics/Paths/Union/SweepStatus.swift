/// The edges that cross a sweep line, from top to bottom. It can sum the weights of all edges above a
/// given one.
///
/// This is a treap in an array; its items are numbers from 0 up to the capacity. Every operation takes
/// expected O(log n) time for n items, and terminates even if the order of the items is inconsistent.
package struct SweepStatus {
  private struct Node {
    var parent: Int32 = -1
    var above: Int32 = -1
    var below: Int32 = -1
    /// The sum of the weights in the node's subtree, the node's own included.
    var sum: Int32 = 0
  }

  private var nodes: [Node]
  private var root: Int32 = -1

  package init(capacity: Int) { nodes = Array(repeating: Node(), count: capacity) }

  /// Adds an item below those for which `isAbove` is true.
  package mutating func insert(_ item: Int32, weight: Int32, isAbove: (Int32) -> Bool) {
    var parent: Int32 = -1
    var next = root
    var goesBelow = false
    while next >= 0 {
      parent = next
      nodes[Int(parent)].sum += weight
      goesBelow = isAbove(parent)
      next = goesBelow ? nodes[Int(parent)].below : nodes[Int(parent)].above
    }
    nodes[Int(item)] = Node(parent: parent, sum: weight)
    replace(child: -1, of: parent, with: item, below: goesBelow)
    while let parent = self.parent(of: item), parent.scattered < item.scattered {
      rotateUp(item)
    }
  }

  /// Removes an item.
  package mutating func remove(_ item: Int32) {
    while true {
      let above = nodes[Int(item)].above
      let below = nodes[Int(item)].below
      guard above >= 0, below >= 0 else { break }
      rotateUp(above.scattered > below.scattered ? above : below)
    }
    let node = nodes[Int(item)]
    let child = max(node.above, node.below)
    let weight = node.sum - sum(child)
    var ancestor = node.parent
    while ancestor >= 0 {
      nodes[Int(ancestor)].sum -= weight
      ancestor = nodes[Int(ancestor)].parent
    }
    if child >= 0 { nodes[Int(child)].parent = node.parent }
    replace(
      child: item, of: node.parent, with: child,
      below: node.parent >= 0 && nodes[Int(node.parent)].below == item)
  }

  /// The sum of the weights of all items above the given one.
  package func sum(above item: Int32) -> Int32 {
    var result = sum(nodes[Int(item)].above)
    var child = item
    while let parent = parent(of: child) {
      if nodes[Int(parent)].below == child {
        result += nodes[Int(parent)].sum - nodes[Int(child)].sum
      }
      child = parent
    }
    return result
  }

  private func sum(_ item: Int32) -> Int32 { item >= 0 ? nodes[Int(item)].sum : 0 }

  private func parent(of item: Int32) -> Int32? {
    let parent = nodes[Int(item)].parent
    return parent >= 0 ? parent : nil
  }

  private mutating func replace(child: Int32, of parent: Int32, with item: Int32, below: Bool) {
    if parent < 0 {
      root = item
    } else if below {
      nodes[Int(parent)].below = item
    } else {
      nodes[Int(parent)].above = item
    }
  }

  /// Rotates the tree so that an item takes the place of its parent.
  private mutating func rotateUp(_ item: Int32) {
    let parent = nodes[Int(item)].parent
    let grandparent = nodes[Int(parent)].parent
    let wasBelow = nodes[Int(parent)].below == item
    let moved: Int32
    let whole = nodes[Int(parent)].sum
    if wasBelow {
      moved = nodes[Int(item)].above
      nodes[Int(parent)].below = moved
      nodes[Int(item)].above = parent
    } else {
      moved = nodes[Int(item)].below
      nodes[Int(parent)].above = moved
      nodes[Int(item)].below = parent
    }
    if moved >= 0 { nodes[Int(moved)].parent = parent }
    replace(
      child: parent, of: grandparent, with: item,
      below: grandparent >= 0 && nodes[Int(grandparent)].below == parent)
    nodes[Int(item)].parent = grandparent
    nodes[Int(parent)].parent = item
    nodes[Int(parent)].sum = whole - nodes[Int(item)].sum + sum(moved)
    nodes[Int(item)].sum = whole
  }
}

extension Int32 {
  /// A hash of the number, which is the item's priority in the treap; the same in every run.
  var scattered: UInt32 {
    var x = UInt32(bitPattern: self) &+ 0x9E37_79B9
    x = (x ^ x >> 16) &* 0x85EB_CA6B
    x = (x ^ x >> 13) &* 0xC2B2_AE35
    return x ^ x >> 16
  }
}
