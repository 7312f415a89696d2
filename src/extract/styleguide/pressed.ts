import type { Element } from 'domhandler'
import { luminanceOf, oklchOf } from '../../formats/color.ts'
import { view } from '../../snapshot/memo.ts'
import type { Region } from '../../snapshot/region.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { ownSpots, type Spot } from '../../snapshot/spots.ts'
import { NAMED_BUTTON, NO_BUTTONS } from './button-rules.ts'
import { carrierOf, type Finish, type FinishReader, finishOf, wearerOf } from './look.ts'
import { namesOf } from './page.ts'

/** Something with a label that is there to be pressed. */
export interface Pressed {
  readonly spot: Spot
  /** What wears its look. */
  readonly wearer: Spot
  readonly finish: Finish
  readonly label: string
  /** Class names and id of both. */
  readonly names: string
  readonly region: Region
  /** A button by its tag or role, or called one. */
  readonly isNamed: boolean
}

/** A longer label is a text. */
const MAX_LABEL_WORDS = 7
/** CSS pixels; a larger box is a tile, or a part of the page. */
const MAX_HEIGHT = 100
const MAX_WIDTH = 720

/** Everything that is pressed and has a look of the brand's, in document order. */
export const pressedOf = view((snapshot: Snapshot): readonly Pressed[] => {
  const readers = { finishAt: finishOf(snapshot), ...noButtonReaders() }
  const pressable = ownSpots(snapshot).filter(isPressable)
  return pressable.flatMap((spot) => pressedAt(spot, readers) ?? [])
})

/** What is asked of many elements alike. */
interface Readers extends NoButtonReaders {
  readonly finishAt: FinishReader
}

function pressedAt(spot: Spot, readers: Readers): Pressed | undefined {
  const { sample, element } = spot
  if (!element) return undefined
  const label = labelOf(spot, element)
  if (label === undefined || noButton(spot, element, label, readers)) return undefined
  const wearer = wearerOf(spot, readers.finishAt)
  if (isLarge(wearer) || isOfTheBrowser(wearer)) return undefined
  const names = `${namesOf(spot)} ${namesOf(wearer)}`
  const isNamed = sample.tag !== 'a' || sample.role === 'button' || NAMED_BUTTON.test(names)
  const finish = readers.finishAt(wearer)
  // Text that is marked is no button: it takes room around the words.
  if (finish !== 'plain' && !isNamed && !isRoomy(wearer)) return undefined
  return { spot, wearer, finish, label, names, region: spot.region, isNamed }
}

function isPressable({ sample: { tag, role }, element }: Spot): boolean {
  if (tag === 'input') return /^(submit|button|reset)$/i.test(element?.attribs.type ?? '')
  return tag === 'button' || role === 'button' || (tag === 'a' && element?.attribs.href !== undefined)
}

/** The words on it; undefined for a picture alone, and for more than a label. */
function labelOf(spot: Spot, element: Element): string | undefined {
  if (spot.sample.tag === 'input') return element.attribs.value ?? 'Submit'
  if (spot.words === 0 || spot.words > MAX_LABEL_WORDS) return undefined
  const { text } = carrierOf(spot).sample
  return /\p{L}/u.test(text) ? text : undefined
}

function noButton(spot: Spot, { attribs }: Element, label: string, readers: NoButtonReaders): boolean {
  if (attribs.disabled !== undefined || attribs['aria-disabled'] === 'true') return true
  if (readers.isNoLabel(label) || readers.isNoName(namesOf(spot))) return true
  return NO_BUTTONS.some(
    ({ roles, attributes }) =>
      roles?.includes(spot.sample.role ?? '') || attributes?.some((name) => attribs[name] !== undefined),
  )
}

interface NoButtonReaders {
  /** For a label as a whole. */
  readonly isNoLabel: (label: string) => boolean
  /** For class names and id. */
  readonly isNoName: (names: string) => boolean
}

/** Labels and names recur in lists: each is looked at once. */
function noButtonReaders(): NoButtonReaders {
  return {
    isNoLabel: knowing((label) => NO_BUTTONS.some(({ says }) => says?.test(label))),
    isNoName: knowing((words) => NO_BUTTONS.some(({ names }) => names?.test(words))),
  }
}

function knowing(test: (text: string) => boolean): (text: string) => boolean {
  const known = new Map<string, boolean>()
  return (text) => {
    const answer = known.get(text) ?? test(text)
    known.set(text, answer)
    return answer
  }
}

function isLarge({ sample: { box } }: Spot): boolean {
  return box !== null && (box.height > MAX_HEIGHT || box.width > MAX_WIDTH)
}

/** A control that nobody styled. */
function isOfTheBrowser({ sample: { tag, style } }: Spot): boolean {
  return (
    /^(button|input)$/.test(tag) && style.borderStyle[0] === 'outset' && style.backgroundColor === '#efefef'
  )
}

/** CSS pixels around a label, side by side and above. */
const MIN_PADDING = 6
/** Of the font size: what a line of text takes, and more. */
const MIN_HEIGHT = 1.8

function isRoomy({ sample: { style, box } }: Spot): boolean {
  const [top, right, bottom, left] = style.padding
  const isHigh = box ? box.height >= style.fontSize * MIN_HEIGHT : top + bottom >= MIN_PADDING
  return right >= MIN_PADDING && left >= MIN_PADDING && isHigh
}

/** Chroma in OKLCH below which a person says grey, black or white; near black takes more to be told from it. */
export function isNeutral(hex: string): boolean {
  return oklchOf(hex).c < (luminanceOf(hex) < 0.02 ? 0.055 : 0.035)
}
