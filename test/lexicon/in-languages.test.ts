import { expect, test } from 'vitest'
import { faultsOfPatterns } from '../../scripts/data/patterns.ts'
import { COUNTING_WORDS } from '../../src/lexicon/concepts.ts'
import { inAllLanguages } from '../../src/lexicon/in-all-languages.ts'
import { tagOfWords } from '../../src/lexicon/language-tag.ts'
import { expectWithin } from '../house/processor.ts'

const faultOf = (pattern: string) => faultsOfPatterns([{ from: 'data/x.json', value: { de: [pattern] } }])

test('a pattern of a table that repeats with bounds is taken at once, however wide its gaps are', () => {
  expectWithin(200, () => {
    expect(
      faultOf('/(this|the) (web ?site )?(domain|name)\\b.{0,60}\\b(is|may be) (now )?for sale/'),
    ).toEqual([])
    expect(faultOf('/[*+]{1,60} \\+ \\*/')).toEqual([])
  })
})

test('a pattern of a table that repeats without a bound is refused, with the file and the reason', () => {
  expect(faultOf('/(a+)+b/')).toEqual([
    expect.stringMatching(/^data\/x\.json: .*may backtrack without a bound/),
  ])
  expect(faultOf('/(/')).toEqual([expect.stringMatching(/does not compile/)])
})

test('words of all languages together; a language may lack some', () => {
  const table = { de: { by: ['von'] }, en: { by: ['by'], with: ['with'] }, fr: {} }
  expect(inAllLanguages(table, 'by')).toEqual(['von', 'by'])
  expect(inAllLanguages<'by' | 'with'>(table, 'with')).toEqual(['with'])
  expect(COUNTING_WORDS.has('many')).toBe(true)
})

test('the words for a page in a variety, under an older tag, or in a language that is read as another', () => {
  expect(['nb-NO', 'fil', 'iw', 'pt_BR', 'mo', 'prs-AF'].map(tagOfWords)).toEqual([
    ...['no', 'tl', 'he'],
    ...['pt', 'ro', 'fa'],
  ])
  expect(['ceb', 'zh-HK', 'fo-FO', ''].map(tagOfWords)).toEqual(['tl', 'zh', 'fo', ''])
})
