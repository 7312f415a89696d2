/** The ways in which parameters name the subject of a call. */

import { z } from 'zod'
import type { SubjectName } from '../../calls/doors.ts'
import { BlazonError } from '../../model/errors.ts'
import { FREE_EMAIL } from './errors.ts'
import type { Params, ParamValues, RawParams } from './params.ts'
import type { Refusal } from './refusals.ts'
import type { Context } from './route.ts'
import {
  byCompany,
  bySite,
  byUrl,
  COUNTRY,
  DOMAIN,
  EMAIL,
  EXCHANGE,
  ofCompany,
  type Subject,
  shortName,
  TICKER,
  TRANSACTION_DETAILS,
} from './subject.ts'
import { bySelected, TYPES } from './subject-by-type.ts'

/** A way in which parameters name the subject. */
interface Way {
  readonly params: Params
  /** Refusals that a route only needs because of this way. */
  readonly errors: readonly Refusal[]
  /** Returns the subject that these parameters name. */
  readonly subjectOf: (given: RawParams, context: Context) => Promise<Subject>
}

function way<const P extends Params>(
  params: P,
  subjectOf: (given: ParamValues<P>, context: Context) => Subject | Promise<Subject>,
  errors: readonly Refusal[] = [],
): Way {
  return {
    ...{ params, errors },
    subjectOf: async (given, context) => subjectOf(given as ParamValues<P>, context),
  }
}

const NOT_WITH = z.string().optional().describe('Refused together with another name of the company.')

const UNUSED_NAME = z
  .string()
  .optional()
  .describe('Not used here; two of domain, name and ticker together are refused.')

/** Parameters that exist only so that requests with them are refused. */
export const REFUSED_PARAMS: ReadonlySet<z.ZodType> = new Set([NOT_WITH, UNUSED_NAME])

/** Names of a brand that a route does not use. A request with two names is refused nevertheless. */
const OTHER_NAMES = {
  domain: UNUSED_NAME,
  name: UNUSED_NAME,
  ticker: UNUSED_NAME,
}

/** Refuses a call that names a brand in two ways. */
function onlyOne(given: Readonly<Record<string, string | undefined>>): void {
  const names = Object.keys(given).filter((name) => given[name] !== undefined)
  if (names.length > 1)
    throw new BlazonError('invalid_input', `The parameters ${names.join(' and ')} cannot be given together`)
}

