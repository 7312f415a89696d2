import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/*
 * The declared types of the public clients, read from their packages, and what of a value breaks them. A key
 * that a type does not name is no breach: clients ignore it.
 */

const REQUIRE = createRequire(import.meta.url)

/** The declarations of one group of methods of a client, such as `brand` or `webhooks/deliveries`. */
function declarationsOf(client: 'brand.dev' | 'context.dev', group: string): ts.SourceFile {
  const file = join(dirname(REQUIRE.resolve(client)), 'resources', `${group}.d.ts`)
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
}

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

/** Returns what of a value breaks a type that the declarations of a package name. */
export function breachesOfType(client: string, file: string, type: string): (value: unknown) => string[] {
  const path = join(dirname(REQUIRE.resolve(client)), file)
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const found = declared(type, [source])
  if (!found) throw new Error(`${client} declares no type ${type}.`)
  return (value) => ofMembers(value, found.declaration.members, found.scope, type)
}

/** Every method of the client `brand.dev`, in its order. */
export function methodsOfClient(): readonly Method[] {
  return methodsIn('brand.dev', 'brand')
}

/** Every method of a group of methods of a client, in its order. */
export function methodsIn(client: 'brand.dev' | 'context.dev', group: string): readonly Method[] {
  const source = declarationsOf(client, group)
  const [declaration] = source.statements.filter(ts.isClassDeclaration)
  const methods = declaration?.members.filter(ts.isMethodDeclaration) ?? []
  return methods.map((method) => {
    const answer = method.type && ts.isTypeReferenceNode(method.type) ? method.type : undefined
    const [type] = answer?.typeArguments ?? []
    if (!type) throw new Error(`The method ${method.name.getText()} is not declared as the others.`)
    const taken = method.parameters.flatMap((one) => (one.type ? membersOf(one.type, source) : []))
    const members = taken.filter(ts.isPropertySignature)
    return {
      name: method.name.getText(),
      params: [...new Set(members.map(({ name }) => name.getText()))],
      choices: new Map(members.map(({ name, type: value }) => [name.getText(), literalsOf(value)])),
      breaches: (value) => breaches(value, type, [source], 'answer'),
    }
  })
}

/** The members of an interface, and of all interfaces that a name stands for. */
function membersOf(type: ts.TypeNode, source: ts.SourceFile): readonly ts.TypeElement[] {
  if (ts.isUnionTypeNode(type)) return type.types.flatMap((one) => membersOf(one, source))
  const alias = aliasOf(nameOf(type), [source])
  if (alias) return membersOf(alias.declaration.type, source)
  return [...(declared(nameOf(type), [source])?.declaration.members ?? [])]
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
  if (ts.isArrayTypeNode(type)) {
    if (!Array.isArray(value)) return [`${at} is no list`]
    return value.flatMap((one, index) => breaches(one, type.elementType, scope, `${at}[${index}]`))
  }
  if (ts.isParenthesizedTypeNode(type)) return breaches(value, type.type, scope, at)
  if (ts.isTypeReferenceNode(type)) return ofReference(value, type, scope, at)
  return isOf(value, type) ? [] : [`${at} is ${JSON.stringify(value)}, not ${type.getText()}`]
}

function ofReference(value: unknown, type: ts.TypeReferenceNode, scope: Scope, at: string): string[] {
  const [entry] = type.typeArguments ?? []
  if (nameOf(type) === 'Array' && entry) {
    if (!Array.isArray(value)) return [`${at} is no list`]
    return value.flatMap((one, index) => breaches(one, entry, scope, `${at}[${index}]`))
  }
  const [, member] = type.typeArguments ?? []
  if (nameOf(type) === 'Record' && member) {
    if (typeof value !== 'object' || value === null) return [`${at} is no object`]
    return Object.entries(value).flatMap(([key, one]) => breaches(one, member, scope, `${at}.${key}`))
  }
  const alias = aliasOf(nameOf(type), scope)
  if (alias) return breaches(value, alias.declaration.type, alias.scope, at)
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
  return lookedUp(name, scope, ts.isInterfaceDeclaration)
}

/** The type that a name stands for. */
function aliasOf(name: string, scope: Scope) {
  return lookedUp(name, scope, ts.isTypeAliasDeclaration)
}

function lookedUp<T extends ts.InterfaceDeclaration | ts.TypeAliasDeclaration>(
  name: string,
  scope: Scope,
  isKind: (statement: ts.Node) => statement is T,
): { readonly declaration: T; readonly scope: Scope } | undefined {
  const parts = name.split('.')
  const last = parts.pop() ?? ''
  for (let depth = scope.length; depth > 0; depth--) {
    let inner: Scope | undefined = scope.slice(0, depth)
    for (const part of parts) inner = inner && (namespaceIn(inner, part) ?? importedIn(inner, part))
    const found = inner
      ?.at(-1)
      ?.statements.filter(isKind)
      .find((one) => one.name.text === last)
    if (found && inner) return { declaration: found, scope: inner }
  }
  return undefined
}

/** The file that a file imports under a name, as `import * as WebhooksAPI from "./webhooks.js"`. */
function importedIn(scope: Scope, name: string): Scope | undefined {
  const [file] = scope
  if (!file || !ts.isSourceFile(file)) return undefined
  const found = file.statements
    .filter(ts.isImportDeclaration)
    .find(({ importClause }) => importClause?.namedBindings?.getText() === `* as ${name}`)
  if (!found || !ts.isStringLiteral(found.moduleSpecifier)) return undefined
  const path = join(dirname(file.fileName), found.moduleSpecifier.text.replace(/\.js$/, '.d.ts'))
  return [ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)]
}

function namespaceIn(scope: Scope, name: string): Scope | undefined {
  const found = scope.at(-1)?.statements.filter(ts.isModuleDeclaration)
  const body = found?.find((one) => one.name.text === name)?.body
  return body && ts.isModuleBlock(body) ? [...scope, body] : undefined
}
