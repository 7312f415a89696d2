/** Finds all entries of a directory for a text that may be a name, a domain, a symbol or an ISIN. */

import { registrableOf } from '../formats/psl.ts'
import { parsedUrl } from '../formats/url.ts'
import type { Company, DirectorySource, ListingMatch, NameMatch } from '../model/directory.ts'
import { exchangeOfSymbol, withoutSuffix } from './import/exchange.ts'
import { foldedWords, nameKey, symbolKey } from './keys.ts'

export interface Known {
  readonly text: string
  /** The company that has the text as a domain. */
  readonly company?: Company | undefined
  /** Names with the same key, or, where there are none, names that are one edit away. */
  readonly names: readonly NameMatch[]
  /** Securities with this symbol or ISIN. */
  readonly listings: readonly ListingMatch[]
}

/** A shorter key has too many names that are one edit away. */
const LEAST_NEAR = 5

export async function knownOf(directory: DirectorySource, text: string): Promise<Known> {
  const trimmed = text.trim()
  const key = nameKey(trimmed)
  const exact = await directory.namesOf([...new Set([key, foldedWords(trimmed).join('')])])
  const isNear = exact.length === 0 && key.length >= LEAST_NEAR
  return {
    text: trimmed,
    company: await companyAt(directory, trimmed),
    names: isNear ? await directory.namesNear(key) : exact,
    listings: await listingsOf(directory, trimmed),
  }
}

async function companyAt(directory: DirectorySource, text: string): Promise<Company | undefined> {
  if (!text.includes('.') || /\s/.test(text)) return undefined
  const host = parsedUrl(text.includes('://') ? text : `http://${text}`)?.hostname
  const domain = host && registrableOf(host)
  return domain ? directory.companyOf(domain) : undefined
}

async function listingsOf(directory: DirectorySource, text: string): Promise<readonly ListingMatch[]> {
  const symbol = symbolKey(text)
  if (/^[A-Z]{2}[A-Z\d]{9}\d$/.test(symbol)) return directory.isinOf(symbol)
  if (!/^[A-Z\d.&]{1,15}$/.test(symbol)) return []
  const found = await directory.listingsOf(symbol)
  const exchange = exchangeOfSymbol(text)
  if (!exchange) return found
  const marked = await directory.listingsOf(symbolKey(withoutSuffix(text.trim(), exchange)))
  return [...found, ...marked.filter(({ listing }) => listing.exchange === exchange)]
}
