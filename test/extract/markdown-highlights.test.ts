import { expect, test } from 'vitest'
import { highlightsOf } from '../../src/extract/markdown/write/highlights.ts'

const PAGE = `# Forge

We make anvils, and anvils alone.

## Visit us

### Opening hours

The forge is open from Monday to Friday, nine to five. Ask for [Jo](http://acme.example/opening-hours).

## Delivery

An anvil comes on a pallet. Delivery takes ten days.

## Jobs

We look for two smiths.
`

test.each([
  ['When are you open?', ['[Forge > Visit us > Opening hours]\nThe forge is open from Monday']],
  ['delivery', ['[Forge > Delivery]\nAn anvil comes on a pallet.']],
  ['Wie lange dauert die Lieferung?', ['[Forge > Delivery]']],
  ['How many moons has Jupiter?', []],
])('%s', (query, expected) => {
  const found = highlightsOf(PAGE, { query })
  expect(found).toHaveLength(expected.length)
  for (const [at, text] of expected.entries()) expect(found[at]).toContain(text)
})

test('passages are in the order of the page, and within the limit', () => {
  const found = highlightsOf(PAGE, { query: 'anvils and their delivery', maxChars: 120 })
  expect(found.map((passage) => passage.split('\n')[0])).toEqual(['[Forge]', '[Forge > Delivery]'])
  expect(found.join('').length).toBeLessThanOrEqual(120)
  expect(highlightsOf(PAGE, { query: 'anvils', maxChars: 10 }).join('')).toContain('anvils')
  expect(highlightsOf('', { query: 'anvils' })).toEqual([])
})

test('a limit below the length of a paragraph leads to a part of it', () => {
  const page = `# Forge\n\n${'Smiths strike over and over. '.repeat(12)}The forge opens at nine. ${'They sing. '.repeat(12)}`
  const [found = '', ...others] = highlightsOf(page, { query: 'When does the forge open?', maxChars: 80 })
  expect(found).toContain('The forge opens at nine.')
  expect([found, ...others].join('').length).toBeLessThanOrEqual(80)
})
