import type { Element } from 'domhandler'
import { type Json, parseJsonLd } from '../formats/jsonld.ts'
import { jsonLdInScript } from '../formats/jsonld-in-script.ts'
import { bareHost } from '../formats/url.ts'
import { DEFAULTS } from '../model/options.ts'
import { select } from './dom.ts'
import { type Item, isItem, valuesOf } from './item.ts'
import { withPlainNames } from './json-ld-names.ts'
import { view } from './memo.ts'
import { microdataItems } from './microdata.ts'
import { rdfaItems } from './rdfa.ts'
import type { Snapshot } from './snapshot.ts'

export const SYNTAXES = ['json-ld', 'microdata', 'rdfa'] as const
export type Syntax = (typeof SYNTAXES)[number]

/** A typed thing anywhere in the page's structured data. */
export interface Thing {
  /** Type names without vocabulary, as written: `Organization`, `NewsArticle`. */
  readonly types: readonly string[]
  readonly item: Item
  readonly syntax: Syntax
  /** Property under which it stands in its parent; undefined at the top and in `@graph`. */
  readonly property: string | undefined
  readonly parent: Thing | undefined
  /** For evidence: `json-ld 1 Article.publisher`. */
  readonly where: string
}

/** Top-level items of one syntax, in document order, in the shape of JSON-LD: names of schema.org bare, values as written. */
export function itemsOf(snapshot: Snapshot, syntax: Syntax): readonly Item[] {
  return READERS[syntax](snapshot)
}

const READERS: Readonly<Record<Syntax, (snapshot: Snapshot) => readonly Item[]>> = {
  'json-ld': view(jsonLdItems),
  microdata: view(microdataItems),
  rdfa: view(rdfaItems),
}

function jsonLdItems(snapshot: Snapshot): Item[] {
  return select(snapshot, 'script[type]').flatMap((script) => {
    if (!/^application\/ld\+json\b/i.test((script.attribs.type ?? '').trim())) return []
    const value = parseJsonLd(dataOf(script), DEFAULTS.html)
    return value === undefined ? [] : flatten(withPlainNames(value)).filter(isItem)
  })
}

/** A list in a list is one list: what stands at the top says the same at any depth. */
function flatten(value: Json): readonly Json[] {
  return Array.isArray(value) ? value.flatMap((member: Json) => flatten(member)) : [value]
}

function dataOf(script: Element): string {
  return script.children.map((child) => ('data' in child ? child.data : '')).join('')
}

/**
 * JSON-LD in the data of scripts. Of a page with blocks of its own it would only say the same again. What names no address of this
 * site is as likely an example in a text about such data.
 */
function itemsInScripts(snapshot: Snapshot): Item[] {
  if (itemsOf(snapshot, 'json-ld').length > 0) return []
  return select(snapshot, 'script:not([src])').flatMap((script) =>
    jsonLdInScript(dataOf(script), DEFAULTS.html)
      .map((block) => withPlainNames(block))
      .filter(isItem)
      .filter((item) => namesSite(snapshot, item)),
  )
}

function namesSite({ site }: Snapshot, item: Item): boolean {
  const addresses = JSON.stringify(item).match(/https?:\/\/[^"\\\s]+/g) ?? []
  return addresses
    .map(bareHost)
    .some((host) => host === site.registrable || host.endsWith(`.${site.registrable}`))
}

/** Every typed thing of all syntaxes, parents before children, JSON-LD first. */
export const thingsOf = view((snapshot: Snapshot): readonly Thing[] => [
  ...itemsInScripts(snapshot).flatMap((item, at) => thingsIn(item, 'json-ld', `json-ld in script ${at + 1}`)),
  ...SYNTAXES.flatMap((syntax) =>
    itemsOf(snapshot, syntax).flatMap((item, at) => thingsIn(item, syntax, `${syntax} ${at + 1}`)),
  ),
])

/** Things of one of these types. */
export function thingsOfType(snapshot: Snapshot, ...types: readonly string[]): Thing[] {
  return thingsOf(snapshot).filter((thing) => thing.types.some((type) => types.includes(type)))
}

/** The thing that a bare `{"@id": ...}` points to on this page; else the item itself. */
export function dereference(snapshot: Snapshot, item: Item): Item {
  const id = item['@id']
  if (typeof id !== 'string' || Object.keys(item).length > 1) return item
  return thingById(snapshot).get(id)?.item ?? item
}

const thingById = view((snapshot: Snapshot): ReadonlyMap<string, Thing> => {
  const byId = new Map<string, Thing>()
  for (const thing of thingsOf(snapshot)) {
    const id = thing.item['@id']
    if (typeof id === 'string' && Object.keys(thing.item).length > 1 && !byId.has(id)) byId.set(id, thing)
  }
  return byId
})

function thingsIn(item: Item, syntax: Syntax, where: string, property?: string, parent?: Thing): Thing[] {
  const types = valuesOf(item, '@type').flatMap((type) => (typeof type === 'string' ? localName(type) : []))
  const place = property === undefined ? where : `${where}.${property}`
  const thing: Thing | undefined =
    types.length > 0
      ? {
          types,
          item,
          syntax,
          property,
          parent,
          where: property === undefined ? `${place} ${types[0]}` : place,
        }
      : undefined
  const inner = Object.keys(item).flatMap((name) =>
    valuesOf(item, name)
      .filter(isItem)
      .flatMap((value) =>
        name === '@graph'
          ? thingsIn(value, syntax, where)
          : thingsIn(value, syntax, thing?.where ?? place, name, thing ?? parent),
      ),
  )
  return thing ? [thing, ...inner] : inner
}

function localName(type: string): string {
  return type.trim().split(/[/#:]/).at(-1) ?? type
}
