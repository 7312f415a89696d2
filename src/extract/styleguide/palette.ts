/** Measures the mode, the background colour and the text colour of a page. */

import { type Finding, foundValue } from '../../model/finding.ts'
import type { Hex } from '../../model/style.ts'
import { isUnstyled } from '../../snapshot/chosen.ts'
import type { ElementContext } from '../../snapshot/element-context.ts'
import { view } from '../../snapshot/memo.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { evidence } from '../extractor.ts'
import {
  type Background,
  backgroundAt,
  backgroundsIn,
  firstView,
  isDark,
  isSame,
  over,
  wholePage,
} from './background.ts'
import { isLegible } from './legible.ts'
import { placeOf } from './page.ts'
import { BODY_RULES, headingsOf, runningText } from './typography.ts'

const BACKGROUNDS = 'backgrounds of the first view'

export const backgroundsOfFirstView = view((snapshot: Snapshot): readonly Background[] =>
  backgroundsIn(snapshot, firstView(snapshot)),
)

/**
 * `dark` when dark backgrounds fill more than half of the first view. A picture does not count, but the
 * background behind it does.
 */
export function mode(snapshot: Snapshot): Finding<'light' | 'dark'> {
  const backgrounds = backgroundsOfFirstView(snapshot)
  const dark = backgrounds.filter(({ hex }) => isDark(hex)).reduce((sum, { share }) => sum + share, 0)
  return {
    value: dark > 0.5 ? 'dark' : 'light',
    confidence: hundredths(Math.max(dark, 1 - dark) * 0.9),
    rule: BACKGROUNDS,
    evidence: backgrounds.slice(0, 3).map(backgroundEvidence),
  }
}

/** The background of the first view's mode that covers most of the first view and of the page. */
export const background = view((snapshot: Snapshot): Finding<Hex> => {
  if (isUnstyled(snapshot)) return { value: null, tried: [BACKGROUNDS] }
  const dark = isDarkPage(snapshot)
  const page = backgroundsIn(snapshot, wholePage(snapshot))
  const [best] = backgroundsOfFirstView(snapshot)
    .filter(({ hex }) => isDark(hex) === dark)
    .map(({ hex, share }) => ({
      hex,
      share,
      ofPage: page.find((background) => isSame(background.hex, hex))?.share ?? 0,
    }))
    .sort((a, b) => b.share + b.ofPage - (a.share + a.ofPage))
  if (!best) return { value: null, tried: [BACKGROUNDS] }
  return {
    value: best.hex,
    confidence: hundredths(((best.share + best.ofPage) / 2) * 0.9),
    rule: BACKGROUNDS,
    evidence: [
      backgroundEvidence(best),
      evidence('css', 'page', `${best.hex}, ${Math.round(best.ofPage * 100)} % of its area`),
    ],
  }
})

/**
 * The colour of most words in running text, among those that are legible on the page's background. Where none
 * is, such as in a hero on a picture, headings are read instead.
 */
export function text(snapshot: Snapshot): Finding<Hex> {
  const { rule, contexts } = runningText(snapshot)
  return (
    legibleText(snapshot, rule, contexts) ??
    legibleText(snapshot, 'headings', headingsOf(snapshot)) ?? {
      value: null,
      tried: [...BODY_RULES.map(({ id }) => id), 'headings'],
    }
  )
}

function legibleText(
  snapshot: Snapshot,
  rule: string,
  contexts: readonly ElementContext[],
): Finding<Hex> | undefined {
  const behind = backgroundAt(snapshot)
  const page = foundValue(background(snapshot)) ?? '#ffffff'
  const foregrounds = new Map<Hex, { readonly first: ElementContext; words: number }>()
  for (const context of contexts) {
    const hex = over(context.sample.style.color, behind(context))
    const known = foregrounds.get(hex)
    if (known) known.words += context.sample.words
    else if (isLegible(hex, page)) foregrounds.set(hex, { first: context, words: context.sample.words })
  }
  const [best] = [...foregrounds].sort(([, a], [, b]) => b.words - a.words)
  if (!best) return undefined
  const [hex, { words, first }] = best
  const total = contexts.reduce((sum, { sample }) => sum + sample.words, 0)
  return {
    value: hex,
    confidence: hundredths((words / total) * 0.9),
    rule,
    evidence: [evidence('css', placeOf(first), `${hex}: ${words} of ${total} words`)],
  }
}

function isDarkPage(snapshot: Snapshot): boolean {
  return foundValue(mode(snapshot)) === 'dark'
}

function backgroundEvidence({ hex, share }: Background) {
  return evidence('css', 'first view', `${hex}, ${Math.round(share * 100)} % of its area`)
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}
