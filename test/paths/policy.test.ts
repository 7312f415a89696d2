import { describe, expect, test } from 'vitest'
import { BlazonError } from '../../src/model/errors.ts'
import { failedResult } from '../../src/model/failed-result.ts'
import type { LookupRequest } from '../../src/model/lookup.ts'
import type { Result } from '../../src/model/record.ts'
import { LANDING_PAGE_ALONE } from '../../src/model/reductions.ts'
import { keepPolicy, meets, unrendered } from '../../src/paths/policy.ts'
import { failedResult as failureOf, okResult, recordOf, refusedResult } from '../store/records.ts'

const OK = okResult('acme.com')
const REFUSED = refusedResult('acme.com')
const FAILED = failureOf('acme.com', false)
const HASTY_OK = unrendered(OK)
const HASTY_REFUSED = unrendered(REFUSED)
const NO_BROWSER = failedResult('acme.com', new BlazonError('unavailable', 'There is no browser.'))

describe('keepPolicy', () => {
  test.each<[string, Result, Result | undefined, boolean]>([
    ['the first result of a domain', FAILED, undefined, true],
    ['a record in place of a record', OK, okResult('acme.com'), true],
    ['a refusal in place of a record', REFUSED, OK, true],
    ['a failure in place of a record', FAILED, OK, false],
    ['a failure in place of a refusal', FAILED, REFUSED, true],
    ['a failure of this machine, where nothing is', NO_BROWSER, undefined, false],
    ['a failure of this machine, where something is', NO_BROWSER, FAILED, false],
    ['a result without a browser, where nothing is', HASTY_REFUSED, undefined, true],
    ['a result without a browser in place of a failure', HASTY_REFUSED, FAILED, true],
    ['a result without a browser in place of another', HASTY_OK, HASTY_REFUSED, true],
    ['a result without a browser in place of a refusal', HASTY_OK, REFUSED, false],
    ['a result without a browser in place of a record', HASTY_REFUSED, OK, false],
  ])('%s', (_, result, kept, isKept) => {
    expect(keepPolicy({ result, kept })).toBe(isKept)
  })

  test('a line of a batch has a row, also for what this machine lacks', () => {
    expect(keepPolicy({ result: NO_BROWSER, needsRow: true })).toBe(true)
    expect(keepPolicy({ result: NO_BROWSER, kept: REFUSED, needsRow: true })).toBe(false)
    expect(keepPolicy({ result: NO_BROWSER, kept: NO_BROWSER, needsRow: true })).toBe(true)
  })

  test('when all is redone, everything is replaced, but by what this machine lacks', () => {
    for (const result of [OK, REFUSED, FAILED, HASTY_OK, HASTY_REFUSED])
      expect(keepPolicy({ result, kept: OK, redoAll: true })).toBe(true)
    expect(keepPolicy({ result: NO_BROWSER, kept: OK, redoAll: true })).toBe(false)
  })
})

describe('meets', () => {
  const errorPage = (status: number): Result => {
    const page = { domain: 'acme.com', url: 'https://acme.com/', class: 'error_page', status } as const
    return { state: 'refused', message: 'It is no page of the brand', ...page, evidence: [] }
  }
  const ALONE: Result = {
    state: 'ok',
    domain: 'acme.com',
    record: { ...recordOf('acme.com'), reductions: ['landing_page_alone'] },
  }
  /** As version 0.1 stored it. */
  const OLD_ALONE: Result = {
    state: 'ok',
    domain: 'acme.com',
    record: { ...recordOf('acme.com'), notes: [LANDING_PAGE_ALONE] },
  }
  test.each<[string, Result, LookupRequest, boolean]>([
    ['a record', OK, {}, true],
    ['a record, for those who want a browser', OK, { producer: 'browser' }, false],
    ['a refusal', REFUSED, {}, true],
    ['a refusal because there is no page', errorPage(404), {}, true],
    ['a refusal because the server of the site fails', errorPage(503), {}, false],
    ['a failure that lasts', FAILED, {}, true],
    ['a failure that may pass', failureOf('acme.com', true), {}, false],
    ['a failure of this machine', NO_BROWSER, {}, false],
    ['the landing page alone', ALONE, {}, false],
    ['the landing page alone, for those who want no more', ALONE, { morePages: false }, true],
    ['the same of an older version', OLD_ALONE, {}, false],
    ['the same of an older version, for those who want no more', OLD_ALONE, { morePages: false }, true],
    ['a record without the browser it needs', HASTY_OK, {}, false],
    ['a refusal without a browser', HASTY_REFUSED, { producer: 'auto' }, false],
    ['a refusal without a browser, for those who want none', HASTY_REFUSED, { producer: 'cascade' }, true],
  ])('%s', (_, kept, request, isAnswer) => {
    expect(meets(kept, request)).toBe(isAnswer)
  })
})
