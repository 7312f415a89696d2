import { familyName, isGenericFamily, parseFamilies } from '../../formats/font-family.ts'
import { view } from '../../snapshot/memo.ts'
import { linkTags } from '../../snapshot/meta.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { fontFacesOf } from '../../snapshot/styles.ts'

/** Families that come with an operating system: a list that reaches one stops there. */
const INSTALLED =
  /^(-apple-system|system-ui|blinkmacsystemfont|segoe ui|helvetica( neue)?|arial( black| narrow)?|verdana|tahoma|trebuchet ms|georgia|times( new roman)?|palatino|garamond|courier( new)?|consolas|menlo|monaco|lucida.*|impact|calibri|cambria|candara|roboto|ubuntu|cantarell|oxygen|noto sans|hiragino.*|yu gothic|meiryo|ms p?gothic|microsoft yahei|pingfang.*|malgun gothic|apple sd gothic neo|geeza pro)$/i
/** Fonts of pictures: the words they carry are read by nobody. */
const ICON_FAMILY =
  /awesome|icons$|(^|[-_ ])icons?([-_ ]|$)|iconfont|icon-?font|icomoon|glyph|material symbols|^(slick|swiper|fontello|themify|flaticon|feather|star|woocommerce|revicons|etmodules|etline|linea(-\w+)?|wpr-\w+|vc-?\w*icons?\w*|codicon|videojs|lg|remixicon|uicons.*|fl-?icon\w*|social-?icons?|simple-line-icons)$/i
const EMOJI = /emoji|symbola|segoe ui symbol/i

/** Families that the page loads, by lower-case name: from its own `@font-face` rules and from font services that it links. */
const webFamilies = view((snapshot: Snapshot): ReadonlySet<string> => {
  const faces = fontFacesOf(snapshot).map(({ family }) => family)
  const linked = linkTags(snapshot, 'stylesheet').flatMap(({ url }) => serviceFamilies(url))
  return new Set([...faces, ...linked].map((family) => family.toLowerCase()))
})

/** Families in the address of a font service's style sheet: `family=Open+Sans:400|Lato`, `family=Inter:wght@400&family=…`. */
function serviceFamilies(url: string): string[] {
  if (!/^https?:\/\/(fonts\.(googleapis|bunny)\.(com|net)|api\.fontshare\.com)\//.test(url)) return []
  return new URL(url).searchParams
    .getAll('family')
    .flatMap((list) => list.split('|'))
    .flatMap((family) => family.split(':')[0]?.trim() || [])
}

export interface Stack {
  /** The family that is taken to be seen, as a person would name it. */
  readonly family: string
  /** The rest of the list, generic families included. */
  readonly fallbacks: readonly string[]
}

/**
 * Family that a list shows: the first that the page loads, unless an installed one stands before it; else the
 * first that has a name, loaded by means we cannot see. A list of generic families gives its first.
 */
export function stackOf(snapshot: Snapshot, value: string): Stack | undefined {
  const families = parseFamilies(value).filter((family) => !EMOJI.test(family))
  const named = families.filter((family) => !isGenericFamily(family))
  const loaded = named.find(
    (family) => webFamilies(snapshot).has(family.toLowerCase()) || INSTALLED.test(family),
  )
  const isWeb = loaded !== undefined && webFamilies(snapshot).has(loaded.toLowerCase())
  const seen = (isWeb ? loaded : named[0]) ?? families[0]
  if (seen === undefined) return undefined
  const cleaned = familyName(seen)
  // `HelveticaNeue-Light, "Helvetica Neue"`: the same family twice, once as a person writes it.
  const family = named.find((other) => other.includes(' ') && squeeze(other) === squeeze(cleaned)) ?? cleaned
  const rest = families.slice(families.indexOf(seen) + 1).map(familyName)
  return { family, fallbacks: [...new Set(rest)].filter((name) => name !== family) }
}

function squeeze(name: string): string {
  return name.replace(/[-_ ]/g, '').toLowerCase()
}

/** Families that a font service is asked for, as a person would name them; no icon fonts. */
export function linkedFamilies(snapshot: Snapshot): string[] {
  const linked = linkTags(snapshot, 'stylesheet').flatMap(({ url }) => serviceFamilies(url))
  return [...new Set(linked.map(familyName))].filter((family) => !isIconFamily(family))
}

export function isIconFamily(family: string): boolean {
  return ICON_FAMILY.test(family)
}
