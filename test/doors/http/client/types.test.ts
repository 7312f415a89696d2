import { expect, test } from 'vitest'
import { methodsIn, methodsOfClient } from './types.ts'

const GROUPS = [
  ...['ai', 'batch', 'brand', 'industry', 'logs', 'monitors', 'news', 'parse', 'people', 'utility', 'web'],
  'webhooks/deliveries',
]

test('every method of both clients is read', () => {
  expect(methodsOfClient()).toHaveLength(20)
  expect(GROUPS.flatMap((group) => methodsIn('context.dev', group))).toHaveLength(50)
})

test('an empty answer breaks the types of every method of the later client', () => {
  for (const group of GROUPS)
    for (const { name, breaches } of methodsIn('context.dev', group))
      expect(breaches({}), name).not.toEqual([])
})
