import type { Element } from 'domhandler'
import { ancestors, select } from '../../snapshot/dom.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import type { Weight } from './blocks.ts'
import { NO_TEXT_TAGS, namesOf } from './clutter.ts'
import { plainTextOf } from './plain.ts'

/** What people wrote in the words of standards and of forum software. The one that holds most text is taken. */
const POST_BODIES: readonly string[] = [
  '[itemprop="text"], [itemprop="articleBody"]',
  '.cooked',
  '.bbWrapper',
  '.postbody .content, .post_body, .post-body',
  '.postcontent, [id^="post_message_"]',
  '.s-prose',
  '.postmsg',
  '[data-role="commentContent"]',
  '.usertext-body',
  '.lia-message-body-content',
  '[component="post/content"]',
  '.post .inner',
  '.msg_body',
  '.message-body, .messageText, .message-content',
  '.comment-body, .comment-content, .post-content, .post-text',
]

/** Who wrote a post, likewise; the first that stands with it. */
const AUTHORS: readonly string[] = [
  '[itemprop="author"] a, [itemprop="author"] [itemprop="name"]',
  'a.author, a.username, [rel~="author"]',
  '.username, .author a, .bigusername, .poster a, .postauthor, .author_information a, .postleft dt',
  'a[href*="/user/"], a[href*="/users/"], a[href*="/u/"], a[href*="/members/"], a[href*="/profile"], a[href*="member.php"], a[href*="memberlist"]',
]

/** Where it may say when; an address of the post is often its date. */
const DATES: readonly string[] = [
  'time, [itemprop^="date"], [class*="date"], [class*="time"], [class*="posted"], a',
]
/** A year, or a time of day. */
const DATE = /\b(?:19|20)\d\d\b|\d:\d\d/

/** A longer text is no name and no date. */
const MAX_STAMP_CHARS = 40

/** What stands below every post of the same person. */
const SIGNATURE = /^(?:post|message|user)?sig(?:nature)?s?$/

/** What is said about a question or an answer is no post. */
const REMARKS = '[itemtype$="/Question"] [itemprop="comment"], [itemtype$="/Answer"] [itemprop="comment"]'

/** A conversation: the parts of a page that hold one post each, in document order. */
export interface Posts {
  readonly roots: readonly Element[]
  /** Whether an element below a root, whose parent is not left out, is what somebody wrote, or who and when. */
  readonly isDropped: (element: Element) => boolean
}

/** The posts of a page with who wrote them and when; no roots where the page marks none. */
export function postsOf(
  snapshot: Snapshot,
  weightOf: (element: Element) => Weight,
  isClutter: (element: Element) => boolean,
): Posts {
  const bodies = bodiesOf(snapshot, weightOf)
  const isStamp = (element: Element) => {
    const { chars } = weightOf(element)
    return chars > 0 && chars <= MAX_STAMP_CHARS && !isClutter(element)
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

/** The innermost element around both. */
function rootAround(root: Element, stamp: Element): Element {
  const around = new Set(ancestors(stamp))
  return [root, ...ancestors(root)].find((element) => around.has(element)) ?? root
}

const isSignature = (element: Element): boolean => namesOf(element).some((name) => SIGNATURE.test(name))

/** The texts, outermost only. */
function bodiesOf(snapshot: Snapshot, weightOf: (element: Element) => Weight): readonly Element[] {
  const remarks = new Set(select(snapshot, REMARKS))
  let best: { bodies: readonly Element[]; chars: number } = { bodies: [], chars: 0 }
  for (const selector of POST_BODIES) {
    const all = new Set(select(snapshot, selector))
    const bodies = [...all].filter(
      (body) =>
        !isSignature(body) && ![...ancestors(body)].some((above) => all.has(above) || remarks.has(above)),
    )
    const chars = bodies.reduce((sum, body) => sum + weightOf(body).chars, 0)
    if (chars > best.chars) best = { bodies, chars }
  }
  return best.bodies
}

/** Who wrote a post and when: the first of each that stands in a part of the page with this post alone. */
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
  take(DATES, (element) => DATE.test(plainTextOf(element, ({ name }) => NO_TEXT_TAGS.has(name))))
  return stamps
}

const SEVERAL = 'several'

/** For each element around a post the post that it holds. */
function holdersOf(bodies: readonly Element[]): ReadonlyMap<Element, Element | typeof SEVERAL> {
  const holders = new Map<Element, Element | typeof SEVERAL>()
  for (const body of bodies)
    for (const element of ancestors(body)) holders.set(element, holders.has(element) ? SEVERAL : body)
  return holders
}
