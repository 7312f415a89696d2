import { type Element, isTag, type ParentNode } from 'domhandler'
import { amountsIn } from '../../formats/text/amount.ts'
import * as plans from '../../lexicon/commerce/plans.ts'
import type { BillingFrequency, PricingModel, Product } from '../../model/product.ts'
import { foldSpace, select } from '../../snapshot/dom.ts'
import { cellsOf, rowsOf } from '../../snapshot/rows.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { visibleText, visibleTextWithin } from '../../snapshot/text.ts'
import { elsewhereOf } from './elsewhere.ts'
import { isHidden } from './lines.ts'
import { localeOf } from './locale.ts'

const MIN_PLANS = 2
const MAX_PLANS = 40
/** If more cards are in a row, they are a list of products. */
const MAX_CARDS = 12
const MAX_CARD_CHARS = 4000
/** A table with more columns is not a table of plans. */
const MAX_COLUMNS = 40
const MAX_NAME_CHARS = 40
const MAX_FEATURES = 20
const STRUCK = 'del, s, strike'

interface Cost {
  readonly price: number | undefined
  readonly currency: string | undefined
  readonly billing: BillingFrequency | undefined
  readonly model: PricingModel
}

/** Returns the plans in page order; none when the page has no plans with prices. */
export function plansOf(snapshot: Snapshot): Product[] {
  const found = cardsOf(snapshot) ?? plansInRows(snapshot) ?? columnsOf(snapshot) ?? []
  const isFreemium = found.some(({ price }) => price === 0)
  const named = found.filter(({ name }, at) => found.findIndex((each) => each.name === name) === at)
  return named
    .slice(0, MAX_PLANS)
    .map((plan) => (isFreemium && plan.price === 0 ? { ...plan, pricingModel: 'freemium' as const } : plan))
}

/** Returns the largest group of siblings that are plans; undefined when there is none. */
function cardsOf(snapshot: Snapshot): Product[] | undefined {
  const isElsewhere = elsewhereOf(snapshot)
  let best: Product[] = []
  for (const group of select(snapshot, 'div, section, ul, main, article, form')) {
    const cards = group.children.filter(isTag).filter(mayBeCard)
    if (cards.length < MIN_PLANS || cards.length > MAX_CARDS || isElsewhere(group) || isHidden(group))
      continue
    const read = cards.flatMap((card) => planOf(snapshot, card) ?? [])
    const isGroup =
      read.length >= MIN_PLANS && read.some(({ billingFrequency }) => billingFrequency !== 'one_time')
    if (isGroup && read.length > best.length) best = read
  }
  return best.length >= MIN_PLANS ? best : undefined
}

const CARD_NAMES: ReadonlySet<string> = new Set(['div', 'section', 'article', 'li', 'label'])

function mayBeCard(element: Element): boolean {
  return CARD_NAMES.has(element.name) && !isHidden(element)
}

/** Reads a plan from its card: a heading or short first line, and a price or a text instead of one. */
function planOf(snapshot: Snapshot, card: Element): Product | undefined {
  const whole = visibleTextWithin(card, MAX_CARD_CHARS)
  if (whole === undefined || whole.length < 4) return undefined
  const lines = whole.split('\n').map(foldSpace).filter(Boolean)
  const headings = select(snapshot, 'h2, h3, h4, h5, h6', card).map((each) => foldSpace(visibleText(each)))
  const heading = headings.find((text) => text !== '' && text.length <= MAX_NAME_CHARS)
  const name = heading ?? lines.find((line) => line.length <= MAX_NAME_CHARS && /\p{L}/u.test(line))
  if (name === undefined || new Set(headings.filter(Boolean)).size > 3) return undefined
  const struck = new Set(select(snapshot, STRUCK, card).map((each) => foldSpace(visibleText(each))))
  const cost = costOf(
    snapshot,
    lines.filter((line) => line !== name && !struck.has(line)),
    struck,
  )
  if (!cost) return undefined
  const features = select(snapshot, 'li', card).map((each) => foldSpace(visibleText(each)))
  const description = select(snapshot, 'p', card)
    .map((each) => foldSpace(visibleText(each)))
    .find((text) => text.length >= 15 && amountsIn(text).length === 0 && !features.includes(text))
  return planFrom(name, description ?? '', features, cost)
}

