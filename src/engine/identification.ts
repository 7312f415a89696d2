import type { Identified } from '../directory/lookup/outcome.ts'
import type { CompanyHandle, FoundCompany } from '../model/company.ts'
import { asBlazonError, BlazonError } from '../model/errors.ts'
import { once } from '../model/keyed.ts'
import { IDENTIFY_REQUEST } from '../model/options/requests.ts'
import { text } from '../model/options/schema.ts'
import { flag } from '../model/options/setting.ts'
import { checkSettings, checkValue } from '../model/options/validate.ts'
import type { Site } from '../model/site.ts'
import type { TransactionAnswer, TransactionRequest } from '../model/transactions.ts'
import { createPhoneBook } from '../paths/phone-book.ts'
import { checkCompany } from '../resolve/handles.ts'
import { parseBrand, parseListed } from '../resolve/listed.ts'
import type { Parts } from './parts.ts'
import type { ResolveRules } from './requests.ts'

/** The methods of an engine that find a site or a company by a text, without any request. */
export interface Identification {
  resolve(text: string, rules?: ResolveRules): Site
  company(handle: CompanyHandle): Promise<FoundCompany>
  transaction(line: string, request?: Omit<TransactionRequest, 'text'>): Promise<TransactionAnswer>
  /** Finds the company of a checked handle. */
  identify(handle: CompanyHandle): Promise<Identified>
}

/** The allowed settings of `resolve`. */
const RULES = { allowPort: flag(false), listed: flag(false) }

export function createIdentification(parts: Parts, isClosed: () => boolean): Identification {
  const { options, capturer, store } = parts
  const { isMapped } = capturer
  const resolve: Identification['resolve'] = (given, rules = {}) => {
    checkSettings(RULES, rules, { whole: 'the rules' })
    return rules.listed
      ? parseListed(given, { isMapped })
      : parseBrand(given, { allowPort: rules.allowPort, isMapped })
  }
  const { source: directory } = parts.directory
  const phoneBook = createPhoneBook({ domainsOfPhone: store.domainsOfPhone, directory })
  // The lookup of a domain does not need these modules, so they are loaded with the first lookup of a
  // company.
  const lookup = once(async () => {
    const { createIdentify } = await import('../paths/identify.ts')
    return createIdentify({ directory, resolve, options, phoneBook })
  })
  const identify: Identification['identify'] = async (handle) => (await lookup()).run(handle)
  return {
    resolve,
    identify,
    company: (handle) =>
      asBlazonErrors(async () => {
        checkCompany(handle)
        if (isClosed()) throw closedEngine()
        const { domain, company, how, evidence } = await identify(handle)
        return { domain, name: company?.name, how, evidence }
      }),
    transaction: (line, request = {}) =>
      asBlazonErrors(async () => {
        checkValue('text', line, text)
        checkSettings(IDENTIFY_REQUEST, request, { whole: 'the request' })
        if (isClosed()) throw closedEngine()
        const { identifyTransaction } = await import('../directory/transaction/index.ts')
        return identifyTransaction(directory, { ...request, text: line }, phoneBook)
      }),
  }
}

export function closedEngine(): BlazonError {
  return new BlazonError('cancelled', 'This engine is closed; make another one.')
}

async function asBlazonErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (thrown) {
    throw asBlazonError(thrown)
  }
}
