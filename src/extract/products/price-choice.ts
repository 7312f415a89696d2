import type { Evidence } from '../../model/finding.ts'
import type { BillingFrequency } from '../../model/product.ts'
import { ancestors } from '../../snapshot/dom.ts'
import { sampleAt } from '../../snapshot/sample-at.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { evidence } from '../extractor.ts'
import { currencyOfScripts } from './data-layer.ts'
import type { Declared } from './declared.ts'
import { bestShown, type ShownPrice, shownPricesOf } from './prices.ts'

export interface ChosenPrice {
  readonly value: number
  readonly currency: string | undefined
  readonly billing: BillingFrequency
  readonly evidence: Evidence
}

/**
 * Returns the price to pay. If sources disagree, it is the one that the page shows most prominently, because
 * declarations are often out of date. Without a declaration it is read from the text.
 */
export function chosenPrice(snapshot: Snapshot, sources: readonly Declared[]): ChosenPrice | undefined {
  const shown = shownPricesOf(snapshot)
  const offered = sources.flatMap(({ offers, source, where }) =>
    offers.flatMap((offer) =>
      offer.price === undefined || offer.price <= 0
        ? []
        : [{ ...offer, price: inWhole(offer.price, source, shown), source, where }],
    ),
  )
  const ranked = offered
    .map((offer, at) => ({ offer, at, rank: rankOf(offer.price, shown) }))
    .toSorted((a, b) => b.rank - a.rank || a.at - b.at)
  const [best] = ranked
  if (best) {
    const { price, source, where, unit } = best.offer
    const alike = shown.find(({ value, currency }) => value === price && currency !== undefined)
    const currency =
      offered.find((offer) => offer.currency !== undefined)?.currency ??
      currencyOfScripts(snapshot) ??
      alike?.currency
    return {
      value: price,
      currency,
      billing: billingOf(unit),
      evidence: evidence(source, where, `${price} ${currency ?? ''}`.trim()),
    }
  }
  const seen = bestByLooks(snapshot, shown)
  if (!seen) return undefined
  const { value, currency, where, text } = seen
  const marked = currency ?? shown.find((each) => each.currency !== undefined && !each.isElsewhere)?.currency
  return {
    value,
    currency: currencyOfScripts(snapshot) ?? marked,
    billing: 'one_time',
    evidence: evidence('text', where, text),
  }
}

/** Divides a price from scripts by 100 if the page shows the result and not the price itself. */
function inWhole(price: number, source: string, shown: readonly ShownPrice[]): number {
  const isShown = (value: number) => rankOf(value, shown) > 0
  const mayBeHundredths = source === 'data layer' && Number.isInteger(price) && price >= 100
  return mayBeHundredths && !isShown(price) && isShown(price / 100) ? price / 100 : price
}

/** Returns how well the page shows a declared price; 0 when it does not. */
function rankOf(price: number, shown: readonly ShownPrice[]): number {
  const scores = shown
    .filter(({ value, isElsewhere }) => value === price && !isElsewhere)
    .map(({ score }) => score)
  return Math.max(0, ...scores)
}

function billingOf(unit: string | undefined): BillingFrequency {
  if (unit !== undefined && /^(?:MON|P1M|month(?:ly)?)$/i.test(unit)) return 'monthly'
  return unit !== undefined && /^(?:ANN|P1Y|year(?:ly)?)$/i.test(unit) ? 'yearly' : 'one_time'
}

/**
 * The most points for the size of letters. If the names of an element and of its parent mean a price, they
 * add the same number of points.
 */
const BY_SIZE = 0.3
/**
 * A price may be the price to pay if it has at most this many points less than the best price. Letters that
 * are three times as large make up for this difference.
 */
const NEAR_BEST = 0.2
const STRUCK = 0.8
const UNSEEN = 0.15

/** Returns the likeliest price. Styles are computed only for several that are equally likely. */
function bestByLooks(snapshot: Snapshot, prices: readonly ShownPrice[]): ShownPrice | undefined {
  const best = bestShown(prices)
  if (!best) return undefined
  const near = prices.filter(({ score }) => score > 0 && score >= best.score - NEAR_BEST)
  if (new Set(near.map(({ value }) => value)).size < 2) return best
  const looks = near.map((price) => ({ price, ...lookOf(snapshot, price) }))
  const largest = Math.max(1, ...looks.map(({ size }) => size))
  return bestShown(
    looks.map(({ price, size, isStruck }) => ({
      ...price,
      score: price.score + BY_SIZE * (size / largest) - (isStruck ? STRUCK : 0) - (size === 0 ? UNSEEN : 0),
    })),
  )
}

/** Returns the font size in CSS pixels, 0 if not visible, and whether the text is struck through. */
function lookOf(snapshot: Snapshot, { element }: ShownPrice): { size: number; isStruck: boolean } {
  if (!element) return { size: 0, isStruck: false }
  const size = sampleAt(snapshot, element)?.style.fontSize ?? 0
  // A strike-through on a block also strikes the text in it.
  const around = [element, ...[...ancestors(element)].slice(0, 3)]
  const isStruck = around.some((at) =>
    sampleAt(snapshot, at)?.style.textDecorationLine.includes('line-through'),
  )
  return { size, isStruck }
}
