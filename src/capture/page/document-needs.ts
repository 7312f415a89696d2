/** Lists the files of a document that a description needs: style sheets, manifest, icons, pictures. */

import type { Element } from 'domhandler'
import { cssUrls } from '../../formats/css/url.ts'
import { ancestors, attribute, baseUrlOf, dataOf, select } from '../../snapshot/dom.ts'
import { imageSources } from '../../snapshot/marks/images.ts'
import { linkTags, linkTagsOf, metaTags } from '../../snapshot/meta.ts'
import { regionOf } from '../../snapshot/region.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { textsOf } from '../../snapshot/structured/item.ts'
import { thingsOf } from '../../snapshot/structured/structured.ts'
import { importNeeds, type Need, needOf, pictureNeeds } from './needs.ts'
import { HERO_WORDS, LOGO_WORDS } from './stylesheet.ts'

/**
 * Style sheets in document order. Those for other media are listed too, because many sites load the sheet
 * that they show by `media="print" onload="this.media='all'"` or by `rel=preload as=style`.
 */
export function stylesheetNeeds(snapshot: Snapshot): Need[] {
  const needs: Need[] = []
  for (const element of select(snapshot, 'link[rel][href], style')) {
    if (element.name === 'style') needs.push(...importNeeds(dataOf(element), baseUrlOf(snapshot)))
    else if (isStylesheet(element))
      needs.push(...needOf(element.attribs.href, baseUrlOf(snapshot), 'stylesheet', true))
  }
  return needs
}

function isStylesheet(link: Element): boolean {
  const rels = (link.attribs.rel ?? '').toLowerCase().split(/\s+/)
  if (rels.includes('alternate')) return false
  return (
    rels.includes('stylesheet') ||
    (rels.includes('preload') && attribute(link, 'as')?.toLowerCase() === 'style')
  )
}

export function manifestNeeds(snapshot: Snapshot): Need[] {
  return linkTags(snapshot, 'manifest').flatMap(({ url }) => needOf(url, url, 'manifest', true))
}

const ICON_RELS = ['icon', 'apple-touch-icon', 'apple-touch-icon-precomposed', 'mask-icon', 'fluid-icon']
const TOUCH_RELS = ['apple-touch-icon', 'apple-touch-icon-precomposed']

/** Icons that the page declares, in document order, then the addresses that browsers try by default. */
export function iconNeeds(snapshot: Snapshot): Need[] {
  const links = linkTagsOf(snapshot).filter(({ rels }) => rels.some((rel) => ICON_RELS.includes(rel)))
  const tiles = metaTags(snapshot, 'msapplication-tileimage').map(({ content }) => content)
  const hasTouchIcon = links.some(({ rels }) => rels.some((rel) => TOUCH_RELS.includes(rel)))
  const wellKnown = ['/favicon.ico', ...(hasTouchIcon ? [] : ['/apple-touch-icon.png'])]
  return [
    ...links.flatMap(({ url }) => needOf(url, url, 'icon', true)),
    ...tiles.flatMap((url) => needOf(url, baseUrlOf(snapshot), 'icon', true)),
    ...wellKnown.flatMap((path) => needOf(path, snapshot.url, 'icon', true)),
  ]
}

/** Pictures by importance: possible logos, which are read whole; social cards and hero pictures; others. */
export function imageNeeds(snapshot: Snapshot, limit: number): Need[] {
  const elements = select(snapshot, 'img, svg image, object[data], embed[src], input[type="image"]')
  const likely = new Set(elements.filter((element) => mayBeLogo(element)))
  const others = elements.filter((element) => !likely.has(element))
  const heroes = new Set(others.filter((element) => isHero(element)).slice(0, MAX_WHOLE))
  const shown = (element: Element, whole: boolean) =>
    imageSources(snapshot, element).flatMap(({ url }) => needOf(url, snapshot.url, 'image', whole))
  return [
    ...[...likely].flatMap((element) => shown(element, true)),
    ...spriteNeeds(snapshot),
    ...declaredNeeds(snapshot),
    ...others.flatMap((element) => shown(element, heroes.has(element))),
    ...posterNeeds(snapshot),
  ].slice(0, limit)
}

