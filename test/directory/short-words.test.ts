import { expect, test } from 'vitest'
import { coreWords, nameKey } from '../../src/directory/keys.ts'
import { findByName } from '../../src/directory/lookup/name.ts'
import { sourceOf } from '../../src/directory/memory.ts'
import { entry } from './entries.ts'

const source = sourceOf(
  [
    entry('qv.be', 'QV Insurance', { rank: 0.95 }),
    entry('toreb.com', 'Torebank', { rank: 0.95 }),
    entry('ferncott.com', 'Ferncott', { rank: 0.95 }),
  ],
  'shipped',
)

test.each([
  ['QVG Insurance', undefined],
  ['Tor Bank', undefined],
  ['Torbank', 'toreb.com'],
  ['Ferncot', 'ferncott.com'],
])('a letter more or less makes another word of a short one: %j', async (name, domain) => {
  const found = await findByName(source, { name })
  expect(found.state === 'found' ? found.domain : undefined).toBe(domain)
})

test.each([
  'Ferncott Pvt Ltd',
  'Ferncott Pvt. Ltd.',
  'Ferncott Private Limited',
  'Ferncott DAC',
  'Ferncott eG',
  'Ferncott Genossenschaft',
  'Ferncott Co., Ltd..',
  'Ferncott OÜ',
  'Ferncott W.L.L.',
  'Ferncott FZ-LLC',
  'Ferncott Lda',
  'Ferncott Sp. z o.o. sp.k.',
  'Ferncott Comp',
  'Ferncott Sdn. Bhd.',
  'Ferncott ТОО',
])('the legal form of %j is no part of the name', (name) => {
  expect(nameKey(name)).toBe('ferncott')
  expect(coreWords(name)).toEqual(['ferncott'])
})
