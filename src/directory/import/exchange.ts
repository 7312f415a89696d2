import { EXCHANGES } from '../../data/codes/exchanges.ts'
import type { Exchange } from '../../model/exchanges.ts'

/** What sources call exchanges besides codes: in capitals, letters and digits alone. By hand, 2026. */
const NAMES: readonly (readonly [name: string, exchange: Exchange])[] = [
  ['NASDAQGS', 'NASDAQ'],
  ['NASDAQGM', 'NASDAQ'],
  ['NASDAQCM', 'NASDAQ'],
  ['NASDAQSTOCKMARKET', 'NASDAQ'],
  ['NEWYORKSTOCKEXCHANGE', 'NYSE'],
  ['NYSEAMERICAN', 'AMEX'],
  ['NYSEMKT', 'AMEX'],
  ['LONDONSTOCKEXCHANGE', 'LSE'],
  ['TOKYOSTOCKEXCHANGE', 'JPX'],
  ['HONGKONGSTOCKEXCHANGE', 'HKSE'],
  ['HONGKONGEXCHANGESANDCLEARING', 'HKSE'],
  ['SHANGHAISTOCKEXCHANGE', 'SHH'],
  ['SHENZHENSTOCKEXCHANGE', 'SHZ'],
  ['NATIONALSTOCKEXCHANGEOFINDIA', 'NSE'],
  ['BOMBAYSTOCKEXCHANGE', 'BSE'],
  ['FRANKFURTSTOCKEXCHANGE', 'FSX'],
  ['TORONTOSTOCKEXCHANGE', 'TSX'],
  ['TSXVENTUREEXCHANGE', 'TSXV'],
  ['AUSTRALIANSECURITIESEXCHANGE', 'ASX'],
  ['SIXSWISSEXCHANGE', 'SIX'],
  ['SWISSEXCHANGE', 'SIX'],
  ['EURONEXTPARIS', 'PAR'],
  ['EURONEXTAMSTERDAM', 'AMS'],
  ['EURONEXTBRUSSELS', 'BRU'],
  ['EURONEXTLISBON', 'LIS'],
  ['BORSAITALIANA', 'MIL'],
  ['BOLSADEMADRID', 'BME'],
  ['KOREAEXCHANGE', 'KSC'],
  ['TAIWANSTOCKEXCHANGE', 'TAI'],
  ['SINGAPOREEXCHANGE', 'SES'],
  ['JOHANNESBURGSTOCKEXCHANGE', 'JNB'],
  ['JSELIMITED', 'JNB'],
  ['NASDAQSTOCKHOLM', 'STO'],
  ['NASDAQHELSINKI', 'HEL'],
  ['NASDAQCOPENHAGEN', 'CPH'],
  ['OSLOSTOCKEXCHANGE', 'OSL'],
  ['OSLOBORS', 'OSL'],
  ['WARSAWSTOCKEXCHANGE', 'WSE'],
  ['MOSCOWEXCHANGE', 'MCX'],
  ['BOVESPA', 'SAO'],
  ['B3', 'SAO'],
  ['MEXICANSTOCKEXCHANGE', 'MEX'],
  ['SAUDISTOCKEXCHANGE', 'SAU'],
  ['TADAWUL', 'SAU'],
  ['TELAVIVSTOCKEXCHANGE', 'TLV'],
  ['STOCKEXCHANGEOFTHAILAND', 'SET'],
  ['BURSAMALAYSIA', 'KLS'],
  ['INDONESIASTOCKEXCHANGE', 'JKT'],
  ['NEWZEALANDEXCHANGE', 'NZE'],
  ['BORSAISTANBUL', 'IST'],
  ['ATHENSSTOCKEXCHANGE', 'ATH'],
  ['VIENNASTOCKEXCHANGE', 'VIE'],
  ['WIENERBORSE', 'VIE'],
  ['OTCMARKETS', 'OTC'],
]

const ROWS = Object.entries(EXCHANGES) as [Exchange, (typeof EXCHANGES)[Exchange]][]

/** The weakest first: what comes later takes the place of the same text. */
const BY_TEXT: ReadonlyMap<string, Exchange> = new Map([
  ...ROWS.map(([code, { name }]) => [plain(name), code] as const),
  ...NAMES,
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

/** The exchange of a code, a MIC, a code of a dataset or a name; undefined for any other text. */
export function exchangeNamed(text: string): Exchange | undefined {
  return BY_TEXT.get(text.trim().toUpperCase()) ?? BY_TEXT.get(plain(text))
}

/** The exchange whose mark stands behind a symbol, as in `AALB.AS`. */
export function exchangeOfSymbol(symbol: string): Exchange | undefined {
  const at = symbol.lastIndexOf('.')
  return at < 1 ? undefined : BY_SUFFIX.get(symbol.slice(at + 1).toUpperCase())
}

/** The symbol without the mark of that exchange. */
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
