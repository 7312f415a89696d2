import { expect, it } from 'vitest'
import { unlimited } from '../../src/concurrency/deadline.ts'
import { createBudget } from '../../src/llm/budget.ts'
import { BlazonError } from '../../src/model/errors.ts'
import { saidByModel } from '../../src/paths/model-time.ts'

const never = ({ signal }: { signal: AbortSignal }) =>
  new Promise<{ notes: readonly string[] }>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })

it('a model has the time of the lookup, less what putting its result together takes', async () => {
  expect(await saidByModel(never, unlimited(510))).toEqual({
    notes: ['The model gave no answers: the time of the lookup was over'],
  })
})

it('a model for which no time is left is not asked', async () => {
  const ask = () => Promise.reject(new Error('It was asked.'))
  expect(await saidByModel(ask, unlimited(500))).toEqual({
    notes: ['The model was not asked: no time was left for it.'],
  })
})

it('whatever goes wrong with a model is told', async () => {
  const ask = () => Promise.reject(new BlazonError('internal', 'A page could not be read'))
  expect(await saidByModel(ask, unlimited(60_000))).toEqual({
    notes: ['The model gave no answers: A page could not be read'],
  })
})

it('tokens are counted by days of UTC', () => {
  let now = '2026-03-01T23:59:00Z'
  const budget = createBudget(100, () => new Date(now))
  const settle = budget.setAside(95)
  expect(budget.setAside(6)).toBeUndefined()
  settle?.(90)
  expect(budget.setAside(11)).toBeUndefined()
  const late = budget.setAside(10)
  now = '2026-03-02T00:00:00Z'
  expect(budget.setAside(100)).toBeDefined()
  // What was set aside yesterday is not given back today.
  late?.(0)
  expect(budget.setAside(1)).toBeUndefined()
})
