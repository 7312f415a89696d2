import { pipeline, Readable } from 'node:stream'
import { constants, createGunzip } from 'node:zlib'
import { createSitemapReader } from '../../formats/sitemap.ts'
import type { LocationKind } from '../../formats/sitemap-records.ts'
import { createBreather } from '../breather.ts'

/** How far a sitemap was read. */
export interface SitemapRead {
  /** False when it is something else, such as the page that says that nothing was found. */
  readonly isSitemap: boolean
  /** Unpacked. */
  readonly bytes: number
  /** Why it was not read to its end. `full`: its reader had enough. */
  readonly ended: 'whole' | 'torn' | 'too_large' | 'full'
}

export interface SitemapTarget {
  /** Takes a location as it is written, be it a relative one, and says whether more are wanted. */
  take(location: string, kind: LocationKind): boolean
  /** Bytes after unpacking that may be read. */
  readonly maxBytes: number
}

/**
 * Reads a sitemap while it comes, packed by gzip or not, whatever its name and type say. Holds one piece of it at a time, and leaves
 * the stream when it has enough. Never rejects: what breaks off counts as far as it came.
 */
export async function readSitemap(body: Readable, { take, maxBytes }: SitemapTarget): Promise<SitemapRead> {
  const breathe = createBreather()
  let ended: SitemapRead['ended'] = 'whole'
  let bytes = 0
  const reader = createSitemapReader((location, kind) => {
    if (ended === 'whole' && !take(location, kind)) ended = 'full'
  })
  // undici calls it an error when the rest is left.
  body.on('error', () => undefined)
  try {
    for await (const chunk of unzipped(body)) {
      reader.push(chunk.subarray(0, maxBytes - bytes))
      bytes += chunk.length
      if (bytes > maxBytes && ended === 'whole') ended = 'too_large'
      if (ended !== 'whole') break
      // Streams alone make room only when they run dry.
      await breathe()
    }
  } catch {
    ended = 'torn'
  }
  reader.end()
  return { isSitemap: reader.isSitemap(), bytes: Math.min(bytes, maxBytes), ended }
}

/** What a packed file holds that was cut off is given out instead of an error at its end. */
const GUNZIP = { finishFlush: constants.Z_SYNC_FLUSH, chunkSize: 64 * 1024 }

/** A body, unpacked when it begins as packed ones do. Whoever stops taking ends it. */
async function* unzipped(body: Readable): AsyncGenerator<Uint8Array> {
  const pieces: AsyncIterator<Uint8Array> = body[Symbol.asyncIterator]()
  const first = await pieces.next()
  if (first.done) return
  const whole = allOf(first.value, pieces)
  const [one, two] = first.value
  // Errors reach whoever reads what comes out.
  if (one === 0x1f && two === 0x8b)
    yield* pipeline(Readable.from(whole), createGunzip(GUNZIP), () => undefined)
  else yield* whole
}

async function* allOf(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield first
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
  } finally {
    await rest.return?.()
  }
}
