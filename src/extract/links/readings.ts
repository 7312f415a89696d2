import { bareHost } from '../../formats/url.ts'
import type { LinkKind } from '../../model/values.ts'
import { linksOf, type PageLink } from '../../snapshot/links.ts'
import { view } from '../../snapshot/memo.ts'
import { langOf } from '../../snapshot/meta.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { withoutOwnName } from './own-name.ts'
import { fold, type Meaning, meaningsOf } from './phrases.ts'
import { LOCALE, segmentsOf } from './segments.ts'

/** A link, and which key pages its text and its address speak of. */
export interface Reading {
  readonly link: PageLink
  readonly byText: readonly Meaning[]
  readonly byPath: readonly Meaning[]
}

/** Every link of the page, in document order. */
export const readingsOf = view((snapshot: Snapshot): readonly Reading[] =>
  linksOf(snapshot).map((link) => {
    const byText = link.text.length > MAX_TEXT_CHARS ? [] : meaningsIn(snapshot, 'text', link.text)
    const byPath = pathMeanings(snapshot, link)
    return { link, byText: weighedByPath(byText, byPath), byPath }
  }),
)

/** A longer text is no name of a page: a card, a paragraph. */
const MAX_TEXT_CHARS = 120

/** What was read once: menus repeat their texts, and addresses their folders. */
const known = {
  text: view((_: Snapshot) => new Map<string, readonly Meaning[]>()),
  path: view((_: Snapshot) => new Map<string, readonly Meaning[]>()),
}

function meaningsIn(snapshot: Snapshot, source: 'text' | 'path', text: string): readonly Meaning[] {
  const read = known[source](snapshot)
  const meanings =
    read.get(text) ?? meaningsOf(withoutOwnName(fold(text), snapshot), source, langOf(snapshot))
  read.set(text, meanings)
  return meanings
}

/** Left of the strength of a text that often leads elsewhere, when the path says nothing of the kind: too little. */
const WEAK_ALONE = 0.75

/** Not for signing up: there the trap `opens no account` looks at the path. */
function weighedByPath(byText: readonly Meaning[], byPath: readonly Meaning[]): readonly Meaning[] {
  return byText.map((meaning) => {
    const { kind, weak, strength } = meaning
    const isAlone = weak && kind !== 'signup' && !byPath.some((other) => other.kind === kind)
    return isAlone ? { ...meaning, strength: strength * WEAK_ALONE } : meaning
  })
}

/** Left of the strength when the page lies below a folder, or on a host, of that name: it may be any page there. */
const BELOW_FOLDER = 0.4
const BELOW_HOST = 0.6

/** The last segment names the page; an earlier one, or the host, says only in which part of the site it is. */
function pathMeanings(snapshot: Snapshot, { url }: PageLink): readonly Meaning[] {
  const segments = segmentsOf(url)
  const last = segments.at(-1)
  const host = bareHost(url)
  const ofHost = host === bareHost(snapshot.url) ? [] : meaningsIn(snapshot, 'path', host.split('.')[0] ?? '')
  if (last === undefined || LOCALE.test(last)) return ofHost
  const named = meaningsIn(snapshot, 'path', last)
  if (named.length > 0) return named
  const folders = segments
    .slice(0, -1)
    .flatMap((segment) => meaningsIn(snapshot, 'path', segment))
    .filter(({ kind, strength }) => strength === 1 && INDEX_BELOW.has(kind))
  return [...weakened(folders, BELOW_FOLDER), ...weakened(ofHost, BELOW_HOST)]
}

function weakened(meanings: readonly Meaning[], left: number): Meaning[] {
  return meanings.map((meaning) => ({ ...meaning, strength: meaning.strength * left }))
}

/** Kinds whose pages may lie below a folder of their name: `/careers/open-roles`, but not `/blog/some-post`. */
const INDEX_BELOW: ReadonlySet<LinkKind> = new Set([
  'careers',
  'terms',
  'privacy',
  'contact',
  'login',
  'signup',
])
