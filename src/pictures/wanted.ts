/** Lists the pictures of a page to be measured. */

import { type Element, isTag } from 'domhandler'
import { cssUrls } from '../formats/css/url.ts'
import { largestSide } from '../formats/manifest.ts'
import { absoluteUrl } from '../formats/url.ts'
import type { PicturePart } from '../model/picture.ts'
import { baseUrlOf, select } from '../snapshot/dom.ts'
import { manifestOf } from '../snapshot/manifest.ts'
import { artAt } from '../snapshot/marks/art.ts'
import { headerMarksOf, MARK_WORDS, picturesOf, wordsAround } from '../snapshot/marks/header.ts'
import { bannerMarksOf, headlineMarksOf } from '../snapshot/marks/headline.ts'
import { backgroundSources, imageSources } from '../snapshot/marks/images.ts'
import { seenBackgrounds } from '../snapshot/marks/masked.ts'
import { shownPartOf } from '../snapshot/marks/shown-part.ts'
import { iconTags, metaTags } from '../snapshot/meta.ts'
import { sampleAt } from '../snapshot/sample-at.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { textsOf } from '../snapshot/structured/item.ts'
import { siteOrganizationsOf } from '../snapshot/structured/organization.ts'
import { stylesOf } from '../snapshot/styles.ts'

/** Sources of pictures that extractors may need, the likeliest logos first. */
const SOURCES: readonly ((snapshot: Snapshot) => Iterable<string>)[] = [
  (snapshot) => headerMarksOf(snapshot).map(({ source }) => source.url),
  (snapshot) => headlineMarksOf(snapshot).map(({ source }) => source.url),
  (snapshot) => bannerMarksOf(snapshot).map(({ source }) => source.url),
  declaredLogos,
  namedLogos,
  icons,
  socialImages,
  heroPictures,
]

/** Returns the URLs, absolute or `data:`, of the pictures to be measured, each once. */
export function wantedPictures(snapshot: Snapshot): Set<string> {
  return new Set(SOURCES.flatMap((source) => [...source(snapshot)]))
}

/**
 * The most parts of pictures that are measured. A sheet contains many pictures, but a page shows only a few
 * of them as its logo.
 */
const MAX_PARTS = 8

/** Returns the parts of pictures that a page shows as logos, with the URL of the whole picture. */
export function wantedParts(snapshot: Snapshot): readonly { url: string; part: PicturePart }[] {
  const named = select(snapshot, 'img, a, div, span, h1, i').filter((element) =>
    MARK_WORDS.test(wordsAround(element, 0)),
  )
  const marks = [
    ...headerMarksOf(snapshot).map(({ element, source }) => ({ element, url: source.url })),
    ...named.slice(0, MAX_NAMED_ELEMENTS).flatMap((element) => {
      const sources =
        element.name === 'img' ? imageSources(snapshot, element) : backgroundSources(snapshot, element)
      return sources.map(({ url }) => ({ element, url }))
    }),
  ]
  const parts = marks.flatMap(({ element, url }) => {
    const part = shownPartOf(snapshot, element, url)
    return part && part !== 'unknown' ? [{ url, part }] : []
  })
  return parts.slice(0, MAX_PARTS)
}

function declaredLogos(snapshot: Snapshot): string[] {
  const base = baseUrlOf(snapshot)
  const references = [
    ...siteOrganizationsOf(snapshot).flatMap(({ thing }) =>
      textsOf(thing.item, 'logo', ['url', 'contentUrl', '@id']),
    ),
    ...metaTags(snapshot, 'og:logo', 'logo').map(({ content }) => content),
    ...select(snapshot, 'link[rel=logo], [itemprop=logo][src], [itemprop=logo] img').map(
      ({ attribs }) => attribs.href ?? attribs.src,
    ),
  ]
  return references.flatMap((reference) => absoluteUrl(reference, base) ?? [])
}

/**
 * The most pictures that are read because they are called a logo. When a page has more of them, the others
 * are logos of other firms. The second number is the most elements that are tested for such a name.
 */
