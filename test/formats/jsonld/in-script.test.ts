import { describe, expect, it } from 'vitest'
import { jsonLdInScript } from '../../../src/formats/jsonld/in-script.ts'
import { expectWithin } from '../../house/processor.ts'

const ACME = { '@context': 'https://schema.org', '@type': 'Organization', name: 'A "quoted" {brace} \\ Acme' }
const plain = JSON.stringify(ACME)
const inString = JSON.stringify(plain)
const inStrings = JSON.stringify(`"html":${inString}`)

const rows: readonly [trap: string, text: string, found: unknown[]][] = [
  ['as an object in a state', `window.state={"a":"}","ld":${plain},"b":1}`, [ACME]],
  ['in a string', `push(${inString})`, [ACME]],
  ['in a string of a string', `push(${inStrings})`, [ACME]],
  ['three strings deep', `push(${JSON.stringify(inStrings)})`, [ACME]],
  ['two beside each other', `[${plain},${plain}]`, [ACME, ACME]],
  ['slashes that are escaped', plain.replaceAll('/', '\\/'), [ACME]],
  [
    'one in another counts once',
    `{"@context":"http://schema.org","about":${plain}}`,
    [{ '@context': 'http://schema.org', about: ACME }],
  ],
  ['a string that ends before it does', `push(${inString.slice(0, 40)}")`, []],
  ['another vocabulary', '{"@context":"https://example.org","name":"x"}', []],
  ['code that makes one', '{"@context":"https://schema.org","name": title.trim()}', []],
  ['deeper than the limit', `{"@context":"https://schema.org","a":${'['.repeat(65)}${']'.repeat(65)}}`, []],
  ['never closed', '{"@context":"https://schema.org","a":"b"', []],
]

describe('jsonLdInScript', () => {
  it.each(rows)('%s', (_, text, found) => {
    expect(jsonLdInScript(text)).toEqual(found)
  })

  it('takes no longer for a script made to be slow', () => {
    const opening = '{"@context":"https://schema.org",'
    const hostile = [opening.repeat(20_000), opening + '\\'.repeat(1_000_000), `{${' '.repeat(1_000_000)}`]
    for (const text of hostile) expectWithin(1_000, () => jsonLdInScript(text))
  })
})
