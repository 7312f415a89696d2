import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { saveSnapshot } from '../../src/capture/folder.ts'
import { createDecoders } from '../../src/decoders/index.ts'
import { describe, extractEmail, snapshotFromHar, snapshotFromHtml, withPictures } from '../../src/index.ts'
import { foundValue } from '../../src/model/finding.ts'
import { type PartialOptions, withDefaults } from '../../src/model/options.ts'
import { createReaders } from '../../src/readers/index.ts'
import { indexOf } from '../../src/snapshot/snapshot.ts'
import { capturerFor, site } from '../capture/capturing.ts'
import { serveSites } from '../capture/sites.ts'
import { temporaryFolder } from '../store/temporary.ts'

const WORDS = `<p>${'We forge anvils of every weight for every kind of smith. '.repeat(10)}`
const HTML = `<!doctype html><title>Acme</title><h1>Acme</h1>${WORDS}<p>me@gmail.com<p>info@acme.example`
const ONE_PLACE: PartialOptions = { contacts: { maxPlaces: 1 } }
const page = (options?: PartialOptions) =>
  snapshotFromHtml({ url: 'http://acme.example/', html: HTML, ...(options && { options }) })

const emailIn = (record: ReturnType<typeof describe>) => foundValue(record.fields.email)

test('limits travel with a snapshot to whoever reads it, and with what is added to it', async () => {
  expect(emailIn(describe(page()))).toBe('info@acme.example')
  expect(emailIn(describe(page(ONE_PLACE)))).toBe('me@gmail.com')
  expect(emailIn(describe(await withPictures(page(ONE_PLACE))))).toBe('me@gmail.com')
})

test('a page of a HAR file is read within the limits that are given', () => {
  const entry = {
    request: { method: 'GET', url: 'http://acme.example/', headers: [] },
    response: { status: 200, headers: [], content: { mimeType: 'text/html', text: HTML } },
  }
  const har = JSON.stringify({ log: { entries: [entry] } })
  expect(foundValue(extractEmail(snapshotFromHar(har)))).toBe('info@acme.example')
  expect(foundValue(extractEmail(snapshotFromHar(har, { options: ONE_PLACE })))).toBe('me@gmail.com')
})

test('a captured page has the limits of its engine', async () => {
  const { hosts } = await serveSites({ 'acme.example': { '/': HTML } })
  const capturer = await capturerFor(hosts, { ...ONE_PLACE, producer: 'cascade' })
  expect(emailIn(describe(await capturer.capture(site('acme.example'), { morePages: false })))).toBe(
    'me@gmail.com',
  )
})

test('a process that reads a stored page applies the limits of its engine', async () => {
  const options = withDefaults(ONE_PLACE)
  const decoders = createDecoders(options)
  const readers = createReaders(options, decoders)
  onTestFinished(async () => {
    await readers.close()
    await decoders.close()
  })
  const { result } = await readers.judge(page(), new AbortController().signal)
  expect(result.state === 'ok' && emailIn(result.record)).toBe('me@gmail.com')
})

test('limits are not saved with a page: the same page gives the same bytes', async () => {
  expect(JSON.stringify(indexOf(page(ONE_PLACE)))).toBe(JSON.stringify(indexOf(page())))
  const [one, other] = [join(temporaryFolder(), 'page'), join(temporaryFolder(), 'page')]
  await saveSnapshot(one, page())
  await saveSnapshot(other, page(ONE_PLACE))
  expect(readdirSync(other, { recursive: true })).toEqual(readdirSync(one, { recursive: true }))
  expect(readFileSync(join(other, 'snapshot.json'))).toEqual(readFileSync(join(one, 'snapshot.json')))
})
