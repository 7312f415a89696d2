/** Finds the company of a symbol on an exchange, or on the American exchanges in their order. */

import { EXCHANGES } from '../../data/codes/exchanges.ts'
import type { DirectorySource, ListingMatch } from '../../model/directory.ts'
import { BlazonError } from '../../model/errors.ts'
import { AMERICAN, type Exchange } from '../../model/exchanges.ts'
import { symbolKey } from '../keys.ts'
import { type HowFound, type Identification, shown } from './outcome.ts'
import { splitSuffix, symbolSpellings, withoutAmerican } from './symbols.ts'

const MAX_TICKER_CHARS = 15

export interface TickerQuery {
  /** 1 to 15 letters, digits and dots. `-`, `_`, `/` and a space count as a dot. */
  readonly ticker: string
  /** A code of `EXCHANGES`. Default: the American exchanges, then the only exchange that has the symbol. */
  readonly exchange?: string | undefined
}

interface Way {
  readonly how: HowFound
  readonly find: () => Promise<readonly ListingMatch[]>
}

/**
 * Finds the company of a symbol. A symbol that is traded takes precedence over one that is no longer traded.
 * When an exchange is named, only this exchange and segments of the same market are searched. Rejects with
 * `invalid_input` for an invalid symbol, and for an unknown exchange.
 */
export async function findByTicker(directory: DirectorySource, query: TickerQuery): Promise<Identification> {
  const symbol = checkedSymbol(query.ticker)
  const exchange = checkedExchange(query.exchange)
  for (const { how, find } of exchange ? on(directory, symbol, exchange) : anywhere(directory, symbol)) {
    const matches = await find()
    const [first] = matches
    if (!first) continue
    const rival = matches.find((one) => isRival(one, first))
    if (rival) return { state: 'none', tried: [undecided(symbol, [first, rival])] }
    const { company, listing } = first
    return { state: 'found', domain: company.domain, company, how, evidence: [because(symbol, how, first)] }

    function because(asked: string, way: HowFound, { tier }: ListingMatch): string {
      const read = listing.symbol === asked ? '' : `${shown(asked)} was read as ${shown(listing.symbol)}. `
      const segment = way === 'ticker_segment' ? `, which is a segment of the same market as ${exchange}` : ''
      const past = listing.isActive ? '' : ', where it is not traded any more'
      const where = `${listing.exchange} (${EXCHANGES[listing.exchange].name})`
      return `${read}${shown(listing.symbol)} is ${company.name} on ${where}${segment}${past} (${tier}, ${company.source}).`
    }
  }
  return { state: 'none', tried: [await whyNot(directory, symbol, exchange)] }
}

function on(directory: DirectorySource, asked: string, exchange: Exchange): readonly Way[] {
  const split = splitSuffix(asked)
  const american = AMERICAN.includes(exchange) ? withoutAmerican(asked) : undefined
  const symbol = american ?? (split?.exchange === exchange ? split.symbol : asked)
  const { operatingMic } = EXCHANGES[exchange]
  const listed = async (symbols: readonly string[], isThere: (on: Exchange) => boolean) =>
    activeFirst((await allOf(directory, symbols)).filter(({ listing }) => isThere(listing.exchange)))
  const isHere = (one: Exchange) => one === exchange
  const isSegment = (one: Exchange) => EXCHANGES[one].operatingMic === operatingMic
  return [
    { how: 'ticker', find: () => listed([...new Set([asked, symbol])], isHere) },
    { how: 'ticker_spelling', find: () => listed(symbolSpellings(symbol, exchange), isHere) },
    { how: 'ticker_segment', find: () => listed([symbol, ...symbolSpellings(symbol, exchange)], isSegment) },
  ]
}

/** A shorter symbol exists at most exchanges, and means an American one where none is named. */
const MIN_FOREIGN_CHARS = 3

