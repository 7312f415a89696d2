/** Finds the company of an ISIN: in the directory, by the rules of a country, or by its issuer. */

import type { DirectorySource, ListingMatch } from '../../model/directory.ts'
import { BlazonError } from '../../model/errors.ts'
import { checkDigitOf } from './isin-digit.ts'
import { symbolsInIsin } from './isin-rules.ts'
import { type HowFound, type Identification, shown } from './outcome.ts'
import { isRival } from './ticker.ts'

/** Finds the company of an ISIN. Rejects with `invalid_input` for a wrong form or check digit. */
export async function findByIsin(directory: DirectorySource, isin: string): Promise<Identification> {
  const asked = checkedIsin(isin)
  const tried: string[] = []
  for (const { how, tells, find } of WAYS) {
    const matches = await find(directory, asked)
    const [first] = matches
    if (!first) {
      tried.push(`There is no ${tells}.`)
      continue
    }
    const { company, listing, tier } = first
    if (matches.some((one) => isRival(one, first))) {
      tried.push(`More than one company has a ${tells}.`)
      continue
    }
    const { symbol, exchange } = listing
    const paper = symbol === '' ? 'it is a paper of' : `${shown(symbol)} on ${exchange} is`
    const reason = `${asked} was found by the ${tells}: ${paper} ${company.name} (${tier}, ${company.source}).`
    return { state: 'found', domain: company.domain, company, how, evidence: [reason] }
  }
  return { state: 'none', tried }
}

interface Way {
  readonly how: HowFound
  /** Names the searched entry in a message. */
  readonly tells: string
  readonly find: (directory: DirectorySource, isin: string) => Promise<readonly ListingMatch[]>
}

const WAYS: readonly Way[] = [
  { how: 'isin', tells: 'listing with this ISIN', find: (directory, isin) => directory.isinOf(isin) },
  { how: 'isin_derived', tells: 'symbol of which this ISIN is made by national rule', find: derived },
  { how: 'isin_twin', tells: 'listing with the same CUSIP in the United States or Canada', find: twin },
  { how: 'isin_issuer', tells: 'other paper of the same issuer (CUSIP)', find: issuer },
]

/** Returns the listings of the first symbol in the ISIN that an exchange of the country's rule has. */
async function derived(directory: DirectorySource, isin: string): Promise<readonly ListingMatch[]> {
  for (const { symbol, exchanges } of symbolsInIsin(isin)) {
    const listings = await directory.listingsOf(symbol)
    const there = listings.filter(({ listing }) => exchanges.includes(listing.exchange))
    const active = there.filter(({ listing }) => listing.isActive)
    if (there.length > 0) return active.length > 0 ? active : there
  }
  return []
}

const NORTH_AMERICA = /^(US|CA)([A-Z\d]{6})([A-Z\d]{3})\d$/

/** Finds the listing with the same CUSIP, and security, in the United States or Canada. */
async function twin(directory: DirectorySource, isin: string): Promise<readonly ListingMatch[]> {
  const [, country, issuerPart, paper] = NORTH_AMERICA.exec(isin) ?? []
  if (!country) return []
  const body = `${country === 'US' ? 'CA' : 'US'}${issuerPart}${paper}`
  return directory.isinOf(body + checkDigitOf(body))
}

/** Finds the company by the first six characters of the CUSIP, which identify its issuer. */
async function issuer(directory: DirectorySource, isin: string): Promise<readonly ListingMatch[]> {
  const [, country, issuerPart] = NORTH_AMERICA.exec(isin) ?? []
  if (!country) return []
  const matches = await directory.isinsFrom(country + issuerPart)
  return new Set(matches.map(({ company }) => company.domain)).size === 1 ? matches : []
}

/** Returns the ISIN in upper case. Throws `invalid_input` for a wrong form or check digit. */
export function checkedIsin(given: string): string {
  const isin = given.trim().toUpperCase()
  const refuse = (why: string): never => {
    throw new BlazonError('invalid_input', `${shown(given)} is not an ISIN: ${why}.`)
  }
  if (isin.length !== 12) refuse(`it has ${isin.length} characters instead of 12`)
  if (!/^[A-Z]{2}[A-Z\d]{9}\d$/.test(isin))
    refuse('it must be two letters, nine letters or digits, and one digit')
  const digit = checkDigitOf(isin.slice(0, 11))
  return isin.endsWith(digit) ? isin : refuse(`its check digit is ${isin.slice(11)}, and must be ${digit}`)
}
