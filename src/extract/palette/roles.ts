/** Collects the colours of buttons, header, sections, links, headings and text. */

import { isTag, type ParentNode } from 'domhandler'
import { beginning } from '../../formats/text/excerpt.ts'
import { BUTTON_NAMES } from '../../lexicon/button-names.ts'
import { words } from '../../lexicon/pattern.ts'
import type { Hex } from '../../model/style.ts'
import { isChosenIn } from '../../snapshot/chosen.ts'
import { MAX_LABEL_WORDS } from '../../snapshot/cover.ts'
import { contextsOf, type ElementContext } from '../../snapshot/element-context.ts'
import { view } from '../../snapshot/memo.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { type Fill, fillsOf } from './painted.ts'

/** A colour in one kind of elements, with its share of that kind, 0 to 1. */
export interface Use {
  readonly hex: Hex
  readonly share: number
  readonly context: ElementContext
}

/** Fills of the site, without widgets of other firms and without states such as errors. */
const ownFills = view((snapshot: Snapshot): readonly Fill[] =>
  fillsOf(snapshot).filter(({ context }) => context.foreign === undefined),
)

/** Returns the fills of buttons with their share of all buttons. A button in the first view counts twice. */
export function callToActionFills(snapshot: Snapshot): Use[] {
  const fills = ownFills(snapshot).filter(({ context }) => isCallToAction(context))
  return sharesOf(fills, ({ context }) => (isInFirstView(snapshot, context) ? 2 : 1))
}

function isCallToAction(context: ElementContext): boolean {
  const { sample, words } = context
  if (words === 0 ? sample.tag !== 'input' : words > MAX_LABEL_WORDS) return false
  return isControl(context) && context.region !== 'footer'
}

function isControl({ sample, element }: ElementContext): boolean {
  if (!element) return false
  if (sample.tag === 'input') return /submit|button/i.test(element.attribs.type ?? '')
  if (sample.tag === 'button' || sample.role === 'button') return true
  const padded = sample.style.padding[1] >= 8 && sample.style.padding[3] >= 8
  return (sample.tag === 'a' && padded) || BUTTON_NAMES.test(element.attribs.class ?? '')
}

function isInFirstView({ viewport }: Snapshot, { sample: { box } }: ElementContext): boolean {
  return box !== null && box.y < viewport.height
}

export function headerFills(snapshot: Snapshot): Use[] {
  return sharesOf(largeFillsIn(snapshot, 'header', 'nav'), (fill) => fill.share || 1e-4)
}

/** Returns the fill behind the first headline. */
export function heroFills(snapshot: Snapshot): Use[] {
  const headline = contextsOf(snapshot).find(({ sample, words }) => sample.tag === 'h1' && words > 0)
  if (!headline) return []
  const fills = new Map(ownFills(snapshot).map((fill) => [fill.context, fill]))
  for (let at = headline.above; at; at = at.above) {
    const fill = fills.get(at)
    if (fill) return /^(html|body)$/.test(at.sample.tag) ? [] : sharesOf([fill], () => 1)
  }
  return []
}

/** Returns large fills of the main content with their share of the page. */
export function sectionFills(snapshot: Snapshot): Use[] {
  return usesOf(largeFillsIn(snapshot, 'main', 'aside'), (fill) => fill.share)
}

export function footerFills(snapshot: Snapshot): Use[] {
  return sharesOf(largeFillsIn(snapshot, 'footer'), (fill) => fill.share || 1e-4)
}

function largeFillsIn(snapshot: Snapshot, ...regions: readonly string[]): Fill[] {
  return largeFills(snapshot).filter(({ context: { region } }) => regions.includes(region))
}

/** Fills at least half as wide as the viewport; without layout, fills with more words than a label. */
const largeFills = view((snapshot: Snapshot): readonly Fill[] => {
  const minWidth = snapshot.viewport.width / 2
  return ownFills(snapshot).filter(({ context: { sample, words } }) => {
    const { box } = sample
    return box ? box.width >= minWidth && box.height >= 16 : words > MAX_LABEL_WORDS
  })
})

