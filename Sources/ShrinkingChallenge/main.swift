// Prints the page `Documentation/Shrinking.md`; fails where shrinking is not as good as it has to be.
import Glibc

let document = try ChallengeDocument(seeds: 100)
print(document.markdown, terminator: "")
exit(document.isGoodEnough ? 0 : 1)
