import CSQLite
import Foundation

/// A SQLite file.
final class Database {
  /// A value of a column or a parameter.
  enum Value: Equatable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)

    var integer: Int64? { if case .integer(let value) = self { value } else { nil } }
    var text: String? { if case .text(let value) = self { value } else { nil } }
    var real: Double? {
      switch self {
      case .real(let value): value
      case .integer(let value): Double(value)
      default: nil
      }
    }
  }

  private let connection: OpaquePointer
  private let path: String

  /// Opens a file, or makes it.
  init(_ file: URL) throws(Obstacle) {
    path = file.path
    var opened: OpaquePointer?
    let status = sqlite3_open_v2(
      path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX, nil)
    guard let opened, status == SQLITE_OK else {
      sqlite3_close_v2(opened)
      throw Obstacle(.broken, file.path, "can't be opened as a SQLite file")
    }
    connection = opened
    // A report may be reading while a campaign writes.
    sqlite3_busy_timeout(connection, 5_000)
  }

  deinit { sqlite3_close_v2(connection) }

  /// Runs one statement.
  ///
  /// - Returns: The rows of its result.
  @discardableResult
  func run(_ sql: String, _ parameters: [Value] = []) throws(Obstacle) -> [[Value]] {
    var prepared: OpaquePointer?
    guard sqlite3_prepare_v2(connection, sql, -1, &prepared, nil) == SQLITE_OK else {
      throw failure(sql)
    }
    defer { sqlite3_finalize(prepared) }
    for (index, value) in parameters.enumerated() {
      guard bind(value, to: CInt(index + 1), of: prepared) == SQLITE_OK else { throw failure(sql) }
    }
    var rows: [[Value]] = []
    while true {
      switch sqlite3_step(prepared) {
      case SQLITE_ROW:
        rows.append((0..<sqlite3_column_count(prepared)).map { column(prepared, $0) })
      case SQLITE_DONE: return rows
      default: throw failure(sql)
      }
    }
  }

  /// Runs statements of which all count or none.
  func transaction(_ body: () throws(Obstacle) -> Void) throws(Obstacle) {
    try run("BEGIN IMMEDIATE")
    do throws(Obstacle) {
      try body()
      try run("COMMIT")
    } catch {
      _ = try? run("ROLLBACK")
      throw error
    }
  }

  private func bind(_ value: Value, to index: CInt, of statement: OpaquePointer?) -> CInt {
    switch value {
    case .null: return sqlite3_bind_null(statement, index)
    case .integer(let number): return sqlite3_bind_int64(statement, index, number)
    case .real(let number): return sqlite3_bind_double(statement, index, number)
    case .text(let text):
      // SQLITE_TRANSIENT, a macro that Swift can't import: SQLite copies the text before it returns.
      let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
      return sqlite3_bind_text(statement, index, text, -1, copies)
    }
  }

  private func column(_ statement: OpaquePointer?, _ index: CInt) -> Value {
    switch sqlite3_column_type(statement, index) {
    case SQLITE_INTEGER: .integer(sqlite3_column_int64(statement, index))
    case SQLITE_FLOAT: .real(sqlite3_column_double(statement, index))
    case SQLITE_NULL: .null
    default: .text(sqlite3_column_text(statement, index).map { String(cString: $0) } ?? "")
    }
  }

  private func failure(_ sql: String) -> Obstacle {
    Obstacle(.broken, path, "\(String(cString: sqlite3_errmsg(connection))), in: \(sql)")
  }
}
