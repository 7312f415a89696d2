/** Finds the site's own mark (its logo) in a page's header: a picture or text in a link to the home page. */

import type { Element } from 'domhandler'
import { affinity, lettersOf } from '../../formats/text/affinity.ts'
import { anyOf, nameWords, words } from '../../lexicon/pattern.ts'
import { LOGO_NAMES } from '../../lexicon/picture-names.ts'
import { ancestors, attribute, foldSpace, parentOf, select, selectorOf, textOf } from '../dom.ts'
import { isLanguageSwitch, saysLanguage } from '../language/language-switch.ts'
import { view } from '../memo.ts'
import { titleOf } from '../meta.ts'
import { regionOf } from '../region.ts'
import { sampleAt } from '../sample-at.ts'
import type { Snapshot } from '../snapshot.ts'
import { visibleText } from '../text.ts'
import { HOME_WORDS, homeLikeness } from './home.ts'
import { type ImageSource, imageSources } from './images.ts'
import { standaloneSvg, svgDataUrl } from './inline-svg.ts'
import { seenBackgrounds } from './masked.ts'

/** A picture that the page shows where sites have their mark. */
export interface HeaderMark {
  readonly element: Element
  /** The home link around it; undefined for a mark that is not a link. */
  readonly link: Element | undefined
  readonly form: 'image' | 'inline-svg' | 'background'
  readonly source: ImageSource
  /** How certain it is that this is the site's mark, judged by its position and its names, 0 to 1. */
  readonly strength: number
}

/** Words by which authors name a mark, in a class, an id, an alternative text or a file name. */
export const MARK_WORDS = anyOf(LOGO_NAMES, 'i')
const CONTROL_NAMES = [
  ...words('icon-home home-icon fa-home burger hamburger'),
  /menu-?(icon|toggle|btn)/,
  ...words('search cart basket close chevron arrow caret'),
  /breadcrumbs?/,
  'sprite-home',
]

/** Words for controls and ornaments, which home links contain as well. */
const CONTROL_WORDS = nameWords(CONTROL_NAMES)
const PICTURES = 'img, amp-img, svg, image, object[data], embed[src]'

/** The marks in the home links of the header, best first; marks of the same strength are in page order. */
export const headerMarksOf = view((snapshot: Snapshot): readonly HeaderMark[] => {
  const links = homeLinksOf(snapshot)
  const byLink = links.map(({ link, strength, named }) => ({
    named,
    marks: marksIn(snapshot, link, strength, named),
  }))
  // Where one home link holds a picture that is named a logo, pictures in the others belong to a menu.
  const anyNamed = byLink.some(({ named, marks }) => named && marks.length > 0)
  const marks = byLink.filter(({ named }) => named || !anyNamed).flatMap(({ marks }) => marks)
  return marks.sort((a, b) => b.strength - a.strength)
})

/** The site's name as visible text in the home link, in place of a picture; undefined if there is none. */
export const textMarkOf = view(
  (snapshot: Snapshot): { readonly element: Element; readonly text: string } | undefined => {
    if (headerMarksOf(snapshot).length > 0) return undefined
    for (const { link, strength, named } of homeLinksOf(snapshot)) {
      const text = foldSpace(visibleText(link))
      if (strength < 0.5 || !text || text.length > 40 || HOME_WORDS.test(text)) continue
      if (named || saysName(snapshot, text)) return { element: link, text }
    }
    return undefined
  },
)

function saysName(snapshot: Snapshot, text: string): boolean {
  const key = lettersOf(text)
  return affinity(text, snapshot.site) > 0 || (key !== '' && lettersOf(titleOf(snapshot) ?? '').includes(key))
}

interface HomeLink {
  readonly link: Element
  readonly strength: number
  /** True when the author names it, or a picture in it, a logo. */
  readonly named: boolean
}

