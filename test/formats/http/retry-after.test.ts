import { describe, expect, it } from 'vitest'
import { parseRetryAfter } from '../../../src/formats/http/retry-after.ts'

const NOW = new Date('2026-11-20T12:00:00Z')

describe('parseRetryAfter', () => {
  it.each([
    ['0', 0],
    ['120', 120_000],
    ['  7  ', 7_000],
    ['999999999999', 999_999_999_999_000],
    ['Fri, 20 Nov 2026 12:00:30 GMT', 30_000],
    ['fri, 20 nov 2026 12:10:00 gmt', 600_000],
    ['Friday, 20-Nov-26 12:01:00 GMT', 60_000],
    ['Friday, 20-Nov-76 12:00:00 GMT', Date.UTC(2076, 10, 20, 12) - NOW.getTime()],
    ['Sunday, 06-Nov-94 08:49:37 GMT', 0],
    ['Fri Nov 20 12:02:00 2026', 120_000],
    ['Sat Dec  5 12:00:00 2026', 15 * 24 * 3_600_000],
    ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
  ])('reads %j', (header, ms) => {
    expect(parseRetryAfter(header, NOW)).toBe(ms)
  })

  it.each([
    undefined,
    '',
    'soon',
    '-1',
    '1.5',
    '1e3',
    '0x10',
    '12, 13',
    '1000000000000',
    '2026-11-20T12:00:30Z',
    'Fri, 20 Nov 2026 12:00:30',
    'Fri, 20 Nov 2026 12:00:30 PST',
    'Fri, 99 Nov 2026 12:00:30 GMT',
    'Fri, 20 Foo 2026 12:00:30 GMT',
    `${'1'.repeat(100_000)}x`,
  ])('takes %j for no answer', (header) => {
    expect(parseRetryAfter(header, NOW)).toBeUndefined()
  })
})