/**
 * Maximum number of social cards, of hero pictures and of video posters that are read whole, so that their
 * colours can be measured.
 */
const MAX_WHOLE = 2

/** True when the id or class of the element, or of its closest ancestors, names a hero picture. */
function isHero(element: Element): boolean {
  const around = [element, ...ancestors(element)].slice(0, 4)
  return around.some(({ attribs }) => HERO_WORDS.test(`${attribs.id ?? ''} ${attribs.class ?? ''}`))
}

function posterNeeds(snapshot: Snapshot): Need[] {
  const posters = select(snapshot, 'video[poster]').slice(0, MAX_WHOLE)
  return posters.flatMap(({ attribs }) => needOf(attribs.poster, baseUrlOf(snapshot), 'image', true))
}

/** True for a picture in the header or navigation, one named like a logo, or one in a home link. */
function mayBeLogo(element: Element): boolean {
  const region = regionOf(element)
  if (region === 'header' || region === 'nav') return true
  const around = [element, ...ancestors(element)].slice(0, 3)
  const { alt = '', src = '', title = '' } = element.attribs
  const names = around.map(({ attribs }) => `${attribs.id ?? ''} ${attribs.class ?? ''}`)
  if (LOGO_WORDS.test([alt, src, title, ...names].join(' '))) return true
  return around.some(
    ({ name, attribs }) => name === 'a' && /^(\/|\.\/|#)?$/.test(attribs.href?.trim() ?? '-'),
  )
}

/** SVG files whose symbols are shown by `<use href="sprite.svg#logo">`. */
function spriteNeeds(snapshot: Snapshot): Need[] {
  return select(snapshot, 'svg use').flatMap(({ attribs }) => {
    const reference = attribs.href ?? attribs['xlink:href'] ?? ''
    return reference.startsWith('#') ? [] : needOf(reference, baseUrlOf(snapshot), 'image', true)
  })
}

const PICTURE_KEYS = [
  'og:logo',
  'og:image',
  'og:image:url',
  'og:image:secure_url',
  'twitter:image',
  'twitter:image:src',
]

/** Logos in structured data, which are read whole, then the pictures of social cards. */
function declaredNeeds(snapshot: Snapshot): Need[] {
  const base = baseUrlOf(snapshot)
  const logos = thingsOf(snapshot).flatMap(({ item }) => textsOf(item, 'logo', ['url', 'contentUrl', '@id']))
  const cards = metaTags(snapshot, ...PICTURE_KEYS).map(({ content }) => content)
  return [
    ...logos.flatMap((url) => needOf(url, base, 'image', true)),
    ...cards.flatMap((url, at) => needOf(url, base, 'image', at < MAX_WHOLE)),
  ]
}

/** Returns the documents of frames in document order, each of them once. */
export function frameNeeds(snapshot: Snapshot): Need[] {
  const base = baseUrlOf(snapshot)
  const needs = select(snapshot, 'iframe[src]').flatMap((frame) =>
    frame.attribs.srcdoc === undefined ? needOf(frame.attribs.src, base, 'frame', true) : [],
  )
  return [...new Map(needs.map((need) => [need.url, need])).values()]
}

/** Background pictures in the page's own styles, of elements that may be the logo or a hero. */
export function inlinePictureNeeds(snapshot: Snapshot): Need[] {
  const base = baseUrlOf(snapshot)
  const sheets = select(snapshot, 'style').flatMap((style) => pictureNeeds(dataOf(style), base))
  const painted = select(snapshot, '[style*="url("]').filter(
    (element) => mayBeLogo(element) || isHero(element),
  )
  return [
    ...sheets,
    ...painted
      .flatMap(({ attribs }) => cssUrls(attribs.style ?? ''))
      .flatMap((url) => needOf(url, base, 'image', true)),
  ]
}
