import { describe, expect, it } from 'vitest'
import { crossValidate, foldOf } from '../../scripts/evaluate/cross-validation.ts'

const SITES = Array.from({ length: 40 }, (_, at) => `site${at}.example`)

describe('cross-validation of a constant', () => {
  it('scores on each fifth of the sites the value that is best on the others', () => {
    const pages = SITES.map((site) => ({ site, scores: foldOf(site) === 0 ? [1, 0] : [0.2, 0.6] }))
    const { today, heldOut, chosen, deciding } = crossValidate([0.4, 0.8], 0.4, pages)
    const first = pages.filter(({ site }) => foldOf(site) === 0).length
    expect(chosen).toEqual([0.8, 0.8, 0.8, 0.8, 0.8])
    expect(today).toBeCloseTo((first + (40 - first) * 0.2) / 40)
    expect(heldOut).toBeCloseTo(((40 - first) * 0.6) / 40)
    expect(deciding).toBe(40)
  })

  it('keeps the value of today where no page decides', () => {
    const pages = SITES.map((site) => ({ site, scores: [0.5, 0.5, 0.5] }))
    const validation = crossValidate([1, 2, 3], 2, pages)
    expect(validation).toMatchObject({
      chosen: [2, 2, 2, 2, 2],
      deciding: 0,
      spread: 0,
      heldOut: 0.5,
      today: 0.5,
    })
  })

  it('puts the pages of a site into one fold, and sites into all of them', () => {
    expect(new Set(SITES.map(foldOf))).toEqual(new Set([0, 1, 2, 3, 4]))
  })
})
