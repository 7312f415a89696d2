import { z } from 'zod'
import { EXCHANGES } from '../../data/codes/exchanges.ts'
import { ASKED_COUNTRIES } from '../../directory/lookup/country.ts'
import type { CompanyHandle } from '../../model/company.ts'
import { BlazonError } from '../../model/errors.ts'
import type { PageHandle, Site } from '../../model/site.ts'
import { flag } from './params.ts'
import type { Context } from './route.ts'

/** The subject of a call: a site, a page or a company. */
export interface Subject {
  readonly handle: Site | PageHandle | CompanyHandle
  /** The site of the handle; undefined for a page. */
  readonly site: Site | undefined
  /** Identifies the subject. Equal subjects have the same key. */
  readonly key: string
  /** The requested URL; empty when the subject is not a page. */
  readonly url: string
}

/** Countries: first those that the public client sends, then all others. */
export const COUNTRY = z
  .enum(ASKED_COUNTRIES.map((code) => code.toLowerCase()))
  .optional()
  .describe('The country that is preferred, as ISO 3166-1 alpha-2 in lower case.')

export const EXCHANGE = z
  .enum(Object.keys(EXCHANGES))
  .optional()
  .describe('The exchange of the ticker. Default: those of the USA.')

/** Only dots may separate the parts of a symbol here. The library accepts other separators, too. */
export const TICKER = z
  .string()
  .trim()
  .regex(/^[A-Za-z\d.]*$/, { error: 'must have letters, digits and dots alone, as in BRK.B' })
  .describe('1 to 15 letters, digits and dots.')

export const DOMAIN = z.string().describe('The domain of the brand; of a URL, its host is taken.')

/** The fewest characters of a name that the API accepts. */
const MIN_NAME_CHARS = 3
const MAX_NAME_CHARS = 30
/** In these scripts each sign is a syllable or a word, and the names of very large companies have two. */
const TWO_SIGNS = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]{2}$/u

/** Returns a name that the contract allows. Throws `invalid_input` for a shorter or a longer name. */
export function shortName(name: string): string {
  const text = name.trim()
  const { length } = Array.from(text)
  if ((length >= MIN_NAME_CHARS && length <= MAX_NAME_CHARS) || TWO_SIGNS.test(text)) return name
  throw new BlazonError('invalid_input', `The parameter name has ${length} characters, and may have 3 to 30`)
}

export const bySite = ({ domain }: { readonly domain: string }, context: Context): Subject => {
  const site = context.resolve(domain)
  return { handle: site, site, key: site.domain, url: '' }
}

export const byUrl = (url: string): Subject => ({ handle: { url }, site: undefined, key: url, url })

/**
 * Finds a company by a handle of the directory. Rejects with `not_found` and the steps of the search when the
 * directory has no such company. The company and its site are different subjects, because only a caller who
 * named the domain gets an error when the site cannot be read.
 */
export async function byCompany(handle: CompanyHandle, context: Context): Promise<Subject> {
  const { domain } = await context.engine.company(handle)
  return ofCompany(handle, context.resolve(domain))
}

export const ofCompany = (handle: CompanyHandle, site: Site): Subject => ({
  ...{ handle, site, key: `${site.domain} of a company`, url: '' },
})

export const EMAIL = z.string().describe('An address at the domain of a company.')

export const TRANSACTION_DETAILS = {
  city: z.string().optional().describe('Where it was paid; a brand there is preferred.'),
  mcc: z.string().optional().describe('The merchant category code: four digits.'),
  phone: z.string().optional().describe('A telephone number of the merchant.'),
  high_confidence_only: flag()
    .default(false)
    .describe('Answers only with a brand that is nearly certain, and with a 404 otherwise.'),
}
