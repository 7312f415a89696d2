/** Weighs prices by how they look, where names and words leave open which one is to be paid. */

import { ancestors } from '../../snapshot/dom.ts'
import { sampleAt } from '../../snapshot/sample-at.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { bestShown, type ShownPrice } from './prices.ts'

/** How much the largest letters count: as much as a name that tells a price, with an element around it. */
const BY_SIZE = 0.3
/**
 * Prices that score at most so much less than the best may be the one to pay: letters three times as large.
 */
const NEAR_BEST = 0.2
const STRUCK = 0.8
const UNSEEN = 0.15

/**
 * The price that most likely is to be paid, of those that the page shows. Styles are computed only where
 * several different prices are about as likely.
 */
export function bestByLooks(snapshot: Snapshot, prices: readonly ShownPrice[]): ShownPrice | undefined {
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

/**
 * The size of the letters in CSS pixels, 0 for what is not visible; and whether a style strikes them through.
 */
function lookOf(snapshot: Snapshot, { element }: ShownPrice): { size: number; isStruck: boolean } {
  if (!element) return { size: 0, isStruck: false }
  const size = sampleAt(snapshot, element)?.style.fontSize ?? 0
  // A line through a block goes through what is in it.
  const around = [element, ...[...ancestors(element)].slice(0, 3)]
  const isStruck = around.some((at) =>
    sampleAt(snapshot, at)?.style.textDecorationLine.includes('line-through'),
  )
  return { size, isStruck }
}
