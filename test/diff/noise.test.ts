import { expect, test } from 'vitest'
import { faultOf } from './pairs/pair.ts'
import { TUNED } from './pairs/tuned.ts'
import { UNSEEN } from './pairs/unseen.ts'

test('of the pages by which the rules were made, every change is seen and no noise is reported', () => {
  expect(TUNED.length).toBe(25)
  expect(TUNED.flatMap((pair) => faultOf(pair) ?? [])).toEqual([])
})

test('of pages that no rule follows, every change is seen', () => {
  const faults = UNSEEN.flatMap((pair) => faultOf(pair) ?? [])
  expect(UNSEEN.length).toBe(25)
  expect(faults.filter((fault) => fault.includes('not seen'))).toEqual([])
  expect(faults.length).toBe(1)
})
