/** Signs of error pages that are sent with a status of success. */

import { ERROR_PAGES } from '../../data/languages/error-pages.ts'
import { anyOf, type Branches, pattern } from '../../lexicon/pattern.ts'
import type { PageFacts } from './facts.ts'
import { isOfSite, speaksOfItself } from './of-a-site.ts'
import { isShort, offers, partsOf, quote } from './rule.ts'

const MESSAGES = Object.values(ERROR_PAGES)

const ERROR = MESSAGES.flatMap(({ error = [] }) => error)
const BEHIND_NUMBER = MESSAGES.flatMap(({ behindNumber = [] }) => behindNumber)

/** A number alone may be a name, such as "404 Studio". */
const NUMBERED = pattern('u')`
  ^((${ERROR}):? ?)?(404|403|50[0234])([\s:|·•–—-]+(${BEHIND_NUMBER})(?!\p{L})|$)
`
const BEGINNINGS = anyOf([NUMBERED, ...MESSAGES.flatMap(({ beginnings = [] }) => beginnings)], 'iu')

/** Texts before a message: interjections and apologies, a number, a face. */
const INTERJECTIONS = [
  ...MESSAGES.flatMap(({ interjections = [] }) => interjections),
  ...[/40[34]/, /50[0234]/, /[:;]-?\(/],
]

/** Whole lines that say that a page does not exist. They name the page. */
const NO_PAGE = wholeLine(
  MESSAGES.flatMap(
    ({ page, missing, noPage = [] }): Branches =>
      page && missing ? [pattern('u')`(?:${page}) (?:${missing})`, ...noPage] : noPage,
  ),
)

/** Messages that may also be about other things. They count only on a page with little other text. */
const FAILED = wholeLine(MESSAGES.flatMap(({ failed = [] }) => failed))

/**
 * Matches a text above such a message: a number, an exclamation, an apology. Alone it may be a band's name.
 */
const BARE = wholeLine([
  ...['404', '403', /50[0234]/],
  pattern('u')`((${ERROR}):? ?)(404|403|50[0234])?`,
  ...MESSAGES.flatMap(({ bare = [] }) => bare),
])

/** The most characters of a page with only the message, and of a page that says that something failed. */
const FEW_CHARS = 400
const LITTLE_CHARS = 250

/** Finds the message in the title, in one of the first two headings, or under a heading like "404". */
export function softError(page: PageFacts): string | undefined {
  if (!isShort(page, 1000, 20)) return undefined
  return beginning(page) ?? noPage(page) ?? failed(page)
}

/** Finds a title or single heading that begins like a message, unlike "404 Error: what it means". */
function beginning(page: PageFacts): string | undefined {
  const alone = page.title === '' || page.headings.length === 1 ? page.headings.slice(0, 1) : []
  const parts = partsOf(page.title).filter((part) => !/^\d+$/.test(part))
  const found = [page.title, ...parts, ...alone].find((line) => {
    const [said] = BEGINNINGS.exec(line) ?? []
    return said !== undefined && said.length >= MIN_SHARE * line.length
  })
  if (found === undefined || (offers(page) && !NO_PAGE.test(found))) return undefined
  // A bar may be called "404" and lead to its menu.
  if (/^\d+$/.test(found) && isOfSite(page, 2) && !speaksOfItself(page)) return undefined
  return quote(BEGINNINGS, found)
}

const MIN_SHARE = 0.3

function noPage(page: PageFacts): string | undefined {
  const [first = '', second = ''] = page.headings
  const isFew = page.text.length <= FEW_CHARS
  // In an article about broken links, the second heading may look like the message.
  const beside = isFew || BARE.test(first) || first === '' ? [second] : []
  const prominent = [...partsOf(page.title), first, ...beside]
  const named = prominent.find((line) => NO_PAGE.test(line))
  if (named !== undefined) return `"${named}"`
  const bare = [page.title, first, second].find((line) => BARE.test(line))
  if (bare === undefined || !isFew || offers(page)) return undefined
  const below = sentencesOf(page).find((sentence) => NO_PAGE.test(sentence) || FAILED.test(sentence))
  const numbered = /\d/.test(first) && BARE.test(first) && BARE.test(second) ? second : undefined
  const message = below ?? numbered
  return message && `"${bare}" and "${message}"`
}

function failed(page: PageFacts): string | undefined {
  if (!isShort(page, LITTLE_CHARS, 5) || offers(page)) return undefined
  const said = [...partsOf(page.title), ...page.headings.slice(0, 2)].find((line) => FAILED.test(line))
  return said && `"${said}" and little else`
}

function sentencesOf(page: PageFacts): string[] {
  return page.lines.flatMap((line) => [
    ...line.split(/(?<=[.!。！])\s*/u),
    ...line.split(/\s*[.,!。，！]\s*/u),
  ])
}

/**
 * Matches a whole line with a message after an exclamation or apology, and no question ("Page not found?").
 */
function wholeLine(messages: Branches): RegExp {
  return pattern('iu')`^\s*(?:(?:${INTERJECTIONS})[\s!.,:;…–—，。-]*(?:but )?)*(?:${messages})[\s.!…。:(]*$`
}
