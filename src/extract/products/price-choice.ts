/** Chooses the price of a product among those that are declared and those that are shown. */

import type { Evidence } from '../../model/finding.ts'
import type { BillingFrequency } from '../../model/product.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { evidence } from '../extractor.ts'
import { currencyOfScripts } from './data-layer.ts'
import type { Declared } from './declared.ts'
import { bestByLooks } from './looks.ts'
import { type ShownPrice, shownPricesOf } from './prices.ts'

export interface ChosenPrice {
  readonly value: number
  readonly currency: string | undefined
  readonly billing: BillingFrequency
  readonly evidence: Evidence
}

/**
 * The price to pay. Where sources disagree, the one that the page shows best is right, since declarations go
 * stale; where nothing is declared, the page's own text decides.
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

/** Data of scripts may count in hundredths: so it does where the page shows a hundredth of it alone. */
function inWhole(price: number, source: string, shown: readonly ShownPrice[]): number {
  const isShown = (value: number) => rankOf(value, shown) > 0
  const mayBeHundredths = source === 'data layer' && Number.isInteger(price) && price >= 100
  return mayBeHundredths && !isShown(price) && isShown(price / 100) ? price / 100 : price
}

/** How well the page shows a declared price; 0 when it does not show it. */
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
