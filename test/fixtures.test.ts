import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readPublished } from '../scripts/evaluate/accuracy.ts'
import { belowFloor, digestOfFixtures, readFloors } from '../scripts/evaluate/floors.ts'
import { evaluateFixtures } from '../scripts/evaluate/run.ts'
import { FIXTURES } from '../scripts/fixtures/server.ts'
import { findBrowser } from '../src/capture/browser/find.ts'
import { THOROUGH } from './house/thorough.ts'

const browser = await findBrowser()
const { digest, floors } = readFloors()

test('every fixture says why it is there', () => {
  const folders = readdirSync(FIXTURES, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.length).toBeGreaterThanOrEqual(10)
  for (const { name } of folders) {
    for (const file of ['expected.json', 'why.md', 'www'])
      expect(existsSync(join(FIXTURES, name, file)), `${name}/${file}`).toBe(true)
  }
})

test('the floors were pinned on these fixtures', () => {
  expect(digestOfFixtures()).toBe(digest)
})

describe('no field falls below its floor', () => {
  // `npm run evaluate` scores both as well.
  const producers = browser && THOROUGH ? (['auto', 'browser'] as const) : (['auto'] as const)
  test.each(producers)('%s', async (producer) => {
    const { fields, leftOut } = await evaluateFixtures(producer)
    const means = Object.fromEntries(Object.entries(fields).map(([field, { mean }]) => [field, mean]))
    expect(leftOut.length > 0).toBe(!browser)
    const published = readPublished().sets.Fixtures?.columns[producer] ?? {}
    for (const [field, mean] of Object.entries(browser ? means : {}))
      expect(published[field]?.mean.toFixed(3), `${field} in ACCURACY.md: npm run evaluate`).toBe(
        mean.toFixed(3),
      )
    // Without a browser the means are over fewer fixtures: the outcome of each still has to be right.
    expect(browser ? belowFloor(means, floors[producer] ?? {}) : belowFloor(means, { outcome: 1 })).toEqual(
      [],
    )
  })
})
