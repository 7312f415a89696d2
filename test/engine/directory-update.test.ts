import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { createCapturer } from '../../src/capture/index.ts'
import type { OpenSource } from '../../src/directory/import/open-sources.ts'
import { sourceOf } from '../../src/directory/memory.ts'
import { createDirectory } from '../../src/engine/directory-access.ts'
import { createUpdate } from '../../src/engine/directory-update.ts'
import { DEFAULTS } from '../../src/model/options.ts'
import { DAY } from '../../src/model/units.ts'
import { serveSites } from '../capture/sites.ts'
import { temporaryFolder, temporaryStore } from '../store/temporary.ts'

const SOURCES: readonly OpenSource[] = [
  { kind: 'csv', urls: ['https://data.example/a.csv', 'https://data.example/none.csv'], mayLack: true },
  { kind: 'tranco', urls: ['https://moved.example/top.zip'] },
  { kind: 'wikidata', urls: ['https://data.example/broken.json'] },
]
const CHECKED = 'https://data.example/a.csv'
/** A checksum that the file does not have. */
const OF_ANOTHER = `sha512-${'A'.repeat(86)}==`

/** A ZIP archive with one file, as far as its reader looks at it. */
function zipOf(text: string): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(8, 8)
  header.writeUInt16LE(5, 26)
  return Buffer.concat([
    header,
    Buffer.from('a.csv'),
    deflateRawSync(text),
    Buffer.from('PK\u0001\u0002 more'),
  ])
}

async function updating(sources = SOURCES) {
  const broken = { ok: false }
  const sites = await serveSites(
    {
      'data.example': {
        '/a.csv': 'name,domain\nAcme,acme.com\nAcme,acme.net\n',
        '/broken.json': (_, response) => {
          if (!broken.ok) return response.writeHead(500).end('later')
          response.end(JSON.stringify([{ item: 'Q1', itemLabel: 'Nordvik', website: 'https://nordvik.no' }]))
        },
      },
      'moved.example': {
        '/top.zip': { to: 'https://data2.example/top.zip' },
      },
      'plain.example': { '/a.csv': { to: 'http://data.example/a.csv' } },
      'data2.example': { '/top.zip': { body: zipOf('1,acme.net\n2,acme.com\n'), type: 'application/zip' } },
    },
    true,
  )
  const capturer = await createCapturer({
    options: DEFAULTS,
    hosts: sites.hosts,
    clock: () => new Date(),
    reader: {} as never,
  })
  onTestFinished(() => capturer.close())
  const now = () => new Date()
  let later = 0
  const wait = (ms: number) => {
    later += ms
  }
  const clock = () => new Date(now().getTime() + later)
  const directory = createDirectory(await temporaryStore({ now: clock }), clock, async () =>
    sourceOf([], 'shipped'),
  )
  const update = createUpdate(directory, capturer.download, clock, sources)
  return { ...{ update, directory, sites, broken }, wait }
}

test('open data is fetched through the gate and imported, each source by itself; again it goes on where it was', async () => {
  const { update, directory, sites, broken, wait } = await updating()
  const folder = join(temporaryFolder(), 'files')
  const steps: string[] = []
  const first = await update({ folder, onStep: (source, step) => steps.push(`${source} ${step}`) })
  expect(first).toMatchObject([
    { source: 'csv', state: 'imported', report: { rows: 2, kept: 2 } },
    { source: 'tranco', state: 'imported', report: { kept: 2 } },
    {
      source: 'wikidata',
      state: 'failed',
      code: 'unreachable',
      message: expect.stringContaining('status 500'),
    },
  ])
  expect(steps).toContain('csv fetching data.example/a.csv')
  expect(readdirSync(folder)).toEqual([])
  const names = await directory.source.namesOf(['acme'])
  expect(names.map(({ company }) => company.domain)).toEqual(['acme.net', 'acme.com'])
  broken.ok = true
  const asked = sites.seen.length
  expect((await update({ folder })).map(({ state }) => state)).toEqual(['fresh', 'fresh', 'imported'])
  expect(sites.seen.slice(asked)).toEqual(['data.example/broken.json'])
  wait(2 * DAY)
  expect((await update({ sources: ['tranco'] })).map(({ state }) => state)).toEqual(['imported'])
  expect((await update({ sources: ['tranco'], refresh: true })).map(({ state }) => state)).toEqual([
    'imported',
  ])
})

test('a dry run says what would be fetched, and fetches nothing', async () => {
  const { update, sites } = await updating()
  expect(await update({ dryRun: true, sources: ['csv'] })).toEqual([
    { source: 'csv', state: 'planned', urls: SOURCES[0]?.urls },
  ])
  expect(sites.seen).toEqual([])
  await expect(update({ sources: ['nothing'] })).rejects.toMatchObject({ code: 'invalid_input' })
})

test('an interrupted update rejects, and keeps what was fetched', async () => {
  const { update, sites } = await updating()
  const folder = join(temporaryFolder(), 'files')
  const controller = new AbortController()
  const stopped = update({
    folder,
    signal: controller.signal,
    sources: ['csv'],
    onStep: (_, step) => step.includes('none.csv') && controller.abort(new Error('stop')),
  })
  await expect(stopped).rejects.toThrow('stop')
  expect(readdirSync(folder)).toHaveLength(1)
  await update({ folder, sources: ['csv'] })
  expect(sites.seen.filter((path) => path === 'data.example/a.csv')).toHaveLength(1)
})

test('a file with another checksum than was published is not imported', async () => {
  const { update } = await updating([{ kind: 'csv', urls: [CHECKED], checksums: { [CHECKED]: OF_ANOTHER } }])
  expect(await update()).toEqual([
    {
      source: 'csv',
      state: 'failed',
      code: 'unreachable',
      message: expect.stringContaining('by its checksum'),
    },
  ])
})

test('a redirect from https to http is not followed', async () => {
  const { update } = await updating([{ kind: 'csv', urls: ['https://plain.example/a.csv'] }])
  expect(await update()).toMatchObject([
    {
      state: 'failed',
      message: 'plain.example redirects to an address without https, which is not followed.',
    },
  ])
})
