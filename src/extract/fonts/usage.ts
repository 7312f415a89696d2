import type { StyleSample } from '../../model/style.ts'
import type { Stack } from './families.ts'

/** Everything set in one family. */
export interface Usage {
  readonly family: string
  readonly fallbacks: readonly string[]
  /** Elements with text of their own. */
  readonly samples: readonly StyleSample[]
  /** Element kinds, most words first. */
  readonly tags: readonly string[]
  /** True when a style sheet asked for it; false when it is what browsers do unasked. */
  readonly chosen: boolean
}

/** What browsers set text and form controls in when nobody says otherwise. */
const UNASKED = /^"?(times( new roman)?|serif)"?$/i
const UNASKED_IN_CONTROLS = /^"?(arial|system-ui|monospace)"?$/i
const CONTROLS = new Set(['button', 'input', 'select', 'textarea', 'option'])

function isChosen({ tag, style: { fontFamily } }: StyleSample): boolean {
  return !UNASKED.test(fontFamily) && !(CONTROLS.has(tag) && UNASKED_IN_CONTROLS.test(fontFamily))
}

/** Groups the elements that have visible text by the family it is set in, most words first. */
export function usagesOf(
  samples: readonly StyleSample[],
  stackOf: (value: string) => Stack | undefined,
): Usage[] {
  const stacks = new Map<string, Stack | undefined>()
  const groups = new Map<string, { stack: Stack; chosen: boolean; samples: StyleSample[] }>()
  for (const sample of samples) {
    if (sample.words === 0) continue
    const value = sample.style.fontFamily
    if (!stacks.has(value)) stacks.set(value, stackOf(value))
    const stack = stacks.get(value)
    if (!stack) continue
    const chosen = isChosen(sample)
    const key = `${stack.family.toLowerCase()} ${chosen}`
    const group = groups.get(key) ?? { stack, chosen, samples: [] }
    group.samples.push(sample)
    groups.set(key, group)
  }
  const words = (all: readonly StyleSample[]) => all.reduce((sum, sample) => sum + sample.words, 0)
  return [...groups.values()]
    .map(({ stack, chosen, samples: all }) => ({ ...stack, chosen, samples: all, tags: tagsOf(all) }))
    .sort((a, b) => words(b.samples) - words(a.samples))
}

function tagsOf(samples: readonly StyleSample[]): string[] {
  const words = new Map<string, number>()
  for (const sample of samples) words.set(sample.tag, (words.get(sample.tag) ?? 0) + sample.words)
  return [...words].sort(([, a], [, b]) => b - a).map(([tag]) => tag)
}
