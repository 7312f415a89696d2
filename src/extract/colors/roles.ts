import { isTag, type ParentNode } from 'domhandler'
import type { Hex } from '../../model/style.ts'
import { view } from '../../snapshot/memo.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { type Spot, spotsOf } from '../../snapshot/spots.ts'
import { type Fill, fillsOf } from './painted.ts'

/** A colour of one kind of parts, with the share of the kind that it makes up (0 to 1). */
export interface Use {
  readonly hex: Hex
  readonly share: number
  /** Where it is seen first. */
  readonly spot: Spot
}

/** The site's own fills: none of other firms' widgets, none of states such as errors. */
const ownFills = view((snapshot: Snapshot): readonly Fill[] =>
  fillsOf(snapshot).filter(({ spot }) => spot.foreign === undefined),
)

/** Fills of things to press, by how often each is used; one in the first view counts twice. */
export function callToActionFills(snapshot: Snapshot): Use[] {
  const fills = ownFills(snapshot).filter(({ spot }) => isCallToAction(spot))
  return sharesOf(fills, ({ spot }) => (isInFirstView(snapshot, spot) ? 2 : 1))
}

const CLASS_OF_BUTTON = /(^|[\W_])(btn|button|cta)([\W_]|$)|wp-block-button|elementor-button/i
/** Longer than a label is a card. */
const MAX_LABEL_WORDS = 7

function isCallToAction(spot: Spot): boolean {
  const { sample, words } = spot
  if (words === 0 ? sample.tag !== 'input' : words > MAX_LABEL_WORDS) return false
  return isPressed(spot) && spot.region !== 'footer'
}

function isPressed({ sample, element }: Spot): boolean {
  if (!element) return false
  if (sample.tag === 'input') return /submit|button/i.test(element.attribs.type ?? '')
  if (sample.tag === 'button' || sample.role === 'button') return true
  const padded = sample.style.padding[1] >= 8 && sample.style.padding[3] >= 8
  return (sample.tag === 'a' && padded) || CLASS_OF_BUTTON.test(element.attribs.class ?? '')
}

function isInFirstView({ viewport }: Snapshot, { sample: { box } }: Spot): boolean {
  return box !== null && box.y < viewport.height
}

/** Fills in the head of the page. */
export function headerFills(snapshot: Snapshot): Use[] {
  const fills = largeFills(snapshot).filter(({ spot }) => spot.region === 'header' || spot.region === 'nav')
  return sharesOf(fills, (fill) => fill.share || 1e-4)
}

/** Fill behind the first headline. */
export function heroFills(snapshot: Snapshot): Use[] {
  const headline = spotsOf(snapshot).find(({ sample, words }) => sample.tag === 'h1' && words > 0)
  if (!headline) return []
  const fills = new Map(ownFills(snapshot).map((fill) => [fill.spot, fill]))
  for (let at = headline.above; at; at = at.above) {
    const fill = fills.get(at)
    if (fill) return /^(html|body)$/.test(at.sample.tag) ? [] : sharesOf([fill], () => 1)
  }
  return []
}

/** Large fills of the content, by their share of the page. */
export function sectionFills(snapshot: Snapshot): Use[] {
  const fills = largeFills(snapshot).filter(({ spot }) => spot.region === 'main' || spot.region === 'aside')
  return usesOf(fills, (fill) => fill.share)
}

export function footerFills(snapshot: Snapshot): Use[] {
  const fills = largeFills(snapshot).filter(({ spot }) => spot.region === 'footer')
  return sharesOf(fills, (fill) => fill.share || 1e-4)
}

/** At least a band across half the view, or, without a layout, a box with more words than a label. */
const largeFills = view((snapshot: Snapshot): readonly Fill[] => {
  const minWidth = snapshot.viewport.width / 2
  return ownFills(snapshot).filter(({ spot: { sample, words } }) => {
    const { box } = sample
    return box ? box.width >= minWidth && box.height >= 16 : words > MAX_LABEL_WORDS
  })
})

/** Colours of links in running text, by words. */
export function linkColors(snapshot: Snapshot): Use[] {
  return textColors(
    snapshot,
    (spot) =>
      spot.sample.tag === 'a' &&
      !CLASS_OF_BUTTON.test(spot.element?.attribs.class ?? '') &&
      spot.region === 'main',
  )
}

/** Colours of headings, by words. */
export function headingColors(snapshot: Snapshot): Use[] {
  const inHeading: boolean[] = []
  for (const spot of spotsOf(snapshot))
    inHeading.push((spot.above && inHeading[spot.above.at]) || isHeading(spot))
  return textColors(snapshot, ({ at }) => inHeading[at] ?? false)
}

/** By its own name, or that of an element that is not seen between it and the one above. */
function isHeading({ element, above }: Spot): boolean {
  for (
    let at: ParentNode | null | undefined = element;
    at && isTag(at) && at !== above?.element;
    at = at.parent
  )
    if (/^h[1-3]$/.test(at.name)) return true
  return false
}

const NO_BODY_TEXT: ReadonlySet<string> = new Set([
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'a',
  'button',
  'code',
  'pre',
])

/** Colours of all text outside headings and links, by words. */
export function bodyTextColors(snapshot: Snapshot): Use[] {
  return textColors(snapshot, ({ sample }) => !NO_BODY_TEXT.has(sample.tag))
}

/** Words of 16 pixels: a kind of text with fewer says little. */
const MIN_TEXT = 15

const ownTexts = view((snapshot: Snapshot) =>
  spotsOf(snapshot).filter(({ sample, foreign }) => sample.words > 0 && foreign === undefined),
)

function textColors(snapshot: Snapshot, wanted: (spot: Spot) => boolean): Use[] {
  const spots = ownTexts(snapshot).filter(wanted)
  // Large letters are seen first: words count by the size they are set in.
  const sizeOf = ({ sample: { words, style } }: Spot) => (words * style.fontSize) / 16
  const total = Math.max(
    MIN_TEXT,
    spots.reduce((sum, spot) => sum + sizeOf(spot), 0),
  )
  const tally = new Tally()
  for (const spot of spots) tally.add(spot.sample.style.color.slice(0, 7), sizeOf(spot) / total, spot)
  return tally.uses
}

/** Uses with their shares of the whole of these fills. */
function sharesOf(fills: readonly Fill[], sizeOf: (fill: Fill) => number): Use[] {
  const total = fills.reduce((sum, fill) => sum + sizeOf(fill), 0)
  return usesOf(fills, (fill) => sizeOf(fill) / total)
}

function usesOf(fills: readonly Fill[], shareOf: (fill: Fill) => number): Use[] {
  const tally = new Tally()
  for (const fill of fills) {
    const share = shareOf(fill) / fill.colors.length
    for (const hex of fill.colors) tally.add(hex, share, fill.spot)
  }
  return tally.uses
}

/** Sums up the uses of each colour, so that many small ones count as what they are together. */
class Tally {
  private readonly sums = new Map<Hex, { readonly hex: Hex; share: number; readonly spot: Spot }>()

  add(hex: Hex, share: number, spot: Spot): void {
    const sum = this.sums.get(hex)
    if (sum) sum.share = Math.min(1, sum.share + share)
    else this.sums.set(hex, { hex, share, spot })
  }

  get uses(): Use[] {
    return [...this.sums.values()]
  }
}

/** Where a spot is, for evidence. */
export function placeOf({ sample: { tag, path, text } }: Spot): string {
  return text ? `${tag} "${text.slice(0, 30)}"` : `${tag} at ${path}`
}
