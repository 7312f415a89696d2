/** Measures the contrast of texts with their backgrounds. */

import { backgroundAt, over } from '../../extract/styleguide/background.ts'
import { contrastOf } from '../../formats/css/color.ts'
import type { ContrastLevel, ContrastPair } from '../../model/design.ts'
import { foundValue } from '../../model/finding.ts'
import type { Hex } from '../../model/style.ts'
import type { Styleguide } from '../../model/styleguide.ts'
import { ownContexts } from '../../snapshot/element-context.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { rolesOf } from '../roles.ts'

/** The largest number of pairs besides those of the style guide. */
const MAX_FOUND = 8
/** A pair with a smaller share of the words of the page is left out. */
const MIN_SHARE = 0.01
/** The smallest ratio of each level (WCAG 2.2, success criteria 1.4.3 and 1.4.6). */
const LEAST: readonly (readonly [ContrastLevel, number])[] = [
  ['AAA', 7],
  ['AA', 4.5],
  ['AA large', 3],
]
/**
 * A text with less contrast would be invisible. It must stand on a picture, whose colours are not in the
 * styles.
 */
const MIN_SEEN = 1.1

/** The roles of texts, each with the role of its background. */
const TEXTS: readonly (readonly [name: string, text: string, ground: string])[] = [
  ['text', 'text', 'background'],
  ['link', 'link', 'link-ground'],
  ['button-primary', 'button-primary-text', 'button-primary'],
  ['button-secondary', 'button-secondary-text', 'button-secondary'],
  ['card', 'card-text', 'card'],
]

/** Returns the pairs of the style guide, and then the pairs with most words of the page. */
export function contrastPairs(snapshot: Snapshot, guide: Styleguide): readonly ContrastPair[] {
  const words = wordsByPair(snapshot)
  const link = foundValue(guide.components.button.link)
  const roles = new Map([
    ...rolesOf(guide),
    ...(link ? [['link-ground', link.backgroundColor] as const] : []),
  ])
  const named = TEXTS.flatMap(([role, textRole, groundRole]) => {
    const [text, ground] = [roles.get(textRole), roles.get(groundRole)]
    return text && ground ? [pairOf(text, ground, words, role)] : []
  })
  const known = new Set(named.map(({ text, ground }) => text + ground))
  const all = [...words.values()].reduce((sum, count) => sum + count, 0)
  const found = [...words]
    .filter(([pair, count]) => !known.has(pair) && count >= all * MIN_SHARE)
    .map(([pair]) => pairOf(pair.slice(0, 7), pair.slice(7), words))
    .filter(({ ratio }) => ratio >= MIN_SEEN)
    .sort((a, b) => b.words - a.words)
  return [...named, ...found.slice(0, MAX_FOUND)]
}

/** Counts the words of the page by the colours of text and background. */
function wordsByPair(snapshot: Snapshot): ReadonlyMap<string, number> {
  const behind = backgroundAt(snapshot)
  const words = new Map<string, number>()
  for (const context of ownContexts(snapshot)) {
    const { sample } = context
    if (sample.words === 0) continue
    const ground = behind(context)
    const pair = over(sample.style.color, ground) + ground
    words.set(pair, (words.get(pair) ?? 0) + sample.words)
  }
  return words
}

function pairOf(text: Hex, ground: Hex, words: ReadonlyMap<string, number>, role?: string): ContrastPair {
  const exact = contrastOf(text, ground)
  return {
    ...(role && { role }),
    text,
    ground,
    // The ratio is rounded down, so that it never exceeds the level.
    ratio: Math.floor(exact * 100) / 100,
    level: LEAST.find(([, least]) => exact >= least)?.[0] ?? 'fail',
    words: words.get(text + ground) ?? 0,
  }
}
