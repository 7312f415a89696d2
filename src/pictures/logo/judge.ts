/** Measures a picture that may be drawn as a logo. */

import { once, oncePer } from '../../model/keyed.ts'
import type { LogoCandidate, LogoKind, LogoSpec } from '../../model/logo.ts'
import type { PictureFacts } from '../../model/picture.ts'
import type { Hex } from '../../model/style.ts'
import { decode } from '../decode.ts'
import { kindOf } from '../facts.ts'
import { type Layers, layersOf } from '../layers.ts'
import { binsOf } from '../palette.ts'
import { type Area, boxAround, type Pixels } from '../pixels.ts'
import { outlineOf } from './letters.ts'
import { isDark, isOneColor, lostOn } from './seen.ts'

/** The facts about a picture by which it is chosen. */
interface Facts extends Pick<PictureFacts, 'format' | 'width' | 'height' | 'kind'> {
  /** The share of transparent pixels. */
  readonly clear: number
  /** The single colour behind the mark in the picture, if there is one. */
  readonly ground: Hex | undefined
  /** True when the picture has a background of its own. */
  readonly isOpaque: boolean
}

/** A picture, and what is known of it for every style. */
interface Known {
  readonly candidate: LogoCandidate
  readonly facts: Facts
  readonly isDrawing: boolean
  /**
   * Whether the picture is a drawing with letters, which need a font: `outlined` when our font has them all,
   * `unknown` when one is missing or its script joins letters or runs from right to left.
   */
  readonly letters: 'none' | 'outlined' | 'unknown'
}

/** A picture that was decoded. What is measured of its pixels is measured once. */
export interface Measured {
  readonly known: Known
  readonly partFor: (type: LogoKind) => Area
  readonly lostOn: (ground: Hex) => number
  readonly isOneColor: () => boolean
}

/** A picture with the facts that matter for drawing it in a style. */
export interface Judged extends Known {
  /** The part that is drawn, with all numbers relative to width and height of the picture. */
  readonly crop: Area
  /** Width divided by height of the drawn part. */
  readonly aspectRatio: number
  /** The longer side of the drawn part in pixels; infinite for a drawing. */
  readonly side: number
  /** Shares of the drawn part that are not visible on the ground, and on a plate that contrasts with it. */
  readonly lost: number
  readonly lostOnPlate: () => number
  /** True when all foreground has about one colour and there is no background. */
  readonly isOneColor: () => boolean
}

/** Colours for plates and recoloured logos that contrast with dark and light grounds. */
const WHITE: Hex = '#ffffff'
const NEAR_BLACK: Hex = '#111111'

export function contrasting(ground: Hex): Hex {
  return isDark(ground) ? WHITE : NEAR_BLACK
}

/** Decodes a picture. Returns a sentence if it cannot be drawn. */
export async function measured(candidate: LogoCandidate): Promise<Measured | { readonly reason: string }> {
  const decoded = await decode(candidate.bytes)
  if ('reason' in decoded) return decoded
  const { pixels, format, width, height } = decoded
  const layers = layersOf(pixels)
  if (!layers) return { reason: 'Nothing can be seen in it.' }
  const facts: Facts = {
    ...{ format, width, height },
    kind: kindOf(binsOf(pixels, layers), layers),
    clear: layers.clear.all,
    ground: layers.background?.hex,
    isOpaque: layers.opaque,
  }
  const isDrawing = format === 'svg'
  const letters = isDrawing ? lettersIn(Buffer.from(candidate.bytes).toString('utf8')) : 'none'
  return {
    known: { candidate, facts, isDrawing, letters },
    partFor: oncePer((type) => cropOf({ pixels, facts, layers }, candidate, type)),
    lostOn: layers.opaque ? () => 0 : oncePer(lostOn(pixels)),
    isOneColor: once(() => !layers.opaque && isOneColor(pixels)),
  }
}

