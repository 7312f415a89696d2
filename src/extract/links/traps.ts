import type { Element } from 'domhandler'
import { bareHost, pageKey } from '../../formats/url.ts'
import type { LinkKind } from '../../model/values.ts'
import { ancestors, select } from '../../snapshot/dom.ts'
import type { PageLink } from '../../snapshot/links.ts'
import { view } from '../../snapshot/memo.ts'
import { resourceAt, type Snapshot } from '../../snapshot/snapshot.ts'
import { OWNERS, THIRD_PARTIES, tie } from './hosts.ts'
import { fold, type Meaning } from './phrases.ts'
import { segmentsOf } from './segments.ts'

/** Why a link that sounds like a key page is none, if so. */
export function unfit(snapshot: Snapshot, link: PageLink, meaning: Meaning): string | undefined {
  return TRAPS.find(({ holds }) => holds(meaning, link, snapshot))?.reason
}

interface Trap {
  readonly reason: string
  readonly holds: (meaning: Meaning, link: PageLink, snapshot: Snapshot) => boolean
}

const TRAPS: readonly Trap[] = [
  {
    reason: 'is a place on this page',
    holds: (meaning, link, snapshot) =>
      isPlaceOnPage(link, snapshot) && !isNamedSection(meaning, link, snapshot),
  },
  {
    reason: 'is the home page',
    holds: (_, link, snapshot) => isHome(link.url, snapshot) && !isPlaceOnPage(link, snapshot),
  },
  {
    reason: 'is not there',
    holds: (_, { url }, snapshot) => GONE.has(resourceAt(snapshot, url)?.status ?? 0),
  },
  {
    reason: 'says something else',
    holds: ({ kind }, { url, text }) =>
      [text, segmentsOf(url).at(-1) ?? ''].some((words) => misleads(kind, fold(words))),
  },
  { reason: 'is a text about it', holds: isTextAbout },
  {
    reason: 'is one post or one topic',
    holds: ({ kind, strength }, { url, region }) =>
      kind === 'blog' &&
      ((POST.test(url) && (strength < WHOLE || region === 'main')) || (TOPIC.test(url) && strength < WHOLE)),
  },
  {
    reason: 'opens no account',
    holds: ({ kind, weak, strength }, { url, region }) =>
      kind === 'signup' &&
      (weak || (strength < WHOLE && region === 'main')) &&
      (MANUAL.test(url) || !ACCOUNT.test(url)),
  },
  {
    reason: 'is a visitor’s or an advertiser’s link',
    holds: (_, { rels, url }) => rels.includes('ugc') || rels.includes('sponsored') || PAID.test(url),
  },
  {
    reason: 'is another firm’s page',
    holds: (meaning, link, snapshot) =>
      tie(snapshot, link.url, meaning.kind) < 0.9 &&
      THIRD_PARTIES.test(bareHost(link.url)) &&
      !isOwners(meaning, link),
  },
]

/** Whether a folded text, or last segment of a path, only sounds like the key page. */
export function misleads(kind: LinkKind, folded: string): boolean {
  return MISLEADING[kind]?.test(folded) ?? false
}

/** What a site answers for a page that it does not have. Refusals and failures say nothing of the page. */
const GONE: ReadonlySet<number> = new Set([404, 410])

/** Strength of a text that is the phrase and nothing else, in any language. */
const WHOLE = 0.9

/** A fragment of the page that was read; `#/contact` and `#!contact` are pages that scripts make. */
export function isPlaceOnPage({ url }: PageLink, snapshot: Snapshot): boolean {
  return url.includes('#') && !/#[/!]/.test(url) && pageKey(url) === pageKey(snapshot.url)
}

/** Kinds that a site of one page has as a section of it. */
const SECTIONS: ReadonlySet<LinkKind> = new Set(['contact', 'pricing', 'careers'])

/** A section that the menu or footer of the home page calls by the very name of the kind, and that is there. */
function isNamedSection(
  { kind, weak, strength }: Meaning,
  { url, region }: PageLink,
  snapshot: Snapshot,
): boolean {
  const isMenu = region === 'header' || region === 'nav' || region === 'footer'
  const isNamed = SECTIONS.has(kind) && !weak && strength >= WHOLE
  return isNamed && isMenu && isHome(snapshot.url, snapshot) && anchorsOf(snapshot).has(new URL(url).hash)
}

/** Fragments that lead somewhere on the page. */
const anchorsOf = view(
  (snapshot: Snapshot): ReadonlySet<string> =>
    new Set(
      select(snapshot, '[id], a[name]').map(
        ({ attribs }) => new URL(`#${attribs.id ?? attribs.name ?? ''}`, snapshot.url).hash,
      ),
    ),
)

/** The root, or the root of a language. */
const HOME_PATH = /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?|index\.\w+)?$/i

