/** Reads the text of one sitemap from a stream and hands out the locations in it. */

import { pipeline, Readable } from 'node:stream'
import { constants, createGunzip } from 'node:zlib'
import { createBreather } from '../../concurrency/breather.ts'
import { createSitemapReader } from '../../formats/crawl/sitemap.ts'
import type { LocationKind } from '../../formats/crawl/sitemap-records.ts'

/** How much of a sitemap was read. */
export interface SitemapRead {
  /** False when the file is something else, such as a "not found" page. */
  readonly isSitemap: boolean
  /** Number of bytes that were read, after unpacking. */
  readonly bytes: number
  /** Why reading ended. `full`: the caller wants no more locations. */
  readonly ended: 'whole' | 'torn' | 'too_large' | 'full'
}

export interface SitemapTarget {
  /** Receives a location as written, perhaps a relative one. Returns false when no more are wanted. */
  take(location: string, kind: LocationKind): boolean
  /**
   * Is awaited between the pieces of the file, with the length of the last piece in bytes. Resolves to a
   * reason when no more of the file is wanted.
   */
  settle?(bytes: number): Promise<'full' | 'too_large' | undefined>
  /** Maximum number of bytes to read, after unpacking. */
  readonly maxBytes: number
}

/**
 * Reads a sitemap while it arrives. It may be compressed by gzip, whatever its name and type are. Holds one
 * piece of it in memory at a time, and closes the stream when no more is wanted. Never rejects: when a file
 * breaks off, everything before the break counts.
 */
export async function readSitemap(
  body: Readable,
  { take, settle, maxBytes }: SitemapTarget,
): Promise<SitemapRead> {
  const breathe = createBreather()
  let ended: SitemapRead['ended'] = 'whole'
  let bytes = 0
  const reader = createSitemapReader((location, kind) => {
    if (ended === 'whole' && !take(location, kind)) ended = 'full'
  })
  // When the rest of the body is not read, undici reports an error. It does not matter here.
  body.on('error', () => undefined)
  try {
    for await (const chunk of unzipped(body)) {
      reader.push(chunk.subarray(0, maxBytes - bytes))
      bytes += chunk.length
      if (bytes > maxBytes && ended === 'whole') ended = 'too_large'
      if (ended === 'whole') ended = (await settle?.(chunk.length)) ?? ended
      if (ended !== 'whole') break
      // Without this pause, other tasks of the process would run only when the stream has no data ready.
      await breathe()
    }
  } catch {
    ended = 'torn'
  }
  reader.end()
  return { isSitemap: reader.isSitemap(), bytes: Math.min(bytes, maxBytes), ended }
}

/** With this setting, a packed file that was cut off gives the bytes that could be unpacked. */
const GUNZIP = { finishFlush: constants.Z_SYNC_FLUSH, chunkSize: 64 * 1024 }

/** Yields the body, unpacked if it begins as gzip does. Closes the stream when the caller stops reading. */
async function* unzipped(body: Readable): AsyncGenerator<Uint8Array> {
  const pieces: AsyncIterator<Uint8Array> = body[Symbol.asyncIterator]()
  const first = await pieces.next()
  if (first.done) return
  const whole = allOf(first.value, pieces)
  const [one, two] = first.value
  // Errors of the pipeline reach the reader of its output.
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
