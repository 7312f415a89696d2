/** Finds for each link of the page which key pages its text and its path name. */

import { bareHost } from '../../formats/url.ts'
import { fold } from '../../lexicon/page-names/fold.ts'
import { oncePer } from '../../model/keyed.ts'
import type { LinkKind } from '../../model/values.ts'
import { linksOf, type PageLink } from '../../snapshot/links.ts'
import { view } from '../../snapshot/memo.ts'
import { langOf } from '../../snapshot/meta.ts'
import { withoutOwnName } from '../../snapshot/own-name.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { type Meaning, meaningsOf } from './phrases.ts'
import { LOCALE, segmentsOf } from './segments.ts'

/** A link with the kinds of key pages that its text and its path name. */
export interface Reading {
  readonly link: PageLink
  readonly byText: readonly Meaning[]
  readonly byPath: readonly Meaning[]
}

export const readingsOf = view((snapshot: Snapshot): readonly Reading[] =>
  linksOf(snapshot).map((link) => {
    const byText = link.text.length > MAX_TEXT_CHARS ? [] : meaningsIn.text(snapshot)(link.text)
    const byPath = pathMeanings(snapshot, link)
    return { link, byText: weighedByPath(byText, byPath), byPath }
  }),
)

/** A longer text is a card or a paragraph and not the name of a page. */
const MAX_TEXT_CHARS = 120

/** Results are stored by text for each snapshot, because menus repeat texts and addresses repeat folders. */
const readerOf = (source: 'text' | 'path') =>
  view((snapshot: Snapshot) =>
    oncePer((text: string) => meaningsOf(withoutOwnName(fold(text), snapshot), source, langOf(snapshot))),
  )
const meaningsIn = { text: readerOf('text'), path: readerOf('path') }

/**
 * Factor for a text that often leads elsewhere, when the path does not name the same kind. The factor brings
 * the score below the minimum.
 */
const WEAK_ALONE = 0.75

/** Lowers ambiguous texts that the path does not confirm, except for sign-up links (`traps.ts`). */
function weighedByPath(byText: readonly Meaning[], byPath: readonly Meaning[]): readonly Meaning[] {
  return byText.map((meaning) => {
    const { kind, weak, strength } = meaning
    const isAlone = weak && kind !== 'signup' && !byPath.some((other) => other.kind === kind)
    return isAlone ? { ...meaning, strength: strength * WEAK_ALONE } : meaning
  })
}

/**
 * Factors for a page below a folder, and for a page on a host, that is named after the kind. They are low,
 * because every page of that part of the site has such an address.
 */
const BELOW_FOLDER = 0.4
const BELOW_HOST = 0.6

/**
 * Returns the kinds that a path names. The last segment names the page; earlier segments and the host only
 * name a part of the site.
 */
function pathMeanings(snapshot: Snapshot, { url }: PageLink): readonly Meaning[] {
  const segments = segmentsOf(url)
  const last = segments.at(-1)
  const host = bareHost(url)
  const ofHost = host === bareHost(snapshot.url) ? [] : meaningsIn.path(snapshot)(host.split('.')[0] ?? '')
  if (last === undefined || LOCALE.test(last)) return ofHost
  const named = meaningsIn.path(snapshot)(last)
  if (named.length > 0) return named
  const folders = segments
    .slice(0, -1)
    .flatMap((segment) => meaningsIn.path(snapshot)(segment))
    .filter(({ kind, strength }) => strength === 1 && INDEX_BELOW.has(kind))
  return [...weakened(folders, BELOW_FOLDER), ...weakened(ofHost, BELOW_HOST)]
}

function weakened(meanings: readonly Meaning[], left: number): Meaning[] {
  return meanings.map((meaning) => ({ ...meaning, strength: meaning.strength * left }))
}

/** Kinds whose page is often below its folder, `/careers/open-roles`. Below `/blog/` are posts. */
const INDEX_BELOW: ReadonlySet<LinkKind> = new Set([
  'careers',
  'terms',
  'privacy',
  'contact',
  'login',
  'signup',
])