function planFrom(name: string, description: string, features: readonly string[], cost: Cost): Product {
  const { price, currency, billing, model } = cost
  return {
    name,
    description,
    features: features.filter((text) => text !== '' && text.length <= 200).slice(0, MAX_FEATURES),
    images: [],
    tags: [],
    targetAudience: [],
    ...(price !== undefined && { price }),
    ...(currency !== undefined && { currency }),
    ...(billing && { billingFrequency: billing }),
    pricingModel: model,
  }
}

/** Returns the price of a plan with its period or unit; undefined when its lines have none. */
function costOf(snapshot: Snapshot, lines: readonly string[], struck: ReadonlySet<string>): Cost | undefined {
  const locale = localeOf(snapshot)
  const bare = (line: string) => [...struck].reduce((text, old) => text.replace(old, ' '), line)
  const priced = lines.map(bare)
  const at = priced.findIndex(
    (line) => line.length < 120 && (amountsIn(line, locale).length > 0 || plans.SHARE.test(line)),
  )
  const free = priced.findIndex((line) => plans.FREE.test(line))
  const asked = priced.findIndex((line) => line.length < 60 && isOnRequest(line))
  const first = [at, free, asked].filter((each) => each >= 0).toSorted((a, b) => a - b)[0]
  if (first === undefined) return undefined
  // A contact button means that the price is on request only if the card has no price, because such a button
  // may also be below a price.
  if (first === asked && at < 0 && free < 0)
    return { price: undefined, currency: undefined, billing: undefined, model: 'custom' }
  const index = at >= 0 && (free < 0 || at < free) ? at : free
  const line = priced[index] ?? ''
  const [amount] = amountsIn(line, locale)
  // A share of each sale is not a price. A fee beside it is not a price either: `2.9% + $0.30`.
  if (plans.SHARE.test(line))
    return { price: undefined, currency: amount?.currency, billing: 'usage_based', model: 'tiered' }
  const beside = [priced[index - 1] ?? '', line, priced[index + 1] ?? '', priced[index + 2] ?? '']
  const around = beside.filter((text) => text.length < 80).join(' ')
  if (amount === undefined || amount.value === 0)
    return {
      price: 0,
      currency: amount?.currency,
      billing: frequencyOf(line, around) ?? 'monthly',
      model: 'freemium',
    }
  // A monthly price may have a price for more units beside it: `$29/mo`, `$0.01 per extra minute`.
  const unit = frequencyOf(line, '') === undefined ? around : line
  const byUse = plans.PER_USE.test(unit) || plans.USE_SIGNS.test(unit)
  const bySeat = plans.PER_SEAT.test(around) || plans.SEAT_SIGNS.test(around)
  return {
    price: amount.value,
    currency: amount.currency,
    billing: byUse ? 'usage_based' : (frequencyOf(line, around) ?? 'one_time'),
    model: byUse ? 'tiered' : bySeat ? 'per_seat' : 'flat',
  }
}

function isOnRequest(line: string): boolean {
  return plans.ON_REQUEST.test(line) || plans.REQUEST_SIGNS.test(line)
}

/** The price's own line comes before the lines around it: "$8 per month, billed yearly" is monthly. */
function frequencyOf(line: string, around: string): BillingFrequency | undefined {
  for (const written of [line, around]) {
    // The validity of a card is no period of payment, because a card for ten visits within a year is paid
    // once.
    const text = written.replace(plans.VALIDITY, ' ')
    const month = Math.max(text.search(plans.PER_MONTH), text.search(plans.MONTH_SIGNS))
    const year = Math.max(text.search(plans.PER_YEAR), text.search(plans.YEAR_SIGNS))
    if (month >= 0 && (year < 0 || month < year)) return 'monthly'
    if (year >= 0) return 'yearly'
  }
  return undefined
}

