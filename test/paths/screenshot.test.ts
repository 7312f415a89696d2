import { expect, test } from 'vitest'
import { unlimited } from '../../src/concurrency/deadline.ts'
import { BlazonError } from '../../src/model/errors.ts'
import { failedResult } from '../../src/model/failed-result.ts'
import type { Result } from '../../src/model/record.ts'
import { createBrand } from '../../src/paths/brand.ts'
import { unrendered } from '../../src/paths/policy.ts'
import { createScreenshot } from '../../src/paths/screenshot.ts'
import { parseDomain } from '../../src/resolve/domain.ts'
import { failedResult as failureOf, okResult, refusedResult } from '../store/records.ts'

const SITE = parseDomain('acme.com')

test.each<[string, Result]>([
  ['a failure that may pass', failureOf('acme.com', true)],
  ['a failure that stays', failureOf('acme.com', false)],
  ['what this machine lacked', failedResult('acme.com', new BlazonError('unavailable', 'No browser.'))],
  ['a refusal', refusedResult('acme.com')],
  ['a refusal without the browser that it needs', unrendered(refusedResult('acme.com'))],
])('a screenshot looks at the site again when a lookup would: %s', async (_, kept) => {
  const looked: string[] = []
  const store = {
    freshResultOf: async () => kept,
    staleResultOf: async () => undefined,
    putResult: async () => undefined,
    freshScreenshotOf: async () => undefined,
    putScreenshot: async () => undefined,
  }
  const brand = createBrand({
    store,
    examine: async () => {
      looked.push('lookup')
      return { result: okResult('acme.com') }
    },
  })
  const screenshot = createScreenshot({
    store,
    brand: brand.run,
    pageAt: (page) => ({ site: SITE, page }),
    show: async () => {
      looked.push('screenshot')
      throw new BlazonError('unreachable', 'It is down.')
    },
  })
  await brand.run(SITE, { morePages: false }, unlimited(1_000))
  const wouldLook = looked.length > 0
  const shot = await screenshot.run(SITE, {}, unlimited(1_000))
  expect(looked).toEqual(wouldLook ? ['lookup', 'screenshot'] : [])
  if (!wouldLook) expect(shot).toEqual(kept)
})
