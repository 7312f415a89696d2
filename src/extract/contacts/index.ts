import type { Candidate, Finding } from '../../model/finding.ts'
import type { Address } from '../../model/values.ts'
import { pagesOf } from '../../snapshot/pages.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { agreed, byScore, type Extractor, pickBest, type Rule, type Survey, survey } from '../extractor.ts'
import { ADDRESS_RULES } from './address-rules.ts'
import { EMAIL_RULES, mailboxStrength } from './email-rules.ts'
import { PHONE_RULES } from './phone-rules.ts'
import { regionCodeOf } from './postal/region-codes.ts'
import { isFromTemplate } from './postal/templates.ts'

/**
 * The e-mail address of the organisation, in lower case. Addresses of the site's own domain and mailboxes for
 * the public come first.
 */
export const email: Extractor<string> = (snapshot) => pickSure(emailsOf(snapshot))

/** The telephone number of the organisation, in E.164. */
export const phone: Extractor<string> = (snapshot) => pickSure(phonesOf(snapshot))

/** The postal address of the organisation. */
export const address: Extractor<Address> = (snapshot) => pickSure(addressesOf(snapshot))

/**
 * A candidate below this score probably belongs to someone else. Examples are a person's e-mail address at
 * another domain, and a person's number in the structured data. Set by hand.
 */
const MIN_SCORE = 0.42

/** Why a candidate with a low score and no other fault is rejected. */
export const UNSURE = 'is probably someone else’s'

function pickSure<T>({ tried, candidates }: Survey<T>): Finding<T> {
  const judged = candidates.map((candidate) =>
    candidate.rejected || candidate.score >= MIN_SCORE ? candidate : { ...candidate, rejected: UNSURE },
  )
  return pickBest({ tried, candidates: judged })
}

/** Factor for candidates on other pages, which only decides when the landing page has a candidate too. */
const ELSEWHERE = 0.97

/** Surveys the page and the other captured pages of the site. Evidence from another page names that page. */
function surveyPages<T>(rules: readonly Rule<T>[], snapshot: Snapshot): Survey<T> {
  const own = survey(rules, snapshot)
  const others = pagesOf(snapshot).map((page) => ({ page, seen: survey(rules, page) }))
  const tried = own.tried.map(({ rule, saw }, at) => ({
    rule,
    saw: others.reduce((sum, { seen }) => sum + (seen.tried[at]?.saw ?? 0), saw),
  }))
  const elsewhere = others.flatMap(({ page, seen }) =>
    seen.candidates.map((candidate) => ({
      ...candidate,
      score: Math.round(candidate.score * ELSEWHERE * 1000) / 1000,
      evidence: candidate.evidence.map((one) => ({ ...one, where: `${page.url} ${one.where}` })),
    })),
  )
  return { tried, candidates: byScore([...own.candidates, ...elsewhere]) }
}

function emailsOf(snapshot: Snapshot): Survey<string> {
  const { tried, candidates } = surveyPages(EMAIL_RULES, snapshot)
  // When two sources agree, an e-mail address is valid, but it may still belong to a person.
  const capped = agreed(candidates, (email) => email).map((candidate) => ({
    ...candidate,
    score: Math.min(candidate.score, mailboxStrength(candidate.value.split('@')[0] ?? '')),
  }))
  return { tried, candidates: byScore(capped) }
}

/** Rules for numbers that no word beside them calls a telephone or fax number. */
const UNCALLED: ReadonlySet<string> = new Set(['text', 'formed-text', 'tel-link'])

/**
 * All telephone numbers of the page. A number that is called a fax number somewhere is rejected, unless it is
 * also called a telephone number.
 */
function phonesOf(snapshot: Snapshot): Survey<string> {
  const { tried, candidates } = surveyPages(PHONE_RULES, snapshot)
  const faxes = new Set(candidates.flatMap(({ rejected, value }) => (rejected ? [value] : [])))
  const called = new Set(
    candidates.flatMap(({ rejected, rule, value }) => (!rejected && !UNCALLED.has(rule) ? [value] : [])),
  )
  const judged = candidates.map((candidate) =>
    faxes.has(candidate.value) && !called.has(candidate.value)
      ? { ...candidate, rejected: 'is a fax number' }
      : candidate,
  )
  const numbers = agreed(byScore(judged), (number) => number)
  // When two sources agree, a number is correct, but it may still not be the main one.
  const hasMain = numbers.some(({ rule, rejected }) => rule === 'main-line' && !rejected)
  const capped = numbers.map((one) =>
    hasMain && UNCALLED_OR_LABELLED.has(one.rule)
      ? { ...one, score: Math.min(one.score, MAX_BESIDE_MAIN) }
      : one,
  )
  return { tried, candidates: byScore(capped) }
}

/**
 * Rules whose numbers may belong to a person. When the page also has the number of the main office,
 * `MAX_BESIDE_MAIN` is their highest score.
 */
const UNCALLED_OR_LABELLED: ReadonlySet<string> = new Set([...UNCALLED, 'labelled-text'])
const MAX_BESIDE_MAIN = 0.85

/** All addresses of the page, with their spellings joined, and without those from templates. */
function addressesOf(snapshot: Snapshot): Survey<Address> {
  const { tried, candidates } = surveyPages(ADDRESS_RULES, snapshot)
  const judged = candidates.map((candidate) =>
    !candidate.rejected && isFromTemplate(candidate.value)
      ? { ...candidate, rejected: 'came with the template' }
      : { ...candidate, value: withRegionCode(candidate.value) },
  )
  return { tried, candidates: agreed(byScore(judged), placeKey, fullest) }
}

/** Adds the ISO 3166-2 code of the address's region, where that code is known. */
function withRegionCode(address: Address): Address {
  const { countryCode, stateProvince } = address
  const stateCode = countryCode && stateProvince && regionCodeOf(countryCode, stateProvince)
  return stateCode ? { ...address, stateCode } : address
}

/** Makes one key for all spellings: house number and postcode, or street and city. */
function placeKey({ street = '', city = '', postalCode }: Address): string {
  const number = street.match(/\d+/)?.[0]
  const letters = (text: string) =>
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]/gu, '')
  return postalCode && number ? `${letters(postalCode)} ${number}` : `${letters(street)} ${letters(city)}`
}

/** Returns the best spelling of an address, with missing parts and additions from the others. */
function fullest(group: readonly Candidate<Address>[], best: Address): Address {
  const streets = group.map(({ value }) => value.street ?? '')
  const longer = streets.find(
    (street) =>
      best.street && street.startsWith(`${best.street}, `) && /\d/.test(street.slice(best.street.length)),
  )
  return Object.assign(
    {},
    ...[...group].reverse().map(({ value }) => value),
    best,
    longer && { street: longer },
  )
}
