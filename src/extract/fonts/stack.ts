import { isGenericFamily } from '../../formats/font-family.ts'
import { view } from '../../snapshot/memo.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { covers } from './coverage.ts'
import { isIconName, isLigature } from './icons.ts'
import { listedFamilies } from './list.ts'
import { namesOf, squeezed, withoutStyle } from './names.ts'
import { type WebFamily, webFamiliesOf } from './web-families.ts'

/** Families that come with an operating system: a list that reaches one stops there. */
const INSTALLED =
  /^(-apple-system|system-ui|blinkmacsystemfont|segoe ui|helvetica( neue)?|arial( black| narrow)?|verdana|tahoma|trebuchet ms|georgia|times( new roman)?|palatino|garamond|courier( new)?|consolas|menlo|monaco|lucida.*|impact|calibri|cambria|candara|roboto|ubuntu|cantarell|oxygen|noto sans|hiragino.*|yu gothic|meiryo|ms p?gothic|microsoft yahei|pingfang.*|malgun gothic|apple sd gothic neo|geeza pro)$/i

/** What a text is seen in. */
export interface Stack {
  /** The family that is taken to be seen, as a person would name it. */
  readonly family: string
  /** The rest of the list, generic families included. */
  readonly fallbacks: readonly string[]
  /** True when the choice is left to the browser: `family` is the keyword that does, or the last that has no face for the text. */
  readonly isGeneric: boolean
  readonly web: WebFamily | undefined
  /** Families before it that have no face for the text. */
  readonly passedOver: readonly string[]
}

/**
 * What a list of families shows a text in: the first family that the page loads and that has a face for most of the text's
 * letters, unless an installed one stands before it; else the first that has a name, loaded by means we cannot see; else what is
 * generic. Undefined for a value that names nothing.
 */
export type StackReader = (value: string, text: string) => Stack | undefined

/** Lists recur in many elements: each is read once, and once more for each family that a text is seen in. */
export const stackReaderOf = view((snapshot: Snapshot): StackReader => {
  const lists = new Map<string, List>()
  return (value, text) => {
    const list = lists.get(value) ?? listOf(snapshot, value)
    lists.set(value, list)
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
  /** It shows every text in the same family. */
  readonly isForAll: boolean
  /** What was found already, by the families passed over. */
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

/** Has no face for the text: by its ranges, or because it is made of pictures and the text is none of their names. */
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

/** The same family once more in the list, as a person writes it: `HelveticaNeue-Light, "Helvetica Neue"`, `Gotham-Bold, Gotham`. */
function wellSpelled(name: string, named: readonly string[]): string {
  const bare = squeezed(withoutStyle(name))
  const again = named.filter((other) => squeezed(other) === bare)
  return again.find((other) => other.includes(' ')) ?? (squeezed(name) === bare ? name : (again[0] ?? name))
}
