import { type Json, parseJsonLd } from '../../formats/jsonld/blocks.ts'
import { jsonLdInScript } from '../../formats/jsonld/in-script.ts'
import { isOf } from '../../formats/psl.ts'
import { bareHost, resolvedUrl } from '../../formats/url.ts'
import { baseUrlOf, dataOf, select } from '../dom.ts'
import { view } from '../memo.ts'
import type { Snapshot } from '../snapshot.ts'
import { type Item, isItem, valuesOf } from './item.ts'
import { withPlainNames } from './json-ld-names.ts'
import { microdataItems } from './microdata.ts'
import { rdfaItems } from './rdfa.ts'

export const SYNTAXES = ['json-ld', 'microdata', 'rdfa'] as const
export type Syntax = (typeof SYNTAXES)[number]

/** A thing is an item with a type, anywhere in the page's structured data. */
export interface Thing {
  /** Type names as written, without vocabulary: `Organization`, `NewsArticle`. */
  readonly types: readonly string[]
  readonly item: Item
  readonly syntax: Syntax
  /** The property of the parent that has this item as value; undefined at the top and in `@graph`. */
  readonly property: string | undefined
  readonly parent: Thing | undefined
  /** The position of the item, as evidence names it: `json-ld 1 Article.publisher`. */
  readonly where: string
}

/**
 * Returns the top-level items of one syntax, in document order, in the shape of JSON-LD: names of schema.org
 * are bare, values are as written.
 */
export function itemsOf(snapshot: Snapshot, syntax: Syntax): readonly Item[] {
  return READERS[syntax](snapshot)
}

const READERS: Readonly<Record<Syntax, (snapshot: Snapshot) => readonly Item[]>> = {
  'json-ld': view(jsonLdItems),
  microdata: view(microdataItems),
  rdfa: view(rdfaItems),
}

function jsonLdItems(snapshot: Snapshot): Item[] {
  return jsonLdOf(snapshot).flatMap((value) => flatten(withPlainNames(value)).filter(isItem))
}

/** Lists the JSON-LD blocks of a page without changes. */
const jsonLdOf = view((snapshot: Snapshot): readonly Json[] =>
  select(snapshot, 'script[type]').flatMap((script) => {
    if (!/^application\/ld\+json\b/i.test((script.attribs.type ?? '').trim())) return []
    return parseJsonLd(dataOf(script)) ?? []
  }),
)

/** Returns the objects among the JSON-LD blocks, with their original names. */
export const jsonLdBlocksOf = (snapshot: Snapshot): readonly Item[] =>
  jsonLdOf(snapshot).flatMap((value) => flatten(value).filter(isItem))

function flatten(value: Json): readonly Json[] {
  return Array.isArray(value) ? value.flatMap((member: Json) => flatten(member)) : [value]
}

/**
 * Reads JSON-LD in the data of scripts. Scripts are not searched on a page with blocks of JSON-LD, because
 * they would only repeat the blocks. Data without an address of this site is left out, because it may be an
 * example in a text about structured data.
 */
function itemsInScripts(snapshot: Snapshot): Item[] {
  if (itemsOf(snapshot, 'json-ld').length > 0) return []
  return select(snapshot, 'script:not([src])').flatMap((script) =>
    jsonLdInScript(dataOf(script))
      .map((block) => withPlainNames(block))
      .filter(isItem)
      .filter((item) => namesSite(snapshot, item)),
  )
}

function namesSite({ site }: Snapshot, item: Item): boolean {
  const addresses = JSON.stringify(item).match(/https?:\/\/[^"\\\s]+/g) ?? []
  return addresses.map(bareHost).some((host) => isOf(site, host))
}

/** This view lists every item with a type, of all syntaxes: parents before children, JSON-LD first. */
export const thingsOf = view((snapshot: Snapshot): readonly Thing[] => [
  ...itemsInScripts(snapshot).flatMap((item, at) => thingsIn(item, 'json-ld', `json-ld in script ${at + 1}`)),
  ...SYNTAXES.filter((syntax) => mayHaveTypes(snapshot, syntax)).flatMap((syntax) =>
    itemsOf(snapshot, syntax).flatMap((item, at) => thingsIn(item, syntax, `${syntax} ${at + 1}`)),
  ),
])

/** RDFa without any type, which most pages have for Open Graph alone, has no things. */
function mayHaveTypes(snapshot: Snapshot, syntax: Syntax): boolean {
  return syntax !== 'rdfa' || select(snapshot, '[typeof]').length > 0
}

/**
 * Returns the item that a reference leads to on this page; else the item itself. A reference has an `@id`, in
 * any spelling of the address, and at most a type beside it.
 */
export function dereference(snapshot: Snapshot, item: Item): Item {
  const id = idOf(snapshot, item)
  return id !== undefined && isReference(item) ? (thingById(snapshot).get(id)?.item ?? item) : item
}

const thingById = view((snapshot: Snapshot): ReadonlyMap<string, Thing> => {
  const byId = new Map<string, Thing>()
  for (const thing of thingsOf(snapshot)) {
    const id = idOf(snapshot, thing.item)
    if (id !== undefined && !isReference(thing.item) && !byId.has(id)) byId.set(id, thing)
  }
  return byId
})

function isReference(item: Item): boolean {
  return Object.keys(item).every((name) => name === '@id' || name === '@type')
}

function idOf(snapshot: Snapshot, item: Item): string | undefined {
  const id = item['@id']
  return typeof id === 'string' ? (resolvedUrl(id, baseUrlOf(snapshot))?.href ?? id) : undefined
}

function thingsIn(item: Item, syntax: Syntax, where: string, property?: string, parent?: Thing): Thing[] {
  const types = valuesOf(item, '@type').flatMap((type) => (typeof type === 'string' ? localName(type) : []))
  const path = property === undefined ? where : `${where}.${property}`
  const thing: Thing | undefined =
    types.length > 0
      ? {
          types,
          item,
          syntax,
          property,
          parent,
          where: property === undefined ? `${path} ${types[0]}` : path,
        }
      : undefined
  const inner = Object.keys(item).flatMap((name) =>
    valuesOf(item, name)
      .filter(isItem)
      .flatMap((value) =>
        name === '@graph'
          ? thingsIn(value, syntax, where)
          : thingsIn(value, syntax, thing?.where ?? path, name, thing ?? parent),
      ),
  )
  return thing ? [thing, ...inner] : inner
}

function localName(type: string): string {
  return type.trim().split(/[/#:]/).at(-1) ?? type
}
