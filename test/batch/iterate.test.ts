import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Blazon, type BlazonSettings, createBlazon, runBatch } from '../../src/index.ts'
import { serveSites } from '../capture/sites.ts'
import { patient } from '../house/patient.ts'
import { temporaryFolder } from '../store/temporary.ts'

const times = patient()
const WORDS = 'We make anvils for everybody in town, and we have made them since 1921. '.repeat(10)
const pageOf = (name: string) => ({ '/': `<title>${name}</title><h1>${name}</h1><p>${WORDS}` })

interface Sites {
  readonly blazon: Blazon
  /** The sites whose landing page was asked for, in order. */
  readonly visited: () => readonly string[]
}

/** An engine with so many sites, `brand0.example` and so on, and a place for two lookups. */
async function sitesOf(count: number, { options, ...settings }: BlazonSettings = {}): Promise<Sites> {
  const names = Array.from({ length: count }, (_, n) => `brand${n}.example`)
  const { port, seen } = await serveSites(Object.fromEntries(names.map((name) => [name, pageOf(name)])))
  const folder = temporaryFolder()
  const hosts = join(folder, 'hosts')
  writeFileSync(hosts, `127.0.0.1:${port} - *\n`)
  const blazon = await createBlazon({
    ...{ db: join(folder, 'brands.db'), hosts, ...settings },
    options: { ...times, producer: 'cascade', concurrency: 2, ...options },
  })
  onTestFinished(() => blazon.close())
  return { blazon, visited: () => seen.filter((url) => url.endsWith('/')) }
}

const namesOf = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => `brand${from + n}.example`)

test('each line is yielded with its outcome, whether it was looked up now, before, or not at all', async () => {
  const { blazon, visited } = await sitesOf(3)
  await blazon.brand({ domain: 'brand0.example' })
  await blazon.corrections.set('brand0.example', 'slogan', 'Made to last')
  const lines = ['brand0.example', '# a comment', 'not a domain', 'www.brand1.example', 'brand1.example']
  const yielded = []
  for await (const { line, input, domain, reason, result, attempts, extras } of blazon.batch(lines)) {
    const slogan = result?.state === 'ok' ? result.record.fields.slogan.value : undefined
    yielded.push([line, input, domain, reason, result?.state, slogan, attempts, extras])
  }
  expect(yielded.toSorted(([a], [b]) => Number(a) - Number(b))).toEqual([
    [1, 'brand0.example', 'brand0.example', null, 'ok', 'Made to last', 1, []],
    [
      ...[
        3,
        'not a domain',
        null,
        '“not a domain” is not a domain: it has white space inside. Write it like example.com.',
      ],
      ...[undefined, undefined, undefined, []],
    ],
    [4, 'www.brand1.example', 'brand1.example', null, 'ok', null, 1, []],
    [5, 'brand1.example', 'brand1.example', null, 'ok', null, 1, []],
  ])
  expect(visited()).toEqual(['brand0.example/', 'brand1.example/'])
  expect(await blazon.queue().outcomes('-')).toMatchObject([{ state: 'ok', domains: 2 }])
})

test('a reader that takes its time is waited for: no more lookups begin than there are places', async () => {
  const { blazon, visited } = await sitesOf(12)
  let taken = 0
  for await (const { result } of blazon.batch(namesOf(0, 12), { list: 'slow reader' })) {
    expect(result?.state).toBe('ok')
    taken += 1
    const most = Math.min(12, taken + 2)
    await vi.waitFor(() => expect(visited()).toHaveLength(most), { timeout: 60_000, interval: 5 })
    if (taken === 3) await sleep(300)
    expect(visited()).toHaveLength(most)
  }
  expect(taken).toBe(12)
})

test('a break stops the batch, which another one continues at once', async () => {
  const { blazon, visited } = await sitesOf(8)
  for await (const { line } of blazon.batch(namesOf(0, 8), { list: 'spring' })) if (line > 0) break
  const before = visited().length
  expect(before).toBeLessThanOrEqual(3)
  const summary = await runBatch(blazon, { list: 'spring', lines: namesOf(0, 8) })
  expect(summary).toMatchObject({ ok: 8 - before, skipped: before, interrupted: false })
  expect(visited().toSorted()).toEqual(namesOf(0, 8).map((name) => `${name}/`))
})

test('a signal ends the iteration, after the lookups that were running', async () => {
  const { blazon, visited } = await sitesOf(8)
  const stop = new AbortController()
  const yielded: (string | null)[] = []
  for await (const { domain } of blazon.batch(namesOf(0, 8), { signal: stop.signal })) {
    yielded.push(domain)
    stop.abort()
  }
  expect(yielded.map((domain) => `${domain}/`).toSorted()).toEqual(visited().toSorted())
  expect(visited().length).toBeLessThanOrEqual(3)
})

test('an error of the source, of the database or of a request rejects, and leaves no lease', async () => {
  const { blazon } = await sitesOf(3)
  async function* broken() {
    yield 'brand0.example'
    throw new TypeError('The source ended early.')
  }
  const all = async (lines: Iterable<string> | AsyncIterable<string>, settings = {}) => {
    const yielded: unknown[] = []
    for await (const { domain } of blazon.batch(lines, settings)) yielded.push(domain)
    return yielded
  }
  await expect(all(broken())).rejects.toThrow('The source ended early.')
  await expect(all([5 as never])).rejects.toMatchObject({ code: 'invalid_input' })
  expect(() => blazon.batch(5 as never)).toThrow('lines is 5; it must be lines of text')
  expect(() => blazon.batch([], { redo: 'some' as never })).toThrow(
    'settings.redo is "some"; it must be one of',
  )
  const holder = await blazon.queue().acquireLease('batch')
  await expect(all(['brand1.example'])).rejects.toThrow(/^Another batch \(process \d+ on .*\) is working on/)
  await blazon.queue().releaseLease(holder)
  expect(await all(['brand1.example'])).toEqual(['brand1.example'])
  await blazon.close()
  await expect(all(['brand2.example'])).rejects.toMatchObject({ code: 'cancelled' })
})