/** Links to the home page that may hold the mark: those in the header, or the first of the page. */
const homeLinksOf = view((snapshot: Snapshot): readonly HomeLink[] => {
  const found: HomeLink[] = []
  for (const link of select(snapshot, 'a')) {
    const home =
      link.attribs.href === undefined
        ? Number(wordsAround(link, 0).match(MARK_WORDS) !== null)
        : homeLikeness(snapshot, link)
    if (home === 0 || isControl(link)) continue
    const region = regionOf(link)
    const inHead = region === 'header' || region === 'nav'
    if (!inHead && (found.length > 0 || region !== 'main')) continue
    const named =
      MARK_WORDS.test(wordsAround(link, 2)) ||
      select(snapshot, PICTURES, link).some((picture) => MARK_WORDS.test(wordsOfPicture(picture)))
    if (!named && isLanguageSwitch(snapshot, link)) continue
    // A link to nowhere or to a folder counts as the home link only when the author names it a logo.
    if (home < 0.8 && !named) continue
    const byRegion = region === 'header' ? 1 : region === 'nav' ? 0.97 : 0.8
    const sure = named ? Math.max(home, 0.9) : home * 0.85
    found.push({ link, named, strength: sure * byRegion * (isSecondCopy(link) ? 0.92 : 1) })
  }
  return found
})

/** Returns whether a link is in a second copy of the header, for small screens or for scrolling. */
function isSecondCopy(link: Element): boolean {
  const around = [link, ...[...ancestors(link)].slice(0, 6)]
  return around.some(({ attribs }) =>
    /mobile|sticky|off-?canvas|drawer|popup|modal/i.test(`${attribs.class ?? ''} ${attribs.id ?? ''}`),
  )
}

function isControl(link: Element): boolean {
  const words = `${link.attribs.class ?? ''} ${link.attribs.id ?? ''}`
  if (CONTROL_WORDS.test(words)) return true
  return [...ancestors(link)]
    .slice(0, 4)
    .some((parent) =>
      /breadcrumb/i.test(`${parent.attribs.class ?? ''} ${parent.attribs['aria-label'] ?? ''}`),
    )
}

/**
 * Factor for a drawing that is not named a logo and whose label is only "home": it may be the picture of a
 * house. With this factor it ranks below the logo that the organisation declares, and above icons.
 */
const LABELLED_HOME = 0.85

/** Returns whether the label of a drawing, for screen readers, says that it leads home. */
function isLabelledHome(snapshot: Snapshot, picture: Element): boolean {
  const { name, attribs } = picture
  if (name !== 'svg') return false
  const labels = [attribs['aria-label'], attribs.title, ...select(snapshot, 'title', picture).map(textOf)]
  return labels.some((label) => HOME_WORDS.test(foldSpace(label ?? '')))
}

function marksIn(snapshot: Snapshot, link: Element, linkStrength: number, isNamed: boolean): HeaderMark[] {
  const marks: HeaderMark[] = []
  const saysHome = HOME_WORDS.test(foldSpace(visibleText(link)))
  for (const picture of select(snapshot, PICTURES, link)) {
    if (insideSvg(picture)) continue
    const words = wordsOfPicture(picture)
    const named = MARK_WORDS.test(words)
    if (!named && (CONTROL_WORDS.test(words) || (saysHome && picture.name === 'svg'))) continue
    if (!named && (isMenuPicture(snapshot, link, picture) || saysLanguage(snapshot, picture))) continue
    const sure = !isNamed && isLabelledHome(snapshot, picture) ? LABELLED_HOME : 1
    const strength = linkStrength * sure * (sampleAt(snapshot, picture) ? 1 : 0.9)
    for (const { form, source } of picturesOf(snapshot, picture)) {
      marks.push({ element: picture, link, form, source, strength: strength * (source.shown ? 1 : 0.9) })
    }
  }
  if (marks.length > 0 || (saysHome && !MARK_WORDS.test(wordsAround(link, 1)))) return marks
  return backgroundMarks(snapshot, link, linkStrength)
}

