import { type Element, isTag } from 'domhandler'
import { MARKS } from '../../data/vendors/marks.ts'
import { isOf } from '../../formats/psl.ts'
import { absoluteUrl, parsedUrl } from '../../formats/url.ts'
import { CONSENT_NAMES } from '../../lexicon/consent/names.ts'
import { anyOf, nameWords, pattern, words } from '../../lexicon/pattern.ts'
import { SOCIAL_MARKS } from '../../lexicon/social/index.ts'
import { oncePer } from '../../model/keyed.ts'
import { ancestors, attribute, baseUrlOf, select } from '../../snapshot/dom.ts'
import { MARK_WORDS, wordsAround, wordsOfPicture } from '../../snapshot/marks/header.ts'
import { homeLikeness } from '../../snapshot/marks/home.ts'
import { view } from '../../snapshot/memo.ts'
import { regionOf } from '../../snapshot/region.ts'
import { sampleAt } from '../../snapshot/sample-at.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { namesOwner, ownWords } from './owner.ts'

/** A reason, by position and words, why a picture is not the site's own logo. */
interface Rejection {
  readonly reason: string
  readonly holds: (snapshot: Snapshot, picture: Element) => boolean
  /** True for a reason that applies even in a link to the home page, where a picture usually is the logo. */
  readonly inHomeLink?: true
}

/** Tests the words of the picture, unless they name the site: Visa's own has the Visa logo. */
function called(words: RegExp): Rejection['holds'] {
  return (snapshot, picture) =>
    words.test(wordsOfPicture(picture)) && !namesOwner(snapshot, wordsOfPicture(picture))
}

/**
 * Tests the words of the elements around the picture. Classes of the whole page, such as `cookies-accepted`,
 * are skipped because they are not about the picture.
 */
function within(words: RegExp, levels = 6): Rejection['holds'] {
  return (_, picture) =>
    [...ancestors(picture)]
      .slice(0, levels)
      .filter(({ name }) => name !== 'body' && name !== 'html')
      .some((box) => words.test(`${box.attribs.class ?? ''} ${box.attribs.id ?? ''}`))
}

/** Words in class names of elements that show the logos of other firms. */
const LOGO_LIST_WORDS = [
  ...words('partner client customer sponsor member trusted press- affiliat logos marquee'),
  ...[/as-?seen/, /featured-?in/, /integrations?/],
  /logo-?(?:wall|grid|carousel|slider|list|cloud|strip|row|garden)/,
]

/** The first reason that applies is shown. */
const REJECTIONS: readonly Rejection[] = [
  { reason: 'one or two pixels: a tracker or spacer', inHomeLink: true, holds: isPixel },
  {
    reason: 'part of a cookie notice',
    inHomeLink: true,
    holds: within(CONSENT_NAMES, 20),
  },
  {
    reason: 'a payment logo',
    inHomeLink: true,
    holds: called(pattern('i')`\b(?:${MARKS.payment})\b`),
  },
  {
    reason: 'stands among payment logos',
    inHomeLink: true,
    holds: within(/payment|pay-?icons|card-?icons/i),
  },
  {
    reason: 'an app store badge',
    holds: called(anyOf(MARKS.appStore, 'i')),
  },
  {
    reason: 'a flag or a language icon',
    inHomeLink: true,
    holds: (snapshot, picture) =>
      called(/(^|[\W_])flags?([\W_]|$)|locale/i)(snapshot, picture) ||
      within(/(^|[\W_])(lang(uage)?s?|flags?|locale|country)([\W_]|$)/i, 4)(snapshot, picture),
  },
  {
    reason: 'a logo of a social network',
    holds: (snapshot, picture) =>
      called(SOCIAL)(snapshot, picture) || within(/social|share|follow/i, 4)(snapshot, picture),
  },
  {
    reason: 'a portrait',
    holds: (snapshot, picture) =>
      called(/avatar|gravatar|headshot|portrait|profile-?(pic|photo|image)/i)(snapshot, picture) ||
      within(/avatar|author|byline|testimonial/i, 4)(snapshot, picture),
  },
  {
    reason: 'an award or certificate',
    holds: called(
      /award|badge|certif|accredit|(^|[\W_])(seal|bbb|iso-?\d+|trustpilot|g2|capterra|clutch)([\W_]|$)|winner|verified/i,
    ),
  },
  { reason: 'an icon in a button', holds: isControl },
  {
    reason: 'in a list of other firms’ logos, by its class names',
    holds: within(anyOf(LOGO_LIST_WORDS, 'i')),
  },
  { reason: 'in a row of three or more similar pictures', holds: isInRow },
  { reason: 'links to another site', holds: linksAway },
  { reason: 'named after someone else', holds: isNamedForOther },
  {
    reason: 'part of an article',
    holds: (_, picture) =>
      regionOf(picture) === 'main' &&
      [...ancestors(picture)].some(({ name }) => name === 'article' || name === 'figure'),
  },
]

/** Matches private hosts. Pictures there are leftovers from the development of the site. */
const PRIVATE_HOST =
  /^(localhost|127\..*|10\..*|192\.168\..*|172\.(1[6-9]|2\d|3[01])\..*|\[.*\]|[^.]+|.*\.(localhost|local|internal))$/

/** Whether a picture is on a host of a private network, and the page is not. */
export function isUnreachable(snapshot: Snapshot, url: string): boolean {
  const host = parsedUrl(url)?.hostname ?? ''
  return PRIVATE_HOST.test(host) && host !== parsedUrl(snapshot.url)?.hostname
}

