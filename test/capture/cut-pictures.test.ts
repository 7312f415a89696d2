import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { FETCH } from '../../src/capture/bounds.ts'
import { createCapturer } from '../../src/capture/index.ts'
import { openReplay } from '../../src/capture/recording/replay.ts'
import { saveSnapshot } from '../../src/capture/recording/snapshot-folder.ts'
import { withDefaults } from '../../src/model/options.ts'
import { MIB } from '../../src/model/units.ts'
import { artAt } from '../../src/snapshot/marks/art.ts'
import { bodyOf, indexOf, type Snapshot } from '../../src/snapshot/snapshot.ts'
import { bounded } from '../house/bounded.ts'
import { capturerFor, site } from './capturing.ts'
import { readHere } from './read-here.ts'
import { serveSites } from './sites.ts'

/** A PNG of that many bytes, of which only the beginning is one. */
function png(bytes: number): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d4948445200000140000000c80806000000', 'hex')
  return Buffer.concat([head, Buffer.alloc(bytes - head.length, 1)])
}

const HOME = `<!doctype html><title>Acme</title>
  <header><a href=/><img class=logo src=/logo.png alt=Acme></a></header><link rel=icon href=/icon.png><h1>Acme</h1>`

const sites = (logo: Buffer, icon: Buffer) => ({
  'acme.example': {
    '/': HOME,
    '/logo.png': { type: 'image/png', body: logo },
    '/icon.png': { type: 'image/png', body: icon },
  },
})

const pictures = (snapshot: Snapshot) =>
  Object.fromEntries(
    snapshot.resources
      .filter(({ kind, status }) => kind !== 'document' && status < 400)
      .map((it) => [
        new URL(it.url).pathname,
        it.error ?? `${bodyOf(snapshot, it)?.length} bytes${it.partial ? ', cut' : ''}`,
      ]),
  )

test('of a picture that is too long to be read, the beginning is kept, in a replay too', async () => {
  const { hosts } = await serveSites(sites(png(12 * MIB), png(9 * MIB)))
  const capturer = await capturerFor(hosts)
  const { snapshot, recording } = await capturer.record(site('acme.example'), { producer: 'cascade' })
  expect(pictures(snapshot)).toEqual({
    '/logo.png': `${MIB + 1} bytes, cut`,
    '/icon.png': `${9 * MIB} bytes`,
  })
  expect(artAt(snapshot, 'http://acme.example/logo.png').size).toMatchObject({ width: 320, height: 200 })

  const dir = await mkdtemp(join(tmpdir(), 'blazon-recording-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  await saveSnapshot(dir, snapshot, recording)
  const options = withDefaults({})
  const replay = await openReplay(dir, options)
  const clock = () => new Date(snapshot.capturedAt)
  const again = await createCapturer({ options, clock, replay, reader: readHere() })
  onTestFinished(() => again.close())
  const replayed = await again.capture(site('acme.example'), { producer: 'cascade' })
  expect(indexOf(replayed)).toEqual(indexOf(snapshot))
})

test('all that was read of it counts for the bytes of the page', async () => {
  const { hosts } = await serveSites(sites(png(12 * MIB), png(12 * MIB)))
  bounded(FETCH, { maxTotalBytes: 11 * MIB, maxImageBytes: 10.5 * MIB, perSiteConcurrency: 1 })
  const capturer = await capturerFor(hosts)
  expect(pictures(await capturer.capture(site('acme.example'), { producer: 'cascade' }))).toEqual({
    '/icon.png': `${MIB + 1} bytes, cut`,
    '/logo.png': `${MIB / 2} bytes, cut`,
  })
})
