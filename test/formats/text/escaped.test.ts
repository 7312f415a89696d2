import { describe, expect, it } from 'vitest'
import { unescaped } from '../../../src/formats/text/escaped.ts'

describe('characters that are escaped in a text', () => {
  it.each([
    ['Smith &amp; Sons', 'Smith & Sons'],
    ['Bob&#39;s', "Bob's"],
    ['Bob&#x27;s &#x00E9;clairs', "Bob's éclairs"],
    ['M&uuml;ller &Eacute;clair Stra&szlig;e', 'Müller Éclair Straße'],
    ['&#12ab; &#x1; &nothing; R&D;', '&#12ab; &#x1; &nothing; R&D;'],
  ])('%s', (text, expected) => {
    expect(unescaped(text)).toBe(expected)
  })
})
