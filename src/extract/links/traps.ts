import type { Element } from 'domhandler'
import { bareHost, pageKey } from '../../formats/url.ts'
import { OWNERS } from '../../lexicon/hosted-pages.ts'
import { isWithin } from '../../lexicon/hosts.ts'
import { fold } from '../../lexicon/page-names/fold.ts'
import { pattern, words } from '../../lexicon/pattern.ts'
import type { LinkKind } from '../../model/values.ts'
import { ancestors, select } from '../../snapshot/dom.ts'
import { isFrontPage, isFrontPageOf } from '../../snapshot/front-page.ts'
import type { PageLink } from '../../snapshot/links.ts'
import { view } from '../../snapshot/memo.ts'
import { resourceAt, type Snapshot } from '../../snapshot/snapshot.ts'
import { ownership, THIRD_PARTIES } from './hosts.ts'
import { misleads } from './misleading.ts'
import type { Meaning } from './phrases.ts'
import { segmentsOf } from './segments.ts'

/** Returns why a link does not lead to the key page that it names; undefined for no known reason. */
export function linkRejection(snapshot: Snapshot, link: PageLink, meaning: Meaning): string | undefined {
  return TRAPS.find(({ holds }) => holds(meaning, link, snapshot))?.reason
}

interface Trap {
  readonly reason: string
  readonly holds: (meaning: Meaning, link: PageLink, snapshot: Snapshot) => boolean
}

const TRAPS: readonly Trap[] = [
  {
    reason: 'is a section of this page',
    holds: (meaning, link, snapshot) =>
      isPlaceOnPage(link, snapshot) && !isNamedSection(meaning, link, snapshot),
  },
  {
    reason: 'is the home page',
    holds: (_, link, snapshot) => isFrontPageOf(snapshot, link.url) && !isPlaceOnPage(link, snapshot),
  },
  {
    reason: 'does not exist',
    holds: (_, { url }, snapshot) => GONE.has(resourceAt(snapshot, url)?.status ?? 0),
  },
  {
    reason: 'names something else',
    holds: ({ kind }, { url, text }) =>
      [text, segmentsOf(url).at(-1) ?? ''].some((words) => misleads(kind, fold(words))),
  },
  { reason: 'is an article about the subject', holds: isTextAbout },
  {
    reason: 'is a single post or topic',
    holds: ({ kind, strength }, { url, region }) =>
      kind === 'blog' &&
      ((POST.test(url) && (strength < WHOLE || region === 'main')) || (TOPIC.test(url) && strength < WHOLE)),
  },
  {
    reason: 'does not lead to a sign-up page',
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
      ownership(snapshot, link.url, meaning.kind) < 0.9 &&
      isWithin(bareHost(link.url), THIRD_PARTIES) &&
      !isOwners(meaning, link),
  },
]

/** Statuses that mean that a page does not exist. Refusals and failures do not show whether it exists. */
const GONE: ReadonlySet<number> = new Set([404, 410])

/** The lowest strength of a text that is exactly the phrase. */
const WHOLE = 0.9

/**
 * Whether a link leads to a section of the page. Scripts build whole pages at `#/contact` and `#!contact`.
 */
export function isPlaceOnPage({ url }: PageLink, snapshot: Snapshot): boolean {
  return url.includes('#') && !/#[/!]/.test(url) && pageKey(url) === pageKey(snapshot.url)
}

/** Kinds of pages that are sections on a one-page site. */
const SECTIONS: ReadonlySet<LinkKind> = new Set(['contact', 'pricing', 'careers'])

/** Whether a link in menu or footer leads to a section of the home page by its exact phrase. */
function isNamedSection(
  { kind, weak, strength }: Meaning,
  { url, region }: PageLink,
  snapshot: Snapshot,
): boolean {
  const isMenu = region === 'header' || region === 'nav' || region === 'footer'
  const isNamed = SECTIONS.has(kind) && !weak && strength >= WHOLE
  return isNamed && isMenu && isFrontPage(snapshot) && anchorsOf(snapshot).has(new URL(url).hash)
}

const anchorsOf = view(
  (snapshot: Snapshot): ReadonlySet<string> =>
    new Set(
      select(snapshot, '[id], a[name]').map(
        ({ attribs }) => new URL(`#${attribs.id ?? attribs.name ?? ''}`, snapshot.url).hash,
      ),
    ),
)

/** Matches folders of articles. A page below one is an article, unless the link is exactly the phrase. */
const TEXTS = /\/(?:blogs?|articles?|posts|stories|docs?|guides?|learn|tutorials?|manual|glossary)\/./i

/** Whether a URL is below a folder of articles or topics, so its words name the subject of an article. */
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

/** Whether a link leads to the legal page of a firm that owns the site, from its footer. */
function isOwners({ kind, strength, weak }: Meaning, { element, region, url }: PageLink): boolean {
  if (!LEGAL.has(kind) || weak || strength < WHOLE || region !== 'footer' || !isWithin(bareHost(url), OWNERS))
    return false
  return ![...ancestors(element)]
    .slice(0, 3)
    .some((box) => ownText(box).split(/\s+/, NOTICE_WORDS).length === NOTICE_WORDS)
}

/** A link with this many words beside it is part of a notice, for example about a captcha or a map. */
const NOTICE_WORDS = 4

function ownText({ children }: Element): string {
  return children
    .map((child) => (child.type === 'text' ? child.data : ''))
    .join(' ')
    .trim()
}

/** Matches the path of a single post, which has a date, or a title of at least six words. */
const POST = /\/(?:19|20)\d\d[/-](?:0?[1-9]|1[0-2])(?:[/-]|$)|\/[^/?#]+?(?:-[^/?#-]+){5,}\/?$/

const TOPIC = /\/(?:tags?|tagged|authors?)\/./

/** Matches documentation, to which "Get started" often leads. */
const MANUAL =
  /\/\/docs?\.|\/(?:docs?|guides?|learn|tutorials?|quick-?start|getting-?started|introduction|manual|latest|stable)(?:[/?#]|\.\w+$|$)/i

/** Words in hosts and paths of pages on which visitors open an account. */
const ACCOUNT_WORDS = [
  ...words(
    'app apps my auth id sso login account accounts member members dashboard console portal cloud platform',
  ),
  ...words('secure register registration join trial try free new create onboarding'),
  ...[/sign-?up/, /sign-?in/],
]
const ACCOUNT = pattern(
  'i',
)`[/.](?:${ACCOUNT_WORDS})(?:[/.?#_-]|$)|sign[-_]?up|free[-_]trial|create[-_]account`

/** Matches folders with redirects to advertisers. */
const PAID = /^https?:\/\/[^/]+\/(?:go|out|recommends?|refer|aff|affiliates?)\/[^/]/i
