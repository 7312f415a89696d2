import { constants, gunzipSync } from 'node:zlib'

type SitemapKind = 'urlset' | 'index' | 'text' | 'feed' | 'none'

/** Locations as written in the file, in its order, without repetitions. Of an index they are child sitemaps. */
export interface Sitemap {
  readonly kind: SitemapKind
  readonly urls: readonly string[]
}

export interface SitemapLimits {
  /** After decompression; sitemaps.org allows 50 MiB. */
  readonly maxBytes: number
  /** sitemaps.org allows 50,000 a file. */
  readonly maxUrls: number
  /** A longer location is dropped, as sitemaps.org says. */
  readonly maxUrlChars: number
}

const LIMITS: SitemapLimits = { maxBytes: 50 * 1024 * 1024, maxUrls: 50_000, maxUrlChars: 2_048 }

const NOTHING: Sitemap = { kind: 'none', urls: [] }

/**
 * Reads a sitemap, a sitemap index, a plain list of URLs, or an RSS or Atom feed, gzip or not. Broken XML
 * gives what can still be read; anything else gives `none`. There is no entity expansion beyond XML's own.
 */
export function parseSitemap(body: Uint8Array | string, limits: Partial<SitemapLimits> = {}): Sitemap {
  const all = { ...LIMITS, ...limits }
  const text = typeof body === 'string' ? body : decode(body, all.maxBytes)
  if (!text) return NOTHING
  const found = /<\s*[\w:!?]/.test(text.slice(0, 2_000)) ? readXml(text) : readLines(text)
  const urls = [...new Set(found.urls)]
    .filter((url) => url.length <= all.maxUrlChars && isWebUrl(url))
    .slice(0, all.maxUrls)
  return urls.length > 0 ? { kind: found.kind, urls } : NOTHING
}

function decode(body: Uint8Array, maxBytes: number): string | undefined {
  const packed = body[0] === 0x1f && body[1] === 0x8b
  const bytes = packed ? gunzip(body, maxBytes) : body
  if (!bytes || bytes.length > maxBytes) return undefined
  const utf16 =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : undefined
  return new TextDecoder(utf16 ?? 'utf-8').decode(bytes)
}

function gunzip(body: Uint8Array, maxBytes: number): Uint8Array | undefined {
  try {
    // A sync flush gives what a cut file still holds.
    return gunzipSync(body, { maxOutputLength: maxBytes, finishFlush: constants.Z_SYNC_FLUSH })
  } catch {
    return undefined
  }
}

function readLines(text: string): Sitemap {
  return { kind: 'text', urls: text.split(/[\r\n]+/).map((line) => line.trim()) }
}

function isWebUrl(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}

/** Elements that hold one location each, with what the file is and where the location stands. */
const RECORDS: Readonly<Record<string, { kind: SitemapKind; fields: readonly string[] }>> = {
  url: { kind: 'urlset', fields: ['loc', ''] },
  sitemap: { kind: 'index', fields: ['loc', ''] },
  item: { kind: 'feed', fields: ['link', 'guid', ''] },
  entry: { kind: 'feed', fields: ['link', 'id', ''] },
}

const TOKEN = /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)|<(\/?)([\w.:-]+)([^>]*)>|([^<]+)|</g

/**
 * One pass over the tokens, without a tree. Names with a prefix are another vocabulary's (`image:loc`),
 * unless the record itself has the same prefix.
 */
function readXml(text: string): Sitemap {
  let kind: SitemapKind = 'none'
  const urls: string[] = []
  let record: { name: string; values: Map<string, string> } | undefined
  let field = ''
  const close = () => {
    const fields = RECORDS[bare(record?.name ?? '')]?.fields ?? []
    const url = fields
      .map((name) => record?.values.get(name)?.trim())
      .find((value) => value && isWebUrl(value))
    if (url) urls.push(url)
    record = undefined
  }
  const add = (name: string, piece: string) =>
    record?.values.set(name, (record.values.get(name) ?? '') + piece)
  for (const [, cdata, slash, name = '', attributes = '', plain] of text.matchAll(TOKEN)) {
    if (cdata !== undefined) add(field, cdata)
    else if (plain !== undefined) add(field, decodeEntities(plain))
    else if (name) {
      const short = record && prefix(name) === prefix(record.name) ? bare(name) : name
      const known = RECORDS[bare(name)]
      if (slash) {
        if (record && name === record.name) close()
        field = ''
      } else if (known && !prefix(name).match(/image|video|news|media/)) {
        if (record) close()
        if (kind === 'none') kind = known.kind
        record = { name, values: new Map() }
        field = ''
      } else {
        const href = short === 'link' ? alternateHref(attributes) : undefined
        if (href && !record?.values.get('link')) add('link', href)
        field = attributes.endsWith('/') ? '' : short
      }
    }
  }
  // What the end of a cut file left open is half a location.
  record?.values.delete(field)
  if (record) close()
  return { kind, urls }
}

function alternateHref(attributes: string): string | undefined {
  const rel = attributes.match(/\brel\s*=\s*["']([^"']*)/)?.[1]
  const href = attributes.match(/\bhref\s*=\s*["']([^"']*)/)?.[1]
  return href && (!rel || rel === 'alternate') ? decodeEntities(href) : undefined
}

function prefix(name: string): string {
  return name.includes(':') ? name.slice(0, name.indexOf(':')) : ''
}

function bare(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase()
}

const XML_ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi,
    (whole, decimal, hex, name) => {
      if (name) return XML_ENTITIES[name.toLowerCase()] ?? whole
      const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex, 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
    },
  )
}