const SOCIAL = nameWords([...SOCIAL_MARKS, 'rss'])

/** Returns why a picture cannot be the site's logo; undefined when no reason is known. */
export function rejectionOf(snapshot: Snapshot, picture: Element): string | undefined {
  return firstRejection(snapshot, picture)?.reason
}

/** Like `rejectionOf`, for a picture in a link to the home page. */
export function homeLinkRejectionOf(snapshot: Snapshot, picture: Element): string | undefined {
  const first = firstRejection(snapshot, picture)
  return first?.inHomeLink ? first.reason : undefined
}

function firstRejection(snapshot: Snapshot, picture: Element): Rejection | undefined {
  return REJECTIONS.find(({ holds }) => holds(snapshot, picture))
}

function isPixel(snapshot: Snapshot, picture: Element): boolean {
  const sides = ['width', 'height'].map((name) =>
    Number(attribute(picture, name)?.replace(/px$/, '') ?? Number.NaN),
  )
  const box = sampleAt(snapshot, picture)?.box
  return (
    sides.every((side) => side <= 2) || Boolean(box && box.width > 0 && Math.max(box.width, box.height) <= 2)
  )
}

function isControl(_: Snapshot, picture: Element): boolean {
  return [...ancestors(picture)]
    .slice(0, 4)
    .some(
      (box) =>
        box.name === 'button' ||
        box.name === 'summary' ||
        box.attribs.role === 'button' ||
        /toggle|hamburger/i.test(box.attribs.class ?? ''),
    )
}

function linksAway(snapshot: Snapshot, picture: Element): boolean {
  const link = [...ancestors(picture)].find(({ name }) => name === 'a')
  if (!link?.attribs.href || homeLikeness(snapshot, link) > 0) return false
  const url = absoluteUrl(link.attribs.href, baseUrlOf(snapshot))
  if (!url) return false
  return !isOf(snapshot.site, new URL(url).hostname)
}

const MIN_ROW = 3

/**
 * Whether at least `MIN_ROW` pictures are in the same nesting of tags, outside the header. They are logos of
 * sponsors, customers or the press.
 */
function isInRow(snapshot: Snapshot, picture: Element): boolean {
  if (regionOf(picture) === 'header' || isFirstAndLogo(snapshot, picture)) return false
  let frame = picture.name
  for (const box of [...ancestors(picture)].slice(0, 5)) {
    if (box.name === 'body' || box.name === 'html') return false
    if ((framesIn(snapshot)(box)(picture.name).get(frame)?.size ?? 0) >= MIN_ROW) return true
    frame = `${box.name}.${firstClass(box)}>${frame}`
  }
  return false
}

/**
 * Whether a picture is the first one of the page and its file is named only "logo". In a table layout, the
 * logo is among other pictures.
 */
function isFirstAndLogo(snapshot: Snapshot, picture: Element): boolean {
  return (
    /(?:^|\/)(?:site[-_]?|main[-_]?|header[-_]?|top[-_]?)?logo[-_\d]*\.\w{3,4}$/i.test(
      attribute(picture, 'src') ?? '',
    ) && select(snapshot, 'img')[0] === picture
  )
}

/** The different pictures within an element, grouped by the tags around them. */
type Frames = ReadonlyMap<string, ReadonlySet<string | Element>>

const framesIn = view((snapshot: Snapshot) =>
  oncePer((box: Element) => oncePer((name: string) => framesOf(select(snapshot, name, box), box))),
)

function framesOf(pictures: readonly Element[], box: Element): Frames {
  const frames = new Map<string, Set<string | Element>>()
  for (const picture of pictures) {
    const frame = frameOf(picture, box)
    const alike = frames.get(frame) ?? new Set()
    frames.set(frame, alike.add(attribute(picture, 'src') ?? picture))
  }
  return frames
}

function frameOf(picture: Element, box: Element): string {
  let frame = picture.name
  for (const parent of ancestors(picture)) {
    if (parent === box) break
    frame = `${parent.name}.${firstClass(parent)}>${frame}`
  }
  return frame
}

function firstClass(element: Element): string {
  return (attribute(element, 'class')?.split(/\s+/)[0] ?? '').replace(/\d+/g, '')
}

/** Words in alternative texts that name nobody. */
const GENERIC_WORDS = [
  ...words('the our company site website brand footer header main white black dark light color colour'),
  /logo(type|s)?/,
  ...words('wordmark home homepage icon image svg png'),
]
const GENERIC = pattern('gi')`\b(${GENERIC_WORDS})\b`

/** Whether an alternative text, such as "Acme logo", names another organisation. */
function isNamedForOther(snapshot: Snapshot, picture: Element): boolean {
  const alt = attribute(picture, 'alt') ?? attribute(picture, 'aria-label') ?? attribute(picture, 'title')
  if (!alt || namesOwner(snapshot, wordsAround(picture, 1))) return false
  const name = alt.replace(GENERIC, '').replace(/[^\p{L}\p{N}]+/gu, '')
  return name.length > 1 && ownWords(snapshot).length > 0
}

/** Whether the attributes of a picture or its parent call it a logo. */
export function isCalledLogo(picture: Element): boolean {
  const parent =
    picture.parent && isTag(picture.parent) && picture.parent.name !== 'body' ? picture.parent : undefined
  return (
    MARK_WORDS.test(wordsOfPicture(picture)) ||
    Boolean(parent && MARK_WORDS.test(`${parent.attribs.class ?? ''} ${parent.attribs.id ?? ''}`))
  )
}