/** Reads the plans of a table with names in its first row, and a row with prices. */
function columnsOf(snapshot: Snapshot): Product[] | undefined {
  for (const table of select(snapshot, 'table')) {
    const rows = rowsOf(table).map(cellsOf)
    const columns = rows[0]?.length ?? 0
    if (columns < 3 || columns > MAX_COLUMNS) continue
    const read = textsOf(rows)
    if (!read) continue
    const [names = [], ...rest] = read
    const costs = rest
      .map((row) => row.slice(1).map((cell) => costOf(snapshot, [cell], new Set())))
      .find((row) => row.filter(Boolean).length >= MIN_PLANS)
    if (!costs) continue
    const found = names.slice(1).flatMap((name, at) => {
      const cost = costs[at]
      const has = rest.flatMap((row) => (/^[✓✔✅]|^yes$|^ja$/i.test(row[at + 1] ?? '') ? (row[0] ?? []) : []))
      return cost && name !== '' ? [planFrom(name, '', has, cost)] : []
    })
    if (found.length >= MIN_PLANS) return found
  }
  return undefined
}

/** Reads rows with prices by use: names in the first column, units in the header or beside the prices. */
function plansInRows(snapshot: Snapshot): Product[] | undefined {
  const locale = localeOf(snapshot)
  for (const table of innermost(select(snapshot, 'table'))) {
    const read = textsOf(
      rowsOf(table)
        .slice(0, MAX_PLANS + 1)
        .map(cellsOf),
    )
    const [head = [], ...rest] = read ?? []
    const priced = rest.flatMap(([name = '', ...cells]) => {
      const lines = cells.map((cell, at) => withUnit(cell, head[at + 1] ?? ''))
      const line = lines.find((text) => amountsIn(text, locale).length > 0)
      const cost = line === undefined ? undefined : costOf(snapshot, [line], new Set())
      return cost ? [planFrom(name, '', [], cost)] : []
    })
    // A table of plans, with prices per month or year, is not read here.
    const isByUse = priced.every(({ name, billingFrequency }) => {
      return billingFrequency === 'usage_based' && name !== '' && name.length <= MAX_NAME_CHARS
    })
    if (isByUse && priced.length >= MIN_PLANS) return priced
  }
  return undefined
}

/** Returns the elements that contain none of the others. Each ancestor is visited once, at any depth. */
function innermost(elements: readonly Element[]): Element[] {
  const outer = new Set<ParentNode>()
  for (const { parent } of elements) for (let at = parent; at && !outer.has(at); at = at.parent) outer.add(at)
  return elements.filter((element) => !outer.has(element))
}

/** Joins a cell with the unit in its header: `0.006` below `$/minute` is `$0.006 /minute`. */
function withUnit(cell: string, header: string): string {
  const [, sign = '', unit = header] = /^.{0,40}?(\p{Sc}|[A-Z]{3})?\s?(\/.*)$/u.exec(header) ?? []
  return /^\d[\d.,]*$/.test(cell) ? `${sign}${cell} ${unit}` : `${cell} ${unit}`
}

/** Returns the texts of cells; undefined when one has so much text that the table is only used for layout. */
function textsOf(rows: readonly (readonly Element[])[]): string[][] | undefined {
  const texts: string[][] = []
  for (const row of rows) {
    const cells = row.slice(0, MAX_COLUMNS).map((cell) => visibleTextWithin(cell, MAX_CARD_CHARS))
    if (cells.some((text) => text === undefined)) return undefined
    texts.push(cells.map((text = '') => foldSpace(text)))
  }
  return texts
}
