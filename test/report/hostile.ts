import type { BrandRecord } from '../../src/model/record.ts'
import { recordOf } from '../store/records.ts'

/** Markup and style that would run or load something wherever it were not text. */
const TRAP = `<script>window.hacked=1</script><img src=http://other.example/x onerror="window.hacked=1">"'>{}</style>`

const found = <T>(value: T) => ({
  value,
  confidence: 0.9,
  rule: TRAP,
  evidence: Array.from({ length: 60 }, () => ({ source: TRAP, where: TRAP.repeat(3), text: TRAP.repeat(2) })),
})

const URLS = ['javascript:window.hacked=1', 'java\tscript:window.hacked=1', 'http://other.example/"onload="x']

/** A record of a page whose every value is an attack, or far too long. */
export function hostileRecord(domain: string): BrandRecord {
  const record = recordOf(domain)
  const fonts = { ...{ uses: [], roles: [], elements: 1, words: 1, percentElements: 1, percentWords: 1 } }
  return {
    ...record,
    url: 'javascript:window.hacked=1',
    notes: Array.from({ length: 40 }, () => TRAP),
    fields: {
      ...record.fields,
      name: found(TRAP + 'W'.repeat(10_000)),
      slogan: found(`${TRAP}\u202ereversed`),
      description: found(`\u0645\u0631\u062d\u0628\u0627 ${TRAP.repeat(100)}`),
      logos: found(URLS.map((url) => ({ url, type: 'logo', colors: [], group: 1 }) as const)),
      backdrops: found(URLS.map((url) => ({ url, colors: [] }))),
      colors: found([
        { hex: 'red;}body{display:none', name: TRAP, role: 'primary' },
        { hex: '#5b3fd6', name: 'N'.repeat(3_000), dark: { hex: 'url(http://other.example/)', name: TRAP } },
        ...Array.from({ length: 40 }, (_, at) => ({
          hex: `#${(at + 100_000).toString(16).padStart(6, '0')}`,
          name: TRAP,
        })),
      ]),
      fonts: found([
        {
          ...fonts,
          family: `a"; } body { background: url(http://other.example/) } ${TRAP}`,
          fallbacks: [TRAP],
        },
      ]),
      socials: found(URLS.map((url) => ({ type: TRAP, url }))),
      links: found({
        careers: 'javascript:window.hacked=1',
        blog: `https://other.example/${'a'.repeat(5_000)}`,
      }),
      email: found('a@b.c?subject=<script>'),
      phone: found('javascript:window.hacked=1'),
      address: found({ street: TRAP.repeat(9), city: '\u202eabc' }),
      language: found('<b>no tag'),
    },
  }
}
