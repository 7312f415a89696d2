/** Signs that a page is empty, under construction or under maintenance. */

import { UNFINISHED } from '../../data/languages/unfinished.ts'
import { inAllLanguages } from '../../lexicon/in-all-languages.ts'
import { isPlaceholder } from '../../lexicon/page-names/titles.ts'
import { anyOf, type Branches, pattern } from '../../lexicon/pattern.ts'
import { noun } from '../../model/noun.ts'
import { foldSpace, select, textOf } from '../dom.ts'
import { metaContent } from '../meta.ts'
import type { PageFacts } from './facts.ts'
import { fileTypeOf } from './file-type.ts'
import { isOfSite } from './of-a-site.ts'
import { isShort, offers, partsOf, quote, quoteProminent, type VerdictRule } from './rule.ts'
import { isScriptShell } from './shell.ts'

/** Descriptions that editors and starter kits set by default. */
const NO_DESCRIPTION = /created (using|with|by) \S*(create-|starter|vite|kit|cli)/i

export const EMPTY: readonly VerdictRule[] = [
  { id: 'file', sign: ({ snapshot }) => fileSign(fileTypeOf(snapshot)) },
  { id: 'nothing-there', sign: nothingThere },
  { id: 'title-alone', sign: titleAlone },
]

const fileSign = (type: string | undefined) => type && `the answer is no web page but ${type}`

/** Finds a page without words and pictures, whose head does not name the owner of the page. */
function nothingThere(page: PageFacts): string | undefined {
  const pictures = select(
    page.snapshot,
    'img, svg, picture, video, canvas, iframe, frame, object, embed',
  ).length
  const said = metaContent(page.snapshot, 'og:site_name', 'og:title', 'description', 'og:description')
  const isDescribed = said !== undefined && !NO_DESCRIPTION.test(said) && !isPlaceholder(said)
  if (page.text.length > 20 || pictures > 0 || isDescribed || !isPlaceholder(page.title)) return undefined
  return `${page.text.length} ${noun(page.text.length, 'character')} of text, no picture, no description, and the title "${page.title}"`
}

/** Elements that show or state something without text in the body. */
const SHOWS_SOMETHING =
  'img, svg, picture, video, audio, canvas, iframe, frame, object, embed, math, input:not([type=hidden]), button, select, textarea, [itemscope], [typeof], script[type="application/ld+json"]'

/**
 * Finds a page with a title and an empty body, without scripts that would fill it and without text for
 * browsers that run no scripts.
 */
function titleAlone({ snapshot, text, title }: PageFacts): string | undefined {
  if (isPlaceholder(title) || /[\p{L}\p{N}]/u.test(text)) return undefined
  if (select(snapshot, SHOWS_SOMETHING).length > 0) return undefined
  const said = metaContent(snapshot, 'og:site_name', 'og:title', 'description', 'og:description')
  const isForOthers = select(snapshot, 'noscript').some((element) => foldSpace(textOf(element)) !== '')
  if (said !== undefined || isForOthers || isScriptShell(snapshot).shell) return undefined
  return `the body is empty; there is nothing but the title "${title}"`
}

/**
 * Phrases for "not here yet" that are also said of houses, albums and menus. They count when they are about a
 * site, or when they are alone in a line.
 */
const STATES = inAllLanguages(UNFINISHED, 'states')
const SITE = inAllLanguages(UNFINISHED, 'site')
/** These languages write no spaces between words. */
const SITE_UNSPACED = inAllLanguages(UNFINISHED, 'siteUnspaced')

const STANDING_ALONE = anyOf(STATES, 'iu')
/** Words that are also names of bands and bars. They count when the page says nothing else. */
const NAME_TOO = pattern('iu')`^(?:${inAllLanguages(UNFINISHED, 'names')})[\s.!…]*$`
const OF_A_SITE = pattern('iu')`
  ((${SITE})(?!\p{L})|${SITE_UNSPACED})[^.!?]{0,40}?(${STATES})|${inAllLanguages(UNFINISHED, 'aboutSite')}
`

/** Phrases for "closed for maintenance" that are said of nothing else, in several languages. */
const AWAY = anyOf(inAllLanguages(UNFINISHED, 'away'), 'iu')

/**
 * Words such as `maintenance`, which firms for boilers and gardens also use. They count only when they are
 * about a site, or when they are alone in a line.
 */
