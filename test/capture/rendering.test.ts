import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { Allowance } from '../../src/capture/browser/allowance.ts'
import type { Pool, Visitor } from '../../src/capture/browser/pool.ts'
import type { PageRequest } from '../../src/capture/context.ts'
import { type Rendering, renderAt } from '../../src/capture/rendering.ts'
import { BlazonError } from '../../src/model/errors.ts'
import { withDefaults } from '../../src/model/options.ts'
import { deadlineOf, site } from './capturing.ts'

/** Renders a page with such a pool. */
function renderIn(withPage: Pool['withPage'], leftMs: number, isShown = false): Promise<Rendering> {
  const request = {
    ...{ site: site('acme.example'), options: withDefaults(), deadline: deadlineOf({ leftMs }) },
    ...(isShown && { shot: { fullPage: false } }),
  } as PageRequest
  const opening = { url: 'https://acme.example/', asked: 'https://acme.example/', redirects: [], notes: [] }
  return renderAt(opening, { withPage } as Pool, request)
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

test('a picture may take the time of the caller, a capture the time that is usual', async () => {
  expect(await longestVisitMs(60_000, true)).toBe(59_000)
  expect(await longestVisitMs(300_000, true)).toBe(299_000)
  // It is never less than usual: whoever has less time ends the visit by leaving.
  expect(await longestVisitMs(5_000, true)).toBe(15_000)
  expect(await longestVisitMs(60_000, false)).toBeUndefined()
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

test('two thirds of the time that is left may pass in the browser, the rest is for the page as it was sent', async () => {
  const waited = renderIn(() => new Promise(() => undefined), 30)
  await expect(waited).rejects.toMatchObject({ code: 'timeout' })
})

test('a page that crashed is not given up: the pool opens it once more', async () => {
  const crashed = new BlazonError('cancelled', 'The visit of the page has ended.')
  const repeated = renderIn(async (work, visitor) => {
    void endingWith(crashed)(work, visitor)
    throw new BlazonError('crashed', 'It crashed twice.')
  }, 60_000)
  await expect(repeated).rejects.toMatchObject({ code: 'crashed' })
})
