import type { Element } from 'domhandler'
import { select, textOf } from './dom.ts'
import { view } from './memo.ts'
import { parentPath, pathAt } from './paths.ts'
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

const DIALOGS = 'body [role=dialog], body [role=alertdialog], body [aria-modal=true], body dialog'

function isDialog({ name, attribs }: Element): boolean {
  return name === 'dialog' || /dialog/.test(attribs.role ?? '') || attribs['aria-modal'] === 'true'
}

/** Path of each foreign part and what it is. */
const foreignParts = view((snapshot: Snapshot): ReadonlyMap<string, string> => {
  const parts = new Map<string, string>()
  for (const element of select(snapshot, `body [class], body [id], body a[href], body pre, ${DIALOGS}`)) {
    const words = `${element.attribs.class ?? ''} ${element.attribs.id ?? ''}`
    const reference = element.name === 'a' ? (element.attribs.href ?? '') : ''
    const said = isDialog(element) ? textOf(element) : ''
    const kind = FOREIGN.find(
      (part) =>
        part.words?.test(words) ||
        (reference && part.links?.test(reference)) ||
        (said && part.says?.test(said)),
    )
    const path = pathAt(snapshot, element)
    if (kind && path !== undefined) parts.set(path, kind.what)
  }
  return parts
})

/** What foreign part of the page an element belongs to, by its path; undefined when it is the site's own. */
export function foreignPart(snapshot: Snapshot, path: string): string | undefined {
  return foreignAbove(snapshot)(path)
}

/** The nearest part above each path that is asked for, found once: siblings share what is above them. */
const foreignAbove = view((snapshot: Snapshot): ((path: string) => string | undefined) => {
  const known = new Map<string, string | undefined>([['', undefined]])
  const parts = foreignParts(snapshot)
  return (path) => {
    const open: string[] = []
    let at = path
    for (; !known.has(at); at = parentPath(at)) open.push(at)
    let what = known.get(at)
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      what = parts.get(next) ?? what
      known.set(next, what)
    }
    return what
  }
})
