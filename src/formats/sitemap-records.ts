import { absoluteUrl } from './url.ts'
import { createXmlScan, replaceReferences } from './xml-scan.ts'

/** What a location is: a page of a `urlset` or a `feed`, or of an `index` another sitemap. */
export type LocationKind = 'urlset' | 'index' | 'feed' | 'text'

/** Takes one location, as it is written, in the order of the file. One without a scheme is completed by the address of the file. */
export type TakeLocation = (location: string, kind: LocationKind) => void

/** A scan of a file's text for locations. */
export interface LocationScan {
  push(piece: string): void
  /** Nothing comes any more; what was left unfinished is left out. */
  end(): void
  /** True when it is one of these files, be it an empty one. */
  isSitemap(): boolean
}

/** Elements that hold one location each, and where it stands in them, best first; '' is the element's own text. */
const RECORDS: ReadonlyMap<string, { kind: LocationKind; fields: readonly string[] }> = new Map([
  ['url', { kind: 'urlset', fields: ['loc', ''] }],
  ['sitemap', { kind: 'index', fields: ['loc', ''] }],
  ['item', { kind: 'feed', fields: ['link', 'guid', ''] }],
  ['entry', { kind: 'feed', fields: ['link', 'id', ''] }],
])

/** Fields that hold an address and nothing else, so that it may be a relative one. */
const ADDRESSES: ReadonlySet<string> = new Set(['loc', 'link'])

/** Vocabularies of what is on a page; their elements may be called as ours are. */
const FOREIGN_PREFIX = /image|video|news|media/

/** Of one field; far above any URL that is taken. */
const MAX_FIELD_CHARS = 8_192

/** Without prefix, in lower case: what the first element of such a file is called. */
const ROOTS: ReadonlySet<string> = new Set(['urlset', 'sitemapindex', 'rss', 'feed', 'rdf'])

interface OpenRecord {
  /** As written, with its prefix. */
  readonly name: string
  readonly prefix: string
  readonly kind: LocationKind
  readonly fields: readonly string[]
  readonly values: Map<string, string>
  /** What completes its addresses, where the file says so. */
  readonly base: string | undefined
}

/**
 * Finds the locations in the XML of a sitemap, an index of sitemaps, or an RSS or Atom feed. Names with a prefix are another
 * vocabulary's (`image:loc`), unless the record itself has the same prefix.
 */
export function createRecordScan(take: TakeLocation): LocationScan {
  let root: string | undefined
  let base: string | undefined
  let taken = 0
  let record: OpenRecord | undefined
  let field = ''

  const add = (name: string, piece: string) => {
    if (!record?.fields.includes(name)) return
    const before = record.values.get(name) ?? ''
    if (before.length < MAX_FIELD_CHARS) record.values.set(name, before + piece)
  }
  const close = () => {
    for (const name of record?.fields ?? []) {
      const value = record?.values.get(name)?.trim()
      if (!record || !value) continue
      const isWhole = isWebAddress(value)
      if (!isWhole && !(ADDRESSES.has(name) && ROOTS.has(root ?? '') && isReference(value))) continue
      take(isWhole ? value : (absoluteUrl(value, record.base ?? '') ?? value), record.kind)
      taken++
      break
    }
    record = undefined
  }
  const { push } = createXmlScan({
    text: (piece) => add(field, piece),
    close(name) {
      if (name === record?.name) close()
      field = ''
    },
    open(name, attributes) {
      const prefix = prefixOf(name)
      const bare = name.slice(prefix.length).toLowerCase()
      if (root === undefined) {
        root = bare
        base = baseIn(attributes)
      }
      const known = RECORDS.get(bare)
      if (known && !FOREIGN_PREFIX.test(prefix)) {
        close()
        record = { name, prefix, ...known, values: new Map(), base: baseIn(attributes) ?? base }
        field = ''
        return
      }
      const short = prefix === record?.prefix ? bare : name
      if (short === 'link' && !record?.values.get('link')) add('link', pageHref(attributes))
      field = attributes.endsWith('/') ? '' : short
    },
  })
  return {
    push,
    end() {
      // What the end of a cut file left open is half a location.
      record?.values.delete(field)
      close()
    },
    isSitemap: () => taken > 0 || ROOTS.has(root ?? ''),
  }
}

/** The address of an Atom link that leads to the page itself, and to no other form of it. */
function pageHref(attributes: string): string {
  const [, rel] = /\brel\s*=\s*["']([^"']*)/.exec(attributes) ?? []
  const [, href] = /\bhref\s*=\s*["']([^"']*)/.exec(attributes) ?? []
  return href && (!rel || rel === 'alternate') ? replaceReferences(href) : ''
}

/** What an element says that addresses in it go by, when that is an absolute address itself. */
function baseIn(attributes: string): string | undefined {
  if (!attributes.includes('xml:base')) return undefined
  const [, base] = /\bxml:base\s*=\s*["']([^"']*)/.exec(attributes) ?? []
  return base && isWebAddress(base) ? replaceReferences(base) : undefined
}

/** True for an address that is to be completed. One that begins as a host does has lost its scheme: it would be completed to another. */
function isReference(text: string): boolean {
  return /^[\w%~./?-]\S*$/.test(text) && !/^(?:[a-z][a-z\d+.-]*:|www\.|[\w-]+(?:\.[\w-]+)+\/)/i.test(text)
}

/** True for what is meant as an absolute http(s) URL; whether it is one, its taker finds out. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^/\s]/i.test(text)
}

/** With its colon; '' where there is none. */
function prefixOf(name: string): string {
  return name.slice(0, name.indexOf(':') + 1)
}
