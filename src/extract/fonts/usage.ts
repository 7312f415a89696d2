/** Groups the text of a page by the family in which it is shown. */

import type { StyleSample } from '../../model/style.ts'
import { isChosenIn } from '../../snapshot/chosen.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { stylesOf } from '../../snapshot/styles.ts'
import { type Stack, stackReaderOf } from './stack.ts'
import type { WebFamily } from './web-families.ts'

/** All text that is shown in one family. */
export interface Usage extends Pick<Stack, 'family' | 'fallbacks' | 'isGeneric'> {
  /** The web fonts that the page loads for it, each once, in the order of the page. */
  readonly web: ReadonlySet<WebFamily | undefined>
  /** Elements with words of their own or with private-use characters. */
  readonly samples: readonly StyleSample[]
  /** Element kinds, those with most words first. */
  readonly tags: readonly string[]
  /** True when the page chose the family; false when it is the browser's default. */
  readonly chosen: boolean
}

/** The families in which the texts of a page are shown. */
interface Usages {
  /** The usages, those with most words first. */
  readonly usages: readonly Usage[]
  /**
   * Families that come before the shown one in a list but have no face for the text, with the number of its
   * words.
   */
  readonly passedOver: ReadonlyMap<string, number>
}

interface Group {
  readonly stack: Stack
  readonly chosen: boolean
  readonly samples: StyleSample[]
  readonly web: Set<WebFamily | undefined>
}

/** Groups the elements with visible text by the family in which it is shown. */
export function usagesOf(snapshot: Snapshot): Usages {
  const stackOf = stackReaderOf(snapshot)
  const isChosen = isChosenIn(snapshot)
  const passedOver = new Map<string, number>()
  const groups = new Map<string, Group>()
  for (const sample of stylesOf(snapshot)) {
    if (sample.words === 0 && !/\p{Co}/u.test(sample.text)) continue
    const stack = stackOf(sample.style.fontFamily, sample.text)
    if (!stack) continue
    for (const name of stack.passedOver) passedOver.set(name, (passedOver.get(name) ?? 0) + sample.words)
    const chosen = isChosen(sample, 'fontFamily')
    const key = `${stack.family.toLowerCase()} ${stack.isGeneric} ${chosen}`
    const group = groups.get(key) ?? { stack, chosen, samples: [], web: new Set() }
    group.samples.push(sample)
    group.web.add(stack.web)
    groups.set(key, group)
  }
  const usages = [...groups.values()].map(({ stack, chosen, samples, web }): Usage => {
    const { family, fallbacks, isGeneric } = stack
    return { family, fallbacks, isGeneric, web, samples, tags: tagsOf(samples), chosen }
  })
  return { usages: usages.sort((a, b) => wordsIn(b.samples) - wordsIn(a.samples)), passedOver }
}

export function wordsIn(samples: readonly StyleSample[]): number {
  return samples.reduce((sum, { words }) => sum + words, 0)
}

function tagsOf(samples: readonly StyleSample[]): string[] {
  const words = new Map<string, number>()
  for (const sample of samples) words.set(sample.tag, (words.get(sample.tag) ?? 0) + sample.words)
  return [...words].sort(([, a], [, b]) => b - a).map(([tag]) => tag)
}
