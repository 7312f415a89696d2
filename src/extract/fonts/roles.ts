import { oncePer } from '../../model/keyed.ts'
import type { StyleSample } from '../../model/style.ts'
import { isBelow } from '../../snapshot/element-context.ts'
import { view } from '../../snapshot/memo.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { stylesOf } from '../../snapshot/styles.ts'
import type { Usage } from './usage.ts'

/**
 * A part of the page's text whose most used family is reported. The tests are tried in order until one
 * matches some words.
 */
export interface FontRole {
  readonly name: 'heading' | 'body'
  readonly tests: readonly ((sample: StyleSample, above: Above) => boolean)[]
  /** How much one element counts for the role. */
  readonly weightOf: (sample: StyleSample) => number
}

type Above = ReadonlySet<string>

const has = (above: Above, ...tags: readonly string[]) => tags.some((tag) => above.has(tag))

export const ROLES: readonly FontRole[] = [
  {
    name: 'heading',
    tests: [
      (_, above) => has(above, 'h1', 'h2', 'h3'),
      (sample, above) => sample.role === 'heading' || has(above, 'h4', 'h5', 'h6'),
      // A page without headings may have large text instead.
      ({ style }) => style.fontSize >= 24,
    ],
    weightOf: ({ words, style }) => words * style.fontSize,
  },
  {
    name: 'body',
    tests: [
      (_, above) =>
        has(above, 'p', 'li', 'dd', 'td', 'blockquote') &&
        !has(above, 'nav', 'footer', 'button', 'h1', 'h2', 'h3'),
      (_, above) => !has(above, 'h1', 'h2', 'h3', 'h4', 'button', 'nav'),
      () => true,
    ],
    weightOf: ({ words }) => words,
  },
]

/** Returns the families of a role's text, the most used first. Empty when the page has no such text. */
export function usagesOfRole(snapshot: Snapshot, usages: readonly Usage[], role: FontRole): Usage[] {
  const tags = tagsAboveOf(snapshot)
  for (const test of role.tests) {
    const weighed = usages.map((usage) => {
      const samples = usage.samples.filter((sample) => test(sample, tags(sample)))
      return { usage, weight: samples.reduce((sum, sample) => sum + role.weightOf(sample), 0) }
    })
    const found = weighed.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight)
    if (found.length > 0) return found.map(({ usage }) => usage)
  }
  return []
}

/** The tags of each element and its ancestors. Siblings share one set, to save memory. */
const tagsAboveOf = view((snapshot: Snapshot): ((sample: StyleSample) => Above) => {
  const none = new TagSet(new Set())
  const open: { readonly path: string; readonly set: TagSet }[] = []
  const known = new Map<StyleSample, Above>()
  // Ancestors come before their descendants in document order.
  for (const sample of stylesOf(snapshot)) {
    const { path, tag } = sample
    while (open.length > 0 && !isBelow(path, open.at(-1)?.path ?? '')) open.pop()
    const set = (open.at(-1)?.set ?? none).with(tag)
    open.push({ path, set })
    known.set(sample, set.tags)
  }
  return (sample) => known.get(sample) ?? none.tags
})

class TagSet {
  readonly tags: Above
  readonly with = oncePer(
    (tag: string): TagSet => (this.tags.has(tag) ? this : new TagSet(new Set(this.tags).add(tag))),
  )

  constructor(tags: Above) {
    this.tags = tags
  }
}
