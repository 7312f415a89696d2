import { once } from 'node:events'
import { pipeline, type Readable } from 'node:stream'
import { constants, createGunzip } from 'node:zlib'
import { createSitemapReader } from '../../formats/sitemap.ts'
import type { LocationKind } from '../../formats/sitemap-records.ts'
import { createBreather } from './breather.ts'

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
  /** Takes a location as it is written, and says whether more are wanted. */
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
    for await (const piece of unzipped(body, await beginning(body))) {
      const chunk: Uint8Array = piece
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

function unzipped(body: Readable, [first, second]: Uint8Array): Readable {
  if (first !== 0x1f || second !== 0x8b) return body
  // Errors reach whoever reads what comes out.
  return pipeline(body, createGunzip(GUNZIP), () => undefined)
}

/** The first piece, which is left in the stream. */
async function beginning(body: Readable): Promise<Uint8Array> {
  await Promise.race([once(body, 'readable'), once(body, 'end')])
  const piece: Buffer | null = body.read()
  if (piece) body.unshift(piece)
  return piece ?? new Uint8Array()
}
