/** Reads how components look in use: under the pointer, while they are pressed, and with the focus. */

import type { Element } from 'domhandler'
import { buttonControls } from '../../extract/styleguide/buttons.ts'
import { cardsAlike } from '../../extract/styleguide/card.ts'
import { textLinkControl } from '../../extract/styleguide/text-links.ts'
import { boxShadowText, parseBoxShadow } from '../../formats/css/box-shadow.ts'
import { colorText, keywordText, sidesText } from '../../formats/css/serialize.ts'
import { type ComponentName, type ComponentState, USES } from '../../model/design.ts'
import type { ComputedStyle } from '../../model/style.ts'
import { carrierOf, type ElementContext } from '../../snapshot/element-context.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { cascadeOf } from '../../snapshot/styles.ts'

/**
 * A component on the page: the element that is used, the one that paints its background, and the one with its
 * text.
 */
export interface Component {
  readonly name: ComponentName
  readonly control: ElementContext
  readonly surface: ElementContext
  readonly carrier: ElementContext
}

/** The styles of a component: of the element that paints its background, and of the one with its text. */
export interface Look {
  readonly fill: ComputedStyle
  readonly words: ComputedStyle
}

/** A state, and the path of the element on which it was read. */
export interface SeenState extends ComponentState {
  readonly where: string
}

/** Returns the states with at least one property that differs from the component at rest. */
export function statesOf(snapshot: Snapshot): readonly SeenState[] {
  const cascade = cascadeOf(snapshot)
  return componentsOf(snapshot).flatMap(({ name, control, surface, carrier }) => {
    const [used, painted, worded] = [control.element, surface.element, carrier.element]
    if (!used || !painted || !worded) return []
    const [fill, words] = [cascade.styleOf(painted), cascade.styleOf(worded)]
    if (!fill || !words) return []
    return USES.flatMap((state) => {
      const now = (element: Element) =>
        cascade.usedStyleOf(isIn(element, used) ? used : element, state, element)
      const [fillNow, wordsNow] = [now(painted), now(worded)]
      if (!fillNow || !wordsNow) return []
      const properties = changesBetween({ fill, words }, { fill: fillNow, words: wordsNow })
      const outline = state === 'focus' ? outlineOf(now(used)) : undefined
      const all = outline === undefined ? properties : { ...properties, outline }
      return Object.keys(all).length > 0
        ? [{ component: name, state, properties: all, where: control.sample.path }]
        : []
    })
  })
}

/** Returns the components of a page that may look different while they are used. */
export function componentsOf(snapshot: Snapshot): readonly Component[] {
  const { primary, secondary } = buttonControls(snapshot)
  const link = textLinkControl(snapshot)
  const card = cardsAlike(snapshot)?.[0]
  const all: readonly (readonly [ComponentName, ElementContext | undefined, ElementContext | undefined])[] = [
    ['button-primary', primary?.context, primary?.surface],
    ['button-secondary', secondary?.context, secondary?.surface],
    ['link', link?.context, link?.context],
    ['card', card, card],
  ]
  return all.flatMap(([name, control, surface]) =>
    control && surface ? [{ name, control, surface, carrier: carrierOf(control) }] : [],
  )
}

function isIn(element: Element, control: Element): boolean {
  for (let at = element.parent; at; at = at.parent) if (at === control) return true
  return element === control
}

type Written = Readonly<Record<string, (style: ComputedStyle) => string>>

/** The properties of the element that paints a component. `TEXT` has those of the element with its words. */
const BOX: Written = {
  'background-color': ({ backgroundColor }) => colorText(backgroundColor),
  'border-color': ({ borderColor, borderWidth }) =>
    borderWidth.some((width) => width > 0) ? sidesText(borderColor, colorText) : '',
  'border-width': ({ borderWidth }) => sidesText(borderWidth, (width) => `${width}px`),
  'border-radius': ({ borderRadius }) => `${borderRadius}px`,
  'box-shadow': ({ boxShadow }) => boxShadowText(parseBoxShadow(boxShadow)),
  opacity: ({ opacity }) => String(opacity),
}
const TEXT: Written = {
  color: ({ color }) => colorText(color),
  'text-decoration-line': ({ textDecorationLine }) => keywordText(textDecorationLine),
  'font-weight': ({ fontWeight }) => String(fontWeight),
}

/** Returns the properties that change while the component is used, with their new values. */
export function changesBetween(rest: Look, used: Look): Record<string, string> {
  return { ...differing(BOX, rest.fill, used.fill), ...differing(TEXT, rest.words, used.words) }
}

function differing(written: Written, rest: ComputedStyle, used: ComputedStyle): Record<string, string> {
  const changed = Object.entries(written).flatMap(([name, text]) => {
    const [before, after] = [text(rest), text(used)]
    return before === after || after === '' ? [] : [[name, after] as const]
  })
  return Object.fromEntries(changed)
}

/** Matches outlines that may be written into a declaration: they consist of widths, styles and colours. */
const OUTLINE = /^[\w\s#%.,()/+-]{1,100}$/

function outlineOf(used: { readonly outline: string | undefined } | undefined): string | undefined {
  const outline = used?.outline?.trim()
  return outline !== undefined && OUTLINE.test(outline) && !/\bvar\(/i.test(outline) ? outline : undefined
}
