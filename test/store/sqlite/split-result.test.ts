import { expect, test } from 'vitest'
import { digestOf } from '../../../src/store/sqlite/split-result.ts'
import { okResult, refusedResult } from '../records.ts'

test('equal results have the same digest, and others another', () => {
  expect(digestOf(okResult('acme.com'))).toMatch(/^[0-9a-f]{64}$/)
  expect(digestOf(okResult('acme.com'))).toBe(digestOf(okResult('acme.com')))
  const all = [okResult('acme.com'), okResult('other.com'), refusedResult('acme.com')].map(digestOf)
  expect(new Set(all).size).toBe(3)
})
