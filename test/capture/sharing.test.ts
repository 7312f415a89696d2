import { expect, test } from 'vitest'
import { type Deadline, unlimited } from '../../src/concurrency/deadline.ts'
import { capturerFor, deadlineOf, site } from './capturing.ts'
import { serveSites } from './sites.ts'

/** A site whose front page answers only when the test tells it to. */
async function waitingSite() {
  const waiting: (() => void)[] = []
  let gone = 0
  const sites = await serveSites({
    'acme.example': {
      '/': (_, response) => {
        response.once('close', () => {
          if (!response.writableFinished) gone++
        })
        waiting.push(() =>
          response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Acme</title><p>Hello'),
        )
      },
    },
  })
  const asked = () => sites.seen.filter((url) => url === 'acme.example/').length
  return { sites, asked, gone: () => gone, answer: () => waiting.splice(0).map((go) => go()) }
}

const CASCADE = { producer: 'cascade' } as const

test('equal captures under way are one', async () => {
  const { sites, asked, answer } = await waitingSite()
  const capturer = await capturerFor(sites.hosts)
  const both = [
    capturer.capture(site('acme.example'), CASCADE),
    capturer.capture(site('acme.example'), CASCADE),
  ]
  await expect.poll(asked).toBe(1)
  answer()
  const [one, other] = await Promise.all(both)
  expect(one).toBe(other)
  expect(asked()).toBe(1)
})

test('one caller who leaves does not stop the other; the last one does', async () => {
  const { sites, asked, gone, answer } = await waitingSite()
  const capturer = await capturerFor(sites.hosts)
  const [first, second] = [new AbortController(), new AbortController()]
  const leaving = capturer.capture(site('acme.example'), CASCADE, deadlineOf({ signal: first.signal }))
  const staying = capturer.capture(site('acme.example'), CASCADE, deadlineOf({ signal: second.signal }))
  await expect.poll(asked).toBe(1)
  first.abort(new Error('left'))
  await expect(leaving).rejects.toThrow('left')
  expect(gone()).toBe(0)
  answer()
  expect((await staying).url).toBe('http://acme.example/')

  const alone = new AbortController()
  const last = capturer.capture(site('acme.example'), CASCADE, deadlineOf({ signal: alone.signal }))
  await expect.poll(asked).toBe(2)
  alone.abort(new Error('left too'))
  await expect(last).rejects.toThrow('left too')
  await expect.poll(gone).toBe(1)
})

test('closing ends what is under way', async () => {
  const { sites, asked } = await waitingSite()
  const capturer = await capturerFor(sites.hosts)
  const capture = capturer.capture(site('acme.example'), CASCADE)
  const ended = expect(capture).rejects.toMatchObject({ code: 'cancelled' })
  await expect.poll(asked).toBe(1)
  await capturer.close()
  await ended
  await expect(capturer.capture(site('acme.example'), CASCADE)).rejects.toMatchObject({ code: 'cancelled' })
})

/** A site that asks for a pause of a second. It says nothing until the test tells it to. */
async function busySite() {
  const waiting: (() => void)[] = []
  let pages = 0
  const sites = await serveSites({
    'acme.example': {
      '/': (_, response) => {
        if (++pages > 1)
          return void response
            .writeHead(200, { 'content-type': 'text/html' })
            .end('<title>Acme</title><p>Hello')
        waiting.push(() => response.writeHead(429, { 'retry-after': '1' }).end('Too many requests'))
      },
    },
  })
  const asked = () => sites.seen.filter((url) => url === 'acme.example/').length
  return { sites, asked, answer: () => waiting.splice(0).map((go) => go()) }
}

/** A deadline of the time that begins now. */
function running(timeoutMs: number): Deadline {
  const until = performance.now() + timeoutMs
  return { ...unlimited(timeoutMs), timeLeftMs: () => Math.floor(until - performance.now()) }
}

const SHORT_MS = 3_500
const LONG_MS = 30_000

test.each([
  ['who joins has more', SHORT_MS, LONG_MS],
  ['who joins has less', LONG_MS, SHORT_MS],
])('a shared capture has the time of who waits longest: %s', async (_, first, second) => {
  const { sites, asked, answer } = await busySite()
  const capturer = await capturerFor(sites.hosts)
  const both = [first, second].map((ms) => capturer.capture(site('acme.example'), CASCADE, running(ms)))
  await expect.poll(asked).toBe(1)
  answer()
  const [one, other] = await Promise.all(both)
  expect(one).toBe(other)
  expect(one?.document.status).toBe(200)
})

test('a shared capture has the time of those who are left', async () => {
  const { sites, asked, answer } = await busySite()
  const capturer = await capturerFor(sites.hosts)
  const leaver = new AbortController()
  const leaving = capturer.capture(site('acme.example'), CASCADE, {
    ...running(LONG_MS),
    signal: leaver.signal,
  })
  const staying = capturer.capture(site('acme.example'), CASCADE, running(SHORT_MS))
  await expect.poll(asked).toBe(1)
  leaver.abort(new Error('left'))
  await expect(leaving).rejects.toThrow('left')
  answer()
  expect((await staying).document.status).toBe(429)
  expect(asked()).toBe(1)
})

test('a shared recording has the time of who waits longest', async () => {
  const { sites, asked, answer } = await busySite()
  const capturer = await capturerFor(sites.hosts)
  const both = [SHORT_MS, LONG_MS].map((ms) => capturer.record(site('acme.example'), CASCADE, running(ms)))
  await expect.poll(asked).toBe(1)
  answer()
  const [one, other] = await Promise.all(both)
  expect(one).toBe(other)
  expect(one?.snapshot.document.status).toBe(200)
})

test.each([
  ['who joins has more', 3_500, 30_000],
  ['who joins has less', 30_000, 3_500],
])('shared lists of pages have the time of who waits longest: %s', async (_, first, second) => {
  const { sites, asked, answer } = await busySite()
  const capturer = await capturerFor(sites.hosts, { producer: 'cascade' })
  const both = [first, second].map((ms) => capturer.sitemap(site('acme.example'), {}, running(ms)))
  await expect.poll(asked).toBe(1)
  answer()
  const [one, other] = await Promise.all(both)
  expect(one).toBe(other)
  expect(one?.source).toBe('landing_page')
})
