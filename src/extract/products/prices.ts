import type { Element } from 'domhandler'
import { type Amount, amountsIn, declaredPrice, type Locale } from '../../formats/text/amount.ts'
import { excerpt } from '../../formats/text/excerpt.ts'
import {
  AMOUNT_SUFFIX,
  FROM_WORDS,
  INSTALMENTS,
  OTHER_PRICE_NAMES,
  OTHER_PRICE_WORDS,
  PAID_WORDS,
  PER_MEASURE,
} from '../../lexicon/commerce/words.ts'
import { pattern, words } from '../../lexicon/pattern.ts'
import { ancestors, attribute, selectorOf } from '../../snapshot/dom.ts'
import { view } from '../../snapshot/memo.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { type Line, linesOf, type Piece } from './lines.ts'
import { localeOf } from './locale.ts'
import { isInTileOf } from './tiles.ts'

/** A price on the page. */
export interface ShownPrice {
  readonly value: number
  readonly currency: string | undefined
  /** How likely this is the price of the page's product; it is possible only above 0. */
  readonly score: number
  readonly element: Element | undefined
  readonly where: string
  readonly text: string
  /** True when it is the lowest of several, as in "from 20 €". */
  readonly isFrom: boolean
  readonly isElsewhere: boolean
}

/** The most prices of a page that are compared. */
const MAX_PRICES = 400

/** The prices on the page, in page order. */
export const shownPricesOf = view((snapshot: Snapshot): readonly ShownPrice[] => {
  const isInTile = isInTileOf(snapshot)
  return pricesIn(linesOf(snapshot), localeOf(snapshot)).map((price) => inList(price, isInTile))
})

export function pricesIn(lines: readonly Line[], locale: Locale): ShownPrice[] {
  const found: ShownPrice[] = []
  for (const [at, line] of lines.entries()) {
    if (!/\p{Nd}/u.test(line.text) || line.text.length > 400) continue
    const amounts = amountsIn(line.text, locale)
    for (const amount of amounts) found.push(priceOf(line, amount, amounts, lines[at - 1]))
    if (amounts.length === 0) found.push(...unmarked(line))
    if (found.length >= MAX_PRICES) break
  }
  return found
}

/** Returns the text of a line that is only the label of a price, such as "Was:". */
function labelIn({ text }: Line): string {
  const words = text.length > 30 ? '' : text.trim()
  if (/\p{L}\s*[:：]$/u.test(words)) return words
  const [label] = OTHER_PRICE_WORDS.exec(words) ?? PAID_WORDS.exec(words) ?? []
  return label === words ? words : ''
}

/** Marks the prices in each of several similar tiles as prices of other products. */
function inList(price: ShownPrice, isInTile: (element: Element) => boolean): ShownPrice {
  if (price.isElsewhere || price.score <= 0 || !price.element || !isInTile(price.element)) return price
  return { ...price, isElsewhere: true, score: -1 }
}

/** Returns the price on the page that is most likely to be paid. */
export function bestShown(prices: readonly ShownPrice[]): ShownPrice | undefined {
  const [best] = prices.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score)
  return best
}

function priceOf(line: Line, amount: Amount, all: readonly Amount[], above: Line | undefined): ShownPrice {
  const piece = pieceAt(line, amount)
  const last = all.findLast(({ end }) => end <= amount.at)
  const next = all.find(({ at }) => at >= amount.end)
  const between = line.text.slice(last?.end ?? 0, amount.at)
  const before = last || between.trim() !== '' || !above ? between : labelIn(above)
  const rest = line.text.slice(amount.end, next?.at ?? amount.end + 24)
  // Words between two amounts belong to the second: "£40 was £50".
  const behind = next && !AMOUNT_SUFFIX.test(rest) ? '' : rest
  const isFrom = FROM_WORDS.test(before.trim().slice(-20).trim())
  const paid = new Set(all.flatMap((each) => (pieceAt(line, each)?.struck ? [] : each.value)))
  return {
    value: amount.value,
    currency: amount.currency,
    score: scoreOf(line, piece, { before, behind, alone: paid.size === 1 }),
    element: piece?.element,
    where: piece ? selectorOf(piece.element) : 'text',
    text: excerpt(line.text, { start: amount.at, end: amount.end }, { before: 20, after: 10 }),
    isFrom,
    isElsewhere: line.isElsewhere,
  }
}

