import { affinity } from '../../formats/text/affinity.ts'
import { splitTitle } from '../../formats/text/title.ts'
import { isPageName } from '../../lexicon/page-names/titles.ts'
import { attribute, foldSpace, selectorOf } from '../../snapshot/dom.ts'
import { headerMarksOf, textMarkOf } from '../../snapshot/marks/header.ts'
import { titleOf } from '../../snapshot/meta.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { evidence, type Match } from '../extractor.ts'

/** A part of a title with at least this affinity (likeness) to the domain is the site's name. */
const CLOSE = 0.5
/** A title without parts needs more affinity, because it is usually only the title of the page. */
const CLOSE_ALONE = 0.85

/** Returns the part of a title that is closest to the domain, if any is close. */
export function publisherInTitle(snapshot: Snapshot): readonly Match<string>[] {
  const parts = partsOf(snapshot)
  const [closest] = [...parts].sort((a, b) => b.near - a.near || b.at - a.at)
  const isClose = closest && closest.near >= (parts.length > 1 ? CLOSE : CLOSE_ALONE)
  return isClose ? [inTitle(closest.part)] : []
}

/** Returns the last of several parts of a title. Many sites write their name there. */
export function lastInTitle(snapshot: Snapshot): readonly Match<string>[] {
  const parts = partsOf(snapshot)
  return parts.length > 1 ? parts.slice(-1).map(({ part }) => inTitle(part)) : []
}

/** Chinese sites separate the parts of a title in this way: `河水上涨_新闻_河边网`. */
const LOW_LINE = /(?<=[\p{Script=Han}\p{P}\d])_(?=\p{Script=Han})/gu

function partsOf(snapshot: Snapshot): readonly { part: string; near: number; at: number }[] {
  return splitTitle((titleOf(snapshot) ?? '').replace(LOW_LINE, ' | ')).map((part, at) => ({
    part,
    near: affinity(part, snapshot.site),
    at,
  }))
}

function inTitle(part: string): Match<string> {
  return { value: part, evidence: evidence('title', 'title', part) }
}

/** Returns the name in the header that is close to the domain: text, or the text of a picture. */
export function publisherInHeader(snapshot: Snapshot): readonly Match<string>[] {
  const text = textMarkOf(snapshot)
  const marks = headerMarksOf(snapshot).map(({ element }) => ({
    element,
    text: (attribute(element, 'alt') ?? '').replace(/\blogo\b/gi, ''),
  }))
  return [...(text ? [text] : []), ...marks]
    .map(({ element, text }) => ({ element, name: foldSpace(text) }))
    .filter(({ name }) => affinity(name, snapshot.site) > 0)
    .map(({ element, name }) => ({ value: name, evidence: evidence('header', selectorOf(element), name) }))
}

/** Returns the name of a publisher; undefined for an address, and for the name of a page, such as "Blog". */
export function publisherName(value: string, { site }: Snapshot): string | undefined {
  const name = foldSpace(value)
  if (/^https?:\/\/\S+$/.test(name)) return undefined
  const parts = splitTitle(name)
  // A slogan after the name is cut off: `Acme | Anvils for everybody`.
  const own = parts.length > 1 ? parts.find((part) => affinity(part, site) >= CLOSE_ALONE) : undefined
  return isPageName(name) && affinity(name, site) < 1 ? undefined : (own ?? name)
}
