/** Finds the company of a name, or none, because a wrong brand is worse than no brand. */

import { NAME_WORDS } from '../../data/companies/name-words.ts'
import { hostParts, labelOf } from '../../formats/psl.ts'
import { countryNamed } from '../../lexicon/countries.ts'
import { LEGAL_FORMS } from '../../lexicon/legal-forms.ts'
import type { Company, DirectorySource, NameMatch } from '../../model/directory.ts'
import { BlazonError } from '../../model/errors.ts'
import { coreWords, foldedWords, nameKey } from '../keys.ts'
import { checkedCountry } from './country.ts'
import { choose, HOUSEHOLD_RANK, isToldApart } from './homonyms.ts'
import { domainIn, type HowFound, type Identification, shown } from './outcome.ts'
import { because, preferred, undecided } from './reasons.ts'
import { shortened } from './shortened.ts'
import { hasUmlauts, keysOf, spellingsOf, withUmlauts } from './spellings.ts'
import { doesAll, GENERIC_WORDS, inFull, withoutTrades } from './trade.ts'
import { isTypoOf } from './typo.ts'

/** The limits of a name. One character would match too many companies. The HTTP service is stricter. */
const MIN_NAME_CHARS = 2
const MAX_NAME_CHARS = 200

export interface NameQuery {
  readonly name: string
  /** ISO 3166-1 alpha-2, in any case: the country of the caller. */
  readonly country?: string | undefined
}

interface Asked {
  readonly directory: DirectorySource
  readonly name: string
  readonly country: string | undefined
}

interface Matches {
  readonly matches: readonly NameMatch[]
  /** The name that these companies share with the requested name. Default: the requested name. */
  readonly name?: string
  /** The country at the end of the requested name. */
  readonly country?: string
}

interface Way {
  readonly how: HowFound
  /** The words for this search in the list of failed attempts. */
  readonly sought: string
  readonly find: (asked: Asked) => Promise<Matches>
}

const WAYS: readonly Way[] = [
  { how: 'name', sought: 'the name', find: named },
  { how: 'name_as_domain', sought: 'a domain of this name', find: called },
  { how: 'name_spelling', sought: 'other spellings', find: spelled },
  { how: 'name_spelling', sought: 'abbreviations in full', find: unabbreviated },
  { how: 'name_of_country', sought: 'without a country', find: withoutCountry },
  { how: 'name_shortened', sought: 'without what stands around it', find: withoutEnding },
  { how: 'name_shortened', sought: 'without its trade', find: withoutTrade },
  { how: 'name_typo', sought: 'one typing error away', find: mistyped },
]

/**
 * Finds the company of a name in any script. Rejects with `invalid_input` for a name that is shorter than 2
 * or longer than 200 characters, or that has no letter and no digit.
 */
export async function findByName(directory: DirectorySource, query: NameQuery): Promise<Identification> {
  const name = checkedName(query.name)
  const asked = { directory, name, country: checkedCountry(query.country) }
  const host = hostIn(name)
  const ways = isGeneric(name) || isCommon(name) ? WAYS.slice(0, 1) : WAYS
  // Names of generic words are only looked up as they are written.
  for (const { how, find } of ways) {
    const { matches: all, name: common = name, country = asked.country } = await find(asked)
    const matches = host !== undefined && how !== 'name' ? all.filter((match) => hasDomain(match, host)) : all
    if (matches.length === 0) continue
    const { best, all: chosenFrom } = choose(common, matches, country)
    if (!best) return { state: 'none', tried: [undecided(chosenFrom)] }
    return {
      state: 'found',
      domain: domainIn(best.company, country),
      company: best.company,
      how,
      evidence: [because(how, name, best), ...preferred(best, chosenFrom)],
    }
  }
  if (isGeneric(name))
    return { state: 'none', tried: [`${shown(name)} says what a company is, and not which one.`] }
  if (isCommon(name))
    return { state: 'none', tried: [`Very many are called ${shown(name)}: name more of it, or its country.`] }
  const sought = ways.map((way) => way.sought)
  return { state: 'none', tried: [`Tried: ${sought.join(', ')}.`] }
}

/** Returns the domain in a name, unless its suffix is a country's: `Kiwi.com` is not at `kiwi.no`. */
function hostIn(name: string): string | undefined {
  const words = name.toLowerCase().split(' ')
  return words.find((word) => /^[\p{L}\p{N}-]+\.\p{L}{3,}$/u.test(word) && hostParts(word)?.known)
}

function hasDomain({ company }: NameMatch, host: string): boolean {
  return company.domains.some(({ domain }) => domain === host)
}

