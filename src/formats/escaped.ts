const CHARACTERS: Readonly<Record<string, string>> = {
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
}

/** No control character, and no half of one. */
const isCharacter = (code: number): boolean => code >= 0x20 && (code < 0xd800 || code > 0xdfff)

/** Many pages escape twice, and scripts with data are escaped as if they were markup: what a reader of either leaves is still `&amp;`. */
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
