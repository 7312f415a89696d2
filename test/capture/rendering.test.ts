import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { Allowance } from '../../src/capture/browser/allowance.ts'
import type { Pool, Visitor } from '../../src/capture/browser/pool.ts'
import { NoAnswer, Unfinished } from '../../src/capture/browser/render.ts'
import { NotOpened } from '../../src/capture/browser/visit.ts'
import { type OpenedPage, openInBrowser } from '../../src/capture/in-browser.ts'
import { openBrowserFirst } from '../../src/capture/open-page.ts'
import { land } from '../../src/capture/page/landing.ts'
import type { PageRequest } from '../../src/capture/page/request.ts'
import { moreMs, shareMs } from '../../src/capture/time-shares.ts'
import { whenAborted } from '../../src/concurrency/abort.ts'
import { BlazonError } from '../../src/model/errors.ts'
import { withDefaults } from '../../src/model/options.ts'
import { deadlineOf, site } from './capturing.ts'
import { readHere } from './read-here.ts'

/** No host of these tests is mapped. */
const LEASE = { isMapped: () => false }

/** Renders a page with such a pool. */
function renderIn(withPage: Pool['withPage'], leftMs: number, isShown = false): Promise<OpenedPage> {
  const request = {
    lease: LEASE,
    ...{ site: site('acme.example'), options: withDefaults(), deadline: deadlineOf({ leftMs }) },
    ...(isShown && { shot: { fullPage: false } }),
  } as unknown as PageRequest
  const opening = { url: 'https://acme.example/', asked: 'https://acme.example/', redirects: [], notes: [] }
  return openInBrowser(opening, { withPage } as Pool, request)
}

/** How long a visit may take, as the pool is told when the page is open. */
async function longestVisitMs(leftMs: number, isShown: boolean): Promise<number | undefined> {
  let visitor: Visitor | undefined
  const rendering = renderIn(
    async (_, asked) => {
      visitor = asked
      throw new Error('no browser')
    },
    leftMs,
    isShown,
  )
  await rendering.catch(() => undefined)
  return visitor?.maxMs?.()
}

test('a picture may take the time of the caller, a capture its part of what is beyond the usual', async () => {
  expect(await longestVisitMs(60_000, true)).toBe(59_000)
  expect(await longestVisitMs(300_000, true)).toBe(299_000)
  // It is never less than usual: whoever has less time ends the visit by leaving.
  expect(await longestVisitMs(5_000, true)).toBe(15_000)
  expect(await longestVisitMs(5_000, false)).toBe(15_000)
  expect(await longestVisitMs(30_000, false)).toBe(15_000)
  expect(await longestVisitMs(60_000, false)).toBe(30_000)
})

test.each([
  ['less than is usual', 5_000, 0],
  ['what is usual', 30_000, 0],
  ['more than is usual', 60_000, 15_000],
])('who gives %s: %i ms, gives the document %i ms more', async (_, leftMs, ms) => {
  expect(moreMs(deadlineOf({ leftMs }), withDefaults())).toBe(ms)
  const given: (number | undefined)[] = []
  const client = {
    fetch(asked: { moreMs?: number }) {
      given.push(asked.moreMs)
      return Promise.reject(new Error('enough'))
    },
  }
  const request = {
    ...{ lease: LEASE, site: site('acme.example') },
    ...{ options: withDefaults(), deadline: deadlineOf({ leftMs }) },
  }
  await expect(land({ ...request, client } as unknown as PageRequest)).rejects.toThrow('enough')
  expect(given).toEqual([ms])
})

/** A pool whose visit ends for that reason, and whose page never closes. */
function endingWith(reason: BlazonError): Pool['withPage'] {
  const allowance = { over: AbortSignal.abort(reason) } as Allowance
  return (work) => {
    work({} as Page, allowance).catch(() => undefined)
    return new Promise(() => undefined)
  }
}

test('a page that is late is given up at once, without waiting for it to close', async () => {
  const late = new BlazonError('timeout', 'The page was late.')
  await expect(renderIn(endingWith(late), 60_000)).rejects.toBe(late)
})

test('half of the time that is left may pass in the browser, the rest is for the page as it was sent', async () => {
  const waited = renderIn(() => new Promise(() => undefined), 30)
  await expect(waited).rejects.toMatchObject({ code: 'timeout' })
})

test.each([
  ['browser', 8_000, 4_000],
  ['files', 4_000, 2_000],
  // Of a page's 15 s, some are left for reading it.
  ['unfilled', 15_000, 11_250],
  // Of 8 s, at least 2 s are left for describing. The page as it was sent is fetched before that.
  ['browserAlone', 8_000, 2_000],
] as const)('the step %s has of %i ms at most %i ms', (step, leftMs, ms) => {
  expect(shareMs(step, deadlineOf({ leftMs }))).toBe(ms)
})

