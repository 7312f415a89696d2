import type { Element } from 'domhandler'
import { largestSide } from '../../formats/manifest.ts'
import { absoluteUrl } from '../../formats/url.ts'
import { byName } from '../../model/by-name.ts'
import { attribute, baseUrlOf, select, selectorOf } from '../../snapshot/dom.ts'
import { imageSources } from '../../snapshot/marks/images.ts'
import { linkTagsOf, metaTags } from '../../snapshot/meta.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { type Item, isItem, textIn, valuesOf } from '../../snapshot/structured/item.ts'
import { siteOrganizationsOf } from '../../snapshot/structured/organization.ts'
import { dereference, thingsOf } from '../../snapshot/structured/structured.ts'
import { evidence, type Match } from '../extractor.ts'

/**
 * Sources of a page's logo, which a link preview shows as a small picture beside the publisher's name. It
 * should be square, so an icon that is large enough comes before a declared wordmark.
 */

/** In pixels. An icon of this size is made for more than a browser tab. */
export const LARGE_ICON_SIDE = 96
/** A picture whose sides differ by less than a quarter looks square. */
const MAX_ASPECT = 1.25

/** Usual side of an icon without `sizes`, by its `rel` or its meta name, in pixels. */
const USUAL_SIDE = byName<number>({
  'apple-touch-icon': 180,
  'apple-touch-icon-precomposed': 180,
  'fluid-icon': 512,
  icon: 32,
  'msapplication-tileimage': 144,
  'msapplication-square150x150logo': 150,
  'msapplication-square310x310logo': 310,
})

interface Icon {
  readonly side: number
  readonly match: Match<string>
}

/** Icons with at least this side in pixels, largest first, links before tiles. */
export function icons(snapshot: Snapshot, minSide = 0): readonly Match<string>[] {
  return [...linkedIcons(snapshot), ...tiles(snapshot)]
    .filter(({ side }) => side >= minSide)
    .sort((a, b) => b.side - a.side)
    .map(({ match }) => match)
}

function linkedIcons(snapshot: Snapshot): readonly Icon[] {
  return linkTagsOf(snapshot).flatMap(({ url, rels, sizes }) => {
    const rel = rels.find((name) => Object.hasOwn(USUAL_SIDE, name))
    if (rel === undefined) return []
    const side = largestSide(sizes) || sideInName(url) || (USUAL_SIDE[rel] ?? 0)
    return [{ side, match: { value: url, evidence: evidence('link', rels.join(' '), url) } }]
  })
}

function tiles(snapshot: Snapshot): readonly Icon[] {
  const names = Object.keys(USUAL_SIDE).filter((name) => name.startsWith('msapplication-'))
  return metaTags(snapshot, ...names).map(({ key, content }) => ({
    side: sideInName(content) || (USUAL_SIDE[key] ?? 0),
    match: { value: content, evidence: evidence('meta', key, content) },
  }))
}

/** Returns the side in `icon-192x192.png`, `/w256h256/icon.png`, `icon-192.png`; else 0. */
function sideInName(url: string): number {
  const sides =
    /(?<!\d)(\d{2,4})x\1(?!\d)|\/w(\d{2,4})h\2\/|(?<=icon[a-z]{0,6}[-_])(\d{2,3})\.(?:png|webp)(?:[?#]|$)/i.exec(
      url,
    )
  return Number(sides?.slice(1).find((side) => side !== undefined) ?? 0)
}

/** Reads pictures with `itemprop=logo` on a meta, a link, a picture or an element that contains a picture. */
export function markedLogos(snapshot: Snapshot): readonly Match<string>[] {
  return select(snapshot, '[itemprop~="logo"]').flatMap((element) => {
    const picture = element.name === 'img' ? element : select(snapshot, 'img', element)[0]
    const url = picture
      ? addressOfPicture(snapshot, picture)
      : (attribute(element, 'content') ?? attribute(element, 'href'))
    return url ? [{ value: url, evidence: evidence('itemprop', selectorOf(element), url) }] : []
  })
}

/** Returns the `src` of a picture, or the URL that is loaded lazily. */
function addressOfPicture(snapshot: Snapshot, picture: Element): string | undefined {
  const source = attribute(picture, 'src')
  return source && !source.startsWith('data:') ? source : imageSources(snapshot, picture)[0]?.url
}

/** Reads logos in the structured data: of the page's publisher, then of the site's organisation. */
export function declaredLogos(
  snapshot: Snapshot,
  fits: (logo: Item | undefined) => boolean = () => true,
): readonly Match<string>[] {
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

/** Whether a logo's data state that it is square. Without its sides it does not count as square. */
export function isSquare(logo: Item | undefined): boolean {
  const [width = 0, height = 0] = ['width', 'height'].map((side) =>
    logo ? Number.parseFloat(textIn(logo, side, ['value']) ?? '') || 0 : 0,
  )
  return width > 0 && height > 0 && Math.max(width / height, height / width) <= MAX_ASPECT
}
