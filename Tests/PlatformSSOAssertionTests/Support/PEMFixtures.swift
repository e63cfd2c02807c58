/// Keys in PEM as `openssl` wrote them once, all for tests alone.
///
/// Those on P-256 hold the scalar that Apple published with its login response.
enum PEMFixture {
  /// SEC1, `BEGIN EC PRIVATE KEY`.
  static let sec1 = """
    -----BEGIN EC PRIVATE KEY-----
    MHcCAQEEINW6qpqaBRLc0p0DKqfTfWUcm5z/L4xVImchmkoClRjMoAoGCCqGSM49
    AwEHoUQDQgAETvkPOH4yscrSC1rFYvnBVPYMqzR1vKck9ht4D7K/gATgyVK5R//s
    nouO/QUFPWMrT+woYHhZjB0oI62dMQDDPg==
    -----END EC PRIVATE KEY-----

    """

  /// PKCS#8, `BEGIN PRIVATE KEY`.
  static let pkcs8 = """
    -----BEGIN PRIVATE KEY-----
    MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg1bqqmpoFEtzSnQMq
    p9N9ZRybnP8vjFUiZyGaSgKVGMyhRANCAARO+Q84fjKxytILWsVi+cFU9gyrNHW8
    pyT2G3gPsr+ABODJUrlH/+yei479BQU9YytP7ChgeFmMHSgjrZ0xAMM+
    -----END PRIVATE KEY-----

    """

  /// SPKI, `BEGIN PUBLIC KEY`.
  static let spki = """
    -----BEGIN PUBLIC KEY-----
    MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAETvkPOH4yscrSC1rFYvnBVPYMqzR1
    vKck9ht4D7K/gATgyVK5R//snouO/QUFPWMrT+woYHhZjB0oI62dMQDDPg==
    -----END PUBLIC KEY-----

    """

  /// SEC1 that leaves the public key to be computed.
  static let sec1WithoutPublicKey = """
    -----BEGIN EC PRIVATE KEY-----
    MDECAQEEINW6qpqaBRLc0p0DKqfTfWUcm5z/L4xVImchmkoClRjMoAoGCCqGSM49
    AwEH
    -----END EC PRIVATE KEY-----

    """

  /// PKCS#8 of the scalar with the generator as its public key.
  static let withAnotherPublicKey = """
    -----BEGIN PRIVATE KEY-----
    MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg1bqqmpoFEtzSnQMq
    p9N9ZRybnP8vjFUiZyGaSgKVGMyhRANCAARrF9Hy4SxCR/i85uVjpEDydwN9gS3r
    M6D0oTlF2JjClk/jQuL+Gn+bjufrSnwPnhYrzjNXazFezsu2QGg3v1H1
    -----END PRIVATE KEY-----

    """

  /// SPKI whose last octet was changed.
  static let offTheCurve = """
    -----BEGIN PUBLIC KEY-----
    MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAETvkPOH4yscrSC1rFYvnBVPYMqzR1
    vKck9ht4D7K/gATgyVK5R//snouO/QUFPWMrT+woYHhZjB0oI62dMQDDPw==
    -----END PUBLIC KEY-----

    """

  /// The curve's name alone, `BEGIN EC PARAMETERS`.
  static let parameters = """
    -----BEGIN EC PARAMETERS-----
    BggqhkjOPQMBBw==
    -----END EC PARAMETERS-----

    """

  /// SPKI whose point is infinity, which has no coordinates.
  static let atInfinity = """
    -----BEGIN PUBLIC KEY-----
    MBkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDAgAA
    -----END PUBLIC KEY-----

    """

  /// PKCS#8 with a scalar of zero.
  static let scalarOfZero = """
    -----BEGIN PRIVATE KEY-----
    MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAChRANCAARO+Q84fjKxytILWsVi+cFU9gyrNHW8
    pyT2G3gPsr+ABODJUrlH/+yei479BQU9YytP7ChgeFmMHSgjrZ0xAMM+
    -----END PRIVATE KEY-----

    """

  /// PKCS#8 with the group's order as the scalar.
  static let scalarOfOrder = """
    -----BEGIN PRIVATE KEY-----
    MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg/////wAAAAD/////
    /////7zm+q2nF56E87nKwvxjJVGhRANCAARO+Q84fjKxytILWsVi+cFU9gyrNHW8
    pyT2G3gPsr+ABODJUrlH/+yei479BQU9YytP7ChgeFmMHSgjrZ0xAMM+
    -----END PRIVATE KEY-----

    """
}
