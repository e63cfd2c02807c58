import PlatformSSOAssertion

/// The options of `seal`, and what they make.
enum SealOptionList {
  static let audience = Option("--audience", "TEXT", "aud")
  static let user = Option("--user", "TEXT", "the login user name, for iss and sub")
  static let nonce = Option("--nonce", "TEXT", "the login request's nonce")
  static let requestNonce = Option(
    "--request-nonce", "TEXT", "the nonce that the server issued, for apv and request_nonce")
  static let scope = Option(
    "--scope", "TEXT", "scope (openid offline_access urn:apple:platformsso)")
  static let iat = Option("--iat", "EPOCH", "iat (now); exp is 300 s later")
  static let claim = Option(
    "--claim", "NAME=JSON", isRepeatable: true, "a custom claim, such as groups=[\"staff\"]")
  static let recipient = Option(
    "--recipient", "FILE", "the recipient's key, public or private: JWK or PEM")
  static let apvPrefix = Option("--apv-prefix", "TEXT", "PartyVInfo's prefix (APPLEEMBEDDED)")
  static let header = Option(
    "--header", "NAME=JSON", isRepeatable: true, "a custom header member")
  static let passwordFile = Option(
    "--password-file", "FILE", "the password; from standard input unless given")
  static let exact = Option("--exact", "keep the password's final newline")
  static let ephemeralKey = Option("--ephemeral-key", "FILE", "the ephemeral private key")
  static let iv = Option("--iv", "BASE64URL", "the initialization vector, 12 octets")

  /// No password that a person has comes near this size.
  private static let passwordLimit = 64 * 1024

  /// The claims; the password is read last, when everything else is known to be right.
  static func claims(
    _ arguments: ParsedArguments, _ console: Console
  ) throws(Problem) -> AssertionClaims {
    let audience = try arguments.required(audience)
    let user = try arguments.required(user)
    let nonce = try arguments.required(nonce)
    let requestNonce = try arguments.required(requestNonce)
    let latest = Int64.max - 300
    let issuedAt = try arguments.number(iat, in: Int64.min...latest) ?? console.now()
    let custom = try members(claim, arguments)
    let password = try password(arguments, console)
    var claims = AssertionClaims(
      audience: audience, userName: user, issuedAt: issuedAt, nonce: nonce,
      requestNonce: requestNonce, password: password, custom: custom)
    if let scope = arguments.text(scope) { claims.scope = scope }
    return claims
  }

  /// What the header holds, and which claim holds the server's nonce.
  static func options(_ arguments: ParsedArguments) throws(Problem) -> SealOptions {
    var options = SealOptions(customHeader: try members(header, arguments))
    if let prefix = arguments.text(apvPrefix) { options.partyVPrefix = prefix }
    if let name = try ExpectationOptions.nonceClaimName(arguments) {
      options.serverNonceClaimName = name
    }
    return options
  }

  /// Fresh material, or the known one of a test.
  static func material(_ arguments: ParsedArguments) throws(Problem) -> SealingMaterial {
    let path = arguments.text(ephemeralKey)
    let vector = arguments.text(iv)
    guard let path, let vector else {
      if path != nil { throw .usage(ephemeralKey.name, "needs \(iv.name)") }
      if vector != nil { throw .usage(iv.name, "needs \(ephemeralKey.name)") }
      return SealingMaterial()
    }
    guard let octets = try? Base64URL.decode(vector.utf8.span), octets.count == 12 else {
      throw .usage(iv.name, "not strict base64url of 12 octets")
    }
    let key = try KeyFile.privateKey(ephemeralKey, path)
    return SealingMaterial(reusing: key, initializationVector: octets)
  }

  private static func members(
    _ option: Option, _ arguments: ParsedArguments
  ) throws(Problem) -> [JSONMember] {
    var members: [JSONMember] = []
    for text in arguments.texts(option) {
      guard let sign = text.firstIndex(of: "=") else {
        throw .usage(option.name, "not of the form NAME=JSON")
      }
      let name = String(text[..<sign])
      let json = String(text[text.index(after: sign)...])
      do throws(JSONFault) {
        members.append(JSONMember(name, try JSONValue(parsing: json.utf8.span)))
      } catch {
        throw .usage(
          "\(option.name) \(name)",
          "not strict JSON at octet \(error.offset); a string needs its double quotes")
      }
    }
    return members
  }

  private static func password(
    _ arguments: ParsedArguments, _ console: Console
  ) throws(Problem) -> SecretBytes {
    let path = arguments.text(passwordFile)
    let octets = try readPassword(path, console)
    guard octets.count <= passwordLimit else {
      throw .input(Files.thing(passwordFile, path), "larger than 64 KiB")
    }
    return SecretBytes(copying: Files.trimmed(octets.span, isExact: arguments.has(exact)))
  }

  private static func readPassword(
    _ path: String?, _ console: Console
  ) throws(Problem) -> SecretBytes {
    guard path == nil || path == "-", console.input.isTerminal else {
      return try Files.read(passwordFile, path, atMost: passwordLimit + 1, console)
    }
    console.error.write("password: ".utf8.span)
    do throws(SystemFailure) {
      return try console.input.readHidden(atMost: passwordLimit + 1)
    } catch {
      throw .input(Files.thing(passwordFile, path), error.text)
    }
  }
}
