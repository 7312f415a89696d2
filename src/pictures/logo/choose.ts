import { distance } from '../../formats/css/color.ts'
import type { LogoSpec, LogoTreatment } from '../../model/logo.ts'
import { noun } from '../../model/noun.ts'
import type { Judged } from './judge.ts'

/** The chosen picture, and the reasons for it as sentences. */
export interface Chosen {
  readonly judged: Judged
  readonly evidence: readonly string[]
}

/** The largest factor by which a bitmap is enlarged. At twice its size it looks soft, beyond that blurred. */
export const MAX_ENLARGEMENT = 2
/** A logo may lose this share and still count as visible, although a word below it may be lost. */
const MAX_LOST = 0.12

/**
 * Returns how to make a picture visible on its background. One of one colour is recoloured, which preserves
 * its shape; one of several gets a plate, unless it would be even less visible on it.
 */
export function treatmentOf({ lost, lostOnPlate, isOneColor }: Judged): LogoTreatment | undefined {
  if (lost <= MAX_LOST) return undefined
  if (isOneColor()) return 'recoloured'
  return lostOnPlate() < lost ? 'plate' : undefined
}

/** A reason against a picture: its cost, in comparable units, and its text. The lowest total is drawn. */
interface Objection {
  readonly cost: number
  readonly words: string
}

type Rule = (judged: Judged, spec: LogoSpec, place: Place) => Objection | undefined

interface Place {
  readonly rank: number
  /** The artwork of the first picture, which is the logo that the site shows. */
  readonly firstGroup: number
}

const IMPOSSIBLE = 100

/** A smaller share of transparent pixels is that of a few damaged ones. */
const NO_CLEAR = 0.0005

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
    return { cost, words: 'cannot be seen on this background' }
  },
  ({ letters }) => {
    if (letters === 'none') return undefined
    return letters === 'outlined'
      ? { cost: 1, words: 'has letters that need a font' }
      : { cost: IMPOSSIBLE, words: 'has letters that need a font which is not here' }
  },
  ({ facts }, { type }) => {
    if (facts.kind !== 'photo') return undefined
    return { cost: type === 'logo' || facts.clear < NO_CLEAR ? 2 : 0.3, words: 'looks like a photograph' }
  },
  ({ facts: { ground, isOpaque } }, { type, ground: page }) => {
    if (type !== 'logo' || !isOpaque) return undefined
    const isAlike = ground !== undefined && distance(ground, page) < 0.05
    return isAlike ? undefined : { cost: 1.2, words: 'has a background of its own' }
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

/** If a monogram can replace it, an enlarged picture must fill 1 / `MIN_PART` of the requested size. */
const MIN_PART = 3
/** The cost for each position in the record, whose first picture is the best. */
const RANK_COST = 0.15

/**
 * Returns the picture with the lowest cost, if any can be drawn. `others`: reasons against those before it.
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

/** Returns why none of the pictures can be drawn, a sentence for each. */
export function objectionsTo(all: readonly Judged[], spec: LogoSpec): readonly string[] {
  return all.slice(0, MAX_TOLD).map((judged, rank) => {
    const objections = RULES.flatMap((rule) => rule(judged, spec, { rank, firstGroup: 1 }) ?? [])
    return `${shortUrl(judged.candidate.url)} ${wordsOf(objections)}.`
  })
}

function wordsOf(objections: readonly Objection[]): string {
  return objections.map(({ words }) => words).join(' and ')
}

/** Shortens an address for a sentence. Of a `data:` URL only the media type remains. */
export function shortUrl(url: string): string {
  const text = url.startsWith('data:') ? `${url.split(/[;,]/, 1)[0]},…` : url
  return text.length > 200 ? `${text.slice(0, 199)}…` : text
}
