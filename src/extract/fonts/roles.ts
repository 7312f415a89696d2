import type { StyleSample } from '../../model/style.ts'
import { view } from '../../snapshot/memo.ts'
import { parentPath } from '../../snapshot/paths.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { stylesOf } from '../../snapshot/styles.ts'
import type { Usage } from './usage.ts'

/** A part of the page's text whose family has a name of its own. Tests are tried in order until one has words. */
export interface FontRole {
  readonly name: 'heading' | 'body'
  readonly tests: readonly ((sample: StyleSample, above: Above) => boolean)[]
  /** How much one element counts for the role. */
  readonly weightOf: (sample: StyleSample) => number
}

/** Tags of an element and of those around it. */
type Above = ReadonlySet<string>

const has = (above: Above, ...tags: readonly string[]) => tags.some((tag) => above.has(tag))

export const ROLES: readonly FontRole[] = [
  {
    name: 'heading',
    tests: [
      (_, above) => has(above, 'h1', 'h2', 'h3'),
      (sample, above) => sample.role === 'heading' || has(above, 'h4', 'h5', 'h6'),
      // Without headings, what is set large.
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

/** What carries most of a role's text; undefined when the page has no such text. */
export function leadingUsage(
  snapshot: Snapshot,
  usages: readonly Usage[],
  role: FontRole,
): Usage | undefined {
  const tags = tagsAboveOf(snapshot)
  for (const test of role.tests) {
    let best: { usage: Usage; weight: number } | undefined
    for (const usage of usages) {
      const weight = usage.samples
        .filter((sample) => test(sample, tags(sample.path)))
        .reduce((sum, sample) => sum + role.weightOf(sample), 0)
      if (weight > (best?.weight ?? 0)) best = { usage, weight }
    }
    if (best) return best.usage
  }
  return undefined
}

/** Tags of the element at a path and of all around it. Those of a path are found once: siblings share what is above them. */
const tagsAboveOf = view((snapshot: Snapshot): ((path: string) => Above) => {
  const tags = new Map(stylesOf(snapshot).map(({ path, tag }) => [path, tag]))
  const known = new Map<string, Above>([['', new Set()]])
  return (path) => {
    const open: string[] = []
    let at = path
    for (; !known.has(at); at = parentPath(at)) open.push(at)
    let above: Above = known.get(at) ?? new Set()
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const tag = tags.get(next)
      if (tag !== undefined && !above.has(tag)) above = new Set(above).add(tag)
      known.set(next, above)
    }
    return above
  }
})