/** Returns the colours of links in running text with their share of the words. */
export function linkColors(snapshot: Snapshot): Use[] {
  return textColors(
    snapshot,
    (context) =>
      context.sample.tag === 'a' &&
      !BUTTON_NAMES.test(context.element?.attribs.class ?? '') &&
      context.region === 'main',
  )
}

/** Returns the colours of headings with their share of the words. */
export function headingColors(snapshot: Snapshot): Use[] {
  const inHeading: boolean[] = []
  for (const context of contextsOf(snapshot))
    inHeading.push((context.above && inHeading[context.above.at]) || isHeading(context))
  return textColors(snapshot, ({ at }) => inHeading[at] ?? false)
}

/** Whether an element is a heading or in one, also through ancestors without a sample. */
function isHeading({ element, above }: ElementContext): boolean {
  for (
    let at: ParentNode | null | undefined = element;
    at && isTag(at) && at !== above?.element;
    at = at.parent
  )
    if (/^h[1-3]$/.test(at.name)) return true
  return false
}

const NO_BODY_TEXT: ReadonlySet<string> = new Set(words('h1 h2 h3 h4 h5 h6 a button code pre'))

/** Returns the colours of all text outside headings and links, with their share of the words. */
export function bodyTextColors(snapshot: Snapshot): Use[] {
  return textColors(snapshot, ({ sample }) => !NO_BODY_TEXT.has(sample.tag))
}

/** Shares are relative to at least this many words of 16 pixels, so that rare text counts little. */
const MIN_TEXT = 15

const ownTexts = view((snapshot: Snapshot) =>
  contextsOf(snapshot).filter(({ sample, foreign }) => sample.words > 0 && foreign === undefined),
)

function textColors(snapshot: Snapshot, wanted: (context: ElementContext) => boolean): Use[] {
  const contexts = ownTexts(snapshot).filter(wanted)
  // Words count by their font size, because large text is seen first.
  const sizeOf = ({ sample: { words, style } }: ElementContext) => (words * style.fontSize) / 16
  const total = Math.max(
    MIN_TEXT,
    contexts.reduce((sum, context) => sum + sizeOf(context), 0),
  )
  const tally = new Tally()
  const isChosen = isChosenIn(snapshot)
  for (const context of contexts)
    if (isChosen(context.sample, 'color'))
      tally.add(context.sample.style.color.slice(0, 7), sizeOf(context) / total, context)
  return tally.uses
}

/** Returns the uses of the fills, with shares of their sum. */
function sharesOf(fills: readonly Fill[], sizeOf: (fill: Fill) => number): Use[] {
  const total = fills.reduce((sum, fill) => sum + sizeOf(fill), 0)
  return usesOf(fills, (fill) => sizeOf(fill) / total)
}

function usesOf(fills: readonly Fill[], shareOf: (fill: Fill) => number): Use[] {
  const tally = new Tally()
  for (const fill of fills) {
    const share = shareOf(fill) / fill.colors.length
    for (const hex of fill.colors) tally.add(hex, share, fill.context)
  }
  return tally.uses
}

/** Adds up the shares of each colour, so that many small uses count as much as one large use. */
class Tally {
  private readonly sums = new Map<
    Hex,
    { readonly hex: Hex; share: number; readonly context: ElementContext }
  >()

  add(hex: Hex, share: number, context: ElementContext): void {
    const sum = this.sums.get(hex)
    if (sum) sum.share = Math.min(1, sum.share + share)
    else this.sums.set(hex, { hex, share, context })
  }

  get uses(): Use[] {
    return [...this.sums.values()]
  }
}

/** Describes an element in evidence. */
export function placeOf({ sample: { tag, path, text } }: ElementContext): string {
  return text ? `${tag} "${beginning(text, 30)}"` : `${tag} at ${path}`
}
