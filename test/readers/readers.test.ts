import { expect, onTestFinished, test } from 'vitest'
import { MARK, PROPERTIES, type SeenStyles } from '../../src/capture/browser/in-page/collect.ts'
import type { SeenDocument } from '../../src/capture/page/reader.ts'
import { createSnapshotBuilder } from '../../src/capture/page/snapshot-builder.ts'
import { createDecoders } from '../../src/decoders/index.ts'
import { snapshotFromHtml } from '../../src/index.ts'
import { BlazonError } from '../../src/model/errors.ts'
import { type PartialOptions, withDefaults } from '../../src/model/options.ts'
import { judge } from '../../src/paths/describe.ts'
import { READING } from '../../src/readers/bounds.ts'
import { createReaders, type Readers } from '../../src/readers/index.ts'
import { withSamples } from '../../src/snapshot/packed-samples.ts'
import type { Snapshot } from '../../src/snapshot/snapshot.ts'
import { readHere } from '../capture/read-here.ts'
import { bounded } from '../house/bounded.ts'
import { keepNoWorkers } from '../house/kept-workers.ts'
import { processorMsOf } from '../house/processor.ts'
import { THOROUGH } from '../house/thorough.ts'
import { okResult } from '../store/records.ts'
import { temporaryStore } from '../store/temporary.ts'

const STAY = new AbortController().signal

function readers(options: PartialOptions = {}): Readers {
  const decoders = createDecoders()
  const all = createReaders(withDefaults(options), decoders)
  onTestFinished(async () => {
    await all.close()
    await decoders.close()
  })
  return all
}

const ACME = snapshotFromHtml({
  url: 'https://acme.example/',
  html: '<title>Acme</title><link rel=stylesheet href=a.css><h1 style="color:#c00">Acme rockets</h1><p>We make rockets for coyotes since 1949, in all sizes.<img src=logo.png>',
})

/** Fifty thousand elements: a second of work. */
const HUGE = snapshotFromHtml({
  url: 'https://huge.example/',
  html: `<title>Huge</title>${'<div class="a b c"><a href="/x">word and word</a></div>'.repeat(25_000)}`,
})

/** A fifth of that. */
const LARGE = snapshotFromHtml({
  url: 'https://large.example/',
  html: `<title>Large</title>${'<div class="a b c"><a href="/x">word and word</a></div>'.repeat(5_000)}`,
})

test('a page is read as it would be here', async () => {
  const { reader, judge: judgeThere } = readers()
  const here = await readHere().survey(ACME, STAY)
  // The rules for key pages are in another room, which only the reading processes import.
  const lacks = ['careers', 'blog', 'terms', 'privacy', 'pricing', 'contact']
  const lacking = { ...here.needs.lacking, lacks }
  expect(await reader.survey(ACME, STAY)).toEqual({ ...here, needs: { ...here.needs, lacking } })
  expect(await judgeThere(ACME, STAY)).toEqual({ result: judge(ACME), isShell: false })
})

test('while a page is read this thread goes on', async () => {
  const { judge: readThere } = readers()
  await readThere(ACME, STAY)
  const began = performance.now()
  const oursMs = await processorMsOf(() => readThere(LARGE, STAY))
  // If the page were read in this process, it would be the whole time.
  expect(oursMs).toBeLessThan((performance.now() - began) / 2)
})

const isLinux = process.platform === 'linux'

test.runIf(isLinux).each([
  // The small page that comes next is read by a process that has just started, on a busy machine.
  ['judge', { maxDescribingCpuMs: 1_500 }, '1500 ms'],
  ['survey', { maxParsingCpuMs: 200 }, '200 ms'],
] as const)(
  'a page that takes too much of a processor to %s is given up, and the next one is read',
  async (task, limit, told) => {
    bounded(READING, limit)
    const { judge, reader } = readers({ readers: { max: 1 } })
    const hopeless = task === 'judge' ? judge(HUGE, STAY) : reader.survey(HUGE, STAY)
    const next = judge(ACME, STAY)
    await expect(hopeless).rejects.toMatchObject({
      code: 'too_large',
      retryable: false,
      message: `The page takes more than ${told} of processor time to be read.`,
    })
    expect(await next).toMatchObject({ result: { state: 'ok' } })
  },
)

test('a page that takes too long by the clock is given up', async () => {
  bounded(READING, { maxTaskMs: 1_500 })
  const { judge } = readers({ readers: { max: 1 } })
  const both = [judge(HUGE, STAY), judge(ACME, STAY)]
  await expect(both[0]).rejects.toMatchObject({
    code: 'too_large',
    message: 'The page takes more than 1500 ms of work to be read.',
  })
  // It waited for the first one longer than its own limit.
  expect(await both[1]).toMatchObject({ result: { state: 'ok' } })
})

