import { familyName, isGenericFamily } from '../../formats/css/font-family.ts'
import { pattern, words } from '../../lexicon/pattern.ts'
import { groupedBy } from '../../model/keyed.ts'
import { view } from '../../snapshot/memo.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { stylesOf } from '../../snapshot/styles.ts'
import { listedFamilies } from './list.ts'
import { webFamiliesOf } from './web-families.ts'

const STYLE_WORDS = [
  'hairline',
  'thin',
  /(extra|ultra)-?light/,
  ...words('light book normal roman medium'),
  /(semi|demi)-?bold/,
  'demi',
  /(extra|ultra)-?bold/,
  ...words('bold heavy black italic oblique it'),
  /\d00/,
]

/** Words for weights and slopes at the end of names. */
const STYLE_SUFFIXES = [
  pattern('i')`[-_](${STYLE_WORDS})$`,
  // These words need no hyphen. `black` is left out, because `Archivo Black` is a family.
  / ?(hairline|thin|(extra|ultra)-?light|light|medium|(semi|demi)-?bold|(extra|ultra)-?bold|bold|italic|oblique)$/i,
]
/** Matches a word for an optical size of a family. */
const OPTICAL_SUFFIX = /(?<=.)[-_ ](display|text|micro|caption|subhead|headline|deck|banner|poster|small)$/i

/** A name may end with a weight in two words and a slope. */
const MAX_STYLE_WORDS = 3

export function withoutStyle(name: string): string {
  let stem = name
  for (let words = 0; words < MAX_STYLE_WORDS; words++) {
    const shorter = STYLE_SUFFIXES.map((suffix) => stem.replace(suffix, '').trim())
    stem = shorter.find((each) => each && each !== stem) ?? stem
  }
  return stem
}

/** Makes the same key from all spellings of a name: `HelveticaNeue`, `Helvetica Neue`. */
export function squeezed(name: string): string {
  return name.replace(/[-_ ]/g, '').toLowerCase()
}

/**
 * Returns the common name of a family on this page. Words for weights and slopes are removed only when other
 * families have the same name without them (`Gotham-Bold` beside `Gotham-Book`). Words for optical sizes are
 * removed only when both families use the same file.
 */
export const namesOf = view((snapshot: Snapshot): ((written: string) => string) => {
  const web = [...webFamiliesOf(snapshot).values()]
  const lists = new Set(stylesOf(snapshot).map(({ style }) => style.fontFamily))
  const listed = new Set([...lists].flatMap(listedFamilies).filter((family) => !isGenericFamily(family)))
  const names = sharedNames([...web, ...[...listed].map((name) => ({ name, files: NO_FILES }))])
  return (written) => {
    const name = familyName(written)
    return names.get(squeezed(name)) ?? name
  }
})

const NO_FILES: ReadonlySet<string> = new Set()

interface Face {
  readonly name: string
  readonly files: ReadonlySet<string>
}

/**
 * Returns a map from the names of families to the name that each has in common with other families. The keys
 * are the families' own names without spaces and hyphens, as `squeezed` makes them.
 */
function sharedNames(families: readonly Face[]): Map<string, string> {
  const faces = families.map(({ name, files }): Face => ({ name: familyName(name), files }))
  const byStyle = shared(faces, withoutStyle, () => true)
  const styled = faces.map(({ name, files }) => ({ name: byStyle.get(squeezed(name)) ?? name, files }))
  const files = styled.filter((face) => face.files.size > 0)
  const bySize = shared(files, (name) => name.replace(OPTICAL_SUFFIX, ''), haveOneFile)
  const names = new Map([...bySize, ...byStyle])
  for (const [key, name] of byStyle) names.set(key, bySize.get(squeezed(name)) ?? name)
  return names
}

/**
 * Groups the names that are equal without their endings, which `stemOf` cuts off. Returns the common name of
 * each group that has at least two different names, by the `squeezed` form of each of its names. A common
 * name that is spelled with spaces is preferred.
 */
function shared(
  faces: readonly Face[],
  stemOf: (name: string) => string,
  areOne: (faces: readonly Face[]) => boolean,
): Map<string, string> {
  const groups = groupedBy(faces, ({ name }) => squeezed(stemOf(name)))
  const names = new Map<string, string>()
  for (const [key, group] of groups) {
    const spellings = new Set(group.map(({ name }) => name))
    if (spellings.size < 2 || !areOne(group)) continue
    const bare = [...spellings].filter((name) => squeezed(name) === key)
    const best = bare.find((name) => name.includes(' ')) ?? bare[0] ?? stemOf(group[0]?.name ?? '')
    for (const spelling of spellings) names.set(squeezed(spelling), best)
  }
  return names
}

function haveOneFile(faces: readonly Face[]): boolean {
  const [first, ...others] = faces
  return others.every(({ files }) => [...files].some((file) => first?.files.has(file)))
}
