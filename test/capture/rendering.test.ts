import { expect, test } from 'vitest'
import type { Pool, Visitor } from '../../src/capture/browser/pool.ts'
import type { PageRequest } from '../../src/capture/context.ts'
import { renderAt } from '../../src/capture/rendering.ts'
import { withDefaults } from '../../src/model/options.ts'
import { deadlineOf, site } from './capturing.ts'

/** How long a visit may take, as the pool is told when the page is open. */
async function longestVisitMs(leftMs: number, isShown: boolean): Promise<number | undefined> {
  let visitor: Visitor | undefined
  const pool = {
    withPage: async (_, asked) => {
      visitor = asked
      throw new Error('no browser')
    },
  } as Pick<Pool, 'withPage'> as Pool
  const request = {
    ...{ site: site('acme.example'), options: withDefaults(), deadline: deadlineOf({ leftMs }) },
    ...(isShown && { shot: { fullPage: false } }),
  } as PageRequest
  const opening = { url: 'https://acme.example/', asked: 'https://acme.example/', redirects: [], notes: [] }
  await renderAt(opening, pool, request).catch(() => undefined)
  return visitor?.maxMs?.()
}

test('a picture may take the time of the caller, a capture the time that is usual', async () => {
  expect(await longestVisitMs(60_000, true)).toBe(59_000)
  expect(await longestVisitMs(300_000, true)).toBe(299_000)
  // It is never less than usual: whoever has less time ends the visit by leaving.
  expect(await longestVisitMs(5_000, true)).toBe(15_000)
  expect(await longestVisitMs(60_000, false)).toBeUndefined()
})
