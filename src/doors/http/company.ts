import { z } from 'zod'
import { EXCHANGES } from '../../data/codes/exchanges.ts'
import { ASKED_COUNTRIES } from '../../directory/lookup/country.ts'
import type { CompanyHandle } from '../../model/company.ts'
import { BlazonError } from '../../model/errors.ts'
import type { Site } from '../../model/site.ts'
import { brandAnswer, type Wanted } from './brand-answer.ts'
import { FORCE_LANGUAGE } from './languages.ts'
import { flag } from './params.ts'
import type { Context } from './route.ts'
import type { Caller } from './shared-work.ts'
import { brandBody } from './wire.ts'

/** Countries that the public client sends, and other countries. */
export const COUNTRY = z
  .enum(ASKED_COUNTRIES.map((code) => code.toLowerCase()))
  .optional()
  .describe('The country that is preferred, as ISO 3166-1 alpha-2 in lower case.')

export const EXCHANGE = z
  .enum(Object.keys(EXCHANGES))
  .optional()
  .describe('The exchange of the ticker. Without it the American ones are asked.')

/** The library also accepts other separators between the parts of a symbol. */
export const TICKER = z
  .string()
  .trim()
  .regex(/^[A-Za-z\d.]*$/, { error: 'must have letters, digits and dots alone, as in BRK.B' })
  .describe('1 to 15 letters, digits and dots.')

/** Parameters of all lookups of brands. */
export const HOW = {
  force_language: FORCE_LANGUAGE,
  maxSpeed: flag()
    .default(false)
    .describe('Answers sooner with less: no browser, and no pages but the landing page.'),
}

/** The domain of a brand. */
export const DOMAIN = z.string().describe('The domain of the brand; of a URL, its host is taken.')

/** A parameter that names a company in another way. */
export const NOT_WITH = z.string().optional().describe('Refused beside another name of the company.')

const UNUSED_NAME = z
  .string()
  .optional()
  .describe('Not used here; two of domain, name and ticker together are refused.')

/**
 * The parameters that name a brand. Two of them together are refused, even at endpoints that do not use them.
 */
export const OTHER_NAMES = {
  domain: UNUSED_NAME,
  name: UNUSED_NAME,
  ticker: UNUSED_NAME,
}

/** The fewest characters of a name that the API accepts. */
const MIN_NAME_CHARS = 3
const MAX_NAME_CHARS = 30
/** In these scripts each sign is a syllable or a word, and the names of very large companies have two. */
const TWO_SIGNS = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]{2}$/u

/** A name as the contract allows it. Throws `invalid_input` for a shorter or a longer name. */
export function shortName(name: string): string {
  const text = name.trim()
  const { length } = Array.from(text)
  if ((length >= MIN_NAME_CHARS && length <= MAX_NAME_CHARS) || TWO_SIGNS.test(text)) return name
  throw new BlazonError('invalid_input', `The parameter name has ${length} characters, and may have 3 to 30`)
}

/** Refuses a call that names a brand in two ways. */
export function onlyOne(given: Readonly<Record<string, string | undefined>>): void {
  const names = Object.keys(given).filter((name) => given[name] !== undefined)
  if (names.length > 1)
    throw new BlazonError('invalid_input', `The parameters ${names.join(' and ')} cannot be given together`)
}

interface How {
  readonly force_language: string | undefined
  readonly maxSpeed: boolean
}

/** The brand of a company that is named by a handle of the directory. */
export async function companyAnswer(
  handle: CompanyHandle,
  { force_language: language, maxSpeed }: How,
  caller: Caller,
  context: Context,
  body: Pick<Wanted, 'name' | 'render'> = { name: 'brand', render: brandBody },
): Promise<string> {
  const wanted = { ...body, maxSpeed, language, handle }
  return brandAnswer(await companySite(handle, context), wanted, caller, context)
}

/**
 * The site of a company. Rejects with `not_found` and the steps of the search when the directory has no such
 * company.
 */
export async function companySite(handle: CompanyHandle, context: Context): Promise<Site> {
  const { domain } = await context.engine.company(handle)
  return context.resolve(domain)
}
