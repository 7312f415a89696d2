import { existsSync } from 'node:fs'
import { certainReading, companyIn } from '../../batch/list/readings.ts'
import type { CompanyHandle, HandleKind } from '../../model/company.ts'
import { BlazonError } from '../../model/errors.ts'
import type { CompanyFlags } from './flags.ts'
import { tell } from './output.ts'
import { safe } from './terminal.ts'

/**
 * Returns the company that the options name, or that a text names where a domain could stand. Undefined for a
 * domain. Rejects with `invalid_input` for a malformed value, for more than one handle, and for none.
 */
export async function companyOf(
  domain: string | undefined,
  flags: CompanyFlags,
): Promise<CompanyHandle | undefined> {
  const { name, country, ticker, exchange, isin, email } = flags
  const ways = Object.entries({ name, ticker, isin, email }).filter(([, value]) => value !== undefined)
  const given = [...(domain === undefined ? [] : ['a domain']), ...ways.map(([way]) => `--${way}`)]
  const [, second] = given
  if (second !== undefined)
    throw new BlazonError('invalid_input', `Name one thing to look up, not ${given.join(' and ')} together.`)
  if (given.length === 0)
    throw new BlazonError(
      'invalid_input',
      'Name what to look up: a domain such as example.com, or --name, --ticker, --isin or --email.',
    )
  if (country !== undefined && name === undefined)
    throw new BlazonError('invalid_input', '--country stands beside --name.')
  if (exchange !== undefined && ticker === undefined)
    throw new BlazonError('invalid_input', '--exchange stands beside --ticker.')
  const handle = domain === undefined ? handleOf(flags) : companyMeant(domain)
  if (!handle) return undefined
  // The module is imported here, because it loads tables of countries and trades, which are not needed for a
  // domain.
  const { checkForm } = await import('../../directory/lookup/form.ts')
  checkForm(handle)
  return handle
}

/**
 * Reads a text that can only be a ticker with its exchange, an ISIN or an e-mail address; otherwise
 * undefined.
 */
function companyMeant(text: string): CompanyHandle | undefined {
  const reading = existsSync(text) ? undefined : certainReading(text)
  if (!reading) return undefined
  const { kind, handle, beside } = reading
  const flags = `--${kind} ${handle}${beside === undefined ? '' : ` --exchange ${beside}`}`
  tell(`${safe(text)} was read as ${WHAT[kind]}: ${safe(flags)}\n`)
  return companyIn(reading)
}

const WHAT: Readonly<Record<HandleKind, string>> = {
  domain: 'a domain',
  name: 'a name',
  ticker: 'a ticker',
  isin: 'an ISIN',
  email: 'an e-mail address',
}

function handleOf({ name, country, ticker, exchange, isin, email }: CompanyFlags): CompanyHandle | undefined {
  if (name !== undefined) return { name, country }
  if (ticker !== undefined) return { ticker, exchange }
  if (isin !== undefined) return { isin }
  return email === undefined ? undefined : { email }
}
