import type { Element } from 'domhandler'
import { BUTTON_NAMES } from '../../lexicon/button-names.ts'
import { oncePer } from '../../model/keyed.ts'
import { isChosenIn } from '../../snapshot/chosen.ts'
import { MAX_LABEL_WORDS } from '../../snapshot/cover.ts'
import { carrierOf, type ElementContext, ownContexts } from '../../snapshot/element-context.ts'
import { view } from '../../snapshot/memo.ts'
import type { Region } from '../../snapshot/region.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { fillOf } from './background.ts'
import { CALLS_TO_ACTION, OTHER_CONTROLS } from './button-rules.ts'
import { type Finish, type FinishReader, finishOf, surfaceOf } from './look.ts'
import { namesOf } from './page.ts'

/** A button or link with a label. */
export interface Control {
  readonly context: ElementContext
  /** The element that paints the control. */
  readonly surface: ElementContext
  readonly finish: Finish
  readonly label: string
  /** Classes and ids of both elements. */
  readonly names: string
  readonly region: Region
  /** True for a button by its tag, its role or its class names. */
  readonly isNamed: boolean
}

/** CSS pixels. A larger box is a tile or a section of the page. */
const MAX_HEIGHT = 100
const MAX_WIDTH = 720

/** All controls in the style of the brand, in document order. */
export const controlsOf = view((snapshot: Snapshot): readonly Control[] => {
  const readers = { finishAt: finishOf(snapshot), isChosen: isChosenIn(snapshot), ...labelReaders() }
  const controls = ownContexts(snapshot).filter((context) => isControl(context) || isButtonInLink(context))
  return controls.flatMap((context) => controlAt(context, readers) ?? [])
})

interface Readers extends LabelReaders {
  readonly finishAt: FinishReader
  readonly isChosen: ReturnType<typeof isChosenIn>
}

function controlAt(context: ElementContext, readers: Readers): Control | undefined {
  const { sample, element } = context
  if (!element) return undefined
  const label = labelOf(context, element)
  if (label === undefined || isOtherControl(context, element, label, readers)) return undefined
  const surface = surfaceOf(context, readers.finishAt)
  if (isLarge(surface)) return undefined
  const names = `${namesOf(context)} ${namesOf(surface)}`
  const isButton = /^(?:button|input)$/.test(sample.tag) || sample.role === 'button'
  const isNamed = isButton || BUTTON_NAMES.test(names)
  const finish = readers.finishAt(surface)
  if (finish === 'plain' && !isControl(context)) return undefined
  if (isOfTheBrowser(surface, finish, readers)) return undefined
  // A link without padding only highlights its text and is no button.
  if (finish !== 'plain' && !isNamed && !isRoomy(surface)) return undefined
  return { context, surface, finish, label, names, region: context.region, isNamed }
}

function isControl({ sample: { tag, role }, element }: ElementContext): boolean {
  if (tag === 'input') return /^(submit|button|reset)$/i.test(element?.attribs.type ?? '')
  return tag === 'button' || role === 'button' || (tag === 'a' && element?.attribs.href !== undefined)
}

/** The most elements between a painted part and its link. */
const MAX_ABOVE = 6

/**
 * Whether an element is painted as a button within a larger link, which also contains a headline, for
 * example. HTML does not allow a link within a link. A badge is no button, because it has no words of a call
 * to action.
 */
function isButtonInLink(context: ElementContext): boolean {
  const { sample, words } = context
  if (words === 0 || words > MAX_LABEL_WORDS || !PARTS.has(sample.tag)) return false
  if (!BUTTON_NAMES.test(namesOf(context)) && !CALLS_TO_ACTION.test(sample.text)) return false
  let above = context.above
  for (let at = 0; above && at < MAX_ABOVE && above.sample.tag !== 'a'; at++) above = above.above
  return above !== undefined && isControl(above) && above.words > words
}

/** Elements that may paint a part of a link as a button. */
const PARTS: ReadonlySet<string> = new Set(['span', 'div', 'p', 'strong', 'b'])

/** Returns a control's words; undefined if it has only a picture, or a longer text. */
function labelOf(context: ElementContext, element: Element): string | undefined {
  if (context.sample.tag === 'input') return element.attribs.value ?? 'Submit'
  if (context.words === 0 || context.words > MAX_LABEL_WORDS) return undefined
  const { text } = carrierOf(context).sample
  return /\p{L}/u.test(text) ? text : undefined
}

function isOtherControl(
  context: ElementContext,
  { attribs }: Element,
  label: string,
  readers: LabelReaders,
): boolean {
  if (attribs.disabled !== undefined || attribs['aria-disabled'] === 'true') return true
  if (readers.isOtherLabel(label) || readers.areOtherNames(namesOf(context))) return true
  return OTHER_CONTROLS.some(
    ({ roles, attributes }) =>
      roles?.includes(context.sample.role ?? '') || attributes?.some((name) => attribs[name] !== undefined),
  )
}

interface LabelReaders {
  /** Whether a text is the label of another kind of control. */
  readonly isOtherLabel: (label: string) => boolean
  /** Whether classes and id belong to another kind of control. */
  readonly areOtherNames: (names: string) => boolean
}

/** Judges each label and name once, because lists repeat them. */
function labelReaders(): LabelReaders {
  return {
    isOtherLabel: oncePer((label: string) => OTHER_CONTROLS.some((other) => other.label?.test(label))),
    areOtherNames: oncePer((words: string) => OTHER_CONTROLS.some(({ names }) => names?.test(words))),
  }
}

function isLarge({ sample: { box } }: ElementContext): boolean {
  return box !== null && (box.height > MAX_HEIGHT || box.width > MAX_WIDTH)
}

/** Whether a control's visible fill or outline is the browser's default. */
function isOfTheBrowser(surface: ElementContext, finish: Finish, { isChosen }: Readers): boolean {
  const { sample, stops } = surface
  if (finish === 'filled')
    return stops.length === 0 && fillOf(surface) !== undefined && !isChosen(sample, 'backgroundColor')
  if (finish === 'outlined') return sample.style.boxShadow === 'none' && !isChosen(sample, 'borderStyle')
  return false
}

/** CSS pixels of padding on the left or right of a label, and above and below it together. */
const MIN_PADDING = 6
/** Height of a button relative to its font size. A line of text has less. */
const MIN_HEIGHT = 1.8

function isRoomy({ sample: { style, box } }: ElementContext): boolean {
  const [top, right, bottom, left] = style.padding
  const isHigh = box ? box.height >= style.fontSize * MIN_HEIGHT : top + bottom >= MIN_PADDING
  return right >= MIN_PADDING && left >= MIN_PADDING && isHigh
}
