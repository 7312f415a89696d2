import { afterAll, expect, it } from 'vitest'
import { TASKS } from '../../src/background/bounds.ts'
import { endOfAnswer, endOfThrown } from '../../src/background/outcome.ts'
import { BlazonError } from '../../src/model/errors.ts'
import { bounded } from '../house/bounded.ts'
import { failedResult, okResult, refusedResult } from '../store/records.ts'

bounded(TASKS, { maxAttempts: 4, retryPauseMs: 100, maxRetryPauseMs: 300 }, afterAll)

it('after each failure the pause is twice as long, up to its bound, and then the task has failed', () => {
  const ends = [0, 1, 2, 3].map((failures) => endOfAnswer(failedResult('a.example'), failures))
  expect(ends.map((end) => ('afterMs' in end ? end.afterMs : end.state))).toEqual([100, 200, 300, 'failed'])
})

it('a page that is refused is an answer, unless the site asks to come later', () => {
  expect(endOfAnswer(refusedResult('a.example'), 0)).toMatchObject({ state: 'done' })
  const later = { ...refusedResult('a.example'), retryAfterMs: 250 }
  expect(endOfAnswer(later, 0)).toMatchObject({ state: 'waiting', afterMs: 250 })
  expect(endOfAnswer(okResult('a.example'), 0)).toEqual({ state: 'done', note: '' })
  expect(endOfAnswer({ urls: [] }, 0)).toEqual({ state: 'done', note: '' })
})

it('what was interrupted has not failed; what cannot pass has', () => {
  const end = (code: 'cancelled' | 'storage' | 'invalid_input') =>
    endOfThrown(new BlazonError(code, 'Why.'), 0)
  expect(end('cancelled')).toEqual({ state: 'waiting', note: 'Why.', afterMs: 0, hasFailed: false })
  expect(end('storage')).toMatchObject({ state: 'waiting', hasFailed: true })
  expect(end('invalid_input')).toEqual({ state: 'failed', note: 'Why.' })
})