/** Returns the trimmed name. Throws `invalid_input` when it is not valid. */
export function checkedName(name: string): string {
  const text = name.trim().replace(/\s+/g, ' ')
  // Normalisation may turn one character into eighteen, so only short texts are normalised.
  const isShort = text.length <= 2 * MAX_NAME_CHARS
  const length = isShort ? Math.max(Array.from(text).length, text.normalize('NFKC').length) : text.length
  const refuse = (why: string): never => {
    throw new BlazonError('invalid_input', `${shown(name)} is not a name to look up: ${why}.`)
  }
  if (length < MIN_NAME_CHARS) refuse(`it has fewer than ${MIN_NAME_CHARS} characters`)
  if (length > MAX_NAME_CHARS) refuse(`it has more than ${MAX_NAME_CHARS} characters`)
  if (/\p{Cc}/u.test(text)) refuse('it has control characters in it')
  return foldedWords(text).length === 0 ? refuse('it has no letter and no digit') : text
}

function isGeneric(name: string): boolean {
  const words = coreWords(name)
  const isForm = LEGAL_FORMS.has(words.join(''))
  return isForm || words.every((word) => GENERIC_WORDS.has(word) || LEGAL_FORMS.has(word))
}

/**
 * Finds the companies with this name. A name of generic words, such as `National Bank`, counts only for a
 * company whose domain is the name, or for a company whose home is the requested country.
 */
async function named({ directory, name, country }: Asked): Promise<Matches> {
  const matches = await directory.namesOf(keysOf(name))
  const isAtHome = ({ company }: NameMatch) => country !== undefined && company.country === country
  if (isCommon(name)) {
    // A request for `Sun` does not mean `Sun International`, whose name has an additional ending.
    const isBare = !isToldApart(name, coreWords(name).join(' '))
    const same = matches.filter((match) => !(isBare && isToldApart(name, match.name)))
    return { matches: same.filter((match) => isAtHome(match) || isKnown(match)) }
  }
  if (!isGeneric(name)) return { matches }
  const isCalled = ({ company, key }: NameMatch) => labelOf(company.domain)?.replaceAll('-', '') === key
  if (coreWords(name).length > 1)
    return { matches: matches.filter((match) => isAtHome(match) || isCalled(match)) }
  const known = matches.filter(({ company }) => company.rank >= HOUSEHOLD_RANK)
  // A legal form alone is not a name, unless a well-known company has that name, such as the airline `SAS`.
  if (LEGAL_FORMS.has(nameKey(name)))
    return { matches: known.filter((match) => match.weight === 1 && isWritten(match.name, name)) }
  return { matches: known.filter((match) => match.company.name === match.name && isCalled(match)) }
}

/** Returns whether two names have the same spelling, apart from capital letters and accents. */
function isWritten(one: string, other: string): boolean {
  return foldedWords(one).join(' ') === foldedWords(other).join(' ')
}

/** Returns whether a name is a single word that is in the names of very many companies. */
function isCommon(name: string): boolean {
  const [word = '', ...more] = coreWords(name)
  return more.length === 0 && NAME_WORDS.common.includes(word)
}

/** Returns whether a company is known well enough. Imported companies always are. */
function isKnown({ company, tier }: NameMatch): boolean {
  return tier !== 'shipped' || company.rank >= LEAST_KNOWN
}

/** The least rank of a shipped company that is known outside its own country. */
const LEAST_KNOWN = 0.5

/** Finds a company whose domain is the name, or begins with it. */
async function called({ directory, name, country }: Asked): Promise<Matches> {
  const host = name.toLowerCase()
  if (/^[\p{L}\p{N}.-]+\.\p{L}+$/u.test(host) && hostParts(host)?.known) {
    const company = await directory.companyOf(host.replace(/^www\./, ''))
    if (company) return { matches: [asMatch(company)] }
  }
  const key = nameKey(name)
  if (key.length < MIN_LABEL_CHARS) return { matches: [] }
  const labels = [key, coreWords(name).join('-')]
  const endings = ['com', ...(country ? [country, `co.${country}`, `com.${country}`] : [])]
  const hosts = [...new Set(labels.flatMap((label) => endings.map((end) => `${label}.${end.toLowerCase()}`)))]
  const companies = await Promise.all(hosts.map((one) => directory.companyOf(one)))
  const longer = await directory.namesFrom(key, MAX_LONGER)
  const words = coreWords(name)
  const begin = longer.filter(({ name: other, company }) => {
    const isLabel = labels.includes(labelOf(company.domain) ?? '')
    return isLabel && words.every((word, at) => coreWords(other)[at] === word)
  })
  return { matches: [...begin, ...companies.flatMap((company) => (company ? [asMatch(company)] : []))] }
}

