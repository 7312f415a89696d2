import { expect, test } from 'vitest'
import { screenshot } from '../../src/calls/screenshot.ts'
import { unlimited } from '../../src/concurrency/deadline.ts'
import { BlazonError } from '../../src/model/errors.ts'
import { failedResult } from '../../src/model/failed-result.ts'
import { DEFAULTS } from '../../src/model/options.ts'
import type { Result } from '../../src/model/record.ts'
import { lookUp } from '../../src/paths/brand.ts'
import { unrendered } from '../../src/paths/policy.ts'
import type { Ports } from '../../src/paths/ports.ts'
import { parseDomain } from '../../src/resolve/domain.ts'
import { failedResult as failureOf, refusedResult } from '../store/records.ts'

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
    correctionsOf: async () => [],
  }
  const ports = {
    store,
    options: DEFAULTS,
    captureWithPictures: async () => {
      looked.push('lookup')
      throw new BlazonError('unreachable', 'It is down.')
    },
    show: async () => {
      looked.push('screenshot')
      throw new BlazonError('unreachable', 'It is down.')
    },
  } as unknown as Ports
  const deadline = unlimited(1_000)
  await lookUp(ports, SITE, { morePages: false }, deadline)
  const wouldLook = looked.length > 0
  const nothing = { page: undefined, identified: undefined, folder: undefined }
  const shot = await screenshot.run({ site: SITE, request: {}, deadline, ...nothing }, ports)
  expect(looked).toEqual(wouldLook ? ['lookup', 'screenshot'] : [])
  if (!wouldLook) expect(shot).toEqual(kept)
})
