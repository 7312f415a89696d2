import type { Element } from 'domhandler'
import { luminanceOf, oklchOf } from '../../formats/color.ts'
import type { StyleSample } from '../../model/style.ts'
import { view } from '../../snapshot/memo.ts'
import { elementAt } from '../../snapshot/paths.ts'
import type { Region } from '../../snapshot/region.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { NAMED_BUTTON, NO_BUTTONS } from './button-rules.ts'
import { carrierOf, type Finish, finishOf, wearerOf } from './look.ts'
import { namesOf, ownSamples, regionAt, wordsBelow } from './page.ts'

/** Something with a label that is there to be pressed. */
export interface Pressed {
  readonly sample: StyleSample
  /** What wears its look. */
  readonly wearer: StyleSample
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
export const pressedOf = view((snapshot: Snapshot): readonly Pressed[] =>
  ownSamples(snapshot).flatMap((sample) => {
    const pressed = pressedAt(snapshot, sample)
    return pressed ? [pressed] : []
  }),
)

function pressedAt(snapshot: Snapshot, sample: StyleSample): Pressed | undefined {
  const element = elementAt(snapshot, sample.path)
  if (!element || !isPressable(sample, element)) return undefined
  const label = labelOf(snapshot, sample, element)
  if (label === undefined || noButton(snapshot, sample, element, label)) return undefined
  const wearer = wearerOf(snapshot, sample)
  if (isLarge(wearer) || isOfTheBrowser(wearer)) return undefined
  const names = `${namesOf(snapshot, sample.path)} ${namesOf(snapshot, wearer.path)}`
  const isNamed = sample.tag !== 'a' || sample.role === 'button' || NAMED_BUTTON.test(names)
  const finish = finishOf(snapshot, wearer)
  // Text that is marked is no button: it takes room around the words.
  if (finish !== 'plain' && !isNamed && !isRoomy(wearer)) return undefined
  return { sample, wearer, finish, label, names, region: regionAt(snapshot)(sample.path), isNamed }
}

function isPressable({ tag, role }: StyleSample, { attribs }: Element): boolean {
  if (tag === 'input') return /^(submit|button|reset)$/i.test(attribs.type ?? '')
  return tag === 'button' || role === 'button' || (tag === 'a' && attribs.href !== undefined)
}

/** The words on it; undefined for a picture alone, and for more than a label. */
function labelOf(snapshot: Snapshot, sample: StyleSample, element: Element): string | undefined {
  if (sample.tag === 'input') return element.attribs.value ?? 'Submit'
  const words = wordsBelow(snapshot).get(sample.path) ?? 0
  if (words === 0 || words > MAX_LABEL_WORDS) return undefined
  const { text } = carrierOf(snapshot, sample)
  return /\p{L}/u.test(text) ? text : undefined
}

function noButton(
  snapshot: Snapshot,
  { path, role }: StyleSample,
  { attribs }: Element,
  label: string,
): boolean {
  if (attribs.disabled !== undefined || attribs['aria-disabled'] === 'true') return true
  const names = namesOf(snapshot, path)
  return NO_BUTTONS.some(
    (kind) =>
      kind.says?.test(label) ||
      kind.names?.test(names) ||
      kind.roles?.includes(role ?? '') ||
      kind.attributes?.some((name) => attribs[name] !== undefined),
  )
}

function isLarge({ box }: StyleSample): boolean {
  return box !== null && (box.height > MAX_HEIGHT || box.width > MAX_WIDTH)
}

/** A control that nobody styled. */
function isOfTheBrowser({ tag, style }: StyleSample): boolean {
  return (
    /^(button|input)$/.test(tag) && style.borderStyle[0] === 'outset' && style.backgroundColor === '#efefef'
  )
}

/** CSS pixels around a label, side by side and above. */
const MIN_PADDING = 6
/** Of the font size: what a line of text takes, and more. */
const MIN_HEIGHT = 1.8

function isRoomy({ style, box }: StyleSample): boolean {
  const [top, right, bottom, left] = style.padding
  const isHigh = box ? box.height >= style.fontSize * MIN_HEIGHT : top + bottom >= MIN_PADDING
  return right >= MIN_PADDING && left >= MIN_PADDING && isHigh
}

/** Chroma in OKLCH below which a person says grey, black or white; near black takes more to be told from it. */
export function isNeutral(hex: string): boolean {
  return oklchOf(hex).c < (luminanceOf(hex) < 0.02 ? 0.055 : 0.035)
}
