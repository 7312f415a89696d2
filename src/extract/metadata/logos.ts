import type { Element } from 'domhandler'
import { largestSide } from '../../formats/manifest.ts'
import { absoluteUrl } from '../../formats/url.ts'
import { attribute, baseUrlOf, select, selectorOf } from '../../snapshot/dom.ts'
import { type Item, isItem, textIn, valuesOf } from '../../snapshot/item.ts'
import { imageSources } from '../../snapshot/marks/images.ts'
import { linkTagsOf, metaTags } from '../../snapshot/meta.ts'
import { siteOrganizationsOf } from '../../snapshot/organization.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { dereference, thingsOf } from '../../snapshot/structured.ts'
import { evidence, type Sighting } from '../extractor.ts'

/*
 * The logo of a page is the small mark that a preview of its link shows beside the publisher's name: square by nature.
 * A wordmark that is declared as the logo stands behind an icon that is large enough to be shown.
 */

/** Pixels. From here on an icon was made to be looked at, not to find a tab. */
export const LARGE_ICON_SIDE = 96
/** Sides that differ by less than a quarter look square. */
const MAX_ASPECT = 1.25

/** What an icon without `sizes` usually measures, by its rel or its meta name. */
const USUAL_SIDE: Readonly<Record<string, number>> = {
  'apple-touch-icon': 180,
  'apple-touch-icon-precomposed': 180,
  'fluid-icon': 512,
  icon: 32,
  'msapplication-tileimage': 144,
  'msapplication-square150x150logo': 150,
  'msapplication-square310x310logo': 310,
}

interface Icon {
  readonly side: number
  readonly sighting: Sighting<string>
}

/** Icons of the page with at least this side in pixels, largest first; of equal ones links before tiles. */
export function icons(snapshot: Snapshot, minSide = 0): readonly Sighting<string>[] {
  return [...linkedIcons(snapshot), ...tiles(snapshot)]
    .filter(({ side }) => side >= minSide)
    .sort((a, b) => b.side - a.side)
    .map(({ sighting }) => sighting)
}

function linkedIcons(snapshot: Snapshot): readonly Icon[] {
  return linkTagsOf(snapshot).flatMap(({ url, rels, sizes }) => {
    const rel = rels.find((name) => Object.hasOwn(USUAL_SIDE, name))
    if (rel === undefined) return []
    const side = largestSide(sizes) || sideInName(url) || (USUAL_SIDE[rel] ?? 0)
    return [{ side, sighting: { value: url, evidence: evidence('link', rels.join(' '), url) } }]
  })
}

function tiles(snapshot: Snapshot): readonly Icon[] {
  const names = Object.keys(USUAL_SIDE).filter((name) => name.startsWith('msapplication-'))
  return metaTags(snapshot, ...names).map(({ key, content }) => ({
    side: sideInName(content) || (USUAL_SIDE[key] ?? 0),
    sighting: { value: content, evidence: evidence('meta', key, content) },
  }))
}

/** The side in a file name like `icon-192x192.png`; 0 when it tells none. */
function sideInName(url: string): number {
  return Number(/(?<!\d)(\d{2,4})x\1(?!\d)/.exec(url)?.[1] ?? 0)
}

/** What the page marks with `itemprop=logo`: a meta, a link, a picture, or a picture in it. */
export function markedLogos(snapshot: Snapshot): readonly Sighting<string>[] {
  return select(snapshot, '[itemprop~="logo"]').flatMap((element) => {
    const picture = element.name === 'img' ? element : select(snapshot, 'img', element)[0]
    const url = picture
      ? addressOfPicture(snapshot, picture)
      : (attribute(element, 'content') ?? attribute(element, 'href'))
    return url ? [{ value: url, evidence: evidence('itemprop', selectorOf(element), url) }] : []
  })
}

/** Its `src`, as microdata has it; of one that waits to be loaded, what it waits for. */
function addressOfPicture(snapshot: Snapshot, picture: Element): string | undefined {
  const source = attribute(picture, 'src')
  return source && !source.startsWith('data:') ? source : imageSources(snapshot, picture)[0]?.url
}

/** Logos that the structured data gives the page's publisher, then the site's own organisation. */
export function declaredLogos(
  snapshot: Snapshot,
  fits: (logo: Item | undefined) => boolean = () => true,
): readonly Sighting<string>[] {
  const publishers = thingsOf(snapshot).filter(({ property }) => property === 'publisher')
  const own = siteOrganizationsOf(snapshot).map(({ thing }) => thing)
  return [...publishers, ...own].flatMap(({ item, syntax, where }) =>
    valuesOf(item, 'logo').flatMap((value) => {
      const logo = isItem(value) ? dereference(snapshot, value) : undefined
      if (!fits(logo)) return []
      const url = absoluteUrl(logo ? addressOf(logo) : String(value), baseUrlOf(snapshot))
      return url ? [{ value: url, evidence: evidence(syntax, `${where}.logo`, url) }] : []
    }),
  )
}

function addressOf(logo: Item): string | undefined {
  return textIn(logo, 'url') ?? textIn(logo, 'contentUrl') ?? textIn(logo, '@id')
}

/** Whether a logo says of itself that it is square; one that does not tell its sides is not known to be. */
export function isSquare(logo: Item | undefined): boolean {
  const [width = 0, height = 0] = ['width', 'height'].map((side) =>
    logo ? Number.parseFloat(textIn(logo, side, ['value']) ?? '') || 0 : 0,
  )
  return width > 0 && height > 0 && Math.max(width / height, height / width) <= MAX_ASPECT
}