/** A row with fewer pictures is not a menu. */
const MENU_PICTURES = 3

/** Returns whether a picture is a button of a menu: it is named home, and its neighbours lead elsewhere. */
function isMenuPicture(snapshot: Snapshot, link: Element, picture: Element): boolean {
  const { alt, name, title } = picture.attribs
  if (![alt, name, title].some((word) => word && HOME_WORDS.test(word.trim()))) return false
  return [...ancestors(link)]
    .slice(0, 2)
    .some((row) => select(snapshot, 'a[href] img', row).length >= MENU_PICTURES)
}

/** Returns the pictures that an element itself shows: an inline SVG as a picture, others by address. */
export function picturesOf(
  snapshot: Snapshot,
  element: Element,
): { form: HeaderMark['form']; source: ImageSource }[] {
  const image = element.name === 'svg' ? onlyImageIn(snapshot, element) : element
  if (image) return imageSources(snapshot, image).map((source) => ({ form: 'image', source }))
  const text = standaloneSvg(snapshot, element)
  return text
    ? [{ form: 'inline-svg', source: { url: svgDataUrl(text), media: undefined, shown: true } }]
    : []
}

const SHAPES = 'path, rect, circle, ellipse, line, polyline, polygon, text, use'

/** Returns the `image` of an SVG that draws nothing else, because such an SVG only shows that file. */
function onlyImageIn(snapshot: Snapshot, svg: Element): Element | undefined {
  const [image, ...others] = select(snapshot, 'image', svg)
  return others.length > 0 || select(snapshot, SHAPES, svg).length > 0 ? undefined : image
}

/**
 * Finds marks that CSS paints where the text of a link is out of view: on the link, in it, or on its parent.
 */
function backgroundMarks(snapshot: Snapshot, link: Element, strength: number): HeaderMark[] {
  const parent = [...ancestors(link)][0]
  const boxes = [
    link,
    ...select(snapshot, '*', link),
    ...(parent && MARK_WORDS.test(wordsOfPicture(parent)) ? [parent] : []),
  ]
  return boxes.flatMap((element) =>
    seenBackgrounds(snapshot, element).map((source) => ({
      element,
      link,
      form: 'background' as const,
      source,
      strength: strength * 0.95,
    })),
  )
}

function insideSvg(element: Element): boolean {
  return [...ancestors(element)].some((parent) => parent.name === 'svg')
}

/** A longer alternative text describes a photograph, including logos that can be seen in it. */
const MAX_NAME_CHARS = 80

/** Returns every text by which an author may have named a picture. */
export function wordsOfPicture(element: Element): string {
  const { class: classes, id, title, 'aria-label': label, src, href, data } = element.attribs
  const alt = (element.attribs.alt?.length ?? 0) > MAX_NAME_CHARS ? undefined : element.attribs.alt
  const file = /^data:/i.test(src ?? '')
    ? ''
    : fileName(src ?? data ?? (element.name === 'image' ? href : undefined))
  let words = ''
  for (const part of [classes, id, alt, title, label, file])
    if (part) words = words === '' ? part : `${words} ${part}`
  return words
}

/** Returns the texts of `wordsOfPicture` for an element and for the elements around it. */
export function wordsAround(element: Element, levels: number): string {
  const words = wordsOfPicture(element)
  const parent = levels > 0 ? parentOf(element) : undefined
  return parent ? `${words} ${wordsAround(parent, levels - 1)}` : words
}

function fileName(url: string | undefined): string {
  return url?.split(/[?#]/)[0]?.split('/').pop() ?? ''
}

/** Returns the position of a mark, for evidence. */
export function placeOf(mark: { readonly element: Element }): string {
  const alt = attribute(mark.element, 'alt')
  return selectorOf(mark.element) + (alt ? `[alt="${alt}"]` : '')
}
