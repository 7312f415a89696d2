/** Finds the row of icons with links to the site’s own profiles. */

import type { Element } from 'domhandler'
import { type Profile, profileOf } from '../../formats/social/urls.ts'
import { ancestors, textOf } from '../../snapshot/dom.ts'
import { linksOf } from '../../snapshot/links.ts'
import { view } from '../../snapshot/memo.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'

/** Links to fewer networks side by side may be mentions. */
const MIN_NETWORKS = 3
/** A row is at most this many elements above its links. */
const MAX_LEVELS = 4
/** With more text for each link than `Follow us on …`, a row is a text about a person. */
const MAX_CHARS_PER_LINK = 40
/** A page with more profile links is a directory of other people's profiles. */
const MAX_LINKS = 200

/**
 * Links in a row of icons, one link for each network, as sites show their own profiles. Only pages without
 * profile links in the header or footer are read. Rows with profiles of people, members and shops look the
 * same. So if rows have different profiles, none of them counts as the site's own.
 */
export const rowLinksOf = view((snapshot: Snapshot): ReadonlySet<Element> => {
  const links = linksOf(snapshot).flatMap(({ element, url, region }) => {
    const profile = profileOf(url)
    return profile ? [{ element, profile, isPlaced: region !== 'main' && region !== 'aside' }] : []
  })
  if (links.length > MAX_LINKS || links.some(({ isPlaced }) => isPlaced)) return new Set()
  const byBox = new Map<Element, ProfileLink[]>()
  for (const link of links)
    for (const box of boxesAround(link.element)) byBox.set(box, [...(byBox.get(box) ?? []), link])
  const rows = new Map<Element, ProfileLink[]>()
  for (const link of links) {
    const row = boxesAround(link.element).find((box) => networksIn(byBox.get(box)) >= MIN_NETWORKS)
    if (row) rows.set(row, [...(rows.get(row) ?? []), link])
  }
  const inRows = [...rows].flatMap(([row, its]) =>
    textOf(row).trim().length <= MAX_CHARS_PER_LINK * its.length ? its : [],
  )
  const profiles = new Set(inRows.map(({ profile }) => profile.url.toLowerCase()))
  return new Set(profiles.size === networksIn(inRows) ? inRows.map(({ element }) => element) : [])
})

interface ProfileLink {
  readonly element: Element
  readonly profile: Profile
}

function boxesAround(element: Element): Element[] {
  return [...ancestors(element)].slice(0, MAX_LEVELS).filter(({ name }) => name !== 'body' && name !== 'html')
}

function networksIn(links: readonly ProfileLink[] = []): number {
  return new Set(links.map(({ profile }) => profile.type)).size
}
