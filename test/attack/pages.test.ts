import { expect, test } from 'vitest'
import { PAGES } from '../../scripts/torture/attack/pages.ts'
import { readSvg } from '../../src/formats/svg/art.ts'
import { describe } from '../../src/paths/describe.ts'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'

/**
 * Processor time of one page. Each of these pages once took from 10 s to minutes, or ended in an error. They
 * take less than 1 s now. `npm run torture -- attack` tries all of them.
 */
const MAX_MS = 8_000

test.each([
  ['comments'],
  ['jsonld-comments'],
  ['jsonld-prototype'],
  ['microdata-nested'],
  ['microdata-references'],
  ['rdfa-nested'],
  ['rdfa-relations'],
  ['css-variables'],
  ['text-underscores'],
  ['icon-sizes'],
] as const)('a page of %s is described in its time', (name) => {
  const html = PAGES[name]?.() ?? ''
  const before = process.cpuUsage()
  const { verdict } = describe(snapshotFromHtml({ url: 'https://acme.example/', html }))
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(MAX_MS)
  expect(verdict.class).toBe('brand')
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})

test.each([
  ['deep', '<g>'.repeat(200_000)],
  ['wide', '<g/>'.repeat(200_000)],
  ['a style of many pieces', `<style>${'a<!---->'.repeat(100_000)}</style>`],
  [
    'symbols that draw each other twice',
    Array.from(
      { length: 40 },
      (_, at) => `<g id="g${at}"><use href="#g${at + 1}"/><use href="#g${at + 1}"/></g>`,
    ).join(''),
  ],
  ['entities', '&a;'.repeat(200_000)],
])('an SVG that is %s is read in its time', (_, inner) => {
  const before = process.cpuUsage()
  expect(readSvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`)?.empty).toBe(
    true,
  )
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(MAX_MS)
})
