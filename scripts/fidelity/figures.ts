import type { Comparison, Property } from './compare.ts'

/** Agreement of the cascade with the browser for a property, in per cent. */
export interface Figure {
  readonly name: Property | 'seen' | 'box' | 'paint'
  /** Number of compared elements on all pages. */
  readonly compared: number
  /** Mean over pages, 0 to 100. */
  readonly mean: number
  /** The page with the lowest agreement. */
  readonly lowest: { readonly page: string; readonly percent: number }
}

/**
 * Returns one row per property: the share of the elements shown by the browser for which the cascade gives
 * the same value. `seen` is the share of elements that both show, of those that either shows. `box` is the
 * mean overlap of the boxes, `paint` the share of the first viewport that both fill equally.
 */
export function figuresOf(pages: readonly Comparison[]): Figure[] {
  const compared = pages.filter(({ elements }) => elements > 0)
  const properties = Object.keys(compared[0]?.snapshot.samples?.[0]?.style ?? {}) as Property[]
  return [
    ...properties.map((name) => figureOf(name, compared, (page) => agreementOf(page, name))),
    figureOf('seen', compared, seenOf),
    figureOf('box', compared, ({ overlaps }) => mean(overlaps.map(({ iou }) => iou))),
    figureOf('paint', compared, ({ paint }) => paint),
  ]
}

function agreementOf({ elements, mismatches }: Comparison, name: Property): number {
  return 1 - mismatches.filter(({ property }) => property === name).length / elements
}

function seenOf({ elements, onlyBrowser, onlyCascade }: Comparison): number {
  return (elements - onlyBrowser.length) / (elements + onlyCascade.length)
}

function figureOf(
  name: Figure['name'],
  pages: readonly Comparison[],
  shareOf: (page: Comparison) => number,
): Figure {
  const shares = pages.map((page) => ({ page: page.snapshot.site.domain, percent: 100 * shareOf(page) }))
  const lowest = shares.reduce((low, one) => (one.percent < low.percent ? one : low), {
    page: '',
    percent: 100,
  })
  const compared = pages.reduce((sum, { elements }) => sum + elements, 0)
  return { name, compared, mean: mean(shares.map(({ percent }) => percent)), lowest }
}

function mean(all: readonly number[]): number {
  return all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length)
}

/**
 * The lowest allowed means, in per cent. For styles it is what the project promises for its fixtures. For
 * boxes and paint it is what was measured (77 and 98.8), less a margin, because text is as wide as the fonts
 * of the machine make it.
 */
const STYLE_FLOOR = 99
const FLOORS: Readonly<Partial<Record<Figure['name'], number>>> = { seen: 99, box: 65, paint: 95 }

/** Returns a sentence for each figure that is too low. */
export function belowFloor(figures: readonly Figure[]): string[] {
  return figures.flatMap(({ name, mean: reached, lowest }) => {
    const floor = FLOORS[name] ?? STYLE_FLOOR
    if (reached >= floor) return []
    return `${name} is ${reached.toFixed(2)} %, its floor is ${floor} %; lowest on ${lowest.page}`
  })
}
