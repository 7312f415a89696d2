import type { Element } from 'domhandler'
import { phrases } from '../../../lexicon/pattern.ts'
import { ancestors, select } from '../../../snapshot/dom.ts'
import type { Snapshot } from '../../../snapshot/snapshot.ts'
import { plainTextOf } from '../write/plain.ts'
import type { Weight } from './blocks.ts'
import { NO_TEXT_TAGS, namesOf } from './clutter.ts'

/** Selectors for texts of posts, of schema.org and forum software. The one with most text is used. */
const POST_BODIES: readonly string[] = [
  '[itemprop="text"], [itemprop="articleBody"]',
  '.cooked',
  '.bbWrapper',
  '.postbody .content, .post_body, .post-body',
  '.postcontent, [id^="post_message_"]',
  ...phrases(`
    .s-prose, .postmsg, [data-role="commentContent"], .usertext-body, .lia-message-body-content
    [component="post/content"], .post .inner, .msg_body`),
  '.message-body, .messageText, .message-content',
  '.comment-body, .comment-content, .post-content, .post-text',
]

/** Selectors for the author of a post. The first selector that matches an element near the post is used. */
const AUTHORS: readonly string[] = [
  '[itemprop="author"] a, [itemprop="author"] [itemprop="name"]',
  'a.author, a.username, [rel~="author"]',
  '.username, .author a, .bigusername, .poster a, .postauthor, .author_information a, .postleft dt',
  'a[href*="/user/"], a[href*="/users/"], a[href*="/u/"], a[href*="/members/"], a[href*="/profile"], a[href*="member.php"], a[href*="memberlist"]',
]

/** Selectors for elements that may have the date of a post, such as its permalink. */
const DATES: readonly string[] = [
  'time, [itemprop^="date"], [class*="date"], [class*="time"], [class*="posted"], a',
]
/** Matches a year or a time of day. */
const DATE = /\b(?:19|20)\d\d\b|\d:\d\d/

/**
 * Matches the first words of a line that is not about the post, but about a person, a change or the last
 * answer.
 */
const OTHER_STAMP =
  /^(?:join(?:ed| date)|registered|member since|last (?:post|reply|seen|active)|(?:last )?edited)\b/i

/** A longer text is neither an author's name nor a date. */
const MAX_STAMP_CHARS = 40

/** Matches class words of signatures, which forums repeat below every post of a person. */
const SIGNATURE = /^(?:post|message|user)?sig(?:nature)?s?$/

/** Comments on a question or an answer, which are not posts of their own. */
const REMARKS = '[itemtype$="/Question"] [itemprop="comment"], [itemtype$="/Answer"] [itemprop="comment"]'

/** The posts of a conversation, in document order. */
export interface Posts {
  /** One element for each post, with its text, author and date. */
  readonly roots: readonly Element[]
  /** Whether an element below a root is neither the text of a post nor its author or date. */
  readonly isDropped: (element: Element) => boolean
}

/** Finds the posts of a page with their authors and dates. There are no roots when no selector matches. */
export function postsOf(
  snapshot: Snapshot,
  weightOf: (element: Element) => Weight,
  isClutter: (element: Element) => boolean,
): Posts {
  const bodies = bodiesOf(snapshot, weightOf)
  const isStamp = (element: Element) => {
    const { chars } = weightOf(element)
    return chars > 0 && chars <= MAX_STAMP_CHARS && !isClutter(element) && !OTHER_STAMP.test(textOf(element))
  }
  const stamps = stampsOf(snapshot, bodies, isStamp)
  const roots = new Map(bodies.map((body) => [body, body]))
  for (const [stamp, body] of stamps) roots.set(body, rootAround(roots.get(body) ?? body, stamp))
  const shown = new Set([...bodies, ...stamps.keys()])
  const above = new Set([...shown].flatMap((element) => [...ancestors(element)]))
  return {
    roots: [...roots.values()],
    isDropped(element) {
      if (above.has(element) || shown.has(element)) return false
      const [parent] = ancestors(element)
      const isBeside = parent !== undefined && above.has(parent) && !shown.has(parent)
      return isBeside || isSignature(element) || isClutter(element)
    },
  }
}

const textOf = (element: Element): string => plainTextOf(element, ({ name }) => NO_TEXT_TAGS.has(name))

/** The closest common ancestor of a post and its author or date. */
function rootAround(root: Element, stamp: Element): Element {
  const around = new Set(ancestors(stamp))
  return [root, ...ancestors(root)].find((element) => around.has(element)) ?? root
}

/** Whether an element is a signature, which is repeated below every post of a person. */
export const isSignature = (element: Element): boolean =>
  namesOf(element).some((name) => SIGNATURE.test(name))

/** Returns the elements with the texts of posts. A nested post is quoted, so it does not count. */
function bodiesOf(snapshot: Snapshot, weightOf: (element: Element) => Weight): readonly Element[] {
  const remarks = new Set(select(snapshot, REMARKS))
  let best: { bodies: readonly Element[]; chars: number } = { bodies: [], chars: 0 }
  for (const selector of POST_BODIES) {
    const all = new Set(select(snapshot, selector))
    const bodies = [...all].filter(
      (body) =>
        !isSignature(body) &&
        ![...ancestors(body)].some((above) => all.has(above) || remarks.has(above) || isSignature(above)),
    )
    const chars = bodies.reduce((sum, body) => sum + weightOf(body).chars, 0)
    if (chars > best.chars && !areAround(bodies, best.bodies)) best = { bodies, chars }
  }
  return best.bodies
}

/** Whether each element contains the body of one post, and other lines, such as about the author. */
function areAround(elements: readonly Element[], bodies: readonly Element[]): boolean {
  const held = new Set(bodies.flatMap((body) => [...ancestors(body)]))
  return elements.length === bodies.length && elements.every((element) => held.has(element))
}

/** Maps each author or date to the only post within the closest ancestor that contains any. */
function stampsOf(
  snapshot: Snapshot,
  bodies: readonly Element[],
  isStamp: (element: Element) => boolean,
): ReadonlyMap<Element, Element> {
  const holders = holdersOf(bodies)
  const inside = new Set(bodies)
  const stamps = new Map<Element, Element>()
  const take = (selectors: readonly string[], isFit: (element: Element) => boolean) => {
    const taken = new Set<Element>()
    for (const candidate of selectors.flatMap((selector) => select(snapshot, selector))) {
      if (!isStamp(candidate) || !isFit(candidate)) continue
      const around = [...ancestors(candidate)]
      if (around.some((element) => inside.has(element) || stamps.has(element))) continue
      const body = around.map((element) => holders.get(element)).find((held) => held !== undefined)
      if (!body || body === SEVERAL || taken.has(body)) continue
      taken.add(body)
      stamps.set(candidate, body)
    }
  }
  take(AUTHORS, () => true)
  take(DATES, (element) => DATE.test(textOf(element)))
  return stamps
}

const SEVERAL = 'several'

/** Maps each ancestor of posts to the only post in it, or to `SEVERAL`. */
function holdersOf(bodies: readonly Element[]): ReadonlyMap<Element, Element | typeof SEVERAL> {
  const holders = new Map<Element, Element | typeof SEVERAL>()
  for (const body of bodies)
    for (const element of ancestors(body)) holders.set(element, holders.has(element) ? SEVERAL : body)
  return holders
}
