import { absoluteUrl } from '../url.ts'
import { createXmlScan, replaceReferences } from './xml-scan.ts'

/** Says what a location leads to: a page (`urlset`, `feed`, `text`) or another sitemap (`index`). */
export type LocationKind = 'urlset' | 'index' | 'feed' | 'text'

/**
 * Receives each location as it is written, in the order of the file. A location without a scheme is first
 * resolved against the file's base address.
 */
export type TakeLocation = (location: string, kind: LocationKind) => void

export interface LocationScan {
  push(piece: string): void
  /** The text has ended. A location that is unfinished is left out. */
  end(): void
  /** True when the text is one of these formats, even when it lists nothing. */
  isSitemap(): boolean
}

/**
 * The elements that hold one location each, and the children that may contain it, best first. '' means the
 * element's own text.
 */
const RECORDS: ReadonlyMap<string, { kind: LocationKind; fields: readonly string[] }> = new Map([
  ['url', { kind: 'urlset', fields: ['loc', ''] }],
  ['sitemap', { kind: 'index', fields: ['loc', ''] }],
  ['item', { kind: 'feed', fields: ['link', 'guid', ''] }],
  ['entry', { kind: 'feed', fields: ['link', 'id', ''] }],
])

/** Fields whose content is always an address, so that a relative one is accepted. */
const ADDRESSES: ReadonlySet<string> = new Set(['loc', 'link'])

/** Prefixes of vocabularies for the content of a page, whose elements may have the names above. */
const FOREIGN_PREFIX = /image|video|news|media/

/** The limit of one field. It is far above any URL that is accepted. */
const MAX_FIELD_CHARS = 8_192

/** The names of the root elements of these formats, in lower case and without prefix. */
const ROOTS: ReadonlySet<string> = new Set(['urlset', 'sitemapindex', 'rss', 'feed', 'rdf'])

interface OpenRecord {
  /** The name as it is written, with its prefix. */
  readonly name: string
  readonly prefix: string
  readonly kind: LocationKind
  readonly fields: readonly string[]
  /** The content of each field, in the order of `fields`. */
  readonly values: string[]
  /** The base that relative addresses are resolved against, where the file declares one. */
  readonly base: string | undefined
}

/**
 * Finds the locations in the XML of a sitemap, an index of sitemaps, or an RSS or Atom feed. A name with a
 * prefix belongs to another vocabulary (`image:loc`), unless the record itself has the same prefix.
 */
export function createRecordScan(take: TakeLocation): LocationScan {
  let root: string | undefined
  let base: string | undefined
  let taken = 0
  let record: OpenRecord | undefined
  let field = ''

  const add = (name: string, piece: string) => {
    const at = record?.fields.indexOf(name) ?? -1
    if (!record || at < 0) return
    const before = record.values[at] ?? ''
    if (before.length < MAX_FIELD_CHARS) record.values[at] = before + piece
  }
  const close = () => {
    if (!record) return
    const { base, kind, fields, values } = record
    record = undefined
    for (const [at, name] of fields.entries()) {
      const value = values[at]?.trim()
      if (!value) continue
      const isWhole = isWebAddress(value)
      if (!isWhole && !(ADDRESSES.has(name) && ROOTS.has(root ?? '') && isReference(value))) continue
      take(isWhole || base === undefined ? value : (absoluteUrl(value, base) ?? value), kind)
      taken++
      return
    }
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
      if (known && (prefix === '' || !FOREIGN_PREFIX.test(prefix))) {
        close()
        const { kind, fields } = known
        record = { name, prefix, kind, fields, values: [], base: baseIn(attributes) ?? base }
        field = ''
        return
      }
      const short = prefix === record?.prefix ? bare : name
      if (short === 'link' && record && !record.values[record.fields.indexOf(short)])
        add('link', pageHref(attributes))
      field = attributes.endsWith('/') ? '' : short
    },
  })
  return {
    push,
    end() {
      // When a file is cut, the field that is still open holds only a part of a location.
      if (record?.fields.includes(field)) record.values[record.fields.indexOf(field)] = ''
      close()
    },
    isSitemap: () => taken > 0 || ROOTS.has(root ?? ''),
  }
}

/** Returns the address of an Atom link to the page itself, and '' for a link to another version. */
function pageHref(attributes: string): string {
  const [, rel] = /\brel\s*=\s*["']([^"']*)/.exec(attributes) ?? []
  const [, href] = /\bhref\s*=\s*["']([^"']*)/.exec(attributes) ?? []
  return href && (!rel || rel === 'alternate') ? replaceReferences(href) : ''
}

/** Returns the `xml:base` of an element when it is an absolute address. */
function baseIn(attributes: string): string | undefined {
  if (!attributes.includes('xml:base')) return undefined
  const [, base] = /\bxml:base\s*=\s*["']([^"']*)/.exec(attributes) ?? []
  return base && isWebAddress(base) ? replaceReferences(base) : undefined
}

/**
 * Returns whether a text is a relative reference. A text that begins like a host name is an address without
 * its scheme, and resolving it would give another address than the author intended.
 */
function isReference(text: string): boolean {
  return /^[\w%~./?-]\S*$/.test(text) && !/^(?:[a-z][a-z\d+.-]*:|www\.|[\w-]+(?:\.[\w-]+)+\/)/i.test(text)
}

/** Returns whether a text looks like an absolute http(s) URL. The receiver checks whether it is valid. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^/\s]/i.test(text)
}

function prefixOf(name: string): string {
  return name.slice(0, name.indexOf(':') + 1)
}
