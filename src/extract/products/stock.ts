/** Reads from text and buttons whether the product of a page can be bought now. */

import type { Element } from 'domhandler'
import { BUY_NAMES, BUYS, BUYS_ALONE, IN_STOCK, SOLD_OUT } from '../../lexicon/commerce/words.ts'
import { ancestors, attribute, foldSpace, select, selectorOf } from '../../snapshot/dom.ts'
import { view } from '../../snapshot/memo.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { visibleText } from '../../snapshot/text.ts'
import { elsewhereOf } from './elsewhere.ts'
import { isHidden, type Line, linesOf } from './lines.ts'
import { isInTileOf } from './tiles.ts'

/** A button that puts something into the cart. */
export interface BuyButton {
  readonly element: Element
  readonly text: string
  readonly isEnabled: boolean
}

/** A text about the stock. */
export interface StockSign {
  readonly says: 'in_stock' | 'out_of_stock'
  readonly text: string
  readonly where: string
}

const MAX_BUTTONS = 60
/** A text about the stock is at most this many characters after the headline. */
const NEAR = 2500
const MAX_NOTICE_CHARS = 110

/** Buttons to buy, but not the buttons in lists of other products. */
export const buyButtonsOf = view((snapshot: Snapshot): readonly BuyButton[] => {
  const isElsewhere = elsewhereOf(snapshot)
  const isInTile = isInTileOf(snapshot)
  const found: BuyButton[] = []
  for (const element of select(snapshot, 'button, input, a, [role=button]')) {
    // Menus and footers have most links of a page. Their labels are not read, to save time.
    if (isElsewhere(element)) continue
    const text = labelOf(element)
    if (!text && element.name !== 'button') continue
    const isBuying = text.length <= 40 && (BUYS.test(text) || (element.name !== 'a' && BUYS_ALONE.test(text)))
    if (!isBuying && !isNamedSo(element)) continue
    if (isInTile(element) || [element, ...ancestors(element)].some(isHidden)) continue
    found.push({ element, text, isEnabled: isEnabled(element) })
    if (found.length === MAX_BUTTONS) break
  }
  return found
})

function labelOf(element: Element): string {
  if (element.name === 'input')
    return /^(?:submit|button|image)$/i.test(element.attribs.type ?? '') ? (element.attribs.value ?? '') : ''
  const text = foldSpace(visibleText(element)).slice(0, 80)
  return text || (attribute(element, 'aria-label') ?? attribute(element, 'title') ?? '')
}

function isNamedSo(element: Element): boolean {
  if (element.name === 'a') return false
  const { id, class: classes, name } = element.attribs
  return BUY_NAMES.test(`${id ?? ''} ${classes ?? ''} ${name ?? ''}`)
}

function isEnabled({ attribs }: Element): boolean {
  const names = attribs.class ?? ''
  return (
    !('disabled' in attribs) && attribs['aria-disabled'] !== 'true' && !/\b(?:is-)?disabled\b/.test(names)
  )
}

/** Texts about the stock in lines near the headline, in page order. */
export const stockSignsOf = view((snapshot: Snapshot): readonly StockSign[] =>
  linesOf(snapshot)
    .filter(
      ({ distance, isElsewhere, text }) =>
        distance >= 0 && distance < NEAR && !isElsewhere && text.length <= MAX_NOTICE_CHARS,
    )
    .filter(({ block }) => !isChoice(block))
    .flatMap((line) => signOf(line) ?? []),
)

function signOf({ text, block }: Line): StockSign | undefined {
  // A text with a number in brackets is a filter, such as `In stock (12)`.
  if (/\(\d+\)\s*$/.test(text)) return undefined
  const says = SOLD_OUT.test(text) ? 'out_of_stock' : IN_STOCK.test(text) ? 'in_stock' : undefined
  return says && { says, text: foldSpace(text), where: selectorOf(block) }
}

/** Whether a text is about one size or colour, which may be sold out while the product is not. */
function isChoice(block: Element): boolean {
  return [block, ...[...ancestors(block)].slice(0, 3)].some(
    ({ name, attribs }) =>
      name === 'option' ||
      name === 'label' ||
      /swatch|variant|option|size|modal|tooltip|popup|dialog|template/i.test(
        `${attribs.class ?? ''} ${attribs.id ?? ''}`,
      ),
  )
}
