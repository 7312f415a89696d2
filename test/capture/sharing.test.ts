import { once } from 'node:events'
import { expect, test } from 'vitest'
import { countdown, createInFlight } from '../../src/capture/inflight.ts'
import { createSlots } from '../../src/capture/slots.ts'
import { capturerFor, site } from './capturing.ts'
import { serveSites } from './sites.ts'

/** A site whose front page answers when told to. */
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
  const leaving = capturer.capture(site('acme.example'), { ...CASCADE, signal: first.signal })
  const staying = capturer.capture(site('acme.example'), { ...CASCADE, signal: second.signal })
  await expect.poll(asked).toBe(1)
  first.abort(new Error('left'))
  await expect(leaving).rejects.toThrow('left')
  expect(gone()).toBe(0)
  answer()
  expect((await staying).url).toBe('http://acme.example/')

  const alone = new AbortController()
  const last = capturer.capture(site('acme.example'), { ...CASCADE, signal: alone.signal })
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

test('places are given in line, and given back by those who fail or leave', async () => {
  const slots = createSlots(1)
  const order: string[] = []
  const leaver = new AbortController()
  const work =
    (name: string, fails = false) =>
    async () => {
      order.push(name)
      if (fails) throw new Error(name)
    }
  const all = [slots.run(work('a', true)), slots.run(work('b'), leaver.signal), slots.run(work('c'))]
  leaver.abort(new Error('left'))
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'fulfilled',
  ])
  expect(order).toEqual(['a', 'c'])
})

/** A site that asks for a pause of a second before it answers; until it is told to, it says nothing. */
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

const SHORT = { ...CASCADE, timeoutMs: 3_500 }
const LONG = { ...CASCADE, timeoutMs: 30_000 }

test.each([
  ['who joins has more', SHORT, LONG],
  ['who joins has less', LONG, SHORT],
])('a shared capture has the time of who waits longest: %s', async (_, first, second) => {
  const { sites, asked, answer } = await busySite()
  const capturer = await capturerFor(sites.hosts)
  const both = [capturer.capture(site('acme.example'), first), capturer.capture(site('acme.example'), second)]
  await expect.poll(asked, { timeout: 5_000 }).toBe(1)
  answer()
  const [one, other] = await Promise.all(both)
  expect(one).toBe(other)
  expect(one?.document.status).toBe(200)
})

test('a shared capture has the time of those who are left', async () => {
  const { sites, asked, answer } = await busySite()
  const capturer = await capturerFor(sites.hosts)
  const leaver = new AbortController()
  const leaving = capturer.capture(site('acme.example'), { ...LONG, signal: leaver.signal })
  const staying = capturer.capture(site('acme.example'), SHORT)
  await expect.poll(asked, { timeout: 5_000 }).toBe(1)
  leaver.abort(new Error('left'))
  await expect(leaving).rejects.toThrow('left')
  answer()
  expect((await staying).document.status).toBe(429)
  expect(asked()).toBe(1)
})

test('a shared recording has the time of who waits longest', async () => {
  const { sites, asked, answer } = await busySite()
  const capturer = await capturerFor(sites.hosts)
  const both = [SHORT, LONG].map((request) => capturer.record(site('acme.example'), request))
  await expect.poll(asked, { timeout: 5_000 }).toBe(1)
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
  const both = [first, second].map((timeoutMs) => capturer.sitemap(site('acme.example'), { timeoutMs }))
  await expect.poll(asked, { timeout: 5_000 }).toBe(1)
  answer()
  const [one, other] = await Promise.all(both)
  expect(one).toBe(other)
  expect(one?.source).toBe('landing_page')
})

test('work is told the time of who waits longest, and who joins late lengthens it', async () => {
  const flights = createInFlight<string>()
  let leftMs = () => Number.NaN
  const end = new AbortController()
  const result = once(end.signal, 'abort').then(() => 'done')
  const work = (_: AbortSignal, timeLeftMs: () => number) => {
    leftMs = timeLeftMs
    return result
  }
  const [short, long] = [new AbortController(), new AbortController()]
  const first = flights.share('a', work, { signal: short.signal, timeLeftMs: () => 10 })
  expect(leftMs()).toBe(10)
  const second = flights.share('a', work, { signal: long.signal, timeLeftMs: () => 500 })
  expect(leftMs()).toBe(500)
  const silent = flights.share('a', work)
  expect(leftMs()).toBe(500)
  long.abort(new Error('left'))
  await expect(second).rejects.toThrow('left')
  expect(leftMs()).toBe(10)
  short.abort(new Error('left as well'))
  await expect(first).rejects.toThrow('left as well')
  expect(leftMs()).toBe(0)
  end.abort()
  expect(await silent).toBe('done')
  expect(countdown(1_000)()).toBeLessThanOrEqual(1_000)
})

test('work tells everyone who waits when it has begun, and at once who comes later', async () => {
  const flights = createInFlight<void>()
  const told: string[] = []
  let begin: () => void = () => undefined
  const work = (stop: AbortSignal, _: () => number, begun: () => void) => {
    begin = begun
    return once(stop, 'abort').then(() => undefined)
  }
  const shared = ['a', 'b'].map((name) => flights.share('key', work, { begun: () => told.push(name) }))
  expect(told).toEqual([])
  begin()
  expect(told).toEqual(['a', 'b'])
  shared.push(flights.share('key', work, { begun: () => told.push('c') }))
  expect(told).toEqual(['a', 'b', 'c'])
  await flights.close(new Error('closed'))
  await Promise.all(shared)
})
