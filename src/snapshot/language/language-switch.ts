/** Recognises language switches in a header, so that they are not taken for the site's mark (its logo). */

import type { Element } from 'domhandler'
import { LANGUAGES } from '../../data/codes/languages.ts'
import { affinity } from '../../formats/text/affinity.ts'
import { absoluteUrl, bareHost } from '../../formats/url.ts'
import { ancestors, attribute, baseUrlOf, foldSpace, select } from '../dom.ts'
import { view } from '../memo.ts'
import type { Snapshot } from '../snapshot.ts'

/** Everything that a switch may show for a language: its names, tags and codes, in lower case. */
const LANGUAGE_LABELS: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap(({ tag, name, tags, endonyms, codes }) =>
    [tag, name, ...tags, ...endonyms, ...codes].map((label) => label.toLowerCase()),
  ),
)

/** Returns whether the alternative text of a picture names a language (`IT`, `Deutsch`), and not the site. */
export function saysLanguage(snapshot: Snapshot, picture: Element): boolean {
  const text = wordsFor(picture)
  return text !== '' && LANGUAGE_LABELS.has(text.toLowerCase()) && affinity(text, snapshot.site) < 1
}

/**
 * Returns whether a link to a home page is one of several side by side that lead to the home pages of
 * different languages, each with a picture of its own. A link whose picture names something other than a
 * language still counts as the mark.
 */
export function isLanguageSwitch(snapshot: Snapshot, link: Element): boolean {
  const own = switchOf(snapshot, link)
  if (!own || (wordsFor(own.picture) !== '' && !saysLanguage(snapshot, own.picture))) return false
  return [...ancestors(link)].slice(0, ROW_LEVELS).some((row) => {
    const peers = switchesIn(snapshot).get(row) ?? []
    return peers.some(
      (peer) => peer.language !== own.language && peer.source !== own.source && peer.frame === own.frame,
    )
  })
}

/** The links of a switch are siblings, or are in sibling entries of a list. */
const ROW_LEVELS = 2
/** The most links of one row that are looked at. */
const MAX_SWITCHES = 50

interface Switch {
  readonly language: string
  readonly picture: Element
  readonly source: string
  /** The tag of the link's parent. Marks have another parent than the links of a switch. */
  readonly frame: string
}

/** This view groups the links of switches by the elements around them. */
const switchesIn = view((snapshot: Snapshot): ReadonlyMap<Element, readonly Switch[]> => {
  const rows = new Map<Element, Switch[]>()
  for (const link of select(snapshot, 'a[href]')) {
    const found = switchOf(snapshot, link)
    if (!found) continue
    for (const row of [...ancestors(link)].slice(0, ROW_LEVELS)) {
      const known = rows.get(row)
      if (!known) rows.set(row, [found])
      else if (known.length < MAX_SWITCHES) known.push(found)
    }
  }
  return rows
})

function switchOf(snapshot: Snapshot, link: Element): Switch | undefined {
  const url = absoluteUrl(link.attribs.href?.trim() ?? '', baseUrlOf(snapshot))
  if (!url || bareHost(url) !== bareHost(snapshot.url)) return undefined
  const language = LANGUAGE_ROOT.exec(new URL(url).pathname)?.[1]?.toLowerCase()
  const [picture] = language ? select(snapshot, 'img', link) : []
  if (!language || !picture) return undefined
  const frame = link.parent && 'name' in link.parent ? link.parent.name : ''
  return { language, picture, source: attribute(picture, 'src') ?? '', frame }
}

const LANGUAGE_ROOT = /^\/([a-z]{2}(?:[-_][a-z]{2,4})?)\/?(?:(?:index|home|default|start)(?:\.\w+)?)?\/?$/i

function wordsFor(picture: Element): string {
  const { alt, title, 'aria-label': label } = picture.attribs
  return foldSpace(alt || title || label || '')
}
