public enum Rule: String, Sendable { case placeholder }
