import { luminanceOf } from '../../formats/color.ts'
import { type Finding, foundValue } from '../../model/finding.ts'
import type { Hex } from '../../model/style.ts'
import { view } from '../../snapshot/memo.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import type { Spot } from '../../snapshot/spots.ts'
import { evidence } from '../extractor.ts'
import { firstView, type Ground, groundAt, groundsIn, isDark, isSame, over, wholePage } from './ground.ts'
import { placeOf } from './page.ts'
import { BODY_RULES, runningText } from './typography.ts'

const GROUNDS = 'grounds of the first view'

export const groundsOfFirstView = view((snapshot: Snapshot): readonly Ground[] =>
  groundsIn(snapshot, firstView(snapshot)),
)

/** Dark where dark grounds fill more than half of the first view. Pictures are no grounds: what is behind them counts. */
export function mode(snapshot: Snapshot): Finding<'light' | 'dark'> {
  const grounds = groundsOfFirstView(snapshot)
  const dark = grounds.filter(({ hex }) => isDark(hex)).reduce((sum, { share }) => sum + share, 0)
  return {
    value: dark > 0.5 ? 'dark' : 'light',
    confidence: hundredths(Math.max(dark, 1 - dark) * 0.9),
    rule: GROUNDS,
    evidence: grounds.slice(0, 3).map(groundEvidence),
  }
}

/** Of the grounds that make the first view's mode, the one that most of it and of the page stands on. */
export const background = view((snapshot: Snapshot): Finding<Hex> => {
  const dark = isDarkPage(snapshot)
  const page = groundsIn(snapshot, wholePage(snapshot))
  const [best] = groundsOfFirstView(snapshot)
    .filter(({ hex }) => isDark(hex) === dark)
    .map(({ hex, share }) => ({
      hex,
      share,
      ofPage: page.find((ground) => isSame(ground.hex, hex))?.share ?? 0,
    }))
    .sort((a, b) => b.share + b.ofPage - (a.share + a.ofPage))
  if (!best) return { value: null, tried: [GROUNDS] }
  return {
    value: best.hex,
    confidence: hundredths(((best.share + best.ofPage) / 2) * 0.9),
    rule: GROUNDS,
    evidence: [
      groundEvidence(best),
      evidence('css', 'page', `${best.hex}, ${Math.round(best.ofPage * 100)} % of its area`),
    ],
  }
})

/** The colour that most words of running text have, of those that can be read on the page's background. */
export function text(snapshot: Snapshot): Finding<Hex> {
  const ground = groundAt(snapshot)
  const page = foundValue(background(snapshot)) ?? '#ffffff'
  const { rule, spots } = runningText(snapshot)
  const inks = new Map<Hex, { readonly first: Spot; words: number }>()
  for (const spot of spots) {
    const hex = over(spot.sample.style.color, ground(spot))
    const known = inks.get(hex)
    if (known) known.words += spot.sample.words
    else inks.set(hex, { first: spot, words: spot.sample.words })
  }
  const fitting = [...inks].filter(([hex]) => contrast(hex, page) >= MIN_CONTRAST)
  const counted = fitting.length > 0 ? fitting : [...inks]
  const [first] = counted
  const [best] = [...counted].sort(([, a], [, b]) => b.words - a.words)
  if (!best || !first) return { value: null, tried: BODY_RULES.map(({ id }) => id) }
  const [hex, { words }] = best
  const total = spots.reduce((sum, { sample }) => sum + sample.words, 0)
  return {
    value: hex,
    confidence: hundredths((words / total) * 0.9),
    rule,
    evidence: [evidence('css', placeOf(first[1].first), `${hex}: ${words} of ${total} words`)],
  }
}

/** Between large text and its ground (WCAG 2.2, 1.4.3): text with less stands on another ground, or on a picture. */
const MIN_CONTRAST = 3

function contrast(a: Hex, b: Hex): number {
  const [dark = 0, light = 0] = [luminanceOf(a), luminanceOf(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

function isDarkPage(snapshot: Snapshot): boolean {
  return foundValue(mode(snapshot)) === 'dark'
}

function groundEvidence({ hex, share }: Ground) {
  return evidence('css', 'first view', `${hex}, ${Math.round(share * 100)} % of its area`)
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}
