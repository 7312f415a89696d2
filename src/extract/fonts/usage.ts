import type { StyleSample } from '../../model/style.ts'
import { isChosenIn } from '../../snapshot/chosen.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { stylesOf } from '../../snapshot/styles.ts'
import { type Stack, stackReaderOf } from './stack.ts'
import type { WebFamily } from './web-families.ts'

/** All text that is shown in one family. */
export interface Usage extends Pick<Stack, 'family' | 'fallbacks' | 'isGeneric'> {
  /** The web fonts that the page loads for the family, each once, in page order. */
  readonly web: ReadonlySet<WebFamily | undefined>
  /** Elements with text of their own or with private-use characters. */
  readonly samples: readonly StyleSample[]
  /** Kinds of elements, those with most words first. */
  readonly tags: readonly string[]
  /** True when the page's styles set the family; false for the browser's default. */
  readonly chosen: boolean
}

interface Usages {
  /** The usages, those with most words first. */
  readonly usages: readonly Usage[]
  /** Families that precede the visible family in a list but lack the letters, with the number of words. */
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
