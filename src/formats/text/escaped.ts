import { byName } from '../../model/by-name.ts'

const CHARACTERS = byName<string>({
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  szlig: 'ß',
  oslash: 'ø',
  Oslash: 'Ø',
  aelig: 'æ',
  AElig: 'Æ',
})

/** Combining accents by the last part of a reference's name: `uml` in `&uuml;`, `acute` in `&Eacute;`. */
const ACCENTS = byName<string>({
  uml: '\u0308',
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030a',
  caron: '\u030c',
})

function characterNamed(name: string): string | undefined {
  const accent = ACCENTS[name.slice(1)]
  return (
    CHARACTERS[name] ??
    CHARACTERS[name.toLowerCase()] ??
    (accent && `${name.charAt(0)}${accent}`.normalize('NFC'))
  )
}

/** True for a code point that is neither a control character nor a surrogate. */
const isCharacter = (code: number): boolean => code >= 0x20 && (code < 0xd800 || code > 0xdfff)

/**
 * Replaces character references that are left in a decoded text. Many pages escape twice, and data in scripts
 * is often escaped like markup, so `&amp;` is left after one decoding.
 */
export function unescaped(text: string): string {
  return text.replace(
    /&(?:([a-z]{2,6})|#(x?)0{0,3}([\da-f]{2,5}));/gi,
    (whole, name: string | undefined, hex: string | undefined, digits: string | undefined) => {
      if (name) return characterNamed(name) ?? whole
      const code = Number.parseInt(digits ?? '', hex ? 16 : 10)
      return (hex || /^\d+$/.test(digits ?? '')) && isCharacter(code) ? String.fromCodePoint(code) : whole
    },
  )
}