/** Returns amounts without a currency that markup declares to be prices. */
function unmarked(line: Line): ShownPrice[] {
  return line.pieces.flatMap((piece) => {
    if (piece.text.length > 20 || !/^\s*\d[\d.,\s]*$/.test(piece.text)) return []
    const marked = attribute(piece.element, 'data-price-amount') ?? attribute(piece.element, 'content')
    const isPrice = attribute(piece.element, 'itemprop') === 'price' || namedPrice(piece.element) > 0
    // Cents in an element of their own belong to the number before them.
    const written = /^\s*\d[\d.,\s]*$/.test(line.text) ? line.text : piece.text
    const value = isPrice ? declaredPrice(marked ?? written.trim()) : undefined
    if (value === undefined) return []
    const score = scoreOf(line, piece, { before: '', behind: '', alone: true }) - 0.2
    return [
      {
        ...{ value, currency: undefined, score, element: piece.element, where: selectorOf(piece.element) },
        ...{ text: piece.text.trim(), isFrom: false, isElsewhere: line.isElsewhere },
      },
    ]
  })
}

interface Beside {
  readonly before: string
  readonly behind: string
  /** True when all other amounts in the line are crossed out. */
  readonly alone: boolean
}

function scoreOf(line: Line, piece: Piece | undefined, { before, behind, alone }: Beside): number {
  if (line.isElsewhere) return -1
  if (piece?.struck) return -0.5
  let score = 0.5
  if (line.distance < 0) score -= 0.35
  score -= Math.min(0.45, Math.max(0, line.distance) / 8000)
  if (OTHER_PRICE_WORDS.test(before.slice(-40)) || OTHER_PRICE_WORDS.test(behind.slice(0, 16))) score -= 0.35
  else if (INSTALMENTS.test(before)) score -= 0.35
  else if (PAID_WORDS.test(before.slice(-24))) score += 0.15
  if (PER_MEASURE.test(behind)) score -= 0.4
  if (/[-−–+(]\s*$/.test(before)) score -= 0.4
  if (alone && line.text.length < 40) score += 0.1
  if (line.text.length > 120) score -= 0.25
  return piece ? score + namedPrice(piece.element) : score
}

const KINDS = words('sale special final current actual offer now')
/** Matches names of the price to pay, for pages with several prices. */
const PRICE_TO_PAY = pattern('i')`(?:${KINDS}|our)[-_]?price|price[-_]{0,2}(?:${KINDS}|value)`

/** Returns how the names of an element and its ancestors change the score of its price: -0.35 to 0.35. */
function namedPrice(element: Element): number {
  let score = 0
  let steps = 0
  for (const at of [element, ...ancestors(element)]) {
    if (++steps > 4) break
    const names = `${at.attribs.class ?? ''} ${at.attribs.id ?? ''} ${at.attribs.itemprop ?? ''}`
    if (names.length < 3) continue
    const weight = steps <= 2 ? 1 : 0.6
    if (steps <= 3 && OTHER_PRICE_NAMES.test(names)) score -= 0.3 * weight
    if (/pri(?:ce|x|js)|preis|precio|prezzo|preco|cena|hind|kaina|amount/i.test(names)) score += 0.15 * weight
    if (PRICE_TO_PAY.test(names)) score += 0.1 * weight
  }
  return Math.max(-0.35, Math.min(0.35, score))
}

function pieceAt(line: Line, { at, end }: Amount): Piece | undefined {
  const touched = line.pieces.filter((piece) => piece.at < end && piece.at + piece.text.length > at)
  return touched.find(({ text }) => /\d/.test(text)) ?? touched[0]
}
