import type { StyleSample } from '../../model/style.ts'
import { foreignPart } from '../../snapshot/foreign.ts'
import { type View, view } from '../../snapshot/memo.ts'
import { elementAt, parentPath } from '../../snapshot/paths.ts'
import { type Region, regionOf } from '../../snapshot/region.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { stylesOf } from '../../snapshot/styles.ts'

/** The visible elements that are the site's own, in document order: no share buttons, cookie notices or chat widgets. */
export const ownSamples = view((snapshot: Snapshot): readonly StyleSample[] =>
  stylesOf(snapshot).filter(({ path }) => foreignPart(snapshot, path) === undefined),
)

/** Visible words in each element and all below it, by path. */
export const wordsBelow = view((snapshot: Snapshot): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>()
  for (const { path, words } of stylesOf(snapshot)) {
    if (words === 0) continue
    for (const at of [path, ...pathsAbove(path)]) sums.set(at, (sums.get(at) ?? 0) + words)
  }
  return sums
})

/** Paths of the elements around, nearest first. */
function* pathsAbove(path: string): Generator<string> {
  for (let at = path; at !== ''; ) {
    at = parentPath(at)
    yield at
  }
}

/** Finds what an element has, or the nearest around it that has something; each once: neighbours share what is around them. */
export function nearestOf<T>(own: (path: string) => T | undefined): (path: string) => T | undefined {
  const known = new Map<string, T | undefined>([['', own('')]])
  return (path) => {
    const open: string[] = []
    let at = path
    for (; !known.has(at); at = parentPath(at)) open.push(at)
    let value = known.get(at)
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      value = own(next) ?? value
      known.set(next, value)
    }
    return value
  }
}

/** True for elements of such tags, and all within them. */
export function within(tag: RegExp): View<(path: string) => boolean> {
  return view((snapshot: Snapshot) => {
    const nearest = nearestOf((path) => tag.test(elementAt(snapshot, path)?.name ?? '') || undefined)
    return (path: string) => nearest(path) ?? false
  })
}

/** Part of the page that the element at a path stands in; found once for each. */
export const regionAt = view((snapshot: Snapshot): ((path: string) => Region) => {
  const known = new Map<string, Region>()
  return (path) => {
    const element = elementAt(snapshot, path)
    const region = known.get(path) ?? (element ? regionOf(element) : 'main')
    known.set(path, region)
    return region
  }
})

/** Attributes of an element that say what it is for: class names, id, `aria-label`, `title`. */
export function namesOf(snapshot: Snapshot, path: string): string {
  const { class: classes = '', id = '' } = elementAt(snapshot, path)?.attribs ?? {}
  return `${classes} ${id}`.trim()
}

/** Where a sample stands, for evidence: its tag with the words in it, or its path. */
export function placeOf({ tag, path, text }: StyleSample): string {
  return text ? `${tag} "${text.slice(0, 40)}"` : `${tag} at ${path}`
}
