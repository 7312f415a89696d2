/** Distinguishes the page of a site from a notice, which is a page with nothing else. */

import { NOTICE_WORDS } from '../../data/languages/notice-words.ts'
import { absoluteUrl, parsedUrl } from '../../formats/url.ts'
import { tagOfWords } from '../../lexicon/language-tag.ts'
import { CONTACT, IMPRINT, LEGAL, QUESTIONS, SIGNING_IN } from '../../lexicon/page-names/index.ts'
import { anyOf } from '../../lexicon/pattern.ts'
import { lengthInLetters } from '../../lexicon/scripts.ts'
import { baseUrlOf, foldSpace, select, textOf } from '../dom.ts'
import { languageOf } from '../language/language.ts'
import type { PageFacts } from './facts.ts'
import { offers } from './rule.ts'

/** Names of the pages to which a notice may link: contact, imprint, legal texts, help, signing in. */
const BESIDE_NOTICES = [CONTACT, IMPRINT, LEGAL, QUESTIONS, SIGNING_IN]
const SERVICES =
  /^(?:status|offer|buy|purchase|checkout|inquiry|enquiry|home|index(?:\.\w+)?|default(?:\.\w+)?|password|lander)$/i

/**
 * A page with this many sentences of at least this length is not a notice. A notice says who sends it and
 * what to do in shorter sentences, or in one.
 */
const MIN_SENTENCE_CHARS = 35
const MIN_SENTENCES = 2

/** With this many headings a page has sections, which count like a sentence, as do prices and pictures. */
const MIN_SECTIONS = 3

const OF_NOTICES = anyOf(Object.values(NOTICE_WORDS).flat(), 'iu')

const LANGUAGES_OF_NOTICES: ReadonlySet<string> = new Set(Object.keys(NOTICE_WORDS))

/** With this many own pages, one sentence about the site is enough. A notice never has both. */
const PAGES_BESIDE_A_SENTENCE = 2

/**
 * Distinguishes a page of a site from a notice with the same words. A page of a site leads to at least
 * `minPages` pages of its own with a subject. It has at least two sentences, or one sentence and prices,
 * pictures or sections. If it leads to two such pages and has no phrase of notices, one sentence is enough.
 * The rule was tried on 30 pages that were written for it, half of them notices in eight languages, and on 26
 * more.
 */
export function isOfSite(page: PageFacts, minPages: number): boolean {
  const pages = ownPages(page).size
  if (pages < minPages) return false
  const sentences = sentencesIn(page)
  const said =
    sentences.filter(isLong).length + Number(offers(page)) + Number(page.headings.length >= MIN_SECTIONS)
  return said >= MIN_SENTENCES || (pages >= PAGES_BESIDE_A_SENTENCE && isToldOf(page, sentences))
}

/** Whether a page has any phrase of notices. */
export function speaksOfItself(page: PageFacts): boolean {
  return page.lines.some((line) => OF_NOTICES.test(line))
}

function isToldOf({ snapshot }: PageFacts, sentences: readonly string[]): boolean {
  if (!LANGUAGES_OF_NOTICES.has(tagOfWords(languageOf(snapshot).language ?? ''))) return false
  return isLong(sentences.filter((sentence) => !OF_NOTICES.test(sentence)).join(' '))
}

const isLong = (text: string): boolean => lengthInLetters(text) >= MIN_SENTENCE_CHARS

function sentencesIn({ lines }: PageFacts): string[] {
  return lines
    .flatMap((line) => line.split(/(?<=[.!?])\s+|(?<=[。！？])/u))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[.!?…。！？]["'”’»›)）」]*$/u.test(sentence))
}

/** The paths of other pages of the site that the page links to by a name. */
function ownPages({ snapshot, host }: PageFacts): ReadonlySet<string> {
  const here = parsedUrl(snapshot.url)?.pathname
  const paths = select(snapshot, 'a[href]').flatMap((link) => {
    const url = parsedUrl(absoluteUrl(link.attribs.href, baseUrlOf(snapshot)) ?? '')
    if (url?.hostname !== host || url.pathname === '/' || url.pathname === here) return []
    const text = foldSpace(textOf(link))
    const segments = url.pathname.split('/').filter(Boolean)
    const isBeside =
      text === '' ||
      BESIDE_NOTICES.some((names) => names.isText(text) || segments.some(names.isSlug)) ||
      segments.some((segment) => SERVICES.test(segment))
    return isBeside ? [] : [url.pathname]
  })
  return new Set(paths)
}