export const WAYS: Readonly<Record<SubjectName, Way>> = {
  domain: way({ domain: DOMAIN }, bySite),
  'domain alone': way({ domain: DOMAIN, name: NOT_WITH, ticker: NOT_WITH }, (given, context) => {
    onlyOne(given)
    return bySite(given, context)
  }),
  // Older clients send the names of companies in this parameter.
  'any name': way(
    {
      domain: DOMAIN.optional(),
      name: z.string().optional().describe('Instead of the domain, the name of a company.'),
      ticker: TICKER.optional().describe('Instead of the domain, the ticker of a company.'),
      ticker_exchange: EXCHANGE,
      country_gl: COUNTRY,
    },
    ({ domain, name, ticker, ticker_exchange: exchange, country_gl: country }, context) => {
      onlyOne({ domain, name, ticker })
      if (name !== undefined) return byCompany({ name: shortName(name), country }, context)
      if (ticker !== undefined) return byCompany({ ticker, exchange }, context)
      if (domain === undefined) throw new BlazonError('invalid_input', 'The parameter domain is required')
      return bySite({ domain }, context)
    },
  ),
  'any handle': way(
    {
      domain: DOMAIN.optional().describe('The domain, or one of name, ticker, isin and email.'),
      name: z.string().optional().describe('The name of a company, 3 to 30 characters.'),
      ticker: TICKER.optional(),
      ticker_exchange: EXCHANGE,
      isin: z.string().optional().describe('The ISIN of a security of the company.'),
      email: EMAIL.optional(),
      country_gl: COUNTRY,
    },
    ({ ticker_exchange: exchange, country_gl: country, ...given }, context) => {
      onlyOne(given)
      const { domain, name, ticker, isin, email } = given
      if (name !== undefined) return byCompany({ name: shortName(name), country }, context)
      if (ticker !== undefined) return byCompany({ ticker, exchange }, context)
      if (isin !== undefined) return byCompany({ isin }, context)
      if (email !== undefined) return byCompany({ email }, context)
      if (domain !== undefined) return bySite({ domain }, context)
      throw new BlazonError('invalid_input', 'One of domain, name, ticker, isin and email is required')
    },
    [FREE_EMAIL],
  ),
  name: way(
    {
      name: z.string().describe('3 to 30 characters.'),
      ...{ domain: NOT_WITH, ticker: NOT_WITH, country_gl: COUNTRY },
    },
    ({ name, domain, ticker, country_gl: country }, context) => {
      onlyOne({ name, domain, ticker })
      return byCompany({ name: shortName(name), country }, context)
    },
  ),
  ticker: way(
    { ticker: TICKER, ticker_exchange: EXCHANGE, domain: NOT_WITH, name: NOT_WITH },
    ({ ticker, ticker_exchange: exchange, domain, name }, context) => {
      onlyOne({ ticker, domain, name })
      return byCompany({ ticker, exchange }, context)
    },
  ),
  isin: way(
    {
      isin: z.string().describe('12 characters: two letters, nine letters or digits, and a check digit.'),
      ...OTHER_NAMES,
    },
    ({ isin, ...others }, context) => {
      onlyOne(others)
      return byCompany({ isin }, context)
    },
  ),
  // An email address at a free or disposable host is refused with 422.
  email: way(
    { email: EMAIL, ...OTHER_NAMES },
    ({ email, ...others }, context) => {
      onlyOne(others)
      return byCompany({ email }, context)
    },
    [FREE_EMAIL],
  ),
  'email alone': way({ email: EMAIL }, ({ email }, context) => byCompany({ email }, context), [FREE_EMAIL]),
  transaction: way(
    {
      transaction_info: z.string().describe('The text of the transaction.'),
      ...{ country_gl: COUNTRY, ...TRANSACTION_DETAILS, ...OTHER_NAMES },
    },
    ({ transaction_info: text, city, country_gl: country, mcc, phone, ...given }, context) => {
      const { high_confidence_only: highConfidenceOnly, ...others } = given
      onlyOne(others)
      return byCompany({ transaction: { text, city, country, mcc, phone, highConfidenceOnly } }, context)
    },
  ),
  'by type': way(
    {
      type: z.enum(TYPES).meta({
        description: 'What names the brand. Each type needs the parameter of its name.',
        examples: ['by_domain'],
      }),
      domain: DOMAIN.optional(),
      name: z.string().optional().describe('The name of a company, 3 to 30 characters.'),
      email: EMAIL.optional(),
      ticker: TICKER.optional(),
      isin: z.string().optional().describe('The ISIN of a security of the company.'),
      direct_url: z
        .string()
        .optional()
        .describe('The URL of a page, which is read as the page of the brand.'),
      transaction_info: z.string().optional().describe('The text of a transaction.'),
      ...{ ticker_exchange: EXCHANGE, country_gl: COUNTRY, ...TRANSACTION_DETAILS },
    },
    bySelected,
    [FREE_EMAIL],
  ),
  input: way({ input: z.string().describe('A domain, or the name of a company.') }, byInput),
  url: way({ url: z.string().describe('Absolute URL of the page, http or https.') }, ({ url }) => byUrl(url)),
  place: way(
    {
      domain: z.string().optional().describe('The domain of the site. Either this or directUrl is required.'),
      directUrl: z.string().optional().describe('The URL of a page, which is taken as it is.'),
    },
    ({ domain, directUrl }, context) => {
      if (domain !== undefined && directUrl === undefined) return bySite({ domain }, context)
      if (domain === undefined && directUrl !== undefined) return byUrl(directUrl)
      throw new BlazonError('invalid_input', 'Exactly one of the parameters domain and directUrl is needed')
    },
  ),
}

/**
 * Returns the site of a domain, or the company of a name. A text with a dot and without a space is a domain,
 * unless it is not a valid domain and the directory has a brand of exactly that name, such as Vue.js. Other
 * spellings do not count, because `x.y` is far more often a mistyped domain than another spelling of XY.
 */
async function byInput({ input }: { readonly input: string }, context: Context): Promise<Subject> {
  const name = input.trim()
  if (!/^\S*\.\S*$/.test(name)) return byCompany({ name }, context)
  try {
    return bySite({ domain: name }, context)
  } catch (noDomain) {
    const found = await context.engine.company({ name }).catch((thrown: unknown) => {
      throw thrown instanceof BlazonError && thrown.code === 'not_found' ? noDomain : thrown
    })
    if (found.how !== 'name') throw noDomain
    return ofCompany({ name }, context.resolve(found.domain))
  }
}
