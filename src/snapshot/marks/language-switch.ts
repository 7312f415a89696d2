import type { Element } from 'domhandler'
import { affinity } from '../../formats/affinity.ts'
import { CONTRACT_LANGUAGES, OTHER_LANGUAGES } from '../../formats/languages.ts'
import { absoluteUrl, bareHost } from '../../formats/url.ts'
import { ancestors, attribute, baseUrlOf, foldSpace, select } from '../dom.ts'
import { view } from '../memo.ts'
import type { Snapshot } from '../snapshot.ts'

/** All that a switch shows for a language: its names, tags and codes, in lower case. */
const LANGUAGE_SIGNS: ReadonlySet<string> = new Set(
  [...CONTRACT_LANGUAGES, ...OTHER_LANGUAGES].flatMap(([tag, name, tags, endonyms, codes = '']) =>
    [tag, name, ...tags.split(' '), ...endonyms.split(', '), ...codes.split(' ')].map((sign) =>
      sign.toLowerCase(),
    ),
  ),
)

/** Whether a picture is a switch by its own words: `IT`, `Deutsch`. A site may be called so itself. */
export function saysLanguage(snapshot: Snapshot, picture: Element): boolean {
  const text = wordsFor(picture)
  return text !== '' && LANGUAGE_SIGNS.has(text.toLowerCase()) && affinity(text, snapshot.site) < 1
}

/**
 * Whether a home link is one of several in a row to the roots of different languages, each with a picture of its
 * own. One whose picture says something else than a language is the mark all the same.
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

/** Switches stand side by side, or in the entries of a list. */
const ROW_LEVELS = 2
/** A row of more is looked at no further. */
const MAX_SWITCHES = 50

interface Switch {
  readonly language: string
  readonly picture: Element
  readonly source: string
  /** Tags that the link stands in, as far as the row: marks are framed otherwise than switches. */
  readonly frame: string
}

/** Links of that kind by the boxes around them. */
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
