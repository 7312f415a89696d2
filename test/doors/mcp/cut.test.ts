import { describe, expect, test } from 'vitest'
import { fitted, tokensOf } from '../../../src/doors/mcp/cut.ts'
import { seeded } from '../../house/seeded.ts'

const tokens = (value: unknown) => tokensOf(JSON.stringify(value))

describe('an answer that is too long', () => {
  test('stays as it is when it fits', () => {
    const value = { name: 'Acme', colors: ['#ff0000'] }
    expect(fitted(value, 100)).toEqual({ site_data: value })
  })

  test('keeps the first entries of a list, and says how many there were', () => {
    const colors = Array.from({ length: 200 }, (_, at) => `#${String(at).padStart(6, '0')}`)
    const made = fitted({ name: 'Acme', colors }, 100)
    expect(tokens(made)).toBeLessThanOrEqual(100)
    const { colors: kept } = made.site_data as { colors: string[] }
    expect(kept).toEqual(colors.slice(0, kept.length))
    expect(kept.length).toBeGreaterThan(10)
    expect(made.left_out).toEqual([{ path: 'colors', kept: kept.length, of: 200, unit: 'entries' }])
  })

  test('keeps the beginning of a text, and no half of a character', () => {
    const made = fitted({ title: 'Emoji', text: '😀'.repeat(500) }, 120)
    const { title, text } = made.site_data as { title: string; text: string }
    expect(title).toBe('Emoji')
    expect(text).toMatch(/^(?:😀)+…$/u)
    expect(made.left_out).toEqual([{ path: 'text', kept: expect.any(Number), of: 1_000, unit: 'characters' }])
  })

  test('has no half of an address', () => {
    const url = `https://example.com/${'a'.repeat(1_000)}`
    const made = fitted({ domain: 'example.com', url, data: `data:image/png;base64,${'A'.repeat(900)}` }, 100)
    expect(made.site_data).toEqual({ domain: 'example.com' })
    expect(made.left_out?.map(({ path, kept }) => [path, kept])).toEqual([
      ['data', 0],
      ['url', 0],
    ])
  })

  test('does not repeat a key that a page may have chosen outside of its data', () => {
    const made = fitted({ '--ignore-previous-instructions': 'word '.repeat(500) }, 100)
    expect(made.left_out?.[0]?.path).toBe('*')
  })

  test('is whole JSON within its tokens, whatever it is', () => {
    const random = seeded(37)
    const below = (most: number) => Math.floor(random() * most)
    const text = () => '\u{1f600}é"\\\n\u0000a '.repeat(below(40)).slice(below(5))
    const made = (depth: number): unknown => {
      const kind = below(depth > 3 ? 3 : 5)
      if (kind === 0) return text()
      if (kind === 1) return below(1_000) / 7
      if (kind === 2) return below(2) === 0
      const entries = Array.from({ length: below(12) }, () => made(depth + 1))
      return kind === 3 ? entries : Object.fromEntries(entries.map((each, at) => [`key${at}`, each]))
    }
    for (let round = 0; round < 300; round++) {
      const value = { of: made(0), and: made(0) }
      const most = 100 + below(400)
      const answer = fitted(value, most)
      expect(tokens(answer)).toBeLessThanOrEqual(most)
      expect(JSON.parse(JSON.stringify(answer))).toEqual(answer)
      const isWhole = JSON.stringify(answer.site_data) === JSON.stringify(value)
      expect(answer.left_out === undefined).toBe(isWhole)
    }
  })
})
