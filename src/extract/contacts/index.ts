import type { Candidate, Finding } from '../../model/finding.ts'
import type { Address } from '../../model/values.ts'
import { pagesOf } from '../../snapshot/pages.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { agreed, byScore, type Extractor, pickBest, type Rule, type Survey, survey } from '../extractor.ts'
import { ADDRESS_RULES } from './address-rules.ts'
import { EMAIL_RULES, mailboxStrength } from './email-rules.ts'
import { PHONE_RULES } from './phone-rules.ts'
import { isFromTemplate } from './postal/templates.ts'

/** The address to write to: lower case. The site's own domain and mailboxes for everybody first. */
export const email: Extractor<string> = (snapshot) => pickSure(emailsOf(snapshot))

/** The number to call, in E.164. */
export const phone: Extractor<string> = (snapshot) => pickSure(phonesOf(snapshot))

/** Where the organisation is. */
export const address: Extractor<Address> = (snapshot) => pickSure(addressesOf(snapshot))

/** Below this it is likely someone else's: mail of a person of another domain, a number of a person in the structured data. Set by hand. */
const MIN_SCORE = 0.42

/** Why a candidate that nothing else speaks against is not given. */
export const UNSURE = 'is likely someone else’s'

function pickSure<T>({ tried, candidates }: Survey<T>): Finding<T> {
  const judged = candidates.map((candidate) =>
    candidate.rejected || candidate.score >= MIN_SCORE ? candidate : { ...candidate, rejected: UNSURE },
  )
  return pickBest({ tried, candidates: judged })
}

/** What is found on a page that tells how to reach the site goes for as much as on its first, but for what both have. */
const ELSEWHERE = 0.97

/** What the page and those captured with it show; what stands on another says on which. */
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

/** Every e-mail address of the page, best first, those that cannot be the site's at the end. */
function emailsOf(snapshot: Snapshot): Survey<string> {
  const { tried, candidates } = surveyPages(EMAIL_RULES, snapshot)
  // That two places agree says that the address is right, not that it is for everybody.
  const capped = agreed(candidates, (email) => email).map((candidate) => ({
    ...candidate,
    score: Math.min(candidate.score, mailboxStrength(candidate.value.split('@')[0] ?? '')),
  }))
  return { tried, candidates: byScore(capped) }
}

/** Every telephone number of the page. One that is called a fax number anywhere is none to call, unless it is called both. */
function phonesOf(snapshot: Snapshot): Survey<string> {
  const { tried, candidates } = surveyPages(PHONE_RULES, snapshot)
  const faxes = new Set(candidates.flatMap(({ rejected, value }) => (rejected ? [value] : [])))
  const called = new Set(
    candidates.flatMap(({ rejected, rule, value }) =>
      !rejected && rule !== 'text' && rule !== 'tel-link' ? [value] : [],
    ),
  )
  const judged = candidates.map((candidate) =>
    faxes.has(candidate.value) && !called.has(candidate.value)
      ? { ...candidate, rejected: 'is a fax number' }
      : candidate,
  )
  return { tried, candidates: agreed(byScore(judged), (number) => number) }
}

/** Every address of the page; the same place in other words is one, and one that came with the template is none. */
function addressesOf(snapshot: Snapshot): Survey<Address> {
  const { tried, candidates } = surveyPages(ADDRESS_RULES, snapshot)
  const judged = candidates.map((candidate) =>
    !candidate.rejected && isFromTemplate(candidate.value)
      ? { ...candidate, rejected: 'came with the template' }
      : candidate,
  )
  return { tried, candidates: agreed(byScore(judged), placeKey, fullest) }
}

/** House number and postcode tell places apart, however the street is spelt; else the street. */
function placeKey({ street = '', city = '', postalCode }: Address): string {
  const number = street.match(/\d+/)?.[0]
  const letters = (text: string) =>
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]/gu, '')
  return postalCode && number ? `${letters(postalCode)} ${number}` : `${letters(street)} ${letters(city)}`
}

/** The best one, with the parts that it lacks from those that agree with it. */
function fullest(group: readonly Candidate<Address>[], best: Address): Address {
  return Object.assign({}, ...[...group].reverse().map(({ value }) => value), best)
}
