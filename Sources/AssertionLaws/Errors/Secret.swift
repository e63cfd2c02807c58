import Glibc

/// Octets that nobody may see, and the forms in which they might be seen.
package struct Secret: Sendable {
  /// What they are.
  package let name: String
  /// Whether they are a text that a claim may hold.
  package let isPassword: Bool
  private let forms: [[UInt8]]
  private let decimals: [UInt8]

  /// A secret of octets: in hexadecimal, as numbers, in base64 and base64url.
  package init(_ name: String, octets: [UInt8]) {
    self.name = name
    isPassword = false
    // What would be cut out of the middle is enough to give the rest away.
    let part = Array(octets.count > 20 ? octets[4..<20] : octets[...])
    let pairs = part.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    let base64 = Self.base64(octets).dropFirst(octets.count > 20 ? 8 : 0).prefix(20)
    let standard = base64.map { $0 == "-" ? "+" : $0 == "_" ? "/" : $0 }
    forms = [
      pairs.joined(), pairs.joined().uppercased(), pairs.joined(separator: " "),
      String(base64), String(standard),
    ].map { Array($0.utf8) }
    decimals = Array((part.map { "\($0)" }.joined(separator: ",") + ",").utf8)
  }

  /// A secret text: besides those forms any eight octets of it in a row.
  init(_ name: String, text: [UInt8]) {
    let window = 8
    let secret = Secret(name, octets: text)
    let windows = (0...max(0, text.count - window)).map { start in
      Array(text[start..<min(start + window, text.count)])
    }
    self.name = name
    isPassword = true
    forms = secret.forms + windows
    decimals = secret.decimals
  }

  /// The form in which the secret stands in a text, or nil where it does not.
  package func form(in text: SearchedText) -> String? {
    if let form = forms.first(where: { Self.has($0, in: text.octets) }) { return form.shown }
    return Self.has(decimals, in: text.numbers) ? "numbers \(decimals.shown)" : nil
  }

  /// Whether octets stand in a text.
  ///
  /// Places of the first octet are found by C's `memchr`: a loop over the text would be most of what
  /// a law costs.
  private static func has(_ form: [UInt8], in text: [UInt8]) -> Bool {
    guard let first = form.first else { return false }
    return unsafe text.withUnsafeBytes { text in
      var start = 0
      while text.count - start >= form.count {
        // At least `form.count` octets of the buffer lie behind `start`, which is within it.
        guard let base = text.baseAddress,
          let found = unsafe memchr(base + start, CInt(first), text.count - start - form.count + 1)
        else { return false }
        start = unsafe UnsafeRawPointer(found) - base
        if unsafe memcmp(base + start, form, form.count) == 0 { return true }
        start += 1
      }
      return false
    }
  }

  private static func base64(_ octets: [UInt8]) -> String {
    var text = ""
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    for start in stride(from: 0, to: octets.count - octets.count % 3, by: 3) {
      let triple = octets[start..<start + 3].reduce(0) { $0 << 8 | Int($1) }
      for shift in [18, 12, 6, 0] { text.append(digits[triple >> shift & 63]) }
    }
    return text
  }
}

/// A text that is searched for secrets.
package struct SearchedText: Sendable {
  let octets: [UInt8]
  /// The text's numbers alone, each with a comma behind it: however octets are listed, as an array,
  /// line by line, or with other words between them, they stand here in a row.
  let numbers: [UInt8]

  /// Prepares a text.
  package init(_ text: [UInt8]) {
    octets = text
    var numbers: [UInt8] = [UInt8(ascii: ",")]
    for octet in text {
      if 0x30...0x39 ~= octet {
        numbers.append(octet)
      } else if numbers.last != UInt8(ascii: ",") {
        numbers.append(UInt8(ascii: ","))
      }
    }
    self.numbers = numbers + [UInt8(ascii: ",")]
  }
}
