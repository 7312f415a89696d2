/** Handles names that end with words for a business: `Chevron Oil Corp`, `Lufthansa Airlines`. */

import { NAME_ABBREVIATIONS } from '../../data/companies/name-abbreviations.ts'
import { NAME_WORDS } from '../../data/companies/name-words.ts'
import { TRADES } from '../../data/companies/trade-words.ts'
import type { Company } from '../../model/directory.ts'
import { industriesOf } from '../industries.ts'
import { coreWords, foldedWords } from '../keys.ts'

/** Words in names of companies that do not identify a company by themselves. */
export const GENERIC_WORDS: ReadonlySet<string> = new Set(NAME_WORDS.generic)

const ABBREVIATIONS = new Map(NAME_ABBREVIATIONS)
/** The first digits of NAICS codes, by the words that name a business. */
const TRADE_WORDS: ReadonlyMap<string, readonly string[]> = naicsByWord()

function naicsByWord(): ReadonlyMap<string, readonly string[]> {
  const all = new Map<string, readonly string[]>()
  for (const { words, naics } of TRADES)
    for (const word of words) all.set(word, [...(all.get(word) ?? []), ...naics])
  return all
}

/** Expands abbreviations in a name, except in the first word: `Ford Mtr Co` becomes `ford motor co`. */
export function inFull(name: string): string {
  const words = foldedWords(name)
  return words.map((word, at) => (at > 0 && ABBREVIATIONS.get(word)) || word).join(' ')
}

export interface Traded {
  /** The name without the words for the business. */
  readonly name: string
  /** For each removed word, the first digits of its NAICS codes. */
  readonly trades: readonly (readonly string[])[]
}

/** Removes words for a business one by one from the end of a name, if any. Returns the longest rest first. */
export function withoutTrades(name: string): readonly Traded[] {
  const words = coreWords(inFull(name))
  const found: Traded[] = []
  const trades: (readonly string[])[] = []
  while (words.length > 1) {
    const codes = TRADE_WORDS.get(words.pop() ?? '')
    if (!codes) break
    trades.push(codes)
    // A legal form may also come before the word for the business.
    found.push({ name: coreWords(words.join(' ')).join(' '), trades: [...trades] })
  }
  return found
}

export function doesAll(company: Company, trades: Traded['trades']): boolean {
  const codes = industriesOf(company)
  return trades.every((trade) => trade.some((digits) => codes.some((code) => code.startsWith(digits))))
}
