import { exchangeNamed } from '../directory/import/exchange.ts'
import { isinProblem } from '../directory/import/isin.ts'
import { nameKey, symbolKey } from '../directory/keys.ts'
import { knownOf } from '../directory/known.ts'
import { mergedSource } from '../directory/merged.ts'
import type { Override } from '../model/corrections.ts'
import type { DirectorySource } from '../model/directory.ts'
import { BlazonError } from '../model/errors.ts'
import { parseDomain } from '../resolve/domain.ts'
import type { Store } from '../store/index.ts'
import type { Directory, OverrideOf } from './directory.ts'

/**
 * Makes the directory of an engine from the companies in its database and the shipped companies, which are
 * loaded with the first lookup.
 */
export function createDirectory(
  { directory }: Pick<Store, 'directory'>,
  now: () => Date,
  open: () => Promise<DirectorySource> = shipped,
): Omit<Directory, 'update'> {
  const source = mergedSource([directory, opened(open)])
  return {
    source,
    async import(request) {
      const { importSource } = await import('../directory/import/run.ts')
      return importSource(directory, source, request)
    },
    lookup: (text) => knownOf(source, text),
    stats: directory.sources,
    async remove(name) {
      if (await directory.removeSource(name)) return
      const names = (await directory.sources()).map((one) => one.name)
      const there = names.length === 0 ? 'Nothing was imported.' : `There are: ${names.join(', ')}.`
      throw new BlazonError('not_found', `There is no source "${name}". ${there}`)
    },
    entries: directory.allEntries,
    async correct(of, domain, { who = '', why = '' } = {}) {
      const site = parseDomain(domain)
      const override: Override = { ...keyOf(of), domain: site.registrable, who, why, at: now().toISOString() }
      await directory.putOverride(override)
      return override
    },
    async retract(of) {
      const { kind, key, exchange, input } = keyOf(of)
      if (!(await directory.removeOverride(kind, key, exchange)))
        throw new BlazonError('not_found', `Nothing was said of the ${kind} "${input}".`)
    },
    overrides: directory.overrides,
  }
}

async function shipped(): Promise<DirectorySource> {
  const { openShipped } = await import('../directory/shipped/index.ts')
  return openShipped()
}

/** Makes a source that is opened with the first lookup. */
function opened(open: () => Promise<DirectorySource>): DirectorySource {
  let source: Promise<DirectorySource> | undefined
  const ready = () => {
    source ??= open()
    return source
  }
  return {
    namesOf: async (keys) => (await ready()).namesOf(keys),
    namesFrom: async (prefix, limit) => (await ready()).namesFrom(prefix, limit),
    namesNear: async (key) => (await ready()).namesNear(key),
    companyOf: async (domain) => (await ready()).companyOf(domain),
    listingsOf: async (symbol) => (await ready()).listingsOf(symbol),
    isinOf: async (isin) => (await ready()).isinOf(isin),
    isinsFrom: async (prefix) => (await ready()).isinsFrom(prefix),
  }
}

/** Returns the key under which an override is stored. Throws `invalid_input` for an invalid subject. */
function keyOf(of: OverrideOf): Pick<Override, 'kind' | 'input' | 'key' | 'exchange'> {
  const refuse = (what: string, input: unknown, why: string): never => {
    throw new BlazonError('invalid_input', `"${String(input)}" is no ${what}: ${why}`)
  }
  if ('isin' in of) {
    const key = String(of.isin).trim().toUpperCase()
    const problem = isinProblem(key, undefined, undefined)
    if (problem) return refuse('ISIN', of.isin, ISIN_PROBLEMS[problem])
    return { kind: 'isin', input: of.isin, key }
  }
  if ('ticker' in of) {
    const exchange = exchangeNamed(String(of.exchange ?? ''))
    if (!exchange) return refuse('exchange', of.exchange, 'name one by its code, such as NASDAQ, or its MIC.')
    const key = symbolKey(String(of.ticker))
    if (!/^[A-Z\d][A-Z\d.&]{0,14}$/.test(key)) return refuse('ticker', of.ticker, 'it is like AAPL or BRK.B.')
    return { kind: 'ticker', input: of.ticker, key, exchange }
  }
  const [kind, input] = 'name' in of ? (['name', of.name] as const) : (['descriptor', of.descriptor] as const)
  const key = nameKey(String(input ?? ''))
  return key === '' ? refuse(kind, input, 'it has no letters or digits.') : { kind, input, key }
}

const ISIN_PROBLEMS = {
  isin_form: 'it is two letters, nine letters or digits, and a digit.',
  isin_check_digit: 'its check digit is wrong, so a character is mistyped.',
  isin_country: 'its country is another one.',
} as const
