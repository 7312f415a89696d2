import type { Hex, StyleSample } from '../../model/style.ts'
import { foreignPart } from '../../snapshot/foreign.ts'
import { view } from '../../snapshot/memo.ts'
import { elementAt } from '../../snapshot/paths.ts'
import { type Region, regionOf } from '../../snapshot/region.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { stylesOf } from '../../snapshot/styles.ts'
import { type Fill, fillsOf, nearestAbove, wordsBelowOf } from './painted.ts'

/** A colour somewhere on the page, with the share of its kind that it makes up (0 to 1). */
export interface Use {
  readonly hex: Hex
  readonly share: number
  readonly where: string
}

/** The site's own fills: none of other firms' widgets, none of states such as errors. */
const ownFills = view((snapshot: Snapshot): readonly Fill[] =>
  fillsOf(snapshot).filter(({ sample }) => foreignPart(snapshot, sample.path) === undefined),
)

function regionAt(snapshot: Snapshot, path: string): Region {
  const element = elementAt(snapshot, path)
  return element ? regionOf(element) : 'main'
}

/** Fills of things to press, by how often each is used; one in the first view counts twice. */
export function callToActionFills(snapshot: Snapshot): Use[] {
  const uses = ownFills(snapshot).filter((fill) => isCallToAction(snapshot, fill))
  return sharesOf(uses, (fill) => (isInFirstView(snapshot, fill.sample) ? 2 : 1))
}

const CLASS_OF_BUTTON = /(^|[\W_])(btn|button|cta)([\W_]|$)|wp-block-button|elementor-button/i
/** Longer than a label is a card. */
const MAX_LABEL_WORDS = 7

function isCallToAction(snapshot: Snapshot, { sample, words }: Fill): boolean {
  if (words === 0 ? sample.tag !== 'input' : words > MAX_LABEL_WORDS) return false
  const element = elementAt(snapshot, sample.path)
  if (!element || regionOf(element) === 'footer') return false
  if (sample.tag === 'input') return /submit|button/i.test(element.attribs.type ?? '')
  if (sample.tag === 'button' || sample.role === 'button') return true
  const called = CLASS_OF_BUTTON.test(`${element.attribs.class ?? ''}`)
  const padded = sample.style.padding[1] >= 8 && sample.style.padding[3] >= 8
  return sample.tag === 'a' ? called || padded : called
}

function isInFirstView(snapshot: Snapshot, { box }: StyleSample): boolean {
  return box !== null && box.y < snapshot.viewport.height
}

/** Fills in the head of the page. */
export function headerFills(snapshot: Snapshot): Use[] {
  return sharesOf(
    ownFills(snapshot).filter(
      (fill) => isLarge(snapshot, fill) && ['header', 'nav'].includes(regionAt(snapshot, fill.sample.path)),
    ),
    (fill) => fill.share || 1e-4,
  )
}

/** Fill behind the first headline. */
export function heroFills(snapshot: Snapshot): Use[] {
  const headline = stylesOf(snapshot).find(
    ({ tag, path }) => tag === 'h1' && (wordsBelowOf(snapshot).get(path) ?? 0) > 0,
  )
  if (!headline) return []
  const fills = new Map(ownFills(snapshot).map((fill) => [fill.sample.path, fill]))
  const behind = nearestAbove(headline.path, (path) => fills.has(path))
  const fill = behind === undefined ? undefined : fills.get(behind)
  return fill && fill.sample.tag !== 'body' && fill.sample.tag !== 'html' ? sharesOf([fill], () => 1) : []
}

/** Large fills of the content, by their share of the page. */
export function sectionFills(snapshot: Snapshot): Use[] {
  const fills = ownFills(snapshot).filter(
    (fill) => isLarge(snapshot, fill) && ['main', 'aside'].includes(regionAt(snapshot, fill.sample.path)),
  )
  return usesOf(fills, (fill) => fill.share)
}

export function footerFills(snapshot: Snapshot): Use[] {
  const fills = ownFills(snapshot).filter(
    (fill) => isLarge(snapshot, fill) && regionAt(snapshot, fill.sample.path) === 'footer',
  )
  return sharesOf(fills, (fill) => fill.share || 1e-4)
}

/** At least a band across half the view, or, without a layout, a box with more words than a label. */
function isLarge(snapshot: Snapshot, { sample: { box }, words }: Fill): boolean {
  return box ? box.width >= snapshot.viewport.width / 2 && box.height >= 16 : words > MAX_LABEL_WORDS
}

/** Colours of links in running text, by words. */
export function linkColors(snapshot: Snapshot): Use[] {
  return textColors(
    snapshot,
    (sample) =>
      sample.tag === 'a' &&
      regionAt(snapshot, sample.path) === 'main' &&
      !CLASS_OF_BUTTON.test(elementAt(snapshot, sample.path)?.attribs.class ?? ''),
  )
}

/** Colours of headings, by words. */
export function headingColors(snapshot: Snapshot): Use[] {
  const inHeading = (path: string) => /^h[1-3]$/.test(elementAt(snapshot, path)?.name ?? '')
  return textColors(
    snapshot,
    (sample) => /^h[1-3]$/.test(sample.tag) || nearestAbove(sample.path, inHeading) !== undefined,
  )
}

/** Colours of all text outside headings and links, by words. */
export function bodyTextColors(snapshot: Snapshot): Use[] {
  return textColors(snapshot, ({ tag }) => !/^(h[1-6]|a|button|code|pre)$/.test(tag))
}

/** Words of 16 pixels: a kind of text with fewer says little. */
const MIN_TEXT = 15

function textColors(snapshot: Snapshot, wanted: (sample: StyleSample) => boolean): Use[] {
  const samples = stylesOf(snapshot).filter(
    (sample) => sample.words > 0 && wanted(sample) && foreignPart(snapshot, sample.path) === undefined,
  )
  // Large letters are seen first: words count by the size they are set in.
  const sizeOf = ({ words, style }: StyleSample) => (words * style.fontSize) / 16
  const total = Math.max(
    MIN_TEXT,
    samples.reduce((sum, sample) => sum + sizeOf(sample), 0),
  )
  return samples.map((sample) => ({
    hex: sample.style.color.slice(0, 7),
    share: sizeOf(sample) / total,
    where: placeOf(sample),
  }))
}

/** Uses with their shares of the whole of these fills. */
function sharesOf(fills: readonly Fill[], sizeOf: (fill: Fill) => number): Use[] {
  const total = fills.reduce((sum, fill) => sum + sizeOf(fill), 0)
  return usesOf(fills, (fill) => sizeOf(fill) / total)
}

function usesOf(fills: readonly Fill[], shareOf: (fill: Fill) => number): Use[] {
  return fills.flatMap((fill) =>
    fill.colors.map((hex) => ({
      hex,
      share: shareOf(fill) / fill.colors.length,
      where: placeOf(fill.sample),
    })),
  )
}

function placeOf({ tag, path, text }: StyleSample): string {
  return text ? `${tag} "${text.slice(0, 30)}"` : `${tag} at ${path}`
}