test('a page that takes too much memory is given up', async () => {
  bounded(READING, { maxHeapMb: 64 })
  const { judge } = readers({ readers: { max: 1 } })
  await expect(judge(HUGE, STAY)).rejects.toMatchObject({
    code: 'too_large',
    message: 'The page takes more than 64 MB of memory to be read.',
  })
})

/** Together 64 MB, which the sitemaps of a site may have. */
const LONG_URLS = Array.from({ length: 8_000 }, (_, at) => `http://huge.example/${'p'.repeat(8_000)}${at}`)

/** Each way of reading. In these processes each needs more memory than there is. */
const WAYS: Readonly<Record<string, (readers: Readers, page: Snapshot) => Promise<unknown>>> = {
  links: ({ reader }, page) => reader.links(page, STAY),
  survey: ({ reader }, page) => reader.survey(page, STAY),
  document: ({ reader }, page) => reader.document(seenDocument(page), STAY),
  language: ({ reader }, page) => reader.language({ page, asked: 'de' }, STAY),
  listed: ({ reader }) =>
    reader.listed({ urls: LONG_URLS, lacking: { lacks: ['blog'], url: HUGE.url, lang: undefined } }, STAY),
  match: ({ reader }) => reader.match({ expression: '/a$', urls: LONG_URLS }, STAY),
  judge: ({ judge }, page) => judge(page, STAY),
  guide: ({ guide }, page) => guide(page, STAY),
  html: ({ read }, page) => read(page, { kind: 'html' }, STAY),
  images: ({ read }, page) => read(page, { kind: 'images', options: {} }, STAY),
  markdown: ({ read }, page) => read(page, { kind: 'markdown', options: {} }, STAY),
}

/** One that parses, and the one that is refused otherwise. `test:soak` tries all. */
const GREEDY = Object.entries(WAYS).filter(([name]) => THOROUGH || ['survey', 'match'].includes(name))

/** The page as the browser would have read it. */
function seenDocument(page: Snapshot): SeenDocument {
  const html = Buffer.from(page.bodies.get(page.document.body) ?? []).toString()
  const { url } = page
  const exchange = {
    url,
    finalUrl: url,
    status: 200,
    headers: {},
    partial: false,
    redirects: [],
    error: null,
  }
  const seen = { url, charset: 'UTF-8', html, styles: JSON.stringify({ elements: [], looks: [] }) }
  const { site, capturedAt, producer, viewport } = page
  return { seen, page: { site, capturedAt, producer, viewport, colorScheme: 'light', exchange } }
}

test('whoever reads it, a page that takes all memory is given up, and others are read meanwhile', async () => {
  bounded(READING, { maxHeapMb: 48, maxYoungHeapMb: 12 })
  const all = readers()
  const outcomes = GREEDY.map(async ([name, way]) => {
    const hopeless = await way(all, HUGE).catch((thrown) => thrown)
    return [name, hopeless instanceof BlazonError ? hopeless.code : hopeless]
  })
  expect(await all.judge(ACME, STAY)).toMatchObject({ result: { state: 'ok' } })
  // The caller wrote the expression, so the message tells them to write a smaller one.
  const refusal = (name: string) => (name === 'match' ? 'invalid_input' : 'too_large')
  expect(await Promise.all(outcomes)).toEqual(GREEDY.map(([name]) => [name, refusal(name)]))
}, 600_000)

test('whoever reads it, a page is read in these processes, and so by nobody once they are closed', async () => {
  const all = readers()
  await all.close()
  const outcomes = Object.values(WAYS).map((way) => way(all, ACME).catch((thrown) => thrown.code))
  expect(await Promise.all(outcomes)).toEqual(Object.values(WAYS).map(() => 'cancelled'))
})

test.runIf(isLinux)('memory beside the heap counts as well', async () => {
  const all = readers({ readers: { maxProcessMb: 20, max: 1 } })
  await expect(all.judge(HUGE, STAY)).rejects.toMatchObject({
    code: 'too_large',
    message: 'The page takes more than 20 MB of memory to be read.',
  })
})

/** The letters a and b in an irregular order, the same for the same seed. */
function mixed(length: number, seed: number): string {
  let state = seed
  return Array.from({ length }, () => {
    state = (state * 16_807) % 2_147_483_647
    return state % 2 === 0 ? 'a' : 'b'
  }).join('')
}

test('an expression is matched with URLs where it can be ended', async () => {
  bounded(READING, { maxParsingCpuMs: 300 })
  const { reader } = readers({ readers: { max: 1 } })
  const match = (expression: string, urls: readonly string[]) => reader.match({ expression, urls }, STAY)
  expect(await match('/(a|b)$', ['http://x.example/a', 'http://x.example/c'])).toEqual([true, false])
  await expect(match('(a', [])).rejects.toMatchObject({
    code: 'invalid_input',
    message: 'urlRegex: It must be a regular expression in the syntax of RE2, of 1,000 characters at most.',
  })
  // Each takes 80 ms, because no two parts of it are alike.
  const long = Array.from({ length: 500 }, (_, at) => `http://x.example/${mixed(2_000, at + 1)}`)
  await expect(match('a[ab]{400}[cd]', long)).rejects.toMatchObject({
    code: 'invalid_input',
    message: expect.stringContaining('takes more than 300 ms of processor time'),
  })
})

