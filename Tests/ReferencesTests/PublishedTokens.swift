import References

/// Apple's page "Performing encryption verification": a login response with its private keys.
enum AppleLoginResponse {
  static let scalar = octets("1bqqmpoFEtzSnQMqp9N9ZRybnP8vjFUiZyGaSgKVGMw")
  static let x = octets("TvkPOH4yscrSC1rFYvnBVPYMqzR1vKck9ht4D7K_gAQ")
  static let y = octets("4MlSuUf_7J6Ljv0FBT1jK0_sKGB4WYwdKCOtnTEAwz4")
  static let ephemeralScalar = octets("okDfU7IYlFXoEKgqu-79iy-AR55omCKzVKlFCXy8z5c")
  static let ephemeralX = octets("VIXdgu3x0eLgEVtROZ5YQ4GUS8WZQT-3HPqX2FPoY4I")
  static let ephemeralY = octets("erf9nEkEC8SiuwP-7f7udD7CnX5KEauVIfBPoqnmlYo")
  static let sharedSecret = octets("L87ywmD3aLpVlXsqAvq7udyr4s6M0y9MjQCytE71epA")
  static let contentKey = octets("kh36uWSGH25r09lLf3m5l3TLS5xKAs-h3UCdbTKheCY")
  static let partyUInfo = octets(
    """
    AAAABUFQUExFAAAAQQRUhd2C7fHR4uARW1E5nlhDgZRLxZlBP7cc-pfYU-hjgnq3_ZxJBAvEorsD_u3-7nQ-wp1-\
    ShGrlSHwT6Kp5pWK
    """)
  /// Stated by the request: the token's header has no `apv`.
  static let partyVInfo = octets(
    """
    AAAABUFwcGxlAAAAQQRO-Q84fjKxytILWsVi-cFU9gyrNHW8pyT2G3gPsr-ABODJUrlH_-yei479BQU9YytP7Chg\
    eFmMHSgjrZ0xAMM-AAAAJERERjY4MTcxLTQwOUQtNEUyQy05MUYwLTlFNDJENzc0NTM2NQ
    """)
  static let plaintextCount = 986
  /// The compact serialization as published.
  static let token = Array(
    """
    ewogICJlbmMiIDogIkEyNTZHQ00iLAogICJraWQiIDogInBTY251engzeDg1RXlwNkN0SzlVUUFEeE9zQUdUUDcy\
    eTAyVGczbTFzazg9IiwKICAiZXBrIiA6IHsKICAgICJ5IiA6ICJlcmY5bkVrRUM4U2l1d1AtN2Y3dWREN0NuWDVL\
    RWF1VklmQlBvcW5tbFlvIiwKICAgICJ4IiA6ICJWSVhkZ3UzeDBlTGdFVnRST1o1WVE0R1VTOFdaUVQtM0hQcVgy\
    RlBvWTRJIiwKICAgICJrdHkiIDogIkVDIiwKICAgICJjcnYiIDogIlAtMjU2IgogIH0sCiAgImFwdSIgOiAiQUFB\
    QUJVRlFVRXhGQUFBQVFRUlVoZDJDN2ZIUjR1QVJXMUU1bmxoRGdaUkx4WmxCUDdjYy1wZllVLWhqZ25xM19aeEpC\
    QXZFb3JzRF91My03blEtd3AxLVNoR3JsU0h3VDZLcDVwV0siLAogICJ0eXAiIDogIkpXVCIsCiAgImFsZyIgOiAi\
    RUNESC1FUyIKfQ..cFAKroCUiODyXmdK.Clpc69y98u7GwODBB9u4ZIcxyOY-MHlVmPIlP5Tz9pKKMLJfHTKkWtH\
    pP1Y8YKAdT7iuRN09bTNRgArfPLIlo7WkUolOGoU3oV07p3m3cOmTzmVqOmVs0dXlEVZlF21TX_hjN2sj5RpC4tW\
    BdKVdoCej4u0Brkgypw0jXtKUzjIM2HcE-8Yy4fC-ixTnescR1M3eM_6IWRR1MtEYTy1C7JrBcw9gZVSmvC1DpeH\
    49gYw9FkIQUpdnfvyreVU0DfvqhABvp29fpVmQqoaENoLuqDt0Ajfko5LWRz3sLcZipoZ0gdRgwQpcNLnBUYAZs5\
    D7t8Yuay2CZjAoTZcbFv4F8Mrg2BgEncVwhC9jTEVGe3GinlsziPdSVIt-7lXbV99yk2qX0eYb4ItScWgUfl3y_p\
    623Xtr3AOxlslahF7fm8PN3sAJnwb_aQQxeeQZQyRZKD9uMHHUTMZeoJbXxV1KdGgQMYdW0Z40_WYFtqT8Uwbopt\
    azbZX02GOmz2gO7JSe0OHgLCPAfvp9Ah2apYrEDqp01tYwhCG8SNuBB_sXPuJx-euUuxu70s1809k44A_hAc_iYD\
    PwTBpAXBLOiuJIxVZgy54WNNiP_WqBImjsA1ioE7Mrvqkn-DnkM0NP2rt1GvaZ-IpUNgAXKudjiT51guQLnRcr9r\
    3pNmmIaUrqKepMJdAYqUbc9PjYUus7RX-20r5pudVi8Ef0Tg5y9Hk3f7sfiX9peBea_L5yQP-tjXJN8lITRBFCtv\
    vsTb0ALVbKTTHiItmYFxl7XzAljiOMiXEKDKwb0VqOtkU4Ljdz2_M7mW0sT1M6_8XZ6dn3W9RMAeqmLnKlxU5gxj\
    0rK5C8Dnok-I2jOlDzr7uS01WBmaln4E2MTRLyGsdUhXk6JLewtomMTrM7dfq1x6iZubbV8fOk4ayKlEh6xQONPf\
    UXAnr-OB45gllZ2GWNaipd9nwJyGnktSQYpjHiMgl-eKQ3nwwD6Tnj9yYZgvq-D5_DUknvk1XMGTF1CAKaGWDWvf\
    4t2LTyxLld6qgDKyrQWYVKRbHY5LtUqlQjTUP9WGVCNnojVfEIVJIxGXspgL_QwViuBBkmHa_IEd18UE68_yhtBh\
    1dxi_K3td6AG01_Fm1UgYNhi4SPHJqA22zJQ397HdAAGk1bYk5IacY9qyqpVXPBRhEE92DG5oDZcCUB9li87NWRJ\
    IaF46Q1z5S2ROSBimBi-nyOX5G4DpgrPjst3lK7NacpssjdPk2fDh3XXKu2r4RXBr7l7hweuwKNgyzPBoTZ37dad\
    YKz1MpxO5Ag43xLzTougLDkVrS5w.4dpX5cVdPodXep2NyC2Vyg
    """.utf8)
}