const UPKEEP = inAllLanguages(UNFINISHED, 'upkeep')
const UPKEEP_ALONE = anyOf(UPKEEP, 'iu')
const UPKEEP_OF_A_SITE = pattern('iu')`
  (?<!\p{L})(${SITE})(?!\p{L}).{0,40}?(${UPKEEP})|(${UPKEEP}).{0,40}?(?<!\p{L})
  (${inAllLanguages(UNFINISHED, 'our')}) (${SITE})(?!\p{L})
`

/** "We are working on our website" in several languages. It counts on a page with little other text. */
const WORKING = anyOf(
  Object.values(UNFINISHED).flatMap(
    ({ works, onSite, working = [] }): Branches =>
      works && onSite ? [pattern('u')`(?:${works}) (?:${onSite})`, ...working] : working,
  ),
  'iu',
)

export const UNDER_CONSTRUCTION: readonly VerdictRule[] = [
  { id: 'coming', sign: (page) => (isBare(page) ? comingSign(page) : undefined) },
  { id: 'working-on-it', sign: workingSign },
  {
    id: 'maintenance',
    sign: (page) => (isBare(page) ? (quoteProminent(AWAY, page, FEW_CHARS) ?? upkeepSign(page)) : undefined),
  },
]

/** Two sentences have about this length. */
const FEW_CHARS = 250

/** Returns whether a page has little content, unlike a shop with a "coming soon" section. */
function isBare(page: PageFacts): boolean {
  return isShort(page, 800, 10) && select(page.snapshot, 'article, section, nav a').length <= 6
}

/**
 * The most characters on a page besides a phrase that is alone in a line or in a heading below the first: a
 * name, thanks, an address.
 */
const LITTLE_ELSE = 120
/** The most characters before a phrase alone in a line. A section of a real page has more. */
const LITTLE_BEFORE = 30

function comingSign(page: PageFacts): string | undefined {
  const h1s = select(page.snapshot, 'h1').map((element) => foldSpace(textOf(element)).replace(/\u2019/g, "'"))
  // Below a heading with other words it is a section, such as "Coming soon" under the films of tonight.
  const own = h1s.find((heading) => heading !== '') ?? page.headings[0] ?? ''
  const main = [...partsOf(page.title), ...(h1s.includes(own) || !offers(page) ? [own] : [])]
  const below = [...page.headings.slice(0, 2), ...(page.text.length <= FEW_CHARS ? page.lines : [])]
  const alone =
    main.find((line) => standsAlone(STANDING_ALONE, line)) ??
    below.find((line) => standsAlone(STANDING_ALONE, line) && saysLittleElse(page, line, own))
  if (alone && !isOfSite(page, 1)) return quote(STANDING_ALONE, alone)
  const name = page.lines.find((line) => NAME_TOO.test(line))
  if (name && !offers(page) && page.lines.every((line) => line === '' || NAME_TOO.test(line)))
    return quote(NAME_TOO, name)
  return quoteProminent(OF_A_SITE, page, offers(page) ? 0 : FEW_CHARS)
}

/** Returns whether a line is most of the page's text, and near its beginning. */
function saysLittleElse(page: PageFacts, line: string, heading: string): boolean {
  const at = page.text.indexOf(foldSpace(line))
  const headed = page.text.slice(0, Math.max(0, at)).includes(heading) ? heading.length : 0
  return (
    !offers(page) && page.text.length - line.length - headed <= LITTLE_ELSE && at - headed <= LITTLE_BEFORE
  )
}

function workingSign(page: PageFacts): string | undefined {
  if (!isShort(page, FEW_CHARS, 3) || offers(page)) return undefined
  return quote(WORKING, page.text)
}

/** Finds a message about maintenance. A heading alone is enough if the page says hardly anything else. */
function upkeepSign(page: PageFacts): string | undefined {
  const few = page.text.length <= FEW_CHARS && page.links <= 3
  const alone = few
    ? [...partsOf(page.title), ...page.headings].find((line) => standsAlone(UPKEEP_ALONE, line))
    : undefined
  return alone && !isOfSite(page, 1)
    ? quote(UPKEEP_ALONE, alone)
    : quoteProminent(UPKEEP_OF_A_SITE, page, FEW_CHARS)
}

/** Returns whether a phrase is most of a line, unlike "Coming soon: the silent anvil". */
function standsAlone(words: RegExp, line: string): boolean {
  const [said] = words.exec(line) ?? []
  return said !== undefined && said.length >= 0.6 * line.replace(/[\s.!…]+$/, '').length
}
