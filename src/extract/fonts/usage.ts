import type { StyleSample } from '../../model/style.ts'
import { view } from '../../snapshot/memo.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { stylesheetsOf, stylesOf } from '../../snapshot/styles.ts'
import { type Stack, stackReaderOf } from './stack.ts'
import type { WebFamily } from './web-families.ts'

/** Everything set in one family. */
export interface Usage extends Pick<Stack, 'family' | 'fallbacks' | 'isGeneric'> {
  /** What the page brings along of it, each once, in the order of the page. */
  readonly web: ReadonlySet<WebFamily | undefined>
  /** Elements with words of their own, or with private-use characters. */
  readonly samples: readonly StyleSample[]
  /** Element kinds, most words first. */
  readonly tags: readonly string[]
  /** True when a style sheet asked for it; false when it is what browsers do unasked. */
  readonly chosen: boolean
}

/** What browsers set text and form controls in when nobody says otherwise. */
const UNASKED = /^"?times( new roman)?"?$/i
const UNASKED_IN_CONTROLS = /^"?(arial|system-ui|monospace)"?$/i
const CONTROLS = new Set(['button', 'input', 'select', 'textarea', 'option'])
/** A declaration that asks for nothing but that. */
const ASKED =
  /font(?:-family)?:[^;{}"',]{0,80}["']?\btimes(?: new roman)?["']?\s{0,9}(?:!important\s{0,9})?[;}]/i

/** Tells whether a style sheet asked for what an element is set in. */
const isChosenIn = view((snapshot: Snapshot): ((sample: StyleSample) => boolean) => {
  const asksForTimes = stylesheetsOf(snapshot).some(({ css }) => ASKED.test(css))
  return ({ tag, style: { fontFamily } }) =>
    (asksForTimes || !UNASKED.test(fontFamily)) &&
    !(CONTROLS.has(tag) && UNASKED_IN_CONTROLS.test(fontFamily))
})

/** What a page's texts are set in. */
interface Usages {
  /** Most words first. */
  readonly usages: readonly Usage[]
  /** Families that were asked for before the one that is seen, and have no face for the text, with the number of its words. */
  readonly passedOver: ReadonlyMap<string, number>
}

interface Group {
  readonly stack: Stack
  readonly chosen: boolean
  readonly samples: StyleSample[]
  readonly web: Set<WebFamily | undefined>
}

/** Groups the elements that have visible text by the family it is seen in. */
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
    const chosen = isChosen(sample)
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