/**
 * A lookup of a page in a browser that ends with that error, as soon as it is told that the page was sent or
 * at once. `asked` counts how often the page was requested without the browser.
 */
async function renderedBy(
  error: BlazonError,
  when: 'at once' | 'when the page was sent',
  { leftMs = 40, html = '<title>Acme</title><p>Anvils' } = {},
) {
  let asked = 0
  const sent = new AbortController()
  const client = {
    async fetch({ url }: { url: string }) {
      asked++
      setImmediate(() => sent.abort())
      return {
        ...{ url, finalUrl: url, status: 200, headers: { 'content-type': 'text/html' } },
        ...{ body: Buffer.from(html), partial: false, redirects: [] },
      }
    },
  }
  const options = withDefaults()
  const deadline = deadlineOf({ leftMs })
  const request = {
    ...{ lease: LEASE, site: site('acme.example'), options, deadline, client },
    reader: readHere(),
    pool: () => ({ withPage }) as Pool,
  }
  const withPage: Pool['withPage'] = async (_, { onPlace }) => {
    onPlace?.()
    if (when !== 'at once') await whenAborted(sent.signal)
    throw error
  }
  const ended = await openBrowserFirst(request as unknown as PageRequest).catch((thrown: unknown) => thrown)
  return { ended, asked }
}

const AS_SENT = {
  builder: {
    snapshot: {
      producer: 'http',
      notes: [expect.stringMatching(/^The page could not be rendered, and is described as it was sent: /)],
    },
  },
}

test('beside a browser that takes long the page is fetched as it was sent, and stands in for it', async () => {
  const late = new BlazonError('timeout', 'The page was late.')
  for (const error of [late, new NotOpened(), new NoAnswer('acme.example')])
    expect(await renderedBy(error, 'when the page was sent')).toMatchObject({ ended: AS_SENT, asked: 1 })
})

test('a page that scripts build, and for which there was no time, is asked for again; one that is there is not', async () => {
  const late = new BlazonError('timeout', 'The page was late.')
  const html = '<title>Acme</title><div id=root></div><script src=/app.js></script>'
  const shell = await renderedBy(late, 'when the page was sent', { html })
  expect(shell).toMatchObject({ ended: { ...AS_SENT, isUnrendered: true } })
  const page = await renderedBy(late, 'when the page was sent')
  expect(page).toMatchObject({ ended: { ...AS_SENT, isUnrendered: false } })
  // What the browser saw says more than the title of what was sent.
  const unfinished = new Unfinished('acme.example')
  const ended = await renderedBy(unfinished, 'at once', { html, leftMs: 60_000 })
  expect(ended).toEqual({ ended: unfinished, asked: 0 })
})

test('while a page waits for a place in the browser it is not fetched', async () => {
  const waiting = { withPage: () => new Promise(() => undefined) } as unknown as Pool
  let asked = 0
  const fetch = () => {
    asked++
    // The page waited for its place until half of the time had passed, and is fetched then.
    expect(performance.now() - began).toBeGreaterThanOrEqual(19)
    return Promise.reject(new BlazonError('unreachable', 'It is not there.'))
  }
  const options = withDefaults()
  const deadline = deadlineOf({ leftMs: 40 })
  const request = {
    lease: LEASE,
    site: site('acme.example'),
    options,
    deadline,
    client: { fetch },
    reader: readHere(),
    pool: () => waiting,
  }
  const began = performance.now()
  await expect(openBrowserFirst(request as unknown as PageRequest)).rejects.toMatchObject({
    code: 'unreachable',
  })
  expect(asked).toBeGreaterThan(0)
})

test('a browser that opens no page has the page as it was sent in its place; a silent site is not asked again', async () => {
  expect(await renderedBy(new NotOpened(), 'at once')).toMatchObject({ ended: AS_SENT, asked: 1 })
  const silent = new NoAnswer('acme.example')
  expect(await renderedBy(silent, 'at once')).toEqual({ ended: silent, asked: 0 })
  const lacking = new BlazonError('unavailable', 'The browser does not start.')
  expect(await renderedBy(lacking, 'at once')).toEqual({ ended: lacking, asked: 0 })
})

test('a page that crashed is not given up: the pool opens it once more', async () => {
  const crashed = new BlazonError('cancelled', 'The visit of the page has ended.')
  const repeated = renderIn(async (work, visitor) => {
    void endingWith(crashed)(work, visitor)
    throw new BlazonError('crashed', 'It crashed twice.')
  }, 60_000)
  await expect(repeated).rejects.toMatchObject({ code: 'crashed' })
})