const MAX_NAMED = 8
const MAX_NAMED_ELEMENTS = 200

/** Returns pictures that are called a logo by their own names or those of their parents. */
function namedLogos(snapshot: Snapshot): string[] {
  const pictures = select(snapshot, 'img, svg, object[data]').filter(isNamed)
  const painted = select(snapshot, 'a, div, span, h1').filter((element) =>
    MARK_WORDS.test(wordsAround(element, 0)),
  )
  return [
    ...firstDrawn(snapshot, pictures, (element) =>
      picturesOf(snapshot, element).map(({ source }) => source.url),
    ),
    ...firstDrawn(snapshot, painted, (element) => seenBackgrounds(snapshot, element).map(({ url }) => url)),
  ]
}

/**
 * Whether an element or its parent has a name for a logo. The body does not count, because content management
 * systems only note there that a logo was chosen.
 */
function isNamed(element: Element): boolean {
  const isInBox = element.parent && isTag(element.parent) && element.parent.name !== 'body'
  return MARK_WORDS.test(wordsAround(element, isInBox ? 1 : 0))
}

/** Returns the first pictures that are visible, without SVG filters and sprites at the top of a page. */
function firstDrawn(
  snapshot: Snapshot,
  elements: readonly Element[],
  urlsOf: (element: Element) => readonly string[],
): Set<string> {
  const urls = new Set<string>()
  for (const element of elements.slice(0, MAX_NAMED_ELEMENTS)) {
    if (urls.size >= MAX_NAMED) break
    for (const url of urlsOf(element)) if (artAt(snapshot, url).broken === undefined) urls.add(url)
  }
  return urls
}

/** The number of icons from each list. Others are smaller sizes of the same picture. */
const ICONS_OF_EACH = 3

function icons(snapshot: Snapshot): string[] {
  const largest = (list: readonly { readonly url: string; readonly side: number }[]) =>
    [...list].sort((a, b) => b.side - a.side).slice(0, ICONS_OF_EACH)
  const linked = ['apple-touch-icon', 'apple-touch-icon-precomposed', 'icon', 'mask-icon'].map((rel) =>
    largest(iconTags(snapshot, rel).map(({ url, sizes }) => ({ url, side: largestSide(sizes) }))),
  )
  const manifest = largest(manifestOf(snapshot)?.manifest.icons ?? [])
  const wellKnown = ['/apple-touch-icon.png', '/favicon.svg', '/favicon.ico'].map((path) => ({
    url: new URL(path, snapshot.url).href,
  }))
  return [...linked.flat(), ...manifest, ...wellKnown].map(({ url }) => url)
}

function socialImages(snapshot: Snapshot): string[] {
  const found = metaTags(snapshot, 'og:image', 'twitter:image').flatMap(
    ({ content }) => absoluteUrl(content, baseUrlOf(snapshot)) ?? [],
  )
  return found.slice(0, 2)
}

/** From this area in square pixels on, a picture is prominent: a quarter of a small laptop's viewport. */
const HERO_AREA = 200_000
const MAX_HEROES = 4

/** Returns large pictures within the first two viewport heights. */
function heroPictures(snapshot: Snapshot): string[] {
  const isLarge = (box: { y: number; width: number; height: number } | null | undefined) =>
    box && box.width * box.height >= HERO_AREA && box.y < snapshot.viewport.height * 2
  const shown = select(snapshot, 'img, amp-img')
    .filter((element) => isLarge(sampleAt(snapshot, element)?.box))
    .flatMap((element) => picturesOf(snapshot, element).map(({ source }) => source.url))
  const painted = stylesOf(snapshot)
    .filter(({ box, style }) => style.backgroundImage !== 'none' && isLarge(box))
    .flatMap(({ style }) => cssUrls(style.backgroundImage))
    .filter((url) => /^(https?|data):/.test(url))
  return [...shown, ...painted].slice(0, MAX_HEROES)
}
