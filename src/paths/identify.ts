import { findByEmail } from '../directory/lookup/email.ts'
import { findByIsin } from '../directory/lookup/isin.ts'
import { findByName } from '../directory/lookup/name.ts'
import { type Identification, type Identified, shown } from '../directory/lookup/outcome.ts'
import { findByTicker } from '../directory/lookup/ticker.ts'
import type { PhoneBook } from '../directory/transaction/index.ts'
import { findByTransaction } from '../directory/transaction/lookup.ts'
import type { CompanyHandle } from '../model/company.ts'
import type { DirectorySource } from '../model/directory.ts'
import { BlazonError } from '../model/errors.ts'
import type { Options } from '../model/options.ts'
import type { Site } from '../model/site.ts'

/*
 * The step before a lookup by name, ticker, ISIN or e-mail address: it finds the company in the directory,
 * and its domain. It makes no request.
 */

export interface IdentifyPorts {
  readonly directory: DirectorySource
  /** Returns the site of a host. Throws `invalid_input` for a host that is not on the public internet. */
  readonly resolve: (host: string) => Site
  readonly options: Pick<Options, 'email'>
  /** Finds the owners of telephone numbers that are not in the table of known numbers. */
  readonly phoneBook?: PhoneBook | undefined
}

/** Finds the company of a handle. Rejects with `not_found` and the steps of the search when there is none. */
export function createIdentify({ directory, resolve, options, phoneBook }: IdentifyPorts) {
  const find = (handle: CompanyHandle): Promise<Identification> => {
    if ('name' in handle) return findByName(directory, handle)
    if ('ticker' in handle) return findByTicker(directory, handle)
    if ('isin' in handle) return findByIsin(directory, handle.isin)
    if ('transaction' in handle) return findByTransaction(directory, handle.transaction, phoneBook)
    return findByEmail(directory, { email: handle.email, rules: options.email, resolve })
  }
  return {
    async run(handle: CompanyHandle): Promise<Identified> {
      const found = await find(handle)
      if (found.state === 'found') return found
      throw new BlazonError(
        'not_found',
        `No company is known by ${wordsFor(handle)}. ${found.tried.join(' ')}`,
      )
    },
  }
}

function wordsFor(handle: CompanyHandle): string {
  if ('name' in handle) return `the name ${shown(handle.name)}`
  if ('ticker' in handle) return `the ticker ${shown(handle.ticker)}`
  if ('transaction' in handle) return `the transaction ${shown(handle.transaction.text)}`
  return 'isin' in handle ? `the ISIN ${shown(handle.isin)}` : `the address ${shown(handle.email)}`
}
