/** Returns other spellings of the symbol of a security. */

import { EXCHANGES } from '../../data/codes/exchanges.ts'
import type { Exchange } from '../../model/exchanges.ts'

/** The length to which each exchange pads numeric symbols with zeros. */
const PADDED: Partial<Record<Exchange, number>> = { HKSE: 4, KSC: 6, KOE: 6, SHH: 6, SHZ: 6, KLS: 4 }

/**
 * Returns the other spellings of a symbol. These have or lack the separator of its class, such as `BRKB` and
 * `BRK.B`, or `FEMSAUB` and `FEMSA.UB`. A numeric symbol is also returned without leading zeros, and padded
 * as the exchange pads it.
 */
export function symbolSpellings(symbol: string, exchange?: Exchange): readonly string[] {
  const plain = symbol.replaceAll('.', '')
  const classes = [1, 2]
    .filter((length) => plain.length > length + 1 && /^[A-Z]+$/.test(plain.slice(-length)))
    .map((length) => `${plain.slice(0, -length)}.${plain.slice(-length)}`)
  const digits = exchange && PADDED[exchange]
  const numbers =
    digits && /^\d+$/.test(symbol)
      ? [
          symbol.replace(/^0+(?=\d)/, ''),
          symbol.replace(/^0+(?=\d)/, '').padStart(digits, '0'),
          symbol.padStart(5, '0'),
        ]
      : []
  return [...new Set([plain, ...classes, ...numbers])].filter((one) => one !== symbol)
}

/** Removes the ending that brokers add to American symbols: `BRK.B.US` becomes `BRK.B`. */
export function withoutAmerican(symbol: string): string | undefined {
  return symbol.length > 3 && symbol.endsWith('.US') ? symbol.slice(0, -3) : undefined
}

/** Splits off the suffix that open datasets add for the exchange: `VOD.L` is `VOD` on LSE. */
export function splitSuffix(symbol: string): { symbol: string; exchange: Exchange } | undefined {
  const at = symbol.lastIndexOf('.')
  const exchange = at < 1 ? undefined : SUFFIXES.get(symbol.slice(at + 1))
  return exchange && { symbol: symbol.slice(0, at), exchange }
}

const SUFFIXES: ReadonlyMap<string, Exchange> = new Map(
  Object.entries(EXCHANGES)
    .filter(([, { suffix }]) => suffix !== '')
    .map(([exchange, { suffix }]) => [suffix, exchange as Exchange]),
)
