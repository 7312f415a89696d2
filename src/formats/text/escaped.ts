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
})

/** True for a code point that is neither a control character nor a surrogate. */
const isCharacter = (code: number): boolean => code >= 0x20 && (code < 0xd800 || code > 0xdfff)

/**
 * Replaces character references that are left in a text. Many pages escape twice, and data in scripts is
 * escaped as if it were markup, so that after one decoding there is still `&amp;`.
 */
export function unescaped(text: string): string {
  return text.replace(
    /&(?:([a-z]{2,6})|#0{0,3}(\d{2,5}));/gi,
    (whole, name: string | undefined, code: string | undefined) =>
      name
        ? (CHARACTERS[name.toLowerCase()] ?? whole)
        : isCharacter(Number(code))
          ? String.fromCodePoint(Number(code))
          : whole,
  )
}
