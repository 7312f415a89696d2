/** Decides whether a sentence is about the company of the site or about another one. */

import { wordsOf } from '../../lexicon/asked-words.ts'
import { branches, pattern, phrases, words } from '../../lexicon/pattern.ts'
import type { PageFacts } from '../../model/facts.ts'
import type { Asked } from './match.ts'

/** Words in questions about the company itself. Pages often state such facts about other companies, too. */
const ABOUT_ITSELF = words(`
  founded founder employee customer revenue ceo headquarter capital member sponsor`)

const VERBS = branches(
  phrases(
    'was, were, is, are, has, have, had, employs, serves, began, started, wurde, hat, fut, fue, è stata, a été',
  ),
)
/** Matches a sentence that begins with a name and a verb, such as `Acme was`. */
const NAMED_SUBJECT = pattern('u')`
  ^["“„«]?(\p{Lu}[\p{L}\d&.'’-]*(?: (?:of |and |& )?\p{Lu}[\p{L}\d&.'’-]*){0,4}) (?:${VERBS})\b
`
const OWN_WORDS =
  /\b(?:we|our|us|wir|unser\w*|nous|notre|nos|nosotros|nuestr\w+|noi|nostr\w+|the company)\b/iu
const STORIES = /\/(?:blog|news|press|articles?|stories|case-stud(?:y|ies)|customers)\b/i

/** Returns the words of the company's name and domain, from the known facts about the company. */
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
 * Whether the subject of a sentence is another company. In blogs and news, this is assumed for every sentence
 * that does not mention the company.
 */
export function isAboutAnother(sentence: string, { words }: Asked, { url, own }: Place): boolean {
  if (!ABOUT_ITSELF.some((word) => words.has(word)) || own.size === 0) return false
  if (isOwn(sentence, own)) return false
  return NAMED_SUBJECT.test(sentence) || STORIES.test(new URL(url).pathname)
}

/** Whether a sentence mentions the company, in the first person or by its name. */
function isOwn(sentence: string, own: ReadonlySet<string>): boolean {
  return OWN_WORDS.test(sentence) || wordsOf(sentence).some((word) => own.has(word))
}

/** A line with at most this many words is about the site's own offers: `Free worldwide shipping`. */
const MAX_CLAIM_WORDS = 10
const TO_READER = /^(?:yes|no|ja|nein|oui|non|sí|si)\b|\b(?:you|your|sie|ihnen|vous|usted|ustedes)\b/iu

/**
 * Whether a sentence is about the company or addressed to its customers. Longer sentences of another kind
 * explain things in general: `Mobile testing is the process of testing apps`.
 */
export function isOwnStatement(sentence: string, { own }: Pick<Place, 'own'>): boolean {
  return sentence.split(/\s+/).length <= MAX_CLAIM_WORDS || isOwn(sentence, own) || TO_READER.test(sentence)
}

/** A sentence that begins with a quotation mark is by another person or company. */
export const isQuotation = (sentence: string) => /^\s*["“„«]/u.test(sentence)
