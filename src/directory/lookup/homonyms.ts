/** Chooses between several companies with one name, or decides that no choice is clear. */

import { labelOf } from '../../formats/psl.ts'
import { FORM_COUNTRIES } from '../../lexicon/legal-forms.ts'
import type { Company, NameMatch } from '../../model/directory.ts'
import { coreWords, foldedWords } from '../keys.ts'

/** Points for a company. Each number is added, or is multiplied by a value from 0 to 1. */
const POINTS = {
  /**
   * One of these three numbers is multiplied by the weight of the name. The names are equal (`sameName`),
   * equal except for the legal form (`sameCore`), or differ in an ending such as "Holdings" (`otherEnding`).
   */
  sameName: 1,
  sameCore: 0.9,
  otherEnding: 0.6,
  /** This number is multiplied by the rank of the company. */
  rank: 0.5,
  /** For a company whose domain is the name, such as `acme.com` for Acme. */
  label: 0.1,
  corrected: 10,
  imported: 0.2,
  atHome: 0.3,
  hasSite: 0.3,
  isPresent: 0.25,
  isElsewhere: -0.2,
  /**
   * For a company whose home country has the legal form in the requested name (`hasForm`), or does not have
   * it.
   */
  hasForm: 0.15,
  hasOtherForm: -0.15,
} as const

/** A company is chosen when it has at least this many points more than the next company. */
const MARGIN = 0.05

export interface Choice {
  /** Undefined when the first two companies have nearly the same points. */
  readonly best: NameMatch | undefined
  /** One match for each company, the best first. */
  readonly all: readonly NameMatch[]
}

/** Chooses a company by name, country (ISO 3166-1 alpha-2, upper case), tier, weight and rank. */
export function choose(asked: string, matches: readonly NameMatch[], country: string | undefined): Choice {
  const scored = matches
    .map((match) => ({ match, points: pointsOf(asked, match, country) }))
    .sort((a, b) => b.points - a.points)
  const firsts = scored.filter(
    ({ match }, at) => scored.findIndex((one) => isSameBrand(one.match.company, match.company)) === at,
  )
  const [first, second] = firsts
  const isClear = first && (!second || first.points - second.points >= MARGIN)
  return { best: isClear ? first.match : undefined, all: firsts.map(({ match }) => match) }
}

/**
 * Returns whether two companies are one brand: a brand often has one entry for each of two countries, or one
 * for the brand and one for its group.
 */
function isSameBrand(a: Company, b: Company): boolean {
  if (a.domain === b.domain) return true
  if (isHousehold(a) && isHousehold(b) && a.country !== b.country) return false
  const labels = [a, b].map(({ domain }) => labelOf(domain) ?? domain)
  const [short = '', long = ''] = labels.sort((one, other) => one.length - other.length)
  const isAlike = a.country !== undefined && a.country === b.country
  const least = isAlike ? MIN_STEM_AT_HOME : MIN_STEM
  return short === long || (short.length >= least && long.startsWith(short))
}

/** Names of one brand begin with so many equal letters; within one country fewer are enough. */
const MIN_STEM = 5
const MIN_STEM_AT_HOME = 3

/**
 * Returns whether a company is in the table of well-known brands. In this table, two entries with one name
 * are always different brands.
 */
function isHousehold({ rank, country }: Company): boolean {
  return rank >= HOUSEHOLD_RANK && country !== undefined
}

/** The least rank of a company that is known all over a country. */
export const HOUSEHOLD_RANK = 0.9

function pointsOf(asked: string, match: NameMatch, country: string | undefined): number {
  const { company, tier, weight, key } = match
  const label = labelOf(company.domain)?.replaceAll('-', '')
  const ofTier = tier === 'shipped' ? 0 : POINTS[tier]
  return (
    likeness(asked, match.name) * weight +
    POINTS.rank * company.rank +
    (label === key ? POINTS.label : 0) +
    ofTier +
    ofCountry(company, country) +
    ofForm(company, asked)
  )
}

/** Endings that distinguish a parent company from its brand: `Delta Holdings` is not `Delta`. */
const TELLING = /^(?:group|holding|international|companies)s?$/

function likeness(asked: string, name: string): number {
  if (foldedWords(asked).join('') === foldedWords(name).join('')) return POINTS.sameName
  return isToldApart(asked, name) ? POINTS.otherEnding : POINTS.sameCore
}

/** Returns whether two names differ in an ending such as `Holdings`. */
export function isToldApart(one: string, other: string): boolean {
  const telling = (name: string) =>
    foldedWords(name)
      .filter((word) => TELLING.test(word))
      .map((word) => word.replace(/s$/, ''))
      .join(' ')
  return telling(one) !== telling(other)
}

/**
 * Returns the points for the legal form in the requested name. The form counts against a company whose
 * country does not have it: `Metro AG` is not a Canadian company.
 */
function ofForm({ country }: Company, asked: string): number {
  const form = foldedWords(asked).slice(coreWords(asked).length).join('')
  const countries = FORM_COUNTRIES.get(form)
  if (!countries || country === undefined) return 0
  return countries.includes(country) ? POINTS.hasForm : POINTS.hasOtherForm
}

function ofCountry(company: Company, country: string | undefined): number {
  if (country === undefined) return 0
  if (company.country === country) return POINTS.atHome
  if (company.domains.some((one) => one.country === country)) return POINTS.hasSite
  if (company.countries.includes(country)) return POINTS.isPresent
  return company.countries.length > 0 || company.country ? POINTS.isElsewhere : 0
}
