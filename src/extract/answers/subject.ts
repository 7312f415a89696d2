/** Decides whether a sentence about a company is about the one in question. */

import { branches, pattern, phrases, words } from '../../lexicon/pattern.ts'
import type { PageFacts } from '../../model/facts.ts'
import type { Asked } from './match.ts'
import { wordsOf } from './words.ts'

/** Questions about the company itself, which pages answer for other companies too. */
const ABOUT_ITSELF = words(`
  founded founder employee customer revenue ceo headquarter capital member sponsor`)

const VERBS = branches(
  phrases(
    'was, were, is, are, has, have, had, employs, serves, began, started, wurde, hat, fut, fue, è stata, a été',
  ),
)
/** A sentence that begins with the name of its subject. */
const NAMED_SUBJECT = pattern('u')`
  ^["“„«]?(\p{Lu}[\p{L}\d&.'’-]*(?: (?:of |and |& )?\p{Lu}[\p{L}\d&.'’-]*){0,4}) (?:${VERBS})\b
`
const OWN_WORDS =
  /\b(?:we|our|us|wir|unser\w*|nous|notre|nos|nosotros|nuestr\w+|noi|nostr\w+|the company)\b/iu
const STORIES = /\/(?:blog|news|press|articles?|stories|case-stud(?:y|ies)|customers)\b/i

/** The words of the company's name and domain, from the facts that are known about it. */
export function ownWordsOf(pages: readonly PageFacts[]): ReadonlySet<string> {
  const known = pages.flatMap(({ facts }) =>
    facts.filter(({ kind, label }) => kind === 'record' && (label === 'name' || label === 'domain')),
  )
  return new Set(known.flatMap(({ values }) => wordsOf(values.join(' '))))
}

interface Place {
  readonly url: string
  readonly own: ReadonlySet<string>
}

/**
 * True for a sentence whose subject is somebody else. In blogs and news it is true for every sentence that
 * does not speak of the company.
 */
export function isAboutAnother(sentence: string, { words }: Asked, { url, own }: Place): boolean {
  if (!ABOUT_ITSELF.some((word) => words.has(word)) || own.size === 0) return false
  if (isOwn(sentence, own)) return false
  return NAMED_SUBJECT.test(sentence) || STORIES.test(new URL(url).pathname)
}

/** Whether a sentence speaks of the company, in the first person or by its name. */
function isOwn(sentence: string, own: ReadonlySet<string>): boolean {
  return OWN_WORDS.test(sentence) || wordsOf(sentence).some((word) => own.has(word))
}

/** A line with at most this many words is a claim of the page about its offers: `Free worldwide shipping`. */
const MAX_CLAIM_WORDS = 10
const TO_READER = /^(?:yes|no|ja|nein|oui|non|sí|si)\b|\b(?:you|your|sie|ihnen|vous|usted|ustedes)\b/iu

/**
 * Whether a sentence is a statement about the company, or to its customers. Longer sentences of another kind
 * explain things in general: `Mobile testing is the process of testing apps`.
 */
export function isOwnStatement(sentence: string, { own }: Pick<Place, 'own'>): boolean {
  return sentence.split(/\s+/).length <= MAX_CLAIM_WORDS || isOwn(sentence, own) || TO_READER.test(sentence)
}

/** Words in quotation marks are those of somebody else. */
export const isQuotation = (sentence: string) => /^\s*["“„«]/u.test(sentence)
