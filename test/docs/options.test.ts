import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { optionsPage } from '../../scripts/docs/options/page.ts'

test('docs/options.md says what the source says; npm run docs:options writes it anew', () => {
  expect(readFileSync(new URL('../../docs/options.md', import.meta.url), 'utf8')).toBe(optionsPage())
})
