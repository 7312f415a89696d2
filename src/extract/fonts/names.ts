import { familyName, isGenericFamily } from '../../formats/font-family.ts'
import { view } from '../../snapshot/memo.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { stylesOf } from '../../snapshot/styles.ts'
import { listedFamilies } from './list.ts'
import { webFamiliesOf } from './web-families.ts'

/** Style words that single files of a family are named by. */
const STYLE_SUFFIXES = [
  /[-_](hairline|thin|(extra|ultra)-?light|light|book|normal|roman|medium|(semi|demi)-?bold|demi|(extra|ultra)-?bold|bold|heavy|black|italic|oblique|it|\d00)$/i,
  // Without a hyphen only words that are no name's: `Archivo Black` is a family of its own.
  / ?(hairline|thin|(extra|ultra)-?light|light|medium|(semi|demi)-?bold|(extra|ultra)-?bold|bold|italic|oblique)$/i,
]
/** Words for the size that a family's letters are drawn for. */
const OPTICAL_SUFFIX = /(?<=.)[-_ ](display|text|micro|caption|subhead|headline|deck|banner|poster|small)$/i

/** A weight of two words and a slope. */
const MAX_STYLE_WORDS = 3

/** A name without the style words at its end. */
export function withoutStyle(name: string): string {
  let stem = name
  for (let words = 0; words < MAX_STYLE_WORDS; words++) {
    const shorter = STYLE_SUFFIXES.map((suffix) => stem.replace(suffix, '').trim())
    stem = shorter.find((each) => each && each !== stem) ?? stem
  }
  return stem
}

/** One form for comparing spellings: `HelveticaNeue`, `Helvetica Neue`. */
export function squeezed(name: string): string {
  return name.replace(/[-_ ]/g, '').toLowerCase()
}

/**
 * The name a person knows a family of this page by. Style words go only where other names of the page share what is left
 * (`Gotham-Bold` beside `Gotham-Book`), words for optical sizes only where both names stand for the same file.
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

/** Names of families by the squeezed names that faces and lists give them. */
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

/** What two or more names have in common as `stemOf` cuts them, by squeezed name; of several spellings the one with spaces. */
function shared(
  faces: readonly Face[],
  stemOf: (name: string) => string,
  areOne: (faces: readonly Face[]) => boolean,
): Map<string, string> {
  const groups = new Map<string, Face[]>()
  for (const face of faces) {
    const key = squeezed(stemOf(face.name))
    const group = groups.get(key)
    if (group) group.push(face)
    else groups.set(key, [face])
  }
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
