{
  "x" : "VIXdgu3x0eLgEVtROZ5YQ4GUS8WZQT-3HPqX2FPoY4I",
  "kty" : "EC",
  "crv" : "P-256"
}