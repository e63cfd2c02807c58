import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of a document that a strict reader of XML accepts.
final class XMLOutline: NSObject, XMLParserDelegate {
  /// An element with the text directly in it.
  struct Element {
    let name: String
    let attributes: [String: String]
    /// The names of the elements around it, outermost first.
    let path: [String]
    var text = ""
  }

  /// All elements in the order in which they begin.
  private(set) var elements: [Element] = []
  private var open: [Int] = []

  /// Reads a document; nil where it is not well-formed.
  init?(_ document: Data) {
    super.init()
    let parser = XMLParser(data: document)
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  /// The elements of a name.
  subscript(name: String) -> [Element] { elements.filter { $0.name == name } }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let path = open.map { elements[$0].name }
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes, path: path))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let last = open.last { elements[last].text += text }
  }
}
