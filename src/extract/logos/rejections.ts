import { type Element, isTag } from 'domhandler'
import { absoluteUrl } from '../../formats/url.ts'
import { ancestors, attribute, baseUrlOf, select } from '../../snapshot/dom.ts'
import { MARK_WORDS, wordsAround, wordsOfPicture } from '../../snapshot/marks/header.ts'
import { homeLikeness } from '../../snapshot/marks/home.ts'
import { view } from '../../snapshot/memo.ts'
import { regionOf } from '../../snapshot/region.ts'
import { sampleAt } from '../../snapshot/sample-at.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { namesOwner, ownWords } from './owner.ts'

/** Why a picture on the page is not the site's own mark, told by where it stands and what it is called. */
interface Rejection {
  readonly reason: string
  readonly holds: (snapshot: Snapshot, picture: Element) => boolean
}

/** Words of the picture itself, unless they also name the site: Visa's own site has a Visa mark. */
function called(words: RegExp): Rejection['holds'] {
  return (snapshot, picture) =>
    words.test(wordsOfPicture(picture)) && !namesOwner(snapshot, wordsOfPicture(picture))
}

/** Words of the boxes around the picture. Those of the whole page (`cookies-accepted`) are about the page. */
function within(words: RegExp, levels = 6): Rejection['holds'] {
  return (_, picture) =>
    [...ancestors(picture)]
      .slice(0, levels)
      .filter(({ name }) => name !== 'body' && name !== 'html')
      .some((box) => words.test(`${box.attribs.class ?? ''} ${box.attribs.id ?? ''}`))
}

/** First that holds is the reason shown. */
const REJECTIONS: readonly Rejection[] = [
  { reason: 'one or two pixels: a tracker or spacer', holds: isPixel },
  {
    reason: 'part of a cookie notice',
    holds: within(/onetrust|cookiebot|didomi|usercentrics|\bcky-|iubenda|osano|cookie|consent|gdpr/i, 20),
  },
  {
    reason: 'a payment mark',
    holds: called(
      /\b(visa|master-?card|maestro|amex|american-?express|discover|diners|pay-?pal|apple-?pay|google-?pay|shop-?pay|klarna|sofort|giropay|ideal|bancontact|afterpay|clearpay|affirm|unionpay|jcb|stripe|vipps|mobilepay|swish)\b/i,
    ),
  },
  { reason: 'stands among payment marks', holds: within(/payment|pay-?icons|card-?icons/i) },
  {
    reason: 'an app store badge',
    holds: called(
      /app-?store|google-?play|play-?store|galaxy-?store|app-?gallery|f-?droid|get-it-on|download-on/i,
    ),
  },
  {
    reason: 'a flag or language mark',
    holds: (snapshot, picture) =>
      called(/(^|[\W_])flags?([\W_]|$)|locale/i)(snapshot, picture) ||
      within(/(^|[\W_])(lang(uage)?s?|flags?|locale|country)([\W_]|$)/i, 4)(snapshot, picture),
  },
  {
    reason: 'a social network mark',
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
  { reason: 'a control: it stands in a button', holds: isControl },
  {
    reason: 'in a wall of other firms’ marks, by its words',
    holds: within(
      /partner|client|customer|sponsor|member|trusted|as-?seen|press-|featured-?in|affiliat|logos|logo-?(wall|grid|carousel|slider|list|cloud|strip|row|garden)|integrations?|marquee/i,
    ),
  },
  { reason: 'in a row of three or more of its kind', holds: isInWall },
  { reason: 'links to another site', holds: linksAway },
  { reason: 'named for someone else', holds: isNamedForOther },
  {
    reason: 'part of an article',
    holds: (_, picture) =>
      regionOf(picture) === 'main' &&
      [...ancestors(picture)].some(({ name }) => name === 'article' || name === 'figure'),
  },
]

const SOCIAL =
  /(^|[\W_])(facebook|twitter|linkedin|instagram|youtube|tiktok|pinterest|whatsapp|telegram|reddit|snapchat|discord|github|mastodon|bluesky|threads|vimeo|rss|fb|ig|yt)([\W_]|$)/i

/** The reason why a picture on the page cannot be the site's mark; undefined when none is known. */
export function rejectionOf(snapshot: Snapshot, picture: Element): string | undefined {
  return REJECTIONS.find(({ holds }) => holds(snapshot, picture))?.reason
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
  const { registrable } = snapshot.site
  const { hostname } = new URL(url)
  return hostname !== registrable && !hostname.endsWith(`.${registrable}`)
}

/** Fewer different pictures than this are no row. */
const MIN_ROW = 3

/** Three or more pictures in the same frame of tags, outside the head of the page: sponsors, customers, press. */
function isInWall(snapshot: Snapshot, picture: Element): boolean {
  if (regionOf(picture) === 'header' || isFirstAndLogo(snapshot, picture)) return false
  let frame = picture.name
  for (const box of [...ancestors(picture)].slice(0, 5)) {
    if (box.name === 'body' || box.name === 'html') return false
    if ((framesIn(snapshot)(picture.name, box).get(frame)?.size ?? 0) >= MIN_ROW) return true
    frame = `${box.name}.${firstClass(box)}>${frame}`
  }
  return false
}

/** The first picture of the page in a file that is called nothing but logo: pages laid out as a table have theirs among others. */
function isFirstAndLogo(snapshot: Snapshot, picture: Element): boolean {
  return (
    /(?:^|\/)(?:site[-_]?|main[-_]?|header[-_]?|top[-_]?)?logo[-_\d]*\.\w{3,4}$/i.test(
      attribute(picture, 'src') ?? '',
    ) && select(snapshot, 'img')[0] === picture
  )
}

/** Different pictures, as elements of one name are, by the frame of tags in which they stand in a box. */
type Frames = ReadonlyMap<string, ReadonlySet<string | Element>>

/** Each box is looked through once: the pictures of a wall share theirs. */
const framesIn = view((snapshot: Snapshot): ((name: string, box: Element) => Frames) => {
  const known = new Map<Element, Map<string, Frames>>()
  return (name, box) => {
    const ofBox = known.get(box) ?? new Map<string, Frames>()
    known.set(box, ofBox)
    const frames = ofBox.get(name) ?? framesOf(select(snapshot, name, box), box)
    ofBox.set(name, frames)
    return frames
  }
})

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

/** An alternative text such as "Acme logo" on a site that is not Acme's. */
function isNamedForOther(snapshot: Snapshot, picture: Element): boolean {
  const alt = attribute(picture, 'alt') ?? attribute(picture, 'aria-label') ?? attribute(picture, 'title')
  if (!alt || namesOwner(snapshot, wordsAround(picture, 1))) return false
  const name = alt
    .replace(
      /\b(the|our|company|site|website|brand|footer|header|main|white|black|dark|light|color|colour|logo(type|s)?|wordmark|home|homepage|icon|image|svg|png)\b/gi,
      '',
    )
    .replace(/[^\p{L}\p{N}]+/gu, '')
  return name.length > 1 && ownWords(snapshot).length > 0
}

/** True for a picture whose author calls it a logo, or the box right around it. */
export function isCalledLogo(picture: Element): boolean {
  const parent =
    picture.parent && isTag(picture.parent) && picture.parent.name !== 'body' ? picture.parent : undefined
  return (
    MARK_WORDS.test(wordsOfPicture(picture)) ||
    Boolean(parent && MARK_WORDS.test(`${parent.attribs.class ?? ''} ${parent.attribs.id ?? ''}`))
  )
}
