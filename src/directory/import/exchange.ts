import { EXCHANGE_NAMES } from '../../data/codes/exchange-names.ts'
import { EXCHANGES } from '../../data/codes/exchanges.ts'
import type { Exchange } from '../../model/exchanges.ts'

const ROWS = Object.entries(EXCHANGES) as [Exchange, (typeof EXCHANGES)[Exchange]][]

/**
 * Exchanges by every text that may name them. The least reliable texts come first, because a later entry
 * replaces an earlier one with the same text.
 */
const BY_TEXT: ReadonlyMap<string, Exchange> = new Map([
  ...ROWS.map(([code, { name }]) => [plain(name), code] as const),
  ...EXCHANGE_NAMES,
  ...ROWS.filter(([, { operatingMic, mic }]) => operatingMic === mic).map(
    ([code, row]) => [row.mic, code] as const,
  ),
  ...ROWS.map(([code, { mic }]) => [mic, code] as const),
  ...ROWS.flatMap(([code, { dataset }]) => dataset.map((one: string) => [one, code] as const)),
  ...ROWS.map(([code]) => [code, code] as const),
])

const BY_SUFFIX: ReadonlyMap<string, Exchange> = new Map(
  ROWS.filter(([, { suffix }]) => suffix !== '').map(([code, { suffix }]) => [suffix, code] as const),
)

/** Returns the exchange of a code, a MIC, a code of a dataset or a name; undefined for any other text. */
export function exchangeNamed(text: string): Exchange | undefined {
  return BY_TEXT.get(text.trim().toUpperCase()) ?? BY_TEXT.get(plain(text))
}

/** Returns the exchange of the suffix in a symbol such as `AALB.AS`. */
export function exchangeOfSymbol(symbol: string): Exchange | undefined {
  const at = symbol.lastIndexOf('.')
  return at < 1 ? undefined : BY_SUFFIX.get(symbol.slice(at + 1).toUpperCase())
}

export function withoutSuffix(symbol: string, exchange: Exchange): string {
  const { suffix } = EXCHANGES[exchange]
  const isMarked = suffix !== '' && symbol.toUpperCase().endsWith(`.${suffix}`)
  return isMarked ? symbol.slice(0, -suffix.length - 1) : symbol
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z\d]+/g, '')
}