/** Whether a page is the start page of the site, in any language. */
export function isHome(url: string, snapshot: Snapshot): boolean {
  const { pathname, search } = new URL(url)
  return HOME_PATH.test(pathname) && !search && bareHost(url) === bareHost(snapshot.url)
}

/** Folders of texts to read: a page below one is a text about the matter, unless it is called nothing else. */
const TEXTS = /\/(?:blogs?|articles?|posts|stories|docs?|guides?|learn|tutorials?|manual|glossary)\/./i

/** Whether an address is below a folder of texts, or of what is sorted by topics: what it names is what it is about. */
export function isAboutIt(url: string): boolean {
  const path = `/${segmentsOf(url).join('/')}`
  return [TEXTS, TOPIC, SORTED].some((folder) => folder.test(path))
}

const SORTED = /\/(?:categor(?:y|ies)|topics?|collections?|wiki)\/./i

const LEGAL: ReadonlySet<LinkKind> = new Set(['terms', 'privacy'])

function isTextAbout({ kind, strength }: Meaning, { url, region }: PageLink): boolean {
  const isCalledSo = strength >= WHOLE && (region !== 'main' || LEGAL.has(kind))
  return kind !== 'blog' && !isCalledSo && TEXTS.test(new URL(url).pathname)
}

/** A project or product of a large firm has that firm's legal pages among the links of its footer, outside of any notice. */
function isOwners({ kind, strength, weak }: Meaning, { element, region, url }: PageLink): boolean {
  if (!LEGAL.has(kind) || weak || strength < WHOLE || region !== 'footer' || !OWNERS.test(bareHost(url)))
    return false
  return ![...ancestors(element)]
    .slice(0, 3)
    .some((box) => ownText(box).split(/\s+/, NOTICE_WORDS).length === NOTICE_WORDS)
}

/** Words of a sentence beside the link, as those of captchas, maps and builders are. */
const NOTICE_WORDS = 4

function ownText({ children }: Element): string {
  return children
    .map((child) => (child.type === 'text' ? child.data : ''))
    .join(' ')
    .trim()
}

/** One post: a date in its path, or a title of six words and more. */
const POST = /\/(?:19|20)\d\d[/-](?:0?[1-9]|1[0-2])(?:[/-]|$)|\/[^/?#]+?(?:-[^/?#-]+){5,}\/?$/

const TOPIC = /\/(?:tags?|tagged|authors?)\/./

/** "Get started" on a site with a manual leads into the manual. */
const MANUAL =
  /\/\/docs?\.|\/(?:docs?|guides?|learn|tutorials?|quick-?start|getting-?started|introduction|manual|latest|stable)(?:[/?#]|\.\w+$|$)/i

/** Words of hosts and paths behind which an account is opened. */
const ACCOUNT =
  /[/.](?:app|apps|my|auth|id|sso|login|accounts?|members?|dashboard|console|portal|cloud|platform|secure|register|registration|join|trial|try|free|new|create|onboarding|sign-?up|sign-?in)(?:[/.?#_-]|$)|sign[-_]?up|free[-_]trial|create[-_]account/i

/** Folders of a site's own that send visitors on to whoever pays for it. */
const PAID = /^https?:\/\/[^/]+\/(?:go|out|recommends?|refer|aff|affiliates?)\/[^/]/i

const MISLEADING: Partial<Readonly<Record<LinkKind, RegExp>>> = {
  careers:
    /\b(?:career|job) (?:cent(?:er|re)|services|advice|guide|quiz|coaching|fair|network|paths?|development|alerts?|board|seekers?)\b|\bpost a job\b/,
  terms:
    /\b(?:glossary|affiliates?|partners?|api|generator|template|payment|warranty|promotions?|competitions?|giveaways?|contests?|sweepstakes|gift cards?|medical|health)\b/,
  privacy:
    /\b(?:settings|choices|preferences|manager|opt out|do not sell|shield|california|request|rights|applicants?|candidates?|employees?|recruitment|children|generator)\b/,
  contact: /\b(?:lens|lenses|tracing|sport)\b/,
  login: /\b(?:forgot|forgotten|password|help|required|reply|comment|webmail)\b/,
  signup:
    /\b(?:newsletter|newsletters|mailing|email|emails|event|events|webinar|alerts|updates|media|press|product|warranty|tire|vehicle|voter|volunteer|course|class|camp|patient|domain|service|conference|workshop|tournament|interest)\b|^(?:click here|here|(?:read|learn|find out) more|more info)$/,
  pricing:
    /\b(?:floor|lesson|meal|travel|payment|stock|tuition|funding|students?|shipping|delivery|retirement|reviews?|analysis|alternatives|software)\b/,
  blog: /\b(?:new posts|latest posts|recent posts|rss|atom|feed|(?:create|start|make) a blog)\b/,
}
