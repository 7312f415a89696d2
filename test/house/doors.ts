import ts from 'typescript'

/** What Node brings along that opens connections past the gate, or modules past the list of imports. */
const DOORS: ReadonlySet<string> = new Set([
  'fetch',
  'WebSocket',
  'EventSource',
  'XMLHttpRequest',
  'WebTransport',
  'sendBeacon',
  'getBuiltinModule',
])

const GLOBALS: ReadonlySet<string> = new Set([
  'globalThis',
  'global',
  'self',
  'window',
  'navigator',
  'process',
])

/**
 * Names of the doors that a file opens: as a variable that is nobody's but Node's, or as a property of a
 * global object. A property or a variable of the same name that is the file's own is none.
 */
export function doorsIn(text: string): string[] {
  // Most files have none of these words, and to parse them all takes seconds.
  if (![...DOORS].some((name) => text.includes(name))) return []
  const file = ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true)
  const own = new Set<string>()
  const used = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (isBinding(node) && node.name && ts.isIdentifier(node.name)) own.add(node.name.text)
    if (ts.isIdentifier(node) && isVariable(node)) used.add(node.text)
    const property = propertyOfGlobal(node)
    if (property !== undefined && DOORS.has(property)) used.add(`global ${property}`)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return [...used].filter((name) => name.startsWith('global ') || (DOORS.has(name) && !own.has(name)))
}

function isBinding(
  node: ts.Node,
): node is ts.BindingElement | ts.ParameterDeclaration | ts.VariableDeclaration | ts.FunctionDeclaration {
  return (
    ts.isBindingElement(node) ||
    ts.isParameter(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isFunctionDeclaration(node)
  )
}

/** False for names of properties and methods, and for types. */
function isVariable(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isTypeNode(parent) || ts.isTypeElement(parent)) return false
  if (ts.isBindingElement(parent)) return parent.initializer === node
  const isName = 'name' in parent && parent.name === node
  return !isName || ts.isShorthandPropertyAssignment(parent)
}

/** `fetch` of `globalThis.fetch` and `globalThis['fetch']`. */
function propertyOfGlobal(node: ts.Node): string | undefined {
  const isAccess = ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)
  if (!isAccess || !ts.isIdentifier(node.expression) || !GLOBALS.has(node.expression.text)) return undefined
  if (ts.isPropertyAccessExpression(node)) return node.name.text
  return ts.isStringLiteralLike(node.argumentExpression) ? node.argumentExpression.text : undefined
}
