import type { LinkKind } from '../../model/values.ts'
import { phrases } from '../pattern.ts'
import { ASIA_AFRICA } from './asia-africa.ts'
import { COMPANY_PAGES, COMPANY_SLUGS, type CompanyPages } from './company.ts'
import { EAST_EUROPE } from './europe-east.ts'
import { WEST_EUROPE } from './europe-west.ts'
import { fold, formsOf } from './fold.ts'
import { QUESTION_PAGES } from './questions.ts'
import { SLUGS } from './slugs.ts'
import type { Slugs, Words } from './types.ts'

/** All languages: 44 of them. */
export const WORDS: Words = { ...WEST_EUROPE, ...EAST_EUROPE, ...ASIA_AFRICA }

/** Names of one kind of page in all languages. */
export interface PageNames {
  /** As written, lower case. */
  readonly names: readonly string[]
  /** Tells a text that is such a name and nothing else but what often stands beside it. */
  readonly isText: (text: string) => boolean
  /** Tells the last part of a path. */
  readonly isSlug: (segment: string) => boolean
}

export const CONTACT = pageNames(
  [...ofKind(WORDS, 'contact'), ...ofCompany('contact'), ...ofCompany('place')],
  ofKind(SLUGS, 'contact'),
)
export const IMPRINT = pageNames(ofCompany('imprint'), phrases(COMPANY_SLUGS.imprint ?? ''))
export const QUESTIONS = pageNames(QUESTION_PAGES, ['faq', 'faqs', 'help', 'support'])
/** Names of a kind of key page. */
export function keyPage(kind: LinkKind): PageNames {
  const known = KEY_PAGES.get(kind) ?? pageNames(ofKind(WORDS, kind), ofKind(SLUGS, kind))
  KEY_PAGES.set(kind, known)
  return known
}

const KEY_PAGES = new Map<LinkKind, PageNames>()

export const LEGAL = pageNames(
  [...ofKind(WORDS, 'terms'), ...ofKind(WORDS, 'privacy')],
  [...ofKind(SLUGS, 'terms'), ...ofKind(SLUGS, 'privacy'), 'cookies', 'cookie-policy', 'legal'],
)
export const SIGNING_IN = pageNames(
  [...ofKind(WORDS, 'login'), ...ofKind(WORDS, 'signup')],
  [...ofKind(SLUGS, 'login'), ...ofKind(SLUGS, 'signup'), 'admin', 'wp-admin'],
)
export const ABOUT = pageNames(ofCompany('about'), phrases(COMPANY_SLUGS.about ?? ''))

/** Phrases that often lead elsewhere are left out. */
function ofKind(table: Slugs, kind: LinkKind): readonly string[] {
  return Object.values(table)
    .flatMap((kinds) => phrases(kinds[kind] ?? ''))
    .filter((phrase) => !phrase.startsWith('~'))
}

function ofCompany(page: keyof CompanyPages): readonly string[] {
  return Object.values(COMPANY_PAGES).flatMap((pages) => phrases(pages[page] ?? ''))
}

function pageNames(names: readonly string[], slugs: readonly string[]): PageNames {
  const texts = new Set(names.flatMap((name) => [...formsOf(name)]))
  const paths = new Set([...texts, ...slugs.flatMap((slug) => [...formsOf(slug)])])
  return {
    names,
    isText: (text) => {
      const folded = fold(text)
      return texts.has(folded) || texts.has(folded.replace(/ (?:page|info|information|details)$/, ''))
    },
    isSlug: (segment) => paths.has(fold(segment)),
  }
}
