import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PAGES } from '../../scripts/make/calls/pages.ts'

test.each([...PAGES])(
  '%s has the rows of all calls; npm run make -- calls writes them anew',
  (page, made) => {
    const text = readFileSync(new URL(`../../${page}`, import.meta.url), 'utf8')
    expect(text).toBe(made(text))
  },
)
