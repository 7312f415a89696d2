import { expect, test } from 'vitest'
import { compareTexts } from '../../src/diff/text/index.ts'
import { expectWithin } from '../house/processor.ts'
import { FACTS } from './pairs/facts.ts'
import { FRESH } from './pairs/fresh.ts'
import { LATER } from './pairs/later.ts'
import { linesOfPage } from './pairs/lines.ts'
import { MEASURED } from './pairs/measured.ts'
import { MISSED } from './pairs/missed.ts'
import { faultOf } from './pairs/pair.ts'
import { SECOND } from './pairs/second.ts'
import { TUNED } from './pairs/tuned.ts'
import { UNSEEN } from './pairs/unseen.ts'

test('of the pages by which the rules were made, every change is seen and no noise is reported', () => {
  expect(TUNED.length).toBe(25)
  expect(TUNED.flatMap((pair) => faultOf(pair) ?? [])).toEqual([])
})

test('of pages that no rule follows, every change is seen and no noise is reported', () => {
  expect(UNSEEN.length).toBe(25)
  expect(UNSEEN.flatMap((pair) => faultOf(pair) ?? [])).toEqual([])
})

test.each([
  ['later', LATER],
  ['fresh', FRESH],
])('of further pages, too: %s', (_, pairs) => {
  expect(pairs.length).toBe(25)
  expect(pairs.flatMap((pair) => faultOf(pair) ?? [])).toEqual([])
})

test('of the faults of an independent measurement, every change is seen and no noise is reported', () => {
  expect(MEASURED.flatMap((pair) => faultOf(pair) ?? [])).toEqual([])
})

test('of the faults of a second measurement, every change is seen and no noise is reported', () => {
  expect(SECOND.flatMap((pair) => faultOf(pair) ?? [])).toEqual([])
})

test('facts beside words of counts and times are seen when they change', () => {
  expect(FACTS.flatMap((pair) => faultOf(pair) ?? [])).toEqual([])
})

test('changes that rules could not see once are seen, and their noise is not reported', () => {
  expect(MISSED.flatMap((pair) => faultOf(pair) ?? [])).toEqual([])
})

test.each(['102 334 871 ', '3 ngày trước '])(
  'a long line of “%s” takes time in proportion to its length',
  (said) => {
    const text = said.repeat(7_000)
    const before = { text: `${text}1 views`, at: 0 }
    const after = { text: `${text}2 views`, at: 1 }
    expectWithin(3_000, () => {
      compareTexts({ url: 'https://a.example/', unstable: {}, folds: true, before, after, again: after })
    })
  },
)

test('blank lines are around blocks, and a text without them is compared line by line', () => {
  const card = (name: string, state: string) => `<div class="card"><p>${name}</p><p>${state}</p></div>`
  const text = linesOfPage(
    `<h2>Huts</h2><p>Open:</p>${card('Elm', 'Free')}${card('Oak', 'Let')}<p>Ring us.</p>`,
  )
  expect(text).toBe('# Huts\nOpen:\n\nElm\nFree\n\nOak\nLet\n\n\nRing us.')
  const differenceTo = (before: string) =>
    compareTexts({
      ...{ url: 'https://a.example/', unstable: {}, folds: true, after: { text, at: 1 }, again: undefined },
      before: { text: before, at: 0 },
    }).difference
  expect(differenceTo(text.replace(/\n+/g, '\n'))).toBeUndefined()
  expect(differenceTo(text.replace('Elm', 'Fir'))?.diff).toBe('- Fir\n+ Elm')
})
