import type { Json } from '../../formats/jsonld/blocks.ts'
import { isItem } from './item.ts'
import { localTerm } from './microdata.ts'

type Terms = ReadonlyMap<string, string>

/** The context of schema.org has these aliases of keywords, https://schema.org/docs/jsonldcontext.json */
const OF_SCHEMA_ORG: Terms = new Map([
  ['id', '@id'],
  ['type', '@type'],
])

/** A context with more terms is ignored, because it is copied for each item that adds to it. */
const MAX_TERMS = 200
/** A longer expansion of a prefix is ignored, because it is written out with each name. */
const MAX_ADDRESS_CHARS = 500

/**
 * Returns JSON-LD with bare names for schema.org and the keywords' own names, whatever prefixes, aliases or
 * addresses its contexts allow. Other names and all values stay as written; no context is fetched.
 */
export function withPlainNames(value: Json, outer: Terms = new Map()): Json {
  if (Array.isArray(value)) return value.map((member: Json) => withPlainNames(member, outer))
  if (!isItem(value)) return value
  const terms = termsIn(value['@context'] ?? null, outer)
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (name === '@context') return [name, inner]
      const plain = plainName(name, terms)
      return [Object.hasOwn(value, plain) ? name : plain, withPlainNames(inner, terms)]
    }),
  )
}

function plainName(name: string, terms: Terms): string {
  const [prefix = '', ...rest] = name.split(':')
  const base = rest.length > 0 ? terms.get(prefix) : undefined
  const full = terms.get(name) ?? (base === undefined ? name : base + rest.join(':'))
  const plain = localTerm(full)
  return plain === full && !full.startsWith('@') ? name : plain
}

/** Returns the terms of a context, and of those around it. */
function termsIn(context: Json, outer: Terms): Terms {
  if (Array.isArray(context)) return context.reduce<Terms>((terms, part: Json) => termsIn(part, terms), outer)
  if (typeof context === 'string')
    return localTerm(`${context.replace(/\/?$/, '/')}x`) === 'x'
      ? new Map([...outer, ...OF_SCHEMA_ORG])
      : outer
  if (!isItem(context)) return outer
  const own = Object.entries(context).flatMap(([term, meaning]): [string, string][] => {
    const iri = isItem(meaning) ? meaning['@id'] : meaning
    return typeof iri === 'string' && iri.length <= MAX_ADDRESS_CHARS && !term.startsWith('@')
      ? [[term, iri]]
      : []
  })
  if (own.length === 0 || outer.size + own.length > MAX_TERMS) return outer
  const terms = new Map([...outer, ...own])
  // The expansion of a term may itself have a prefix of the same context.
  for (const [term, iri] of own) terms.set(term, withoutPrefix(iri, terms))
  return terms
}

function withoutPrefix(iri: string, terms: Terms): string {
  const colon = iri.indexOf(':')
  const base = colon < 0 || iri.startsWith('//', colon + 1) ? undefined : terms.get(iri.slice(0, colon))
  return base === undefined ? iri : base + iri.slice(colon + 1)
}
