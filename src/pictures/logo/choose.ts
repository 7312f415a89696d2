/** Chooses which of a brand's pictures is drawn. */

import { alphaOf, distance } from '../../formats/css/color.ts'
import type { LogoSpec, LogoTreatment } from '../../model/logo.ts'
import { noun } from '../../model/noun.ts'
import type { Judged } from './judge.ts'

/** A picture that was chosen, and why, as sentences. */
export interface Chosen {
  readonly judged: Judged
  readonly evidence: readonly string[]
}

/**
 * How often a bitmap may be enlarged. At twice the size a bitmap looks soft, beyond that it looks blurred.
 */
export const MAX_ENLARGEMENT = 2
/** A share up to which a mark counts as seen, though a word below it may be lost. */
const MAX_LOST = 0.12

/**
 * The treatment of a picture that cannot be seen on its background. A mark of one colour keeps its shape when
 * its colour is exchanged; a mark of several colours gets a plate behind it, unless it would be seen even
 * less on that.
 */
export function treatmentOf({ lost, lostOnPlate, isOneColor }: Judged): LogoTreatment | undefined {
  if (lost <= MAX_LOST) return undefined
  if (isOneColor) return 'recoloured'
  return lostOnPlate < lost ? 'plate' : undefined
}

/**
 * One reason against a picture: its cost, in comparable units, and its text. The picture with the lowest cost
 * is drawn.
 */
interface Objection {
  readonly cost: number
  readonly words: string
}

type Rule = (judged: Judged, spec: LogoSpec, place: Place) => Objection | undefined

/** The position of a picture among the pictures of the record. */
interface Place {
  readonly rank: number
  /** The artwork of the first picture, which is the brand's mark as the site shows it. */
  readonly firstGroup: number
}

const IMPOSSIBLE = 100

/** The rules, the strongest first. */
const RULES: readonly Rule[] = [
  ({ aspectRatio }, { type }) => {
    if (type !== 'icon') return undefined
    const long = Math.max(aspectRatio, 1 / aspectRatio)
    if (long > 2) return { cost: IMPOSSIBLE, words: 'is too long for an icon' }
    return long > 1.35 ? { cost: 3 * (long - 1), words: 'is not square' } : undefined
  },
  ({ side }, spec) => {
    const part = side / spec.side
    if (part * MAX_ENLARGEMENT * MIN_PART < 1 && spec.fallback === 'monogram')
      return { cost: IMPOSSIBLE, words: 'is far too small for this size' }
    if (part >= 0.9) return undefined
    return { cost: part >= 0.5 ? 1 : 3, words: 'is smaller than asked for' }
  },
  (judged) => {
    if (judged.lost <= MAX_LOST) return undefined
    const cost = treatmentOf(judged) === 'recoloured' ? 1.5 : 2.5
    return { cost, words: 'cannot be seen on this ground' }
  },
  ({ letters }) => {
    if (letters === 'none') return undefined
    return letters === 'outlined'
      ? { cost: 1, words: 'has letters that need a font' }
      : { cost: IMPOSSIBLE, words: 'has letters that need a font which is not here' }
  },
  ({ facts }, { type }) => {
    if (facts.kind !== 'photo') return undefined
    return { cost: type === 'logo' || facts.clear.all === 0 ? 2 : 0.3, words: 'looks like a photograph' }
  },
  ({ facts: { ground, mode } }, { type, ground: page }) => {
    if (type !== 'logo' || mode !== 'has_opaque_background') return undefined
    const isAlike = ground !== null && alphaOf(ground.hex) === 1 && distance(ground.hex, page) < 0.05
    return isAlike ? undefined : { cost: 1.2, words: 'has a ground of its own' }
  },
  ({ candidate }, { type }, { rank }) =>
    type === 'logo' && candidate.type === 'icon' && rank > 0
      ? { cost: 2, words: 'is declared as an icon' }
      : undefined,
  ({ candidate }, { type }, { firstGroup }) =>
    type === 'logo' && candidate.group !== firstGroup
      ? { cost: 1, words: 'shows another mark than the first' }
      : undefined,
  ({ isDrawing }, { format }) =>
    format === 'svg' && !isDrawing ? { cost: 1.5, words: 'is a bitmap' } : undefined,
]

/** The smallest part of the requested size that a picture may fill, enlarged, while there is a monogram. */
const MIN_PART = 3
/** The cost of each position in the record, which has the best picture first. */
const RANK_COST = 0.15

/**
 * The picture with the fewest objections; undefined when none can be drawn. `others` has the reasons against
 * the pictures before it.
 */
export function chosenOf(all: readonly Judged[], spec: LogoSpec): Chosen | undefined {
  const firstGroup = all[0]?.candidate.group ?? 1
  const rated = all.map((judged, rank) => {
    const objections = RULES.flatMap((rule) => rule(judged, spec, { rank, firstGroup }) ?? [])
    return {
      judged,
      objections,
      cost: rank * RANK_COST + objections.reduce((sum, { cost }) => sum + cost, 0),
    }
  })
  const [best, ...rest] = [...rated].sort((a, b) => a.cost - b.cost)
  if (!best || best.cost >= IMPOSSIBLE) return undefined
  const said = wordsOf(best.objections)
  const own = said === '' ? 'suits as it is' : `suits best, although it ${said}`
  return {
    judged: best.judged,
    evidence: [
      `Of ${all.length} ${noun(all.length, 'picture')}, ${shortUrl(best.judged.candidate.url)} ${own}.`,
      ...rest.slice(0, MAX_TOLD).map(({ judged, objections }) => {
        const against = wordsOf(objections) || 'stands behind it in the record'
        return `Not chosen: ${shortUrl(judged.candidate.url)} ${against}.`
      }),
    ],
  }
}

const MAX_TOLD = 5

/** Why none of the pictures can be drawn, a sentence for each. */
export function objectionsTo(all: readonly Judged[], spec: LogoSpec): readonly string[] {
  return all.slice(0, MAX_TOLD).map((judged, rank) => {
    const objections = RULES.flatMap((rule) => rule(judged, spec, { rank, firstGroup: 1 }) ?? [])
    return `${shortUrl(judged.candidate.url)} ${wordsOf(objections)}.`
  })
}

function wordsOf(objections: readonly Objection[]): string {
  return objections.map(({ words }) => words).join(' and ')
}

/** Shortens an address so that it fits into a sentence. A `data:` URL is reduced to its media type. */
export function shortUrl(url: string): string {
  const text = url.startsWith('data:') ? `${url.split(/[;,]/, 1)[0]},…` : url
  return text.length > 200 ? `${text.slice(0, 199)}…` : text
}
