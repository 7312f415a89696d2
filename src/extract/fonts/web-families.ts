/** Lists the font families that a page loads, from its own files and from font services. */

import { groupedBy } from '../../model/keyed.ts'
import { view } from '../../snapshot/memo.ts'
import { linkTags } from '../../snapshot/meta.ts'
import { type Resource, resourceAt, type Snapshot } from '../../snapshot/snapshot.ts'
import { fontFacesOf } from '../../snapshot/styles.ts'
import { type CodeRange, joinedRanges } from './coverage.ts'

export interface WebFamily {
  readonly name: string
  /** Code points that its faces cover, as `joinedRanges` returns them; null means all. */
  readonly ranges: readonly CodeRange[] | null
  /** Absolute URLs of its font files. */
  readonly files: ReadonlySet<string>
  /** Why none of the requested files was loaded. Absent when one was, and when no file was requested. */
  readonly loadError: string | undefined
}

type Face = ReturnType<typeof fontFacesOf>[number]

/** Families of `@font-face` rules and font services, by lower-case name. */
export const webFamiliesOf = view((snapshot: Snapshot): ReadonlyMap<string, WebFamily> => {
  const families = new Map<string, WebFamily>()
  for (const { family: name, error } of orderedFamilies(snapshot)) {
    families.set(name.toLowerCase(), { name, ranges: null, files: new Set(), loadError: error })
  }
  const declared = groupedBy(fontFacesOf(snapshot), ({ family }) => family.toLowerCase())
  for (const [key, faces] of declared) families.set(key, familyOf(snapshot, faces))
  return families
})

function familyOf(snapshot: Snapshot, faces: readonly Face[]): WebFamily {
  const ranges = faces.flatMap(({ unicodeRange }) => unicodeRange ?? [])
  return {
    name: faces[0]?.family ?? '',
    ranges: faces.some(({ unicodeRange }) => unicodeRange === null) ? null : joinedRanges(ranges),
    files: new Set(faces.flatMap(({ urls }) => urls)),
    loadError: loadError(snapshot, faces),
  }
}

function loadError(snapshot: Snapshot, faces: readonly Face[]): string | undefined {
  const urls = faces.flatMap((face) => face.urls)
  if (urls.some((url) => url.startsWith('data:'))) return undefined
  const asked = urls.flatMap((url) => resourceAt(snapshot, url) ?? [])
  const [first] = asked
  return first && asked.every(isLost) ? whyLost(first) : undefined
}

function isLost({ status }: Resource): boolean {
  return status === 0 || status >= 400
}

function whyLost({ url, status, error }: Resource): string {
  return `${url}: ${error ?? `It answered with status ${status}.`}`
}

interface Ordered {
  readonly family: string
  /** Why the service's style sheet could not be loaded. */
  readonly error: string | undefined
}

/** Families that the page requests from font services, also by captured `@import`s, in page order. */
export const orderedFamilies = view((snapshot: Snapshot): readonly Ordered[] => {
  const linked = linkTags(snapshot, 'stylesheet').map(({ url }) => url)
  const captured = snapshot.resources.filter(({ kind }) => kind === 'stylesheet').map(({ url }) => url)
  return [...new Set([...linked, ...captured])].flatMap((url) => {
    const sheet = resourceAt(snapshot, url)
    const error = sheet && isLost(sheet) ? whyLost(sheet) : undefined
    return serviceFamilies(url).map((family) => ({ family, error }))
  })
})

/** Reads the URL of a font service: `family=Open+Sans:400|Lato`, `family=Inter:wght@400&family=…`. */
function serviceFamilies(url: string): string[] {
  if (!/^https?:\/\/(fonts\.(googleapis|bunny)\.(com|net)|api\.fontshare\.com)\//.test(url)) return []
  const { searchParams } = new URL(url)
  return [...searchParams.getAll('family'), ...searchParams.getAll('f[]')]
    .flatMap((list) => list.split('|'))
    .flatMap((family) => family.split(/[:@]/)[0]?.trim() || [])
}