function anywhere(directory: DirectorySource, symbol: string): readonly Way[] {
  const american = async (symbols: readonly string[], isActive: boolean) => {
    const all = (await allOf(directory, symbols)).filter(({ listing }) => listing.isActive === isActive)
    const first = AMERICAN.find((one) => all.some(({ listing }) => listing.exchange === one))
    return all.filter(({ listing }) => listing.exchange === first)
  }
  const foreign = async () => (symbol.length < MIN_FOREIGN_CHARS ? [] : allOf(directory, [symbol]))
  const split = splitSuffix(symbol)
  const bare = withoutAmerican(symbol)
  return [
    { how: 'ticker', find: () => american([symbol], true) },
    {
      how: 'ticker_anywhere',
      find: async () => (await foreign()).filter(({ listing }) => listing.isActive),
    },
    { how: 'ticker_spelling', find: () => american(symbolSpellings(symbol), true) },
    ...(bare
      ? [{ how: 'ticker_spelling' as const, find: () => american([bare, ...symbolSpellings(bare)], true) }]
      : []),
    ...(split ? on(directory, split.symbol, split.exchange).slice(0, 2) : []),
    { how: 'ticker', find: () => american([symbol], false) },
    { how: 'ticker_anywhere', find: foreign },
  ]
}

async function allOf(
  directory: DirectorySource,
  symbols: readonly string[],
): Promise<readonly ListingMatch[]> {
  const found = await Promise.all(symbols.map((symbol) => directory.listingsOf(symbol)))
  return found.flat()
}

function activeFirst(matches: readonly ListingMatch[]): readonly ListingMatch[] {
  const active = matches.filter(({ listing }) => listing.isActive)
  return active.length > 0 ? active : matches
}

/** Returns whether a listing belongs to another company that is as likely as the first one. */
export function isRival({ company, tier }: ListingMatch, first: ListingMatch): boolean {
  return company.domain !== first.company.domain && tier === first.tier && company.rank >= first.company.rank
}

function undecided(symbol: string, matches: readonly ListingMatch[]): string {
  const each = matches.map(({ company, listing }) => `${company.domain} on ${listing.exchange}`)
  return `${shown(symbol)} is ${each.join(' and ')}, and nothing decides between them; name the exchange.`
}

async function whyNot(directory: DirectorySource, symbol: string, exchange: Exchange | undefined) {
  if (!exchange)
    return `${shown(symbol)} was looked for on ${AMERICAN.join(', ')}, and then on all other exchanges.`
  const others = (await directory.listingsOf(symbol)).map(({ listing }) => listing.exchange)
  const known = [...new Set(others)].slice(0, 5)
  const elsewhere = known.length === 0 ? '' : ` The directory has it on ${known.join(', ')}.`
  return `${shown(symbol)} was looked for on ${exchange} and segments of the same market alone.${elsewhere}`
}

/** Returns the symbol as it is stored. Throws `invalid_input` for an invalid symbol. */
export function checkedSymbol(ticker: string): string {
  const text = ticker.trim()
  const refuse = (why: string): never => {
    throw new BlazonError('invalid_input', `${shown(ticker)} is not a ticker: ${why}.`)
  }
  if (text === '') refuse('it is empty')
  if (text.length > MAX_TICKER_CHARS) refuse(`it has more than ${MAX_TICKER_CHARS} characters`)
  if (!/^[a-z\d]+(?:[._/ -][a-z\d]+)*$/i.test(text))
    refuse('it has letters, digits and single dots between them, as in BRK.B')
  return symbolKey(text)
}

/** Returns the exchange of a code. Throws `invalid_input` for an unknown code. */
export function checkedExchange(code: string | undefined): Exchange | undefined {
  if (code === undefined) return undefined
  const known = Object.keys(EXCHANGES).find((one): one is Exchange => one === code)
  if (known) return known
  throw new BlazonError(
    'invalid_input',
    `${shown(code)} is not the code of an exchange; it is one of ${Object.keys(EXCHANGES).join(', ')}.`,
  )
}
