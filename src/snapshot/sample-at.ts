import type { Element } from 'domhandler'
import type { StyleSample } from '../model/style.ts'
import { view } from './memo.ts'
import { pathAt } from './paths.ts'
import type { Snapshot } from './snapshot.ts'
import { stylesOf } from './styles.ts'

const byPath = view(
  (snapshot: Snapshot): ReadonlyMap<string, StyleSample> =>
    new Map(stylesOf(snapshot).map((sample) => [sample.path, sample])),
)

/** Returns the style sample of an element; undefined when it is not visible. */
export function sampleAt(snapshot: Snapshot, element: Element): StyleSample | undefined {
  const path = pathAt(snapshot, element)
  return path === undefined ? undefined : byPath(snapshot).get(path)
}
