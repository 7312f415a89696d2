import { checkForm } from '../directory/lookup/form.ts'
import type { CompanyHandle } from '../model/company.ts'
import { BlazonError } from '../model/errors.ts'
import type { CompanyFlags } from './flags.ts'

/**
 * The company that options name, undefined when a domain is given. Throws `invalid_input` for a form that is
 * wrong, for two ways at once, and for none.
 */
export function companyOf(domain: string | undefined, flags: CompanyFlags): CompanyHandle | undefined {
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
  const handle = handleOf(flags)
  if (handle) checkForm(handle)
  return handle
}

function handleOf({ name, country, ticker, exchange, isin, email }: CompanyFlags): CompanyHandle | undefined {
  if (name !== undefined) return { name, country }
  if (ticker !== undefined) return { ticker, exchange }
  if (isin !== undefined) return { isin }
  return email === undefined ? undefined : { email }
}