/** A shorter name is too often the domain of another company. */
const MIN_LABEL_CHARS = 4
/** How many names that begin with the requested name are compared. */
const MAX_LONGER = 60

/** Returns a company that was found by its domain as if it had been found by its name. */
function asMatch(company: Company): NameMatch {
  const { name } = company
  return { company, name, key: nameKey(name), kind: 'brand', weight: LABEL_WEIGHT, tier: 'shipped' }
}

const LABEL_WEIGHT = 0.7

async function spelled({ directory, name }: Asked): Promise<Matches> {
  const matches = await directory.namesOf(spellingsOf(name))
  const key = withUmlauts(name)
  if (matches.length > 0 || key === undefined) return { matches }
  return { matches: (await directory.namesOf([key])).filter((match) => hasUmlauts(match.name)) }
}

/** Finds names that are written with abbreviations, such as `Ford Mtr Co`. */
async function unabbreviated({ directory, name }: Asked): Promise<Matches> {
  const full = inFull(name)
  if (full === foldedWords(name).join(' ')) return { matches: [] }
  return { matches: await directory.namesOf(keysOf(full)), name: full }
}

/** Finds a company by a name with a country, `Siemens Deutschland`, where it has its home or a site. */
async function withoutCountry({ directory, name }: Asked): Promise<Matches> {
  const words = withoutForm(name).split(' ')
  for (const count of [3, 2, 1].filter((some) => some < words.length)) {
    const ending = words
      .slice(-count)
      .join(' ')
      .replace(/^\(|\)$/g, '')
    const country = countryNamed(ending)
    const rest = words.slice(0, -count).join(' ')
    if (country === undefined || !isNameLeft(rest)) continue
    const matches = await directory.namesOf(keysOf(rest))
    return { matches: matches.filter(({ company }) => isIn(company, country)), name: rest, country }
  }
  return { matches: [] }
}

/** Removes the legal form from the end, because a country may come before it: `Google Ireland Limited`. */
function withoutForm(name: string): string {
  const words = name.split(' ')
  const forms = foldedWords(name).length - coreWords(name).length
  const isWhole =
    words.length === foldedWords(name).length && forms > 0 && coreWords(name)[0] === foldedWords(name)[0]
  return isWhole ? words.slice(0, -forms).join(' ') : name
}

function isIn({ country: home, countries, domains, rank }: Company, country: string): boolean {
  const isKnown = home === country || countries.includes(country)
  return (
    isKnown || domains.some((one) => one.country === country) || (countries.length === 0 && rank >= FAMOUS)
  )
}

/** A company without a known country counts as present everywhere if it has at least this rank. */
const FAMOUS = 0.7

async function withoutEnding({ directory, name }: Asked): Promise<Matches> {
  for (const rest of shortened(name).filter(isNameLeft)) {
    const matches = await directory.namesOf(keysOf(rest))
    if (matches.length > 0) return { matches, name: rest }
  }
  return { matches: [] }
}

/** Finds a company whose industry matches the words after its name, as in `Chevron Oil Corp`. */
async function withoutTrade({ directory, name }: Asked): Promise<Matches> {
  for (const { name: rest, trades } of withoutTrades(name)) {
    if (isGeneric(rest) || isCommon(rest)) continue
    const matches = await directory.namesOf(keysOf(rest))
    const meant = matches.filter((match) => isKnown(match) && doesAll(match.company, trades))
    if (meant.length > 0) return { matches: meant, name: rest }
  }
  return { matches: [] }
}

/** Returns whether the rest of a name can be a name. `Bank of` cannot, because it is incomplete. */
function isNameLeft(rest: string): boolean {
  const key = nameKey(rest)
  const isLong = key.length >= (isOfSigns(key) ? MIN_NAME_CHARS : MIN_LABEL_CHARS)
  return isLong && !isGeneric(rest) && !JOINING.test(rest)
}

/** Returns whether the script of a name has a syllable or a word in each character. */
function isOfSigns(key: string): boolean {
  return /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u.test(key)
}

const JOINING = /\s(?:of|the|and|&|de|da|do|di|du|des|der|und|y|et|von|van)$/i

async function mistyped({ directory, name }: Asked): Promise<Matches> {
  const near = await directory.namesNear(nameKey(name))
  const isLikely = (match: NameMatch) => isKnown(match) || match.key.length >= MIN_LETTERS_UNKNOWN
  return { matches: near.filter((match) => isLikely(match) && isTypoOf(name, match)) }
}

/** A shorter name that is one edit away from a little-known company is probably a different name. */
const MIN_LETTERS_UNKNOWN = 9