/** Judges a picture for a style. */
export function judged({ known, ...measured }: Measured, { ground, type }: LogoSpec): Judged {
  const { facts, isDrawing, letters } = known
  const crop = measured.partFor(type)
  const [width, height] = [crop.width * facts.width, crop.height * facts.height]
  return {
    ...known,
    // A drawing with letters is not cropped, because its letters may be replaced by bars, which end
    // elsewhere.
    crop: letters === 'none' ? crop : WHOLE,
    aspectRatio: width / height,
    side: isDrawing ? Number.POSITIVE_INFINITY : Math.max(width, height),
    lost: measured.lostOn(ground),
    lostOnPlate: () => measured.lostOn(contrasting(ground)),
    isOneColor: measured.isOneColor,
  }
}

const TEXTS = /<(?:\w+:)?text[\s>][\s\S]*?<\/(?:\w+:)?text>/g
/** Scripts whose letters do not join and run from left to right. */
const SIDE_BY_SIDE = [
  ...['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian'],
  ...['Han', 'Hiragana', 'Katakana', 'Hangul', 'Ethiopic'],
]
/** Matches a letter of these scripts, or any character that is no letter. */
const SIMPLE = new RegExp(`^(?:[${SIDE_BY_SIDE.map((script) => `\\p{sc=${script}}`).join('')}]|\\P{L})$`, 'u')

const WHOLE: Area = { left: 0, top: 0, width: 1, height: 1 }

function lettersIn(svg: string): Judged['letters'] {
  const text = [...svg.matchAll(TEXTS)].map(([each]) => each.replace(/<[^>]*>|&#?\w+;|\s/g, '')).join('')
  if (text === '') return 'none'
  const isDrawn = (letter: string) => SIMPLE.test(letter) && outlineOf(letter) !== undefined
  return [...new Set(text)].every(isDrawn) ? 'outlined' : 'unknown'
}

/**
 * From this alpha on, a pixel belongs to a picture. This includes shadows and soft edges of letters, but not
 * the nearly transparent pixels that lossy formats make of transparent ones.
 */
export const DRAWN_ALPHA = 6
/** The background around a logo is cut off only if less than this part of the picture remains. */
const WORTH_CUTTING = 0.7
/** The margin that stays around a logo whose background was cut off, as a part of its longer side. */
const MARGIN = 0.08

interface Look {
  readonly pixels: Pixels
  readonly facts: Facts
  readonly layers: Layers
}

/**
 * Returns the part of a picture that is drawn, without empty edges. An icon keeps its background, which
 * belongs to it. A wide logo on one colour loses most of the background around it.
 */
function cropOf({ pixels, facts, layers }: Look, candidate: LogoCandidate, type: LogoKind): Area {
  const { data, width, height } = pixels
  const seen = boxAround(pixels, (at) => (data[at * 4 + 3] ?? 0) >= DRAWN_ALPHA) ?? layers.box
  const { box, background, opaque } = layers
  const isCut =
    type === 'logo' &&
    candidate.type === 'logo' &&
    !layers.hasAlpha &&
    opaque &&
    background !== null &&
    facts.kind === 'flat' &&
    box.width * box.height < seen.width * seen.height * WORTH_CUTTING
  return partOf(isCut ? around(box, seen) : seen, width, height)
}

function around(box: Area, whole: Area): Area {
  const margin = Math.max(1, Math.round(Math.max(box.width, box.height) * MARGIN))
  const left = Math.max(whole.left, box.left - margin)
  const top = Math.max(whole.top, box.top - margin)
  const right = Math.min(whole.left + whole.width, box.left + box.width + margin)
  const bottom = Math.min(whole.top + whole.height, box.top + box.height + margin)
  return { left, top, width: right - left, height: bottom - top }
}

function partOf({ left, top, width, height }: Area, across: number, down: number): Area {
  return { left: left / across, top: top / down, width: width / across, height: height / down }
}
