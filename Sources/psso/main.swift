print("psso")
