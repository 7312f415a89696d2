import { describe, expect, it } from 'vitest'
import { readPublished } from '../../scripts/evaluate/accuracy.ts'
import { agreementOf } from '../../scripts/evaluate/agreement.ts'
import { fillSchemas, readSchemaCases, scoresOf } from '../../scripts/evaluate/schemas.ts'
import { patient } from '../house/patient.ts'

patient()

describe('labelled schemas', () => {
  it('are as many sites in both halves', () => {
    const sites = (half: string) =>
      new Set(readSchemaCases().flatMap((one) => (one.half === half ? one.domain : [])))
    expect([sites('tuning').size, sites('held-out').size]).toEqual([8, 8])
  })

  it('are filled as often as ACCURACY.md says: npm run evaluate -- --schemas', {
    timeout: 300_000,
  }, async () => {
    const filled = await fillSchemas()
    const published = readPublished().sets.Schemas?.columns
    for (const half of ['tuning', 'held-out'] as const)
      expect(scoresOf(filled.filter((one) => one.half === half)), half).toEqual(published?.[half])
  })
})

describe('the agreement with the truth', () => {
  it.each([
    ['a value, white space aside', { a: 'x  y' }, { a: 'x y' }, [1, 1, 1]],
    ['another type', { a: '5' }, { a: 5 }, [0, 1, 1]],
    ['one of several forms', { a: 'US' }, { a: { $either: ['USA', 'US'] } }, [1, 1, 1]],
    ['null and nothing', { a: null }, { b: 1 }, [0, 0, 1]],
    ['lists in another order', { a: [2, 1, 3] }, { a: [1, 2] }, [2, 3, 2]],
    [
      'objects that agree best',
      {
        a: [
          { n: 1, p: 9 },
          { n: 2, p: 3 },
        ],
      },
      { a: [{ n: 2, p: 3 }] },
      [2, 4, 2],
    ],
    ['an object in place of a list', { a: { b: 1 } }, { a: [{ b: 1 }] }, [0, 1, 1]],
  ])('counts %s', (_, found, truth, [right, all, expected]) => {
    expect(agreementOf(found, truth)).toEqual({ right, found: all, expected })
  })
})
