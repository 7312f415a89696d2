import { exchangeNamed } from '../../directory/import/exchange.ts'
import { isinProblem } from '../../directory/import/isin.ts'
import { splitSuffix } from '../../directory/lookup/symbols.ts'
import { byName } from '../../model/by-name.ts'
import type { CompanyHandle, HandleKind } from '../../model/company.ts'
import type { Exchange } from '../../model/exchanges.ts'
import type { Site } from '../../model/site.ts'
import { mailIn } from '../../resolve/listed.ts'
import { namedBy } from './named.ts'

/** A possible meaning of an entry: a handle of one kind. */
export interface Reading {
  readonly kind: HandleKind
  readonly handle: string
  /** The exchange of a ticker, or the country of a name. */
  readonly beside?: string | undefined
  /** Whether a company that was found in this way (`FoundCompany.how`) is accepted. Default: always. */
  readonly holds?: (how: string) => boolean
}

/** Codes of exchanges on pages about shares, collected by hand in 2026, beside the names elsewhere. */
const MARKETS = byName<Exchange>({
  ...{ LON: 'LSE', ETR: 'XETRA', TYO: 'JPX', EPA: 'PAR', SWX: 'SIX', BIT: 'MIL', BOM: 'BSE', EBR: 'BRU' },
  ...{ ELI: 'LIS', CVE: 'TSXV', SHA: 'SHH', SHE: 'SHZ', TPE: 'TAI', KRX: 'KSC', KOSDAQ: 'KOE', SGX: 'SES' },
  ...{ SEHK: 'HKSE', JSE: 'JNB', IDX: 'JKT', BIST: 'IST', OTCMKTS: 'OTC', NYSEARCA: 'NYSE', XTRA: 'XETRA' },
})

/** Matches a symbol with its exchange, such as `NASDAQ:AAPL` and `(NYSE: BRK.B)`. */
const AT_EXCHANGE = /^\(?([^:()]{1,40}?)\s*:\s*([a-z\d]+(?:[._/-][a-z\d]+)*)\)?$/i

/** Matches a symbol after a code in capitals, which counts as an exchange even when it is unknown. */
const LIKE_EXCHANGE = /^\(?[A-Z]{2,10}\s*:\s*[A-Z\d.]{1,10}\)?$/

/** Matches a text that looks like a symbol: `AAPL`, `BRK.B`, `VOD.L`. Many brand names do, too. */
const LIKE_SYMBOL = /^[A-Z]{1,5}(?:\.[A-Z]{1,3})?$/

/** Exchanges with numeric symbols. On all others, symbols have letters. */
const OF_NUMBERS: ReadonlySet<Exchange> = new Set([
  ...(['HKSE', 'JPX', 'KSC', 'KOE', 'SHH', 'SHZ', 'KLS', 'TAI', 'TWO', 'SAU'] as const),
])

/** Recognises the forms that have only one possible meaning, in the order in which they are tried. */
const FORMS: readonly ((text: string) => Reading | undefined)[] = [
  (text) => {
    const mail = mailIn(text) ?? (/^[^\s:/]*@[^\s:/]*$/.test(text) ? text : undefined)
    return mail === undefined ? undefined : { kind: 'email', handle: mail }
  },
  (text) => {
    const problem = isinProblem(text.toUpperCase(), undefined, undefined)
    // A text with four or more digits is not a name. So it is an ISIN with a typing error, which is reported.
    const isMeant = problem === 'isin_check_digit' && /^(?:[^\d]*\d){4}/.test(text)
    return problem === undefined || isMeant ? { kind: 'isin', handle: text } : undefined
  },
  (text) => {
    const [, market = '', symbol = ''] = AT_EXCHANGE.exec(text) ?? []
    // In “Ice: Age”, for example, both words are parts of a name.
    if (symbol === '' || (symbol !== symbol.toUpperCase() && text !== text.toLowerCase())) return undefined
    const exchange = MARKETS[market.toUpperCase()] ?? exchangeNamed(market)
    if (exchange === undefined && !LIKE_EXCHANGE.test(text)) return undefined
    return { kind: 'ticker', handle: symbol, beside: exchange ?? market }
  },
  (text) =>
    /^\$[a-z]{1,5}(?:\.[a-z])?$/i.test(text) ? { kind: 'ticker', handle: text.slice(1) } : undefined,
  (text) => {
    const { symbol = '', exchange } = splitSuffix(text) ?? {}
    const isNumber = exchange && OF_NUMBERS.has(exchange) && /^\d{3,6}$/.test(symbol)
    return isNumber ? { kind: 'ticker', handle: symbol, beside: exchange } : undefined
  },
]

/** Returns the only meaning that the form of a text allows; undefined for a domain or a name. */
export function certainReading(text: string): Reading | undefined {
  for (const form of FORMS) {
    const reading = form(text.trim())
    if (reading) return reading
  }
  return undefined
}

/**
 * Returns the possible meanings of an entry, the likeliest first. When none leads to a company, the last one
 * is reported. `resolve` throws for a text that is not a domain.
 */
export function readingsOf(
  handle: string,
  resolve: (text: string) => Site,
): readonly [Reading, ...Reading[]] {
  const certain = certainReading(handle)
  if (certain) return [certain]
  const name = { kind: 'name', handle } as const
  if (isDomain(handle, resolve)) return [{ kind: 'domain', handle }]
  if (!LIKE_SYMBOL.test(handle)) return [name]
  // `HP` as a name and `HP` as a symbol are different companies.
  return [
    { ...name, holds: (how) => how !== 'name_typo' },
    { kind: 'ticker', handle, holds: (how) => how === 'ticker' || how === 'ticker_spelling' },
    name,
  ]
}

/** Returns whether a text is probably a domain, even a mistyped one. With capitals it may be a name. */
function isDomain(text: string, resolve: (text: string) => Site): boolean {
  if (/^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(text) || /^[\d.]+$|^\S*@\S*$/.test(text)) return true
  if (namedBy(text) === undefined) return false
  if (text === text.toLowerCase()) return true
  try {
    resolve(text)
    return true
  } catch {
    return false
  }
}

/** Returns the handle of a company; undefined for a domain. */
export function companyIn({ handle, kind, beside }: Reading): CompanyHandle | undefined {
  switch (kind) {
    case 'domain':
      return undefined
    case 'name':
      return { name: handle, country: beside }
    case 'ticker':
      return { ticker: handle, exchange: beside }
    case 'isin':
      return { isin: handle }
    case 'email':
      return { email: handle }
  }
}
