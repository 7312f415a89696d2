import { compositeOver, luminanceOf } from '../../formats/color.ts'
import { type Finding, foundValue } from '../../model/finding.ts'
import type { Hex } from '../../model/style.ts'
import { view } from '../../snapshot/memo.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { evidence } from '../extractor.ts'
import { firstView, type Ground, groundAt, groundsIn, isDark, isSame, wholePage } from './ground.ts'
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
  const { rule, samples } = runningText(snapshot)
  const fitting = samples.filter(
    ({ path, style }) => contrast(compositeOver(style.color, ground(path)), page) >= MIN_CONTRAST,
  )
  const counted = fitting.length > 0 ? fitting : samples
  const words = new Map<Hex, number>()
  for (const sample of counted) {
    const hex = compositeOver(sample.style.color, ground(sample.path))
    words.set(hex, (words.get(hex) ?? 0) + sample.words)
  }
  const [best] = [...words].sort(([, a], [, b]) => b - a)
  const first = counted[0]
  if (!best || !first) return { value: null, tried: BODY_RULES.map(({ id }) => id) }
  const total = samples.reduce((sum, sample) => sum + sample.words, 0)
  return {
    value: best[0],
    confidence: hundredths((best[1] / total) * 0.9),
    rule,
    evidence: [evidence('css', placeOf(first), `${best[0]}: ${best[1]} of ${total} words`)],
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
