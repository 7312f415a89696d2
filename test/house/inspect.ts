import ts from 'typescript'
import { doorsIn } from './doors.ts'
import {
  BANNED_NAMES,
  EXTRACT_ROOT,
  HARMLESS_NAMES,
  IN_PAGE,
  MAX_ALTERNATION_COLUMNS,
  MAX_LINES,
  MAY_IMPORT,
  NETWORK_MODULES,
  NETWORK_PLACES,
  PACKAGE_ROOM,
  SHARED_PACKAGES,
  TABLES,
} from './rooms.ts'

/** Path below src/ -> source text. */
export type Sources = ReadonlyMap<string, string>

/** Every breach of the house rules, as a sentence. */
export function breaches(sources: Sources): string[] {
  const found: string[] = []
  const imports = new Map([...sources].map(([file, text]) => [file, importsOf(file, text)]))
  for (const [file, text] of sources) {
    if (BANNED_NAMES.test(file)) found.push(`${file}: the name says nothing; call it what it does`)
    if (text.split('\n').length - 1 > MAX_LINES && !isTable(text))
      found.push(`${file}: over ${MAX_LINES} lines`)
    const isWritten = roomOf(file) !== TABLES
    if (
      isWritten &&
      text.split('\n').some((line) => line.length > MAX_ALTERNATION_COLUMNS && line.includes('|'))
    )
      found.push(`${file}: a line of alternatives over ${MAX_ALTERNATION_COLUMNS} columns; make it a list`)
    // What runs in a page goes through the proxy like everything of the page's.
    if (!IN_PAGE.some((place) => file.startsWith(place)))
      for (const door of doorsIn(text)) found.push(`${file}: ${door} goes past the gate`)
    for (const imported of imports.get(file) ?? []) found.push(...breachesOf(file, imported))
  }
  for (const ring of rings(imports)) found.push(`import ring: ${ring.join(' -> ')}`)
  return found
}

function breachesOf(file: string, imported: Imported): string[] {
  if ('path' in imported) return roomBreach(file, imported.path)
  const name = imported.module
  if (name.startsWith('node:')) {
    const isDoor = NETWORK_MODULES.includes(name) && !imported.isHarmless
    const allowed = !isDoor || NETWORK_PLACES.some((place) => file.startsWith(place))
    return allowed ? [] : [`${file}: ${name} outside ${NETWORK_PLACES.join(', ')}`]
  }
  if (SHARED_PACKAGES.includes(name)) return []
  const entry = Object.entries(PACKAGE_ROOM).find(
    ([key]) => name === key || name.startsWith(key.endsWith('/') ? key : `${key}/`),
  )
  if (!entry) return [`${file}: package ${name} has no room; give it one in test/house/rooms.ts`]
  return file.startsWith(`${entry[1]}/`) ? [] : [`${file}: package ${name} belongs to ${entry[1]}/`]
}

function roomBreach(file: string, target: string): string[] {
  const [from, to] = [roomOf(file), roomOf(target)]
  if (to === TABLES) return []
  if (from === to) return siblingBreach(file, target)
  const allowed = MAY_IMPORT[from]
  if (allowed === undefined) return [`${file}: room ${from} is not in the table`]
  return allowed === 'anything' || allowed.includes(to)
    ? []
    : [`${file}: ${from}/ may not import ${to}/ (${target})`]
}

/** An extractor may not import another one. Results are combined in record/. */
function siblingBreach(file: string, target: string): string[] {
  const [, from, deeper] = file.split('/')
  const [, to] = target.split('/')
  const isSibling =
    roomOf(file) === 'extract' && deeper !== undefined && to !== from && !EXTRACT_ROOT.includes(to ?? '')
  return isSibling ? [`${file}: an extractor may not import its sibling ${target}`] : []
}

type Imported = { readonly path: string } | { readonly module: string; readonly isHarmless: boolean }

/** Path below src/ -> what the file imports. */
type Imports = ReadonlyMap<string, readonly Imported[]>

function importsOf(file: string, text: string): Imported[] {
  const required = [...text.matchAll(/\brequire\(\s*['"`]([^'"`]+)['"`]\s*\)/g)].map(
    (match) => match[1] ?? '',
  )
  const names = ts.preProcessFile(text, true, true).importedFiles.map((one) => one.fileName)
  return [...names, ...required].map((name) => {
    if (!name.startsWith('.')) return { module: name, isHarmless: isHarmless(text, name) }
    const path = new URL(name, `file:///${file}`).pathname.slice(1)
    return { path }
  })
}

/** Only types, or only functions that judge a text: each mention of the module stands in such a clause. */
function isHarmless(text: string, module: string): boolean {
  const mentions = text.match(new RegExp(`['"\`]${module}['"\`]`, 'g')) ?? []
  const clauses = [...text.matchAll(new RegExp(`import (type )?([^;'"]*?) from '${module}'`, 'g'))]
  if (clauses.length !== mentions.length) return false
  return clauses.every(([, isType, names = '']) => {
    const imported = names
      .replace(/[{}]/g, '')
      .split(',')
      .map((name) => name.trim())
    return Boolean(isType) || imported.every((name) => !name || HARMLESS_NAMES.includes(name))
  })
}

/** First folder, or the file's own name at the top. Each folder of `doors/` is a room. */
function roomOf(file: string): string {
  const [first = '', second = ''] = file.split('/')
  return first === 'doors' ? `doors/${second}` : first.replace(/\.ts$/, '')
}

/** Nothing but data: apart from imports, types and comments, only literals are exported. */
function isTable(text: string): boolean {
  return !/\bfunction\b|=>|\bclass\b/.test(text.replace(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'/g, ''))
}

/** Each strongly connected group of files with more than one member (Tarjan's algorithm, 1972). */
function rings(imports: Imports): string[][] {
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []
  const visit = (file: string): void => {
    order.set(file, order.size)
    low.set(file, order.get(file) ?? 0)
    stack.push(file)
    for (const next of targets(imports, file)) {
      if (!order.has(next)) visit(next)
      if (stack.includes(next)) low.set(file, Math.min(low.get(file) ?? 0, low.get(next) ?? 0))
    }
    if (low.get(file) !== order.get(file)) return
    const ring = stack.splice(stack.indexOf(file))
    if (ring.length > 1) found.push(ring)
  }
  for (const file of imports.keys()) if (!order.has(file)) visit(file)
  return found
}

function targets(imports: Imports, file: string): string[] {
  return (imports.get(file) ?? []).flatMap((one) =>
    'path' in one && imports.has(one.path) ? [one.path] : [],
  )
}
