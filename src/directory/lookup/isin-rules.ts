/*
 * The countries whose ISINs contain the symbol of the security. The rules of their numbering agencies were
 * derived from the ISINs of well-known securities, 2026.
 */

import { byName } from '../../model/by-name.ts'
import type { Exchange } from '../../model/exchanges.ts'

interface Rule {
  /** Matches the ISIN. The first group is the part that contains the symbol. */
  readonly isin: RegExp
  readonly exchanges: readonly Exchange[]
  /** Returns the symbols for this part, the likeliest first. Default: the part itself. */
  readonly symbols?: (part: string, kind: string) => readonly string[]
}

/** Final digits of Brazilian symbols: 3 ordinary shares, 4 to 6 preferred shares, 11 a unit or a fund. */
const BRAZILIAN = byName<readonly string[]>({
  OR: ['3', '4', '11', '5', '6'],
  PR: ['4', '5', '6', '3', '11'],
  PA: ['5', '4', '3'],
  PB: ['6', '4', '3'],
})

const RULES: readonly Rule[] = [
  { isin: /^AU000000([A-Z\d]{3})\d$/, exchanges: ['ASX'] },
  {
    isin: /^BR([A-Z\d]{4})(?:ACN|CDA|CTF)([A-Z\d]{2})\d$/,
    exchanges: ['SAO'],
    symbols: (part, kind) => (BRAZILIAN[kind] ?? ['11', '3', '4']).map((end) => part + end),
  },
  {
    isin: /^KR7([\dA-Z]{6})00\d$/,
    exchanges: ['KSC', 'KOE'],
    // The symbols of a preferred share and of the ordinary share differ in the last digit.
    symbols: (part) => [part, `${part.slice(0, 5)}0`],
  },
  { isin: /^TW000(\d{4})00\d$/, exchanges: ['TAI', 'TWO'] },
  { isin: /^MYL(\d{4})[OP][A-Z]00\d$/, exchanges: ['KLS'] },
]

/** Returns the symbols that the ISIN may contain by the rules of its country, the likeliest first. */
export function symbolsInIsin(
  isin: string,
): readonly { readonly symbol: string; readonly exchanges: readonly Exchange[] }[] {
  return RULES.flatMap(({ isin: form, exchanges, symbols = (part: string) => [part] }) => {
    const [, part, kind = ''] = form.exec(isin) ?? []
    return part === undefined
      ? []
      : [...new Set(symbols(part, kind))].map((symbol) => ({ symbol, exchanges }))
  })
}
