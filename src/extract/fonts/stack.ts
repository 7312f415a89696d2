/** Decides in which family of a `font-family` list a text is shown. */

import { isGenericFamily } from '../../formats/css/font-family.ts'
import { phrases, wholeText } from '../../lexicon/pattern.ts'
import { oncePer } from '../../model/keyed.ts'
import { view } from '../../snapshot/memo.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { covers } from './coverage.ts'
import { isIconName, isLigature } from './icons.ts'
import { listedFamilies } from './list.ts'
import { namesOf, squeezed, withoutStyle } from './names.ts'
import { type WebFamily, webFamiliesOf } from './web-families.ts'

const INSTALLED_FAMILIES = [
  ...phrases('-apple-system, system-ui, blinkmacsystemfont, segoe ui'),
  /helvetica( neue)?/,
  /arial( black| narrow)?/,
  ...phrases('verdana, tahoma, trebuchet ms, georgia'),
  ...[/times( new roman)?/, 'palatino', 'garamond', /courier( new)?/, 'consolas', 'menlo', 'monaco'],
  /lucida.*/,
  ...phrases('impact, calibri, cambria, candara, roboto, ubuntu, cantarell, oxygen, noto sans'),
  ...[/hiragino.*/, 'yu gothic', 'meiryo', /ms p?gothic/, 'microsoft yahei', /pingfang.*/],
  ...['malgun gothic', 'apple sd gothic neo', 'geeza pro'],
]

/**
 * Matches families of operating systems, which need not be loaded. The search for a web font ends at the
 * first of them.
 */
const INSTALLED = wholeText(INSTALLED_FAMILIES, 'i')

export interface Stack {
  /** The family that is probably shown, by its common name. */
  readonly family: string
  /** The rest of the list, including generic families. */
  readonly fallbacks: readonly string[]
  /**
   * True when the browser chooses the font. `family` is then a generic keyword, or the last family of a list
   * without a face for the text.
   */
  readonly isGeneric: boolean
  readonly web: WebFamily | undefined
  /** Families earlier in the list that have no face for the text. */
  readonly passedOver: readonly string[]
}

/**
 * Returns the family in which a `font-family` list shows a text. This is the first family that the page loads
 * and that has most letters of the text, unless an installed family precedes it. Otherwise it is the first
 * family with a name, which may be loaded in an unknown way, or else the generic family. Undefined for a
 * value without families.
 */
export type StackReader = (value: string, text: string) => Stack | undefined

/** Reads each list once for each set of passed-over families, because many elements share it. */
export const stackReaderOf = view((snapshot: Snapshot): StackReader => {
  const listIn = oncePer((value: string) => listOf(snapshot, value))
  return (value, text) => {
    const list = listIn(value)
    const passed = list.isForAll
      ? []
      : list.named.filter((family) => isPassedOver(snapshot, family, list, text))
    const key = passed.join()
    if (!list.stacks.has(key)) list.stacks.set(key, stackOf(snapshot, list, passed))
    return list.stacks.get(key)
  }
})

interface List {
  readonly families: readonly string[]
  readonly named: readonly string[]
  /** True when every text is shown in the same family. */
  readonly isForAll: boolean
  /** Results by the families that are passed over. */
  readonly stacks: Map<string, Stack | undefined>
}

function listOf(snapshot: Snapshot, value: string): List {
  const families = listedFamilies(value)
  const named = families.filter((family) => !isGenericFamily(family))
  const isForAll = named.every((family) => !isIconName(family) && !webFamily(snapshot, family)?.ranges)
  return { families, named, isForAll, stacks: new Map() }
}

function webFamily(snapshot: Snapshot, family: string): WebFamily | undefined {
  return webFamiliesOf(snapshot).get(family.toLowerCase())
}

/** Whether the text is outside the family's ranges, or it is an icon font and the text names none. */
function isPassedOver(snapshot: Snapshot, family: string, { named }: List, text: string): boolean {
  const ranges = webFamily(snapshot, family)?.ranges
  if (ranges) return !covers(ranges, text)
  return isIconName(family) && named.length > 1 && /\p{L}/u.test(text) && !isLigature(text)
}

function stackOf(
  snapshot: Snapshot,
  { families, named }: List,
  passedOver: readonly string[],
): Stack | undefined {
  const able = named.filter((family) => !passedOver.includes(family))
  const loaded = able.find((family) => webFamily(snapshot, family) || INSTALLED.test(family))
  const isWeb = loaded !== undefined && webFamily(snapshot, loaded) !== undefined
  const seen = (isWeb ? loaded : able[0]) ?? families.find(isGenericFamily) ?? families.at(-1)
  if (seen === undefined) return undefined
  const nameOf = namesOf(snapshot)
  const at = families.indexOf(seen)
  const isGeneric = !able.includes(seen)
  const family = isGeneric ? seen : wellSpelled(nameOf(seen), named)
  return {
    family,
    fallbacks: [...new Set(families.slice(at + 1).map(nameOf))].filter((name) => name !== family),
    isGeneric,
    web: webFamily(snapshot, seen),
    passedOver: passedOver.filter((other) => families.indexOf(other) < at).map(nameOf),
  }
}

/** Returns the better spelling elsewhere in the list: `Helvetica Neue` for `HelveticaNeue-Light`. */
function wellSpelled(name: string, named: readonly string[]): string {
  const bare = squeezed(withoutStyle(name))
  const again = named.filter((other) => squeezed(other) === bare)
  return again.find((other) => other.includes(' ')) ?? (squeezed(name) === bare ? name : (again[0] ?? name))
}
