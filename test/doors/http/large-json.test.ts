import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { largeJson } from '../../../src/doors/http/large-json.ts'

const TEXT = 'anvil "x" \n \\ é 漢 🦶 \u2028 \ud800 '

const VALUES: readonly Readonly<Record<string, unknown>>[] = [
  {},
  { success: true, url: 'https://acme.example/?a="b"', meta: { a: 1 }, list: [], left: undefined },
  { list: Array.from({ length: 5_000 }, (_, at) => ({ at, src: TEXT.repeat(9), alt: null })) },
  { urls: Array.from({ length: 9_000 }, (_, at) => `${TEXT}${at}`), after: ['x'] },
  { mixed: ['a', 1, 'b', null, { c: TEXT }, ['d'], 'x'.repeat(70_000), 'e', 'f', undefined, 'g'] },
  // The lengths are such that a cut falls on each place of the text.
  ...[0, 1, 2, 3].map((shift) => ({ text: 'x'.repeat(shift) + TEXT.repeat(60_000) })),
]

test('it is what JSON.stringify gives', async () => {
  for (const value of VALUES)
    expect((await largeJson(value)).equals(Buffer.from(JSON.stringify(value)))).toBe(true)
})

test('others have their turn meanwhile', async () => {
  for (const value of [{ text: 'x'.repeat(4_000_000) }, { urls: Array(100_000).fill('x'.repeat(40)) }]) {
    let turns = 0
    let isOver = false
    const writing = largeJson(value).finally(() => {
      isOver = true
    })
    for (; !isOver; turns++) await setImmediate()
    await writing
    expect(turns).toBeGreaterThan(10)
  }
})
