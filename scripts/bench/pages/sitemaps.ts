import { Readable } from 'node:stream'
import { createGunzip, gzipSync } from 'node:zlib'
import { belongingTo } from '../../../src/capture/crawl/page-url.ts'
import { readSitemap } from '../../../src/capture/crawl/sitemap-file.ts'
import { median } from '../../measuring/median.ts'
import { table } from '../../measuring/table.ts'

const ENTRIES: readonly number[] = [10_000, 100_000, 1_000_000]
const PIECE_BYTES = 64 * 1024

const SITE = {
  input: 'made.example',
  domain: 'made.example',
  registrable: 'made.example',
  label: 'made',
  unicode: 'made.example',
}

/** A way to read a sitemap. Returns the number of addresses. */
type Way = (body: Readable) => Promise<number>

/**
 * The bare way is first: bytes to text, and one regular expression. Ours also checks that an address belongs
 * to the site.
 */
const WAYS: readonly { readonly name: string; readonly packed: boolean; readonly read: Way }[] = [
  { name: 'bare: text and an expression', packed: false, read: bare },
  { name: 'streamed', packed: false, read: ours },
  { name: 'bare, packed', packed: true, read: (body) => bare(body.pipe(createGunzip())) },
  { name: 'streamed, packed', packed: true, read: ours },
]

/**
 * Prints URLs a second of one thread, and memory, for generated sitemaps. Memory must not grow with the
 * sitemap.
 */
export async function printSitemaps(rounds: number): Promise<void> {
  const rows = []
  for (const entries of ENTRIES) {
    const plain = madeSitemap(entries)
    const pieces = { plain: piecesOf(plain), packed: piecesOf(gzipSync(plain)) }
    let base: number | undefined
    for (const { name: way, packed, read } of WAYS) {
      const all = []
      for (let round = 0; round <= rounds; round++)
        all.push(await measured(read, packed ? pieces.packed : pieces.plain))
      const counted = all.slice(1)
      const urls = median(counted.map(({ count, ms }) => (count * 1000) / ms))
      base ??= urls
      const heldMb = median(counted.map(({ heldMb }) => heldMb))
      rows.push({
        way,
        entries,
        'URLs a second': Math.round(urls),
        'times bare': urls / base,
        'MB held': heldMb,
      })
    }
  }
  process.stdout.write(`made sitemaps, median of ${rounds}\n${table(rows)}\n`)
}

async function ours(body: Readable): Promise<number> {
  const { pageOf } = belongingTo(SITE)
  let pages = 0
  const take = (location: string) => {
    if (pageOf(location) !== undefined) pages++
    return true
  }
  await readSitemap(body, { take, maxBytes: Number.POSITIVE_INFINITY })
  return pages
}

async function bare(body: Readable): Promise<number> {
  const decoder = new TextDecoder()
  let pages = 0
  let rest = ''
  for await (const piece of body) {
    const text = rest + decoder.decode(piece, { stream: true })
    pages += text.match(/<loc>[^<]+<\/loc>/g)?.length ?? 0
    rest = text.slice(text.lastIndexOf('</loc>') + '</loc>'.length)
  }
  return pages
}

async function measured(read: Way, pieces: readonly Buffer[]) {
  const before = process.memoryUsage.rss()
  let most = before
  const looking = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 5)
  const began = performance.now()
  const count = await read(Readable.from(pieces))
  const ms = performance.now() - began
  clearInterval(looking)
  return { count, ms, heldMb: (most - before) / 1e6 }
}

/** A list as sites write it, with the usual elements beside each address. */
function madeSitemap(entries: number): Buffer {
  const urls = Array.from(
    { length: entries },
    (_, at) =>
      `<url><loc>https://www.made.example/products/thing-${at}</loc><lastmod>2026-01-01</lastmod><priority>0.5</priority></url>`,
  )
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
  )
}

/** Pieces of the size in which a connection delivers them. */
function piecesOf(bytes: Buffer): readonly Buffer[] {
  return Array.from({ length: Math.ceil(bytes.length / PIECE_BYTES) }, (_, at) =>
    bytes.subarray(at * PIECE_BYTES, (at + 1) * PIECE_BYTES),
  )
}
