extension JSONView {
  /// Refuses an object that has two members of one name.
  ///
  /// Names count by what they stand for, so `"\u0061lg"` repeats `"alg"`. A few names are compared
  /// pair by pair; more are sorted first, so that no choice of names makes this quadratic.
  ///
  /// - Throws: A `duplicateMember` fault at the first name that repeats an earlier one.
  func checkNames(ofObject object: Int) throws(JSONFault) {
    var names: [Int] = []
    var index = object + 1
    while index < node(object).next {
      names.append(index)
      index = node(index + 1).next
    }
    guard let repeated = names.count <= 16 ? firstRepeat(of: names) : firstRepeat(sorting: names)
    else { return }
    throw JSONFault(.duplicateMember, at: node(repeated).start)
  }

  private func firstRepeat(of names: [Int]) -> Int? {
    for later in names.indices {
      for earlier in 0..<later where order(names[earlier], names[later]) == 0 {
        return names[later]
      }
    }
    return nil
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
