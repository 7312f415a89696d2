/** Reads what a block of a page says of itself, each value with its names. */

import { type Element, isTag } from 'domhandler'
import { amountsIn } from '../../../formats/text/amount.ts'
import { absoluteUrl, decoded } from '../../../formats/url.ts'
import { byName } from '../../../model/by-name.ts'
import type { Cell } from '../../../model/facts.ts'
import { attribute, foldSpace } from '../../../snapshot/dom.ts'
import { visibleTextWithin } from '../../../snapshot/text.ts'
import { type Block, isHeading, tagsIn, wordsOfClass } from './groups.ts'

/** Elements of one block that are read. */
const MAX_PARTS = 80
const MAX_TEXT_CHARS = 1_000
/** An entry of a list with more characters is a block of its own. */
const MAX_ENTRY_CHARS = 200
const MAX_CAPTION_CHARS = 60
/** A longer text may mention an amount, and is no price. */
const MAX_PRICE_CHARS = 40

/** Returns the elements of a block without those below others, in their order. */
export function partsOf(block: Block, apart: ReadonlySet<Element> = new Set()): Element[] {
  const parts: Element[] = []
  const open = block.toReversed()
  for (let at = open.pop(); at && parts.length < MAX_PARTS; at = open.pop()) {
    if (apart.has(at)) continue
    parts.push(at)
    open.push(...tagsIn(at).toReversed())
  }
  return parts
}

/** Returns the values of a block. Values with the same names are together. */
export function cellsOfParts(parts: readonly Element[], base: string): Cell[] {
  const [block] = parts
  const ofBlock = new Set(block ? wordsOfClass(block).flatMap((each) => each.split(' ')) : [])
  const byLabel = new Map<string, { labels: readonly string[]; values: string[] }>()
  const lists: Cell[] = []
  for (const part of parts)
    for (const { labels, values, isList } of cellsOf(part, base)) {
      const own = labels.map((label) => without(label, ofBlock))
      if (isList) lists.push({ labels: own, values, isList })
      const key = own.join(' ')
      const cell = byLabel.get(key) ?? { labels: own, values: [] }
      cell.values.push(...values.filter((value) => !cell.values.includes(value)))
      if (!isList) byLabel.set(key, cell)
    }
  return [...withAnswer(byDescription([...byLabel.values()])), ...lists]
}

/** Of several texts, the longest describes a thing best. */
function byDescription(cells: readonly Cell[]): readonly Cell[] {
  const lengthOf = ({ labels, values }: Cell) =>
    labels.includes('description') ? Math.max(...values.map(({ length }) => length)) : 0
  return cells.toSorted((a, b) => lengthOf(b) - lengthOf(a))
}

/** Leaves out the words of the block: of `team member role` in a team member, `role` is left. */
function without(label: string, words: ReadonlySet<string>): string {
  const rest = label.split(' ').filter((word) => !words.has(word))
  return rest.length > 0 ? rest.join(' ') : label
}

/** The text below a question is its answer. */
function withAnswer(cells: readonly Cell[]): readonly Cell[] {
  if (!cells.some(({ labels }) => labels.includes(QUESTION))) return cells
  return cells.map((cell) =>
    cell.labels.includes('description') ? { ...cell, labels: [...cell.labels, 'answer'] } : cell,
  )
}

const QUESTION = 'question'

/** Adds the currency of the only price of a thing, unless it names one. */
export function withCurrency(cells: readonly Cell[]): readonly Cell[] {
  const isNamed = cells.some(({ labels }) => labels.some((label) => /currency/i.test(label)))
  const money = isNamed ? [] : cells.flatMap(({ values }) => values.flatMap((text) => priceIn(text) ?? []))
  const [only, ...others] = [...new Set(money.map(({ currency }) => currency))]
  return only && others.length === 0 ? [...cells, { labels: ['currency'], values: [only] }] : cells
}

/** Returns the amount of a text that is a price and little else. */
function priceIn(text: string) {
  if (text.length > MAX_PRICE_CHARS || !/\d/.test(text)) return undefined
  const [only, ...others] = amountsIn(text)
  return others.length === 0 ? only : undefined
}

/** Returns what a part of a block says, under the names of its class and of what it is. */
function cellsOf(part: Element, base: string): Cell[] {
  const own = [...wordsOfClass(part), attribute(part, 'itemprop') ?? ''].filter(Boolean)
  const cell = (kinds: readonly string[], value: string | undefined): Cell[] =>
    value && own.length + kinds.length > 0 ? [{ labels: [...own, ...kinds], values: [value] }] : []
  const { name } = part
  if (name === 'img') return cell(['image', 'photo', 'picture'], absoluteUrl(attribute(part, 'src'), base))
  if (name === 'time') return cell(['date', 'time'], attribute(part, 'datetime') ?? textIn(part))
  if (name === 'a') return linkCells(part, base, own)
  if (name === 'ul' || name === 'ol') return listCells(part, own)
  if (name === 'dd' || name === 'td') return termCells(part, own)
  if (STRUCK.has(name)) return [{ labels: ['old price'], values: [textIn(part)] }]
  if (isHeading(part)) {
    const text = textIn(part)
    return cell(['name', 'title', 'heading', ...(/[?？]$/u.test(text) ? [QUESTION] : [])], text)
  }
  if (!tagsIn(part).every((child) => INLINE.has(child.name))) return []
  const text = textIn(part)
  const [, label, value] = LABELLED.exec(text) ?? []
  if (label && value) return [{ labels: [label.trim(), ...own], values: [value] }]
  const [, sign = '', rest = text] = SIGNED.exec(text) ?? []
  return cell([...(SIGNS.get(sign) ?? KINDS[name] ?? []), ...(priceIn(rest) ? ['price'] : [])], rest)
}

