import type { Comparison, Property } from './compare.ts'

/** What the cascade is held to, in per cent: the mean over pages, per property. */
export interface Figure {
  readonly name: Property | 'seen' | 'box' | 'paint'
  /** Elements compared, on all pages. */
  readonly compared: number
  /** Mean over pages, 0 to 100. */
  readonly mean: number
  /** The page that does worst. */
  readonly lowest: { readonly page: string; readonly percent: number }
}

/**
 * One row per property: the share of the elements that the browser shows on which the cascade gives the same value. `seen`: elements that
 * both show, of those that either does. `box`: mean overlap of the boxes. `paint`: share of the first viewport that both fill alike.
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
 * What the means may not fall below, in per cent. Of styles it is what the project promises for its fixtures; of boxes and paint
 * what was reached, 77 and 98.8, with room for the fonts of other machines: text is as wide as they make it.
 */
const STYLE_FLOOR = 99
const FLOORS: Readonly<Partial<Record<Figure['name'], number>>> = { seen: 99, box: 65, paint: 95 }

/** A sentence for each figure that is too low. */
export function belowFloor(figures: readonly Figure[]): string[] {
  return figures.flatMap(({ name, mean: reached, lowest }) => {
    const floor = FLOORS[name] ?? STYLE_FLOOR
    if (reached >= floor) return []
    return `${name} is ${reached.toFixed(2)} %, its floor is ${floor} %; lowest on ${lowest.page}`
  })
}
