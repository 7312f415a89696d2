/** Finds the mark (the logo) of a page that shows it at the top of its content and not in a header. */

import { type Element, isTag } from 'domhandler'
import { affinity, lettersOf } from '../../formats/text/affinity.ts'
import { attribute, foldSpace, select } from '../dom.ts'
import { view } from '../memo.ts'
import { titleOf } from '../meta.ts'
import { regionOf } from '../region.ts'
import { sampleAt } from '../sample-at.ts'
import type { Snapshot } from '../snapshot.ts'
import { visibleText, wholeText } from '../text.ts'
import { type HeaderMark, headerMarksOf, picturesOf, textMarkOf } from './header.ts'

/** A smaller picture in a headline with words, in pixels, is an ornament. */
const MIN_SIDE = 48
/** A headline at least this close to the domain is the site's name. */
const NAME_AFFINITY = 0.6
/** Factor for a picture that the page does not show, because it may be for narrow screens only. */
const NOT_SHOWN = 0.9

/**
 * Finds marks in the first headline, or beside a headline that is the site's name, on a page without a mark
 * in its header. They are in page order.
 */
export const headlineMarksOf = view((snapshot: Snapshot): readonly HeaderMark[] =>
  headlinePictures(snapshot).flatMap((element) => {
    const isShown = sampleAt(snapshot, element) !== undefined
    return picturesOf(snapshot, element).map(({ form, source }) => {
      const strength = (isShown ? 1 : NOT_SHOWN) * (source.shown ? 1 : NOT_SHOWN)
      return { element, link: undefined, form, source, strength }
    })
  }),
)

function headlinePictures(snapshot: Snapshot): Element[] {
  if (headerMarksOf(snapshot).length > 0 || textMarkOf(snapshot)) return []
  const [headline] = select(snapshot, 'h1')
  if (!headline) return []
  const inside = select(snapshot, 'img, svg', headline)
  const names = affinity(foldSpace(wholeText(headline)), snapshot.site) >= NAME_AFFINITY
  const hasWords = foldSpace(visibleText(headline)) !== ''
  if (inside.length > 0)
    return names || !hasWords ? inside : inside.filter((picture) => sideOf(snapshot, picture) >= MIN_SIDE)
  return names ? (headline.parent?.children ?? []).filter(isTag).filter(isPicture) : []
}

function isPicture({ name }: Element): boolean {
  return name === 'img' || name === 'svg'
}

/** Returns the longer side of a picture as it is shown or stated, in pixels; 0 when it is unknown. */
function sideOf(snapshot: Snapshot, picture: Element): number {
  const box = sampleAt(snapshot, picture)?.box
  const stated = [picture.attribs.width, picture.attribs.height].map((side) => Number.parseFloat(side ?? '0'))
  return Math.max(box?.width ?? 0, box?.height ?? 0, ...stated.filter(Number.isFinite))
}

/** A picture that is higher, in pixels, shows a scene, because headers are seldom higher. */
const MAX_HEIGHT = 200
/** Words in alternative texts that say what a picture is. */
const KINDS = /\b(?:logo|logotype|wordmark|banner|header|home)\b/gi
/** A shorter text may be in a title by chance. */
const MIN_LETTERS = 4

/**
 * Finds the mark of a page whose header has none in a link: the banner of an older page, or a logo that is
 * not a link. It is the first picture of the header, or one that opens the page, if its alternative text is
 * the name of the site.
 */
export const bannerMarksOf = view((snapshot: Snapshot): readonly HeaderMark[] => {
  if (headerMarksOf(snapshot).length > 0 || textMarkOf(snapshot)) return []
  const all = select(snapshot, 'body img, body svg')
  const inHeader = all.find((picture) => regionOf(picture) === 'header')
  const element = [...all.slice(0, 1).filter((first) => opensPage(snapshot, first)), inHeader].find(
    (picture) =>
      picture !== undefined &&
      isNamedForSite(snapshot, attribute(picture, 'alt') ?? attribute(picture, 'aria-label') ?? '') &&
      heightOf(snapshot, picture) <= MAX_HEIGHT,
  )
  if (!element) return []
  return picturesOf(snapshot, element).map(({ form, source }) => ({
    element,
    link: undefined,
    form,
    source,
    strength: source.shown ? 1 : NOT_SHOWN,
  }))
})

/** Whether a text is the name of the site, as its domain or its title has it. */
function isNamedForSite(snapshot: Snapshot, alt: string): boolean {
  const name = foldSpace(alt.replace(KINDS, ' '))
  const letters = lettersOf(name)
  if (letters.length < MIN_LETTERS) return false
  return affinity(name, snapshot.site) >= NAME_AFFINITY || titleNames(snapshot).includes(letters)
}

function titleNames(snapshot: Snapshot): readonly string[] {
  return (titleOf(snapshot) ?? '').split(/\s[-–—]\s|[|•·:,]/).map(lettersOf)
}

/** Returns the height of a picture as shown, or else as stated, in pixels; 0 when it is unknown. */
function heightOf(snapshot: Snapshot, picture: Element): number {
  const stated = Number.parseFloat(picture.attribs.height ?? '0')
  return sampleAt(snapshot, picture)?.box?.height ?? (Number.isFinite(stated) ? stated : 0)
}

/** Whether a picture is the first thing on the page: no other picture and no headline is before it. */
export function opensPage(snapshot: Snapshot, picture: Element): boolean {
  return select(snapshot, 'body img, body svg, body h1, body h2')[0] === picture
}