/** Pictographs that say what the text behind them is. */
const SIGNS = new Map<string, readonly string[]>([
  ...[...'📍🏠🗺🏢'].map((sign) => [sign, ['location', 'address']] as const),
  ...[...'📞☎📱'].map((sign) => [sign, ['phone']] as const),
  ...[...'📧✉'].map((sign) => [sign, ['email']] as const),
  ...[...'📅🗓📆'].map((sign) => [sign, ['date']] as const),
  ...[...'🕐🕒🕘⏰'].map((sign) => [sign, ['opening hours', 'time']] as const),
  ...[...'💼'].map((sign) => [sign, ['employment type']] as const),
  ...[...'💵💰'].map((sign) => [sign, ['salary', 'compensation']] as const),
])
const SIGNED = new RegExp(`^([${[...SIGNS.keys()].join('')}])\\ufe0f?\\s+(.+)$`, 'su')

/** Matches a value after its label, such as `Price: 12 EUR`. */
const LABELLED = /^([^:,]{2,40}):\s+(.+)$/
/** What the text of an element is, when its class does not say it. */
const KINDS: Readonly<Record<string, readonly string[]>> = byName({
  p: ['description', 'text'],
  strong: ['name', 'title'],
  b: ['name', 'title'],
})
/** Prices of the past. */
const STRUCK: ReadonlySet<string> = new Set(['s', 'del', 'strike'])
/** Elements within a text. */
const INLINE: ReadonlySet<string> = new Set([
  ...['b', 'strong', 'i', 'em', 'br', 'small', 'sup', 'sub', 'u', 'mark'],
])

/** Returns the address of a link, and its text. */
export function linkCells(link: Element, base: string, own: readonly string[]): Cell[] {
  const href = attribute(link, 'href') ?? ''
  const [, scheme, rest = ''] = /^(mailto|tel):([^?]+)/i.exec(href) ?? []
  if (scheme) {
    const kind = scheme.toLowerCase() === 'tel' ? 'phone' : 'email'
    return [{ labels: [...own, kind], values: [decoded(rest)] }]
  }
  // Such a link leads nowhere: a script answers to it.
  const url = href === '#' ? undefined : absoluteUrl(href, base)
  const text = tagsIn(link).length === 0 ? textIn(link) : ''
  return [
    ...(text ? [{ labels: [...own, 'link text', 'name', 'title'], values: [text] }] : []),
    ...(url ? [{ labels: [...own, 'url', 'link', 'website', 'page'], values: [url] }] : []),
  ]
}

/** Returns the entries of a list, under the name of its class and the heading directly above it. */
function listCells(list: Element, own: readonly string[]): Cell[] {
  const entries = entriesOf(list)
  if (entries.length === 0) return []
  const before = previousOf(list)
  const isCaption =
    before !== undefined && (isHeading(before) || before.name === 'strong' || before.name === 'b')
  const caption = before && (isCaption || /[:：]$/u.test(textIn(before))) ? textIn(before) : ''
  const named = caption !== '' && caption.length <= MAX_CAPTION_CHARS ? [caption] : []
  return [{ labels: [...own, ...named, 'list'], values: entries, isList: true }]
}

/** Returns the texts of the entries of a list; none where an entry is a block with parts of its own. */
export function entriesOf(list: Element): string[] {
  const entries = tagsIn(list).filter(({ name }) => name === 'li')
  const texts = entries.map((entry) => visibleTextWithin(entry, MAX_ENTRY_CHARS))
  const isPlain = entries.every((entry) =>
    partsOf([entry]).every((part) => part === entry || !hasParts(part)),
  )
  return isPlain && !texts.includes(undefined) ? texts.flatMap((text) => foldSpace(text ?? '') || []) : []
}

const hasParts = (part: Element) => isHeading(part) || part.name === 'ul' || part.name === 'ol'

/** Returns the value of a term: `<dd>` after its `<dt>`, or a cell beside the head of its row. */
function termCells(part: Element, own: readonly string[]): Cell[] {
  let term = previousOf(part)
  while (part.name === 'dd' && term?.name === 'dd') term = previousOf(term)
  const row = part.parent && isTag(part.parent) ? tagsIn(part.parent) : []
  const isTerm = term?.name === 'dt' || (term?.name === 'th' && part.name === 'td' && row.length === 2)
  const label = term && isTerm ? textIn(term).replace(/\s*[:：]$/u, '') : ''
  const value = textIn(part)
  return label !== '' && value !== '' ? [{ labels: [label, ...own], values: [value] }] : []
}

function previousOf(element: Element): Element | undefined {
  for (let at = element.prev; at; at = at.prev) if (isTag(at)) return at
  return undefined
}

export const textIn = (element: Element) => foldSpace(visibleTextWithin(element, MAX_TEXT_CHARS) ?? '')
