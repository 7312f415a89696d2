import { describe, expect, it } from 'vitest'
import { parseJsonLd } from '../../../src/formats/jsonld/blocks.ts'

const rows: readonly [trap: string, text: string, value: unknown][] = [
  ['plain', '{"a":"b"}', { a: 'b' }],
  ['a trailing comma', '{"a":[1,2,],}', { a: [1, 2] }],
  ['a newline in a string', '{"a":"one\ntwo"}', { a: 'one\ntwo' }],
  [
    'comments outside strings go, inside they stay',
    '// x\n{"a":"http://b/c" /* y */, "d":"<!-- e -->"}',
    { a: 'http://b/c', d: '<!-- e -->' },
  ],
  ['HTML comment and CDATA around it', '<!-- --><![CDATA[{"a":1}]]>;', { a: 1 }],
  ['quotation marks inside a string', '{"a":"say "hi" now","b":1}', { a: 'say "hi" now', b: 1 }],
  ['escaped as HTML', '{&quot;a&quot;:&quot;b &amp; c&quot;}', { a: 'b & c' }],
  ['an escape that only scripts know', String.raw`{"a":"it\'s"}`, { a: "it's" }],
  ['two objects in one block', '{"a":1}\n{"b":2}', [{ a: 1 }, { b: 2 }]],
  ['no JSON at all', 'window.x = 1', undefined],
  ['a bare string is no item', '"a"', undefined],
  ['deeper than the limit', `${'[{"a":'.repeat(33)}1${'}]'.repeat(33)}`, undefined],
  ['longer than the limit', `{"a":"${'x'.repeat(1_048_576)}"}`, undefined],
]

describe('parseJsonLd', () => {
  it.each(rows)('%s', (_, text, value) => {
    expect(parseJsonLd(text)).toEqual(value)
  })
})
