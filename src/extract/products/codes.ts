import { parsedUrl } from '../../formats/url.ts'
import { BRAND_LABEL, GTIN_LABEL, MPN_LABEL, SKU_LABEL } from '../../lexicon/commerce/labels.ts'
import { words } from '../../lexicon/pattern.ts'
import { attribute, foldSpace, htmlOf, select } from '../../snapshot/dom.ts'
import { view } from '../../snapshot/memo.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { asGtin } from './declared.ts'
import { type Line, linesOf } from './lines.ts'

/** Codes that the page shows, in page order. */
export interface Labelled {
  readonly skus: readonly string[]
  readonly mpns: readonly string[]
  readonly gtins: readonly string[]
  readonly brands: readonly string[]
}

/** Labels are at most this many characters before or after the headline. */
const MAX_BEFORE = 2500
const MAX_BEHIND = 25_000
const MAX_LABEL_CHARS = 40
const MAX_VALUE_CHARS = 60

/** The values of labelled codes on the page. */
export const labelledOf = view((snapshot: Snapshot): Labelled => {
  const found = { skus: [] as string[], mpns: [] as string[], gtins: [] as string[], brands: [] as string[] }
  const lines = linesOf(snapshot).filter(
    ({ isElsewhere, distance }) => !isElsewhere && distance > -MAX_BEFORE && distance < MAX_BEHIND,
  )
  for (const [at, line] of lines.entries()) {
    for (const [label, value] of pairsOf(line, lines[at + 1])) {
      if (value.length > MAX_VALUE_CHARS || value === '') continue
      if (GTIN_LABEL.test(label)) found.gtins.push(...gtinIn(value))
      else if (MPN_LABEL.test(label)) found.mpns.push(...codeIn(value))
      else if (SKU_LABEL.test(label)) found.skus.push(...codeIn(value))
      else if (BRAND_LABEL.test(label) && value.length <= 40) found.brands.push(value)
    }
  }
  return found
})

/** A line with more pieces is not a list of labels. */
const MAX_PIECES = 24

/** Yields labels and values. A value follows a colon, or is in another element or the next line. */
function* pairsOf(line: Line, next: Line | undefined): Generator<readonly [label: string, value: string]> {
  const text = foldSpace(line.text)
  if (text.length > 200) return
  // Several labels in one line have their values in elements of their own.
  if (line.pieces.length > 2 && line.pieces.length <= MAX_PIECES)
    for (const [at, piece] of line.pieces.entries()) {
      const behind = line.pieces[at + 1]
      if (behind && /[:：]\s*$/.test(piece.text)) yield [foldSpace(piece.text), foldSpace(behind.text)]
    }
  const colon = /^(.{1,40}?)\s*[:：]\s*(.*)$/u.exec(text)
  if (colon?.[1] && colon[2]) yield [colon[1], colon[2]]
  const [first, ...rest] = line.pieces
  const behind = foldSpace(rest.map((piece) => piece.text).join(''))
  if (!colon?.[2] && first && behind) yield [foldSpace(first.text), behind]
  if (!behind && text.length <= MAX_LABEL_CHARS && next) yield [text, foldSpace(next.text)]
  const space = /^(.{2,40}?)\s+(\S*\d\S*)$/u.exec(text)
  if (!colon && space?.[1] && space[2]) yield [space[1], space[2]]
  // Several pairs in one line are separated: "SKU: 123 | EAN: 456".
  const parts = text.split(/\s*[|•·,;]\s*/)
  if (parts.length > 1 && parts.length < 8)
    for (const part of parts) {
      const pair = /^(.{1,40}?)\s*[:：]\s*(.+)$/u.exec(part)
      if (pair?.[1] && pair[2]) yield [pair[1], pair[2]]
    }
}

/** Returns a value that may be a code: without spaces, and with a digit or only capitals. */
function codeIn(value: string): string[] {
  const text = value.replace(/^[#:\s]+|[\s.,;|)]+$/g, '')
  const isCode = /^[\p{L}\p{N}][\p{L}\p{N}._/#+-]{1,39}$/u.test(text)
  return isCode && (/\d/.test(text) || /^[A-Z_.-]{4,}$/.test(text)) ? [text] : []
}

const ID_PARAMETERS = words('pid sku productid product_id prodid itemid item_id item id art')

/** Returns the number in a page's URL: a parameter, or the edge of its last segment. */
export function idOfUrl(url: string): string | undefined {
  const parsed = parsedUrl(url)
  if (!parsed) return undefined
  const parameters = new Map([...parsed.searchParams].map(([name, value]) => [name.toLowerCase(), value]))
  for (const name of ID_PARAMETERS) {
    const value = parameters.get(name)
    if (value !== undefined && /^[\w-]{3,30}$/.test(value) && /\d{3}/.test(value)) return value
  }
  for (const part of parsed.pathname.split('/').filter(Boolean).toReversed()) {
    if (/^[A-Z0-9]{10}$/.test(part) && /\d/.test(part)) return part
    const name = part.replace(/\.\w{2,5}$/, '').replace(/[-_](?:pdt|p|prd|reg|pd)$/i, '')
    const [, id] =
      /(?:^|[-_.,]|[-_]p|^p)(\d{5,20})$/i.exec(name) ?? /^(?:p[-_]?)?(\d{5,20})(?=[-_])/i.exec(name) ?? []
    if (id !== undefined) return id
  }
  return undefined
}

/** Matches signs that only shops made with Shopify have. */
export const SHOPIFY = /cdn\.shopify\.com|Shopify\.theme/

/**
 * Whether a number is internal to the shop's software, so that no customer sees it. Such numbers are the
 * number of a post in WordPress, which WooCommerce declares for a product without SKU, and numbers of Shopify
 * (more than ten digits).
 */
export function isIdOfSoftware(snapshot: Snapshot, id: string): boolean {
  if (!/^\d+$/.test(id)) return false
  if (id.length > 10 && SHOPIFY.test(htmlOf(snapshot))) return true
  const body = select(snapshot, 'body')[0]
  return (body && attribute(body, 'class')?.split(/\s+/).includes(`postid-${id}`)) === true
}

function gtinIn(value: string): string[] {
  const gtin = asGtin(value)
  return gtin === undefined ? [] : [gtin]
}