/// An assertion to the same recipient, computed by an implementation that shares nothing with ours.
enum IndependentAssertion {
  static let contentKey = octets("ThQblTCWtD1M_H0lGegSZCSE76hhsm5pZjNTUAVzqEo")
  static let partyVInfo = octets(
    """
    AAAADUFQUExFRU1CRURERUQAAABBBE75Dzh-MrHK0gtaxWL5wVT2DKs0dbynJPYbeA-yv4AE4MlSuUf_7J6Ljv0F\
    BT1jK0_sKGB4WYwdKCOtnTEAwz4AAABuQXdBQkFBQUFBQUFEQU96X0JBRHZfeHRndV9TTTFNdm9xMDJQWXpfWWZY\
    eHg1RkFnY0xITE5pa0g2Z2pyQld3Y3FuUldfaGF4cU85SkNpUGF0NUtma1RpbHkwNFM4RUgzQVF3VnNXQ3hIWVFn\
    QUE
    """)
  static let plaintextCount = 397
  /// The compact serialization.
  static let token = Array(
    """
    ewogICJlbmMiIDogIkEyNTZHQ00iLAogICJhcHYiIDogIkFBQUFEVUZRVUV4RlJVMUNSVVJFUlVRQUFBQkJCRTc1\
    RHpoLU1ySEswZ3RheFdMNXdWVDJES3MwZGJ5bkpQWWJlQS15djRBRTRNbFN1VWZfN0o2TGp2MEZCVDFqSzBfc0tH\
    QjRXWXdkS0NPdG5URUF3ejRBQUFCdVFYZEJRa0ZCUVVGQlFVRkVRVTk2WDBKQlJIWmZlSFJuZFY5VFRURk5kbTl4\
    TURKUVdYcGZXV1pZZUhnMVJrRm5ZMHhJVEU1cGEwZzJaMnB5UWxkM1kzRnVVbGRmYUdGNGNVODVTa05wVUdGME5V\
    dG1hMVJwYkhrd05GTTRSVWd6UVZGM1ZuTlhRM2hJV1ZGblFVRSIsCiAgImFsZyIgOiAiRUNESC1FUyIsCiAgImVw\
    ayIgOiB7CiAgICAieSIgOiAiZXJmOW5Fa0VDOFNpdXdQLTdmN3VkRDdDblg1S0VhdVZJZkJQb3FubWxZbyIsCiAg\
    ICAieCIgOiAiVklYZGd1M3gwZUxnRVZ0Uk9aNVlRNEdVUzhXWlFULTNIUHFYMkZQb1k0SSIsCiAgICAia3R5IiA6\
    ICJFQyIsCiAgICAiY3J2IiA6ICJQLTI1NiIKICB9LAogICJraWQiIDogInBTY251engzeDg1RXlwNkN0SzlVUUFE\
    eE9zQUdUUDcyeTAyVGczbTFzazg9IiwKICAiYXB1IiA6ICJBQUFBQlVGUVVFeEZBQUFBUVFSVWhkMkM3ZkhSNHVB\
    UlcxRTVubGhEZ1pSTHhabEJQN2NjLXBmWVUtaGpnbnEzX1p4SkJBdkVvcnNEX3UzLTduUS13cDEtU2hHcmxTSHdU\
    NktwNXBXSyIsCiAgInR5cCIgOiAicGxhdGZvcm1zc28tZW5jcnlwdGVkLWxvZ2luLWFzc2VydGlvbitqd3QiCn0.\
    .cFAKroCUiODyXmdK.NS_53X2lhdgwSx9-F8TN4x_wIiiaI10n4-1e47uzL7x6d5gSPJX0qXkNtf3TpPBTvuuokW\
    tWy2H26jAiaq0iAnYs90M_FsqIG3pqLGGliZX-uq3hM8ggubeffF4jveaqub1yKEA-W-dgjDkvR1D97G7KosNDKm\
    bsxV0lHt5zRk5tRD4v8zX0HZX9mPRPKtLk_5ZlM7MGn6j2ju84UXdwLxa7xWB44Bxd4GDrf6W2TcvJcQAIqzUXE4\
    Wl74wr_Xx6sMpVd7EyZTIa0WCjXo2PfhkjxAly93DL5iFGZEoP9VbjprNnwQCRYUhU01Z2Niq8XH47jLKHIwz30N\
    iw7oEf6h-mUQaEi_TiI9kJejdYfbvhHy5em2Qu2l5I-0-jgCBdhlw8ZwXstbiv5h_RvYsZLQjUDhyMMx4Swh_IXR\
    FT22SWkKGZzEjxEYCP4LbA8NuhTLQEzsuNex6EtOY3IlWmsQ2-QXBo4waAxflTQOEwbTU9LtzOvBBSk8l4jw4GZe\
    Bph-Q8pCLbw0nT27XlJA.bHm4AJdxbFBicZNWS7GyPg
    """.utf8)
}

/// Decodes base64url that is known to be right; otherwise a test's comparison fails on nothing.
private func octets(_ text: String) -> [UInt8] {
  NaiveBase64URL.decode(text) ?? []
}
