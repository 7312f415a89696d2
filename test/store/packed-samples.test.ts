import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import type { StyleSample } from '../../src/model/style.ts'
import { MIB } from '../../src/model/units.ts'
import { packSamples, samplesOf, withSamples } from '../../src/snapshot/packed-samples.ts'
import { indexOf, type Snapshot } from '../../src/snapshot/snapshot.ts'
import { STORING } from '../../src/store/bounds.ts'
import { bounded } from '../house/bounded.ts'
import { sample } from '../snapshot/sample.ts'
import { okResult, snapshotOf } from './records.ts'
import { temporaryFolder, temporaryStore } from './temporary.ts'

const DOMAIN = 'acme.example'
const PAGE = { url: `https://${DOMAIN}/`, producer: 'browser', files: false } as const

/** Texts that look like what the samples are found by, and one that is no ASCII. */
const SAMPLES: readonly StyleSample[] = [
  sample({ path: '1/0', tag: 'h1', text: '"samples":null,"notes":[]' }),
  sample({ path: '1/1', tag: 'p', text: 'Ärmel und 衣服' }),
]

const PLAIN: Snapshot = { ...snapshotOf(DOMAIN), producer: 'browser', samples: SAMPLES }
const PACKED: Snapshot = { ...PLAIN, samples: null, packedSamples: packSamples(SAMPLES) }

/** The index of the stored page as whoever unpacks the row reads it. */
function storedText(path: string): string {
  const db = new Database(path, { readonly: true })
  const row = db.prepare<[], { data: Buffer; packed: 0 | 1 }>('SELECT data, packed FROM snapshots').get()
  db.close()
  return (row?.packed ? gunzipSync(row.data) : row?.data)?.toString() ?? ''
}

test.each([
  ['packed', PACKED],
  ['in a list', PLAIN],
  ['as callers of an engine have them', withSamples(PACKED)],
])(
  'a page whose samples are %s is stored as the same text, and read with the same samples',
  async (_, page) => {
    const path = join(temporaryFolder(), 'brands.db')
    const store = await temporaryStore({ path })
    await store.putResult(okResult(DOMAIN), { snapshot: page })
    expect(storedText(path)).toBe(JSON.stringify(indexOf(PLAIN)))
    const read = await store.snapshotOf(DOMAIN)
    expect(read && samplesOf(read)).toEqual(SAMPLES)
    expect(read && withSamples(read)).toEqual(PLAIN)
    await store.putPage(PAGE, page)
    const scraped = await store.freshPageOf(PAGE)
    expect(scraped && withSamples(scraped)).toEqual(PLAIN)
  },
)

test('a page whose files do not all fit has its samples, and the note about the others', async () => {
  bounded(STORING, { maxSnapshotBytes: MIB })
  const store = await temporaryStore()
  const { bodies, resources } = snapshotOf(DOMAIN, [randomBytes(2 * MIB)])
  await store.putResult(okResult(DOMAIN), { snapshot: { ...PACKED, bodies, resources } })
  const read = await store.snapshotOf(DOMAIN)
  expect(read && withSamples(read)).toMatchObject({
    samples: SAMPLES,
    notes: [expect.stringContaining('1 file of this page (2.0 MB) was not kept')],
  })
})

test('a page of which very much is known besides its samples is read as it was stored', async () => {
  const store = await temporaryStore()
  const notes = Array.from({ length: 16 }, (_, at) => `${at}`.repeat(MIB))
  await store.putResult(okResult(DOMAIN), { snapshot: { ...PACKED, notes } })
  const read = await store.snapshotOf(DOMAIN)
  expect(read && withSamples(read)).toEqual({ ...PLAIN, notes })
})

test('samples of more characters than may be kept are refused as too large', () => {
  const wide = sample({ text: 'x'.repeat(1_000_000) })
  expect(() => packSamples(Array.from({ length: 70 }, () => wide))).toThrow(
    expect.objectContaining({ code: 'too_large', retryable: false }),
  )
})
