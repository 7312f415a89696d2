import { type Element, isTag } from 'domhandler'
import { textOf } from './dom.ts'
import { view } from './memo.ts'
import type { Snapshot } from './snapshot.ts'

interface ForeignPart {
  readonly what: string
  /** Of class and id. */
  readonly words?: RegExp
  /** Where links lead. */
  readonly links?: RegExp
  /** What a dialog says. */
  readonly says?: RegExp
}

/** Parts of a page that wear other firms’ colours. */
const FOREIGN: readonly ForeignPart[] = [
  {
    what: 'a social network',
    words:
      /(^|[\W_])(social|share|sharing|sharethis|addtoany|addthis|a2a|heateor|follow-us|elementor-social)([\W_]|$)/i,
    links:
      /^(https?:)?\/\/([\w-]+\.)*(facebook|twitter|x|linkedin|instagram|youtube|tiktok|pinterest|whatsapp|telegram|reddit|snapchat|discord|github|vk|xing|t|wa|threads|bsky)\.(com|me|net|org|gg|app)\b|^(whatsapp|tg|viber):/i,
  },
  {
    what: 'a payment service',
    words:
      /payment-?(icons?|methods?|marks?)|(^|[\W_])(paypal|klarna|shop-?pay|apple-?pay|google-?pay|stripe)([\W_]|$)/i,
  },
  {
    what: 'a cookie notice',
    words:
      /onetrust|cookiebot|didomi|usercentrics|(^|[\W_])(cky|cc|cmplz|iubenda|osano|cookie|cookies|consent|gdpr)([\W_]|$)/i,
    says: /cookies?\b|クッキー|쿠키|файл\S* cookie|ملفات تعريف الارتباط/iu,
  },
  {
    what: 'a chat or help widget',
    words:
      /intercom|drift-|zendesk|zopim|tawk|crisp-|hubspot-messages|livechat|tidio|freshchat|chat-?widget|whatsapp-?(button|float|chat)|joinchat/i,
  },
  {
    what: 'an advertisement',
    words: /(^|[\W_])(adsbygoogle|advert|advertisement|ad-slot|google-ad|banner-ad)([\W_]|$)/i,
  },
  {
    what: 'a state, not the brand',
    words:
      /(^|[\W_])(alert|alert-\w+|error|success|warning|danger|badge|toast|notice|required|invalid|skip-link|skip-to-content|screen-reader-text|visually-hidden|sr-only)([\W_]|$)/i,
  },
  {
    what: 'highlighted code',
    words: /(^|[\W_])(highlight|highlighter|hljs|prism|code|token|codehilite)([\W_]|$)/i,
  },
]

function isDialog({ name, attribs }: Element): boolean {
  return name === 'dialog' || /dialog/.test(attribs.role ?? '') || attribs['aria-modal'] === 'true'
}

/** What foreign part of the page an element belongs to; undefined when it is the site's own. */
export function foreignPart(snapshot: Snapshot, element: Element): string | undefined {
  return foreignAbove(snapshot)(element)
}

/** The nearest part that each element stands in, found once: siblings share what is above them. */
const foreignAbove = view((_: Snapshot): ((element: Element) => string | undefined) => {
  const known = new Map<Element, string | undefined>()
  const ownPart = partReader()
  return (element) => {
    const open: Element[] = []
    let at: Element | null = element
    for (; at && !known.has(at); at = around(at)) open.push(at)
    let what = at ? known.get(at) : undefined
    for (let next = open.pop(); next; next = open.pop()) {
      what = ownPart(next) ?? what
      known.set(next, what)
    }
    return what
  }
})

/** Tells what part an element is of itself; the same class names are looked at once. */
function partReader(): (element: Element) => string | undefined {
  const byWords = new Map<string, number>()
  const firstOfWords = (words: string): number => {
    const first = byWords.get(words) ?? firstPart((part) => part.words?.test(words) ?? false)
    byWords.set(words, first)
    return first
  }
  return (element) => {
    const { name, attribs } = element
    if (name === 'html' || name === 'body') return undefined
    const { class: classes, id, href } = attribs
    let first = classes || id ? firstOfWords(`${classes ?? ''} ${id ?? ''}`) : FOREIGN.length
    if (name === 'a' && href)
      first = Math.min(
        first,
        firstPart(({ links }) => links?.test(href) ?? false),
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

function around({ parent }: Element): Element | null {
  return parent && isTag(parent) ? parent : null
}
