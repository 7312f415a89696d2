import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/*
 * The declared types of the public client, read from its package, and what of a value breaks them. A key that
 * a type does not name is no breach: clients ignore it.
 */

const FOLDER = dirname(createRequire(import.meta.url).resolve('brand.dev'))
const FILE = join(FOLDER, 'resources', 'brand.d.ts')
const SOURCE = ts.createSourceFile(FILE, readFileSync(FILE, 'utf8'), ts.ScriptTarget.Latest, true)

/** What a method of the client takes and gives. */
export interface Method {
  readonly name: string
  /** The names of its parameters. */
  readonly params: readonly string[]
  /** The values of those parameters that are a choice. */
  readonly choices: ReadonlyMap<string, readonly string[]>
  /** Places in an answer that are not as the type of the answer says, each with what is there. */
  breaches(answer: unknown): string[]
}

/** Every method of the client, in its order. */
export function methodsOfClient(): readonly Method[] {
  const [brand] = SOURCE.statements.filter(ts.isClassDeclaration)
  const methods = brand?.members.filter(ts.isMethodDeclaration) ?? []
  return methods.map((method) => {
    const [given] = method.parameters
    const answer = method.type && ts.isTypeReferenceNode(method.type) ? method.type : undefined
    const [type] = answer?.typeArguments ?? []
    if (!given?.type || !type)
      throw new Error(`The method ${method.name.getText()} is not declared as the others.`)
    const members = membersOf(given.type).filter(ts.isPropertySignature)
    return {
      name: method.name.getText(),
      params: [...new Set(members.map(({ name }) => name.getText()))],
      choices: new Map(members.map(({ name, type: value }) => [name.getText(), literalsOf(value)])),
      breaches: (value) => breaches(value, type, [SOURCE], 'answer'),
    }
  })
}

/** The members of an interface, and of all interfaces that a name stands for. */
function membersOf(type: ts.TypeNode): readonly ts.TypeElement[] {
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(membersOf)
  const alias = SOURCE.statements
    .filter(ts.isTypeAliasDeclaration)
    .find(({ name }) => name.text === nameOf(type))
  if (alias) return membersOf(alias.type)
  return [...(declared(nameOf(type), [SOURCE])?.declaration.members ?? [])]
}

/** A place where names are declared; the last one is the innermost. */
type Scope = readonly (ts.SourceFile | ts.ModuleBlock)[]

function breaches(value: unknown, type: ts.TypeNode, scope: Scope, at: string): string[] {
  if (ts.isUnionTypeNode(type)) {
    const of = type.types.map((one) => breaches(value, one, scope, at))
    return (
      of.find((found) => found.length === 0) ?? [`${at} is ${JSON.stringify(value)}, not ${type.getText()}`]
    )
  }
  if (ts.isTypeLiteralNode(type)) return ofMembers(value, type.members, scope, at)
  if (ts.isTypeReferenceNode(type)) return ofReference(value, type, scope, at)
  return isOf(value, type) ? [] : [`${at} is ${JSON.stringify(value)}, not ${type.getText()}`]
}

function ofReference(value: unknown, type: ts.TypeReferenceNode, scope: Scope, at: string): string[] {
  const [entry] = type.typeArguments ?? []
  if (nameOf(type) === 'Array' && entry) {
    if (!Array.isArray(value)) return [`${at} is no list`]
    return value.flatMap((one, index) => breaches(one, entry, scope, `${at}[${index}]`))
  }
  const found = declared(nameOf(type), scope)
  if (!found) throw new Error(`The type ${nameOf(type)} is not declared.`)
  return ofMembers(value, found.declaration.members, found.scope, at)
}

function ofMembers(
  value: unknown,
  members: ts.NodeArray<ts.TypeElement>,
  scope: Scope,
  at: string,
): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${at} is no object`]
  return members.filter(ts.isPropertySignature).flatMap(({ name, type, questionToken }) => {
    const key = name.getText()
    const inner: unknown = Reflect.get(value, key)
    if (inner === undefined) return questionToken ? [] : [`${at}.${key} is missing`]
    return type ? breaches(inner, type, scope, `${at}.${key}`) : []
  })
}

function isOf(value: unknown, type: ts.TypeNode): boolean {
  if (ts.isLiteralTypeNode(type)) {
    const { literal } = type
    return ts.isStringLiteral(literal) ? value === literal.text : String(value) === literal.getText()
  }
  return type.kind === ts.SyntaxKind.UnknownKeyword || typeof value === type.getText()
}

function literalsOf(type: ts.TypeNode | undefined): readonly string[] {
  const types = type && ts.isUnionTypeNode(type) ? type.types : []
  return types.flatMap((one) =>
    ts.isLiteralTypeNode(one) && ts.isStringLiteral(one.literal) ? [one.literal.text] : [],
  )
}

function nameOf(type: ts.TypeNode): string {
  return ts.isTypeReferenceNode(type) ? type.typeName.getText() : type.getText()
}

/** The interface of a name such as `Brand.Logo`, looked up from the innermost place outwards. */
function declared(name: string, scope: Scope) {
  const parts = name.split('.')
  const last = parts.pop() ?? ''
  for (let depth = scope.length; depth > 0; depth--) {
    let inner: Scope | undefined = scope.slice(0, depth)
    for (const part of parts) inner = inner && namespaceIn(inner, part)
    const declaration = inner?.at(-1)?.statements.filter(ts.isInterfaceDeclaration)
    const found = declaration?.find((one) => one.name.text === last)
    if (found && inner) return { declaration: found, scope: inner }
  }
  return undefined
}

function namespaceIn(scope: Scope, name: string): Scope | undefined {
  const found = scope.at(-1)?.statements.filter(ts.isModuleDeclaration)
  const body = found?.find((one) => one.name.text === name)?.body
  return body && ts.isModuleBlock(body) ? [...scope, body] : undefined
}
