import { expect, test } from 'vitest'
import { belowFloor, figuresOf } from '../../scripts/fidelity/figures.ts'
import { comparePages } from '../../scripts/fidelity/pages.ts'
import { findBrowser } from '../../src/capture/browser/find.ts'

const browser = await findBrowser()
// These have the newest style sheets, and one has a dark scheme. `npm run fidelity` compares all pages.
const PAGES = [
  { colorScheme: 'light', domains: ['lumencrag.example', 'stratokiln.example'] },
  { colorScheme: 'dark', domains: ['duskwether.example'] },
] as const

test.runIf(browser).each(PAGES)(
  'on fixtures both producers see the same: $colorScheme',
  async ({ colorScheme, domains }) => {
    const failures: string[] = []
    const onFailure = (domain: string, reason: string) => failures.push(`${domain}: ${reason}`)
    const pages = await comparePages({ colorScheme, domains, onFailure })
    expect(failures).toEqual([])
    expect(pages).toHaveLength(domains.length)
    expect(belowFloor(figuresOf(pages))).toEqual([])
  },
)
