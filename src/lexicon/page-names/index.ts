import { PAGES } from '../../data/languages/pages.ts'
import { PATHS } from '../../data/languages/paths.ts'
import { oncePer } from '../../model/keyed.ts'
import type { LinkKind } from '../../model/values.ts'
import { fold, formsOf } from './fold.ts'

/** Names of one kind of page in all languages. */
export interface PageNames {
  /** The names in the usual spelling, in lower case. */
  readonly names: readonly string[]
  /** Whether a text consists of one of the names, possibly with words that are often beside it. */
  readonly isText: (text: string) => boolean
  /** Whether the last segment of a path is one of the names. */
  readonly isSlug: (segment: string) => boolean
}

type Kind = keyof (typeof PAGES)[string]
type PathKind = keyof (typeof PATHS)[string]

export const CONTACT = pageNames([...named('contact'), ...named('place')], inPaths('contact'))
export const IMPRINT = pageNames(named('imprint'), inPaths('imprint'))
export const QUESTIONS = pageNames(named('questions'), ['faq', 'faqs', 'help', 'support'])

export const keyPage = oncePer((kind: LinkKind) => pageNames(named(kind), inPaths(kind)))

export const LEGAL = pageNames(
  [...named('terms'), ...named('privacy')],
  [...inPaths('terms'), ...inPaths('privacy'), 'cookies', 'cookie-policy', 'legal'],
)
export const SIGNING_IN = pageNames(
  [...named('login'), ...named('signup')],
  [...inPaths('login'), ...inPaths('signup'), 'admin', 'wp-admin'],
)
export const ABOUT = pageNames(named('about'), inPaths('about'))
/** Names of the start page. */
export const HOME = named('home')
export const GREETINGS = named('welcome')
/** Words with which sites call themselves official. */
export const OFFICIAL = named('official')

function named(kind: Kind): readonly string[] {
  return certain(Object.values(PAGES).flatMap((pages) => pages[kind] ?? []))
}

function inPaths(kind: PathKind): readonly string[] {
  return certain(Object.values(PATHS).flatMap((paths) => paths[kind] ?? []))
}

function certain(phrases: readonly string[]): readonly string[] {
  return phrases.filter((phrase) => !phrase.startsWith('~'))
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
