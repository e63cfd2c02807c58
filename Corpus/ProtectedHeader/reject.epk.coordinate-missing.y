{
  "enc" : "A256GCM",
  "apv" : "AAAADUFQUExFRU1CRURERUQAAABBBE75Dzh-MrHK0gtaxWL5wVT2DKs0dbynJPYbeA-yv4AE4MlSuUf_7J6Ljv0FBT1jK0_sKGB4WYwdKCOtnTEAwz4AAABuQXdBQkFBQUFBQUFEQU96X0JBRHZfeHRndV9TTTFNdm9xMDJQWXpfWWZYeHg1RkFnY0xITE5pa0g2Z2pyQld3Y3FuUldfaGF4cU85SkNpUGF0NUtma1RpbHkwNFM4RUgzQVF3VnNXQ3hIWVFnQUE",
  "alg" : "ECDH-ES",
  "epk" : {
    "x" : "VIXdgu3x0eLgEVtROZ5YQ4GUS8WZQT-3HPqX2FPoY4I",
    "kty" : "EC",
    "crv" : "P-256"
  },
  "kid" : "pScnuzx3x85Eyp6CtK9UQADxOsAGTP72y02Tg3m1sk8=",
  "apu" : "AAAABUFQUExFAAAAQQRUhd2C7fHR4uARW1E5nlhDgZRLxZlBP7cc-pfYU-hjgnq3_ZxJBAvEorsD_u3-7nQ-wp1-ShGrlSHwT6Kp5pWK",
  "typ" : "platformsso-encrypted-login-assertion+jwt"
}