test('while expressions are compiled and matched this thread goes on', async () => {
  const maxParsingCpuMs = 500
  bounded(READING, { maxParsingCpuMs })
  const { reader } = readers({ readers: { max: 2 } })
  await reader.match({ expression: 'a', urls: [] }, STAY)
  const wide = Array.from({ length: 37 }, (_, at) => `a{${1000 - at}}!`).join('|')
  const urls = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((seed) => `http://x.example/${mixed(2_000, seed)}`)
  const outcomes = () =>
    [wide, 'a[ab]{400}[cd]', 'b[ab]{900}[cd]'].map((expression) =>
      reader.match({ expression, urls }, STAY).catch((thrown) => thrown.code),
    )
  const oursMs = await processorMsOf(async () =>
    expect(await Promise.all(outcomes())).toContain('invalid_input'),
  )
  // At least one of them was worked on for that long.
  expect(oursMs).toBeLessThan(maxParsingCpuMs)
})

/** Moments while a process loads. */
const LOADING_MS = THOROUGH ? Array.from({ length: 12 }, (_, at) => at * 15) : [0, 40, 120]

test('readers that are closed while they load trouble nobody', async () => {
  keepNoWorkers()
  for (const ms of LOADING_MS) {
    const all = readers({ readers: { max: 2 } })
    const reading = expect(all.judge(ACME, STAY)).rejects.toMatchObject({ code: 'cancelled' })
    await new Promise((later) => setTimeout(later, ms))
    await all.close()
    await reading
  }
})

test('who leaves, waiting or served, is let go with the reason', async () => {
  const { judge } = readers({ readers: { max: 1 } })
  await judge(ACME, STAY)
  const leaving = new AbortController()
  const reason = new Error('left')
  const both = [judge(HUGE, leaving.signal), judge(HUGE, leaving.signal)]
  setTimeout(() => leaving.abort(reason), 100)
  const ended = await Promise.allSettled(both)
  expect(ended).toEqual([
    { status: 'rejected', reason },
    { status: 'rejected', reason },
  ])
  expect(await judge(ACME, STAY)).toMatchObject({ result: { state: 'ok' } })
})

test('closing ends what is under way', async () => {
  const all = readers()
  await all.judge(ACME, STAY)
  const reading = expect(all.judge(HUGE, STAY)).rejects.toMatchObject({ code: 'cancelled' })
  await new Promise((later) => setTimeout(later, 50))
  await all.close()
  await reading
})

const HTML = { kind: 'html' } as const

/** A page of 30,000 elements as the browser read it. */
function seenByBrowser(): SeenDocument {
  const count = 12_000
  const paragraphs = Array.from({ length: count }, (_, mark) => `<p ${MARK}="${mark}">word</p>`)
  const page = snapshotFromHtml({
    url: 'https://many.example/',
    html: `<title>Many</title>${paragraphs.join('')}`,
  })
  const elements = paragraphs.map((_, mark) => ({
    ...{ mark, look: 0, text: 'word', opacity: 1 },
    box: [8, 18 * mark, 1424, 18] as const,
  }))
  const seen = seenDocument({ ...page, producer: 'browser' })
  const looks = [PROPERTIES.map(() => 'rgb(10, 20, 30)')]
  const styles: SeenStyles = { elements, looks }
  return { ...seen, seen: { ...seen.seen, styles: JSON.stringify(styles) } }
}

test('the styles of a large page that the browser read pass through this thread as they are', async () => {
  const { reader, read } = readers()
  await read(ACME, HTML, STAY)
  const store = await temporaryStore()
  const seen = seenByBrowser()
  let stored: Snapshot | undefined
  const oursMs = await processorMsOf(async () => {
    const { html, partial, survey: _, ...styles } = await reader.document(seen, STAY)
    const exchange = { ...seen.page.exchange, partial }
    const { snapshot } = createSnapshotBuilder({ ...seen.page, exchange, html, charset: 'utf-8', ...styles })
    await read(snapshot, HTML, STAY)
    await store.putResult(okResult('many.example'), { snapshot })
    stored = await store.snapshotOf('many.example')
    if (stored) await read(stored, HTML, STAY)
  })
  const samples = stored && withSamples(stored).samples
  expect(samples).toHaveLength(12_000)
  // To send them, to receive them or to store them, they would have to be written or read as values.
  expect(oursMs).toBeLessThan(await processorMsOf(async () => void JSON.parse(JSON.stringify(samples))))
})
