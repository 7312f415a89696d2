import { BlazonError } from '../../model/errors.ts'
import type { Context } from './route.ts'
import { byCompany, bySite, byUrl, type Subject, shortName } from './subject.ts'

/** The types of a lookup, each with the parameter that it needs. */
const NEEDED = {
  by_domain: 'domain',
  by_name: 'name',
  by_email: 'email',
  by_ticker: 'ticker',
  by_isin: 'isin',
  by_direct_url: 'direct_url',
  by_transaction: 'transaction_info',
} as const
export const TYPES = Object.keys(NEEDED) as readonly (keyof typeof NEEDED)[]

interface Selected extends Readonly<Record<(typeof NEEDED)[keyof typeof NEEDED], string | undefined>> {
  readonly type: keyof typeof NEEDED
  readonly ticker_exchange?: string | undefined
  readonly country_gl?: string | undefined
  readonly city?: string | undefined
  readonly mcc?: string | undefined
  readonly phone?: string | undefined
  readonly high_confidence_only: boolean
}

/** Returns the subject for the type of the lookup. */
export function bySelected(given: Selected, context: Context): Subject | Promise<Subject> {
  const { type, ticker_exchange: exchange, country_gl: country, city, mcc, phone } = given
  const needed = NEEDED[type]
  const text = given[needed]
  if (text === undefined)
    throw new BlazonError('invalid_input', `The parameter ${needed} is required for ${type}`)
  switch (type) {
    case 'by_domain':
      return bySite({ domain: text }, context)
    case 'by_name':
      return byCompany({ name: shortName(text), country }, context)
    case 'by_email':
      return byCompany({ email: text }, context)
    case 'by_ticker':
      return byCompany({ ticker: text, exchange }, context)
    case 'by_isin':
      return byCompany({ isin: text }, context)
    case 'by_direct_url':
      return byUrl(text)
    case 'by_transaction': {
      const { high_confidence_only: highConfidenceOnly } = given
      return byCompany({ transaction: { text, city, country, mcc, phone, highConfidenceOnly } }, context)
    }
  }
}
