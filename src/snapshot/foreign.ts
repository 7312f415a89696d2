/** Decides which parts of a page, such as share buttons and cookie notices, are not the site's own. */

import type { Element } from 'domhandler'
import { MARKS } from '../data/vendors/marks.ts'
import { CONSENT_NAMES } from '../lexicon/consent/names.ts'
import { isWithin } from '../lexicon/hosts.ts'
import { anyOf, nameWords, pattern, words } from '../lexicon/pattern.ts'
import { SCREEN_READER_CLASS } from '../lexicon/screen-readers.ts'
import { SOCIAL_DOMAINS } from '../lexicon/social/index.ts'
import { oncePer } from '../model/keyed.ts'
import { nearest, textOf } from './dom.ts'
import { view } from './memo.ts'
import type { Snapshot } from './snapshot.ts'

interface ForeignPart {
  readonly what: string
  /** Matches class names and ids. */
  readonly words?: RegExp
  /** Returns whether a link leads to the provider of such a part. */
  readonly leads?: (href: string) => boolean
  /** Matches the text of a dialog. */
  readonly says?: RegExp
}

/** Payment services whose buttons have a style of their own. */
const PAYMENT_SERVICES = ['paypal', 'klarna', /shop-?pay/, /apple-?pay/, /google-?pay/, 'stripe']
/** Words in dialogs about cookies. */
const COOKIES = /cookies?\b|クッキー|쿠키|файл\S* cookie|ملفات تعريف الارتباط/iu
/** Class names of messages, such as alerts. */
const STATES = [
  ...[
    'alert',
    /alert-\w+/,
    ...words(`
      error success warning danger badge toast notice required invalid`),
  ],
  ...words('skip-link skip-to-content'),
]

/** Links that open an app of a network. */
const APP_LINK = /^(?:whatsapp|tg|viber):/i
const HOST_IN_LINK = /^(?:https?:)?\/\/([^/?#:]+)/i

/** These parts of a page have the colours of other firms. */
const FOREIGN: readonly ForeignPart[] = [
  { what: 'a social network', words: nameWords(MARKS.share), leads: leadsToNetwork },
  {
    what: 'a payment service',
    words: pattern('i')`payment-?(?:icons?|methods?|marks?)|(?:^|[\W_])(?:${PAYMENT_SERVICES})(?:[\W_]|$)`,
  },
  { what: 'a cookie notice', words: CONSENT_NAMES, says: COOKIES },
  // Class names of the widespread script Cookie Consent begin with `cc`, and pages that copied them keep it.
  { what: 'a cookie notice', words: nameWords(['cc']) },
  { what: 'a chat or help widget', words: anyOf(MARKS.chat, 'i') },
  { what: 'an advertisement', words: nameWords(MARKS.advertisement) },
  { what: 'a state, not the brand', words: nameWords(STATES) },
  { what: 'a text for screen readers only', words: SCREEN_READER_CLASS },
  {
    what: 'highlighted code',
    words: nameWords(words('highlight highlighter hljs prism code token codehilite')),
  },
]

function leadsToNetwork(href: string): boolean {
  const host = HOST_IN_LINK.exec(href)?.[1]
  return host === undefined ? APP_LINK.test(href) : isWithin(host.toLowerCase(), SOCIAL_DOMAINS)
}

function isDialog({ name, attribs }: Element): boolean {
  return name === 'dialog' || /dialog/.test(attribs.role ?? '') || attribs['aria-modal'] === 'true'
}

/** Names the foreign part of the page that an element is in; undefined when it is the site's own. */
export function foreignPart(snapshot: Snapshot, element: Element): string | undefined {
  return foreignAbove(snapshot)(element)
}

const foreignAbove = view((_: Snapshot) => nearest(partReader()))

/** Returns a function that names the foreign part that an element is. Equal class names are tested once. */
function partReader(): (element: Element) => string | undefined {
  const firstOfWords = oncePer((words: string) => firstPart((part) => part.words?.test(words) ?? false))
  return (element) => {
    const { name, attribs } = element
    if (name === 'html' || name === 'body') return undefined
    const { class: classes, id, href } = attribs
    let first = classes || id ? firstOfWords(`${classes ?? ''} ${id ?? ''}`) : FOREIGN.length
    if (name === 'a' && href)
      first = Math.min(
        first,
        firstPart(({ leads }) => leads?.(href) ?? false),
      )
    if (isDialog(element)) {
      const said = textOf(element)
      first = Math.min(
        first,
        firstPart(({ says }) => (said && says?.test(said)) || false),
      )
    }
    return FOREIGN[first]?.what
  }
}

function firstPart(holds: (part: ForeignPart) => boolean): number {
  const at = FOREIGN.findIndex(holds)
  return at < 0 ? FOREIGN.length : at
}
