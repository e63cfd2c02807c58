extension JSONView {
  /// Refuses an object that has two members of one name.
  ///
  /// Names count by what they stand for, so `"\u0061lg"` repeats `"alg"`. A few names are compared
  /// pair by pair; more are sorted first, so that no choice of names makes this quadratic.
  ///
  /// - Throws: A `duplicateMember` fault at the first name that repeats an earlier one.
  func checkNames(ofObject object: Int) throws(JSONFault) {
    var count = 0
    var name = object + 1
    while name < node(object).next {
      count += 1
      name = node(name + 1).next
    }
    let repeated =
      count <= 16 ? firstRepeat(ofObject: object) : firstRepeat(sorting: names(ofObject: object))
    guard let repeated else { return }
    throw JSONFault(.duplicateMember, at: node(repeated).start)
  }

  private func firstRepeat(ofObject object: Int) -> Int? {
    var later = object + 1
    while later < node(object).next {
      var earlier = object + 1
      while earlier < later {
        if isSameText(earlier, later) { return later }
        earlier = node(earlier + 1).next
      }
      later = node(later + 1).next
    }
    return nil
  }

  private func names(ofObject object: Int) -> [Int] {
    var names: [Int] = []
    var name = object + 1
    while name < node(object).next {
      names.append(name)
      name = node(name + 1).next
    }
    return names
  }

  /// Whether two strings stand for the same octets.
  func isSameText(_ one: Int, _ other: Int) -> Bool {
    let (left, right) = (node(one), node(other))
    guard left.hasEscapes || right.hasEscapes else {
      // Most names differ in length or in what follows the opening quote, which is seen at once.
      return left.end - left.start == right.end - right.start
        && text[left.start + 1] == text[right.start + 1] && content(one).equals(content(other))
    }
    return order(one, other) == 0
  }

  private func firstRepeat(sorting names: [Int]) -> Int? {
    let sorted = names.sorted { left, right in
      let order = order(left, right)
      return order == 0 ? left < right : order < 0
    }
    var first: Int?
    for position in 1..<sorted.count where order(sorted[position - 1], sorted[position]) == 0 {
      first = min(first ?? sorted[position], sorted[position])
    }
    return first
  }

  /// Compares what two strings stand for, octet by octet: negative, zero or positive.
  private func order(_ left: Int, _ right: Int) -> Int {
    var leftOctets = JSONStringOctets(content(left))
    var rightOctets = JSONStringOctets(content(right))
    while true {
      switch (leftOctets.next(), rightOctets.next()) {
      case (nil, nil): return 0
      case (nil, _): return -1
      case (_, nil): return 1
      case (let one?, let other?):
        if one != other { return one < other ? -1 : 1 }
      }
    }
  }
}
