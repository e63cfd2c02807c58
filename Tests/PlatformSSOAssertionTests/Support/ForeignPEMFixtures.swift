extension PEMFixture {
  // Keys that are not P-256 or not readable, made by `openssl` for these tests.

  /// PKCS#8 under the passphrase `test`.
  static let encryptedPKCS8 = """
    -----BEGIN ENCRYPTED PRIVATE KEY-----
    MIH0MF8GCSqGSIb3DQEFDTBSMDEGCSqGSIb3DQEFDDAkBBCkMwLC8zUfA4BY73lc
    bgJnAgIIADAMBggqhkiG9w0CCQUAMB0GCWCGSAFlAwQBKgQQndKCS7yPjn1TycR+
    lbCragSBkNbybVkQIDxjiJXa5Yj0o3e/S5TjTBETNI0pPf2L2sGJuVV4zMBaka3P
    cCh8vj99uT+sMjrQ3FNzGNgSnLUTSvRr1OGvXODWlMBZloqgo8JTjF5fU/ruCpK7
    4rRvijgLPbnxATqlQRKuGYXhi2C5gnR/IAQ7qBU7Gf9GSJLnCFy1l/PCYFpbZh8K
    RX2sbjBCDw==
    -----END ENCRYPTED PRIVATE KEY-----

    """

  /// SEC1 under the passphrase `test`, in the traditional form.
  static let encryptedSEC1 = """
    -----BEGIN EC PRIVATE KEY-----
    Proc-Type: 4,ENCRYPTED
    DEK-Info: AES-256-CBC,4BB36062A6FF532ED0A5A1F79D9583F3

    nQyWQtExCCHaDzoP1U3bH+pWA4NeslIuIr23XzbziElWkcj7eh1XLifeR5xI91sg
    0En3kU9uuRhEDEO9DEDKLtMAE0AAJ20gmflot8zFIeBFcF/shBi8W+SMj4F+tDtN
    OvmTT6o+ojY8fSypGyGo0vCOClxKe6SMzygYrujpmT0=
    -----END EC PRIVATE KEY-----

    """

  /// P-256 with its parameters spelled out instead of named.
  static let explicitParameters = """
    -----BEGIN EC PRIVATE KEY-----
    MIIBaAIBAQQgJtFHzlIjioO6wAbczjT5E6N0RH5XaCkzYWH2NgyEySOggfowgfcC
    AQEwLAYHKoZIzj0BAQIhAP////8AAAABAAAAAAAAAAAAAAAA////////////////
    MFsEIP////8AAAABAAAAAAAAAAAAAAAA///////////////8BCBaxjXYqjqT57Pr
    vVV2mIa8ZR0GsMxTsPY7zjw+J9JgSwMVAMSdNgiG5wSTamZ44ROdJreBn36QBEEE
    axfR8uEsQkf4vOblY6RA8ncDfYEt6zOg9KE5RdiYwpZP40Li/hp/m47n60p8D54W
    K84zV2sxXs7LtkBoN79R9QIhAP////8AAAAA//////////+85vqtpxeehPO5ysL8
    YyVRAgEBoUQDQgAEA1hRfLmY6Wq85tfehcJUGNQzu0NJCwrapAfSHc5TXZSh/HK7
    E1aN7CuNFmR+KVJ9Q9GVOywtlbuajo53sh1n6w==
    -----END EC PRIVATE KEY-----
    """

  /// A P-384 key in PKCS#8.
  static let p384 = """
    -----BEGIN PRIVATE KEY-----
    MIG2AgEAMBAGByqGSM49AgEGBSuBBAAiBIGeMIGbAgEBBDAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAMDmhZANiAAToa5leNQ5N
    MSqVprfV2M3NtGgvWIgAoc1sly4dyypaw42QBGlRsDzLOxeaif2oixtIW58sH0Sw
    3UHObjw6aQu/qr7B4f9K77JGH92mYpvsvUPPdME9jBoWJWEiQ/AEYUg=
    -----END PRIVATE KEY-----

    """

  /// Its public key.
  static let p384Public = """
    -----BEGIN PUBLIC KEY-----
    MHYwEAYHKoZIzj0CAQYFK4EEACIDYgAE6GuZXjUOTTEqlaa31djNzbRoL1iIAKHN
    bJcuHcsqWsONkARpUbA8yzsXmon9qIsbSFufLB9EsN1Bzm48OmkLv6q+weH/Su+y
    Rh/dpmKb7L1Dz3TBPYwaFiVhIkPwBGFI
    -----END PUBLIC KEY-----

    """

  /// An RSA key of 512 bits.
  static let rsa = """
    -----BEGIN PRIVATE KEY-----
    MIIBVAIBADANBgkqhkiG9w0BAQEFAASCAT4wggE6AgEAAkEAkgL6sbpXKdBIsFmF
    NhpqeJIk67UBnysGqxutnxZIS1LKH7hZPqHY5GTKSY0Zvw5jSIsL7SAsxoP1Ykdn
    XdPdNQIDAQABAkBezYBolUyy4YHQvs83ab9nubwvLr920UDrKHV6rcUS4hs6PzVV
    mBpw8Fv7xbuVcrTn/USzxzUeoIC4Nn2po1YBAiEAwcAM8xgy6QfOYWwtgrEWB0B/
    cYYrW3eESgL9mk1Oi1ECIQDA7G7nJ/DWfcGBADVuwEy3UQth5Fud0r43qjr9bwpy
    pQIgdmPSBeEtirNYarNdg9SNr1S8CzR+3d9EGK2HJXhDnGECIQClS+7Z78bSgH1D
    YkJl2i3hA3eVMGuvFdoVJ63TZ0i0YQIgavWmr0uum1QiTlLIGZWgQEVyHqfnrFX1
    RZzYhcV2tX8=
    -----END PRIVATE KEY-----

    """

  /// Its public key.
  static let rsaPublic = """
    -----BEGIN PUBLIC KEY-----
    MFwwDQYJKoZIhvcNAQEBBQADSwAwSAJBAJIC+rG6VynQSLBZhTYaaniSJOu1AZ8r
    BqsbrZ8WSEtSyh+4WT6h2ORkykmNGb8OY0iLC+0gLMaD9WJHZ13T3TUCAwEAAQ==
    -----END PUBLIC KEY-----

    """

  /// An Ed25519 key.
  static let ed25519 = """
    -----BEGIN PRIVATE KEY-----
    MC4CAQAwBQYDK2VwBCIEIBHct53XjFrdYVV++jYm7UnlIAHrR0FwUNn51MdDsmn1
    -----END PRIVATE KEY-----

    """
}
