/** Tells the page of a site from a notice, which is a page with nothing else. */

import { absoluteUrl, parsedUrl } from '../../formats/url.ts'
import { CONTACT, IMPRINT, LEGAL, QUESTIONS, SIGNING_IN } from '../../lexicon/page-names/index.ts'
import { baseUrlOf, foldSpace, select, textOf } from '../dom.ts'
import type { PageFacts } from './facts.ts'
import { offers } from './rule.ts'

/**
 * What a notice leads to, if it leads anywhere: who runs the site, what the law demands, help, and the way
 * back.
 */
const BESIDE_NOTICES = [CONTACT, IMPRINT, LEGAL, QUESTIONS, SIGNING_IN]
const SERVICES =
  /^(?:status|offer|buy|purchase|checkout|inquiry|enquiry|home|index(?:\.\w+)?|default(?:\.\w+)?|password|lander)$/i

/** A notice says who sends it and what to do in shorter sentences, or in one. */
const MIN_SENTENCE_CHARS = 35
const MIN_SENTENCES = 2

/** So many headings are those of sections, which say as much as a sentence, as do prices and pictures. */
const MIN_SECTIONS = 3

/** A sign of Chinese, Japanese or Korean says as much as so many letters. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu
const WIDE_CHARS = 3

/**
 * Tells whether a page whose words could be those of a notice is the page of a site: it leads to at least so
 * many pages of its own that tell about something, and says at least two sentences, or one beside prices, pictures
 * or sections. It was tried on 30 pages
 * that were written for it, half of them notices in eight languages.
 */
export function isOfSite(page: PageFacts, minPages: number): boolean {
  const said = sentencesIn(page) + Number(offers(page)) + Number(page.headings.length >= MIN_SECTIONS)
  return said >= MIN_SENTENCES && ownPages(page).size >= minPages
}

function sentencesIn({ lines }: PageFacts): number {
  const sentences = lines.flatMap((line) => line.split(/(?<=[.!?])\s+|(?<=[。！？])/u))
  return sentences.filter((sentence) => {
    const text = sentence.trim()
    return (
      /[.!?…。！？]["'”’»›)）」]*$/u.test(text) &&
      text.length + (text.match(WIDE)?.length ?? 0) * (WIDE_CHARS - 1) >= MIN_SENTENCE_CHARS
    )
  }).length
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